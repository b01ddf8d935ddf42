/**
 * How well the opt-out tester sees, on the 35 sites of our own first set: RUNS times each (20 if
 * not said), or those of SITES="1 8 15" alone. Ends with 1 where a number of
 * docs/decisions/0095-sites-of-the-tests.md does not hold.
 */
import { holdAgainst, type Comparison } from '../tests/site/against-truth.ts';
import { hostsFile, testOne, type Ran } from '../tests/site/command.ts';
import { serveSites } from '../tests/site/server.ts';
import { TRUTHS } from '../tests/site/truths/ways.ts';

const RUNS = Number(process.env['RUNS'] ?? 20);
const CHOSEN = new Set((process.env['SITES'] ?? '').split(/\D+/).filter(Boolean).map(Number));

interface Tested extends Ran {
  readonly number: number;
  readonly held: Comparison;
}

const HOLDS = {
  found: 98,
  medianSeconds: 180,
  mostSeconds: 300,
  medianMegabytes: 600,
} as const;

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const total = (all: readonly Tested[], of: (held: Comparison) => number) =>
  all.reduce((sum, { held }) => sum + of(held), 0);

async function runAll(): Promise<{ all: Tested[]; touches: readonly string[] }> {
  const served = await serveSites();
  const file = hostsFile(served);
  const all: Tested[] = [];
  for (let run = 1; run <= RUNS; run += 1)
    for (const site of served.sites) {
      const truth = TRUTHS.find(({ number }) => number === site.number);
      if (!truth || (CHOSEN.size > 0 && !CHOSEN.has(site.number))) continue;
      const ran = await testOne(site, file.path);
      const result = holdAgainst(truth, ran.said);
      all.push({ ...ran, number: site.number, held: result });
      const { missed, falseAlarms, falseStopped } = result;
      const faults = [...falseStopped, ...falseAlarms, ...missed.map((what) => `missed ${what}`)];
      process.stderr.write(
        `run ${run}, ${site.number} ${site.host}: ${ran.seconds.toFixed(0)} s${faults.map((fault) => `\n  ${fault}`).join('')}\n`,
      );
    }
  file.drop();
  await served.close();
  return { all, touches: served.touches };
}

/** Sites with the same words in every run. */
function sameness(all: readonly Tested[]): readonly [same: number, sites: number] {
  const bySite = Map.groupBy(all, ({ number }) => number);
  const same = [...bySite.values()].filter(
    (runs) => new Set(runs.map(({ held }) => held.sameness)).size === 1,
  );
  return [same.length, bySite.size];
}

const { all, touches } = await runAll();
const expected = total(all, (held) => held.expected);
const found = ((expected - total(all, (held) => held.missed.length)) / expected) * 100;
const falseAlarms = total(all, (held) => held.falseAlarms.length);
const falseStopped = total(all, (held) => held.falseStopped.length);
const [same, sites] = sameness(all);
const seconds = all.map((each) => each.seconds);
const measured = all.map((each) => each.megabytes).filter((each) => each > 0);

/** What was measured, the bound, and whether it holds. */
const LINES: readonly (readonly [what: string, figure: string, holds: boolean])[] = [
  [
    'problems found',
    `${found.toFixed(1)} % of ${expected} (at least ${HOLDS.found})`,
    found >= HOLDS.found,
  ],
  ['false alarms', String(falseAlarms), falseAlarms === 0],
  ['false "stopped"', String(falseStopped), falseStopped === 0],
  ['canary touches', String(touches.length), touches.length === 0],
  [`same words in ${RUNS} runs`, `${same} of ${sites} sites`, same === sites],
  [
    'seconds, median',
    `${median(seconds).toFixed(0)} (at most ${HOLDS.medianSeconds})`,
    median(seconds) <= HOLDS.medianSeconds,
  ],
  [
    'seconds, most',
    `${Math.max(...seconds).toFixed(0)} (at most ${HOLDS.mostSeconds})`,
    Math.max(...seconds) <= HOLDS.mostSeconds,
  ],
  [
    'MB of the browser (PSS), median',
    measured.length === 0
      ? 'not measured here'
      : `${median(measured).toFixed(0)} (at most ${HOLDS.medianMegabytes})`,
    median(measured) <= HOLDS.medianMegabytes,
  ],
];
console.log(`The opt-out tester on ${sites} of our own sites, ${RUNS} runs each:`);
for (const [what, figure, holds] of LINES)
  console.log(`${holds ? 'holds' : 'FAILS'}  ${what}: ${figure}`);
process.exit(LINES.every(([, , holds]) => holds) ? 0 : 1);
