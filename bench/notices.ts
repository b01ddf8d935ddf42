/**
 * Measures the notice checker: defects inserted into notices that we wrote, and false alarms on the
 * unchanged notices; then the figures recorded on public notices of others.
 * `npm run bench:notices`; SEED=n inserts others, LIST=1 lists every error, NOTICES_DIR=folder
 * measures notices with judgments in a folder (outside-notices.ts).
 */
import { readFileSync } from 'node:fs';
import { measureOutside } from './outside-notices.ts';
import { FOREIGN, read } from '../tests/notices/foreign.ts';
import { checked } from '../tests/notices/asking.ts';
import { sharesOf, together } from '../tests/notices/figures.ts';
import { textOf } from '../tests/notices/marks.ts';
import { measureForeign } from '../tests/notices/measure-foreign.ts';
import type { Measured } from '../tests/notices/measure-foreign.ts';
import { measureOurs } from '../tests/notices/measure-ours.ts';
import { ourNotices } from '../tests/notices/ours.ts';

const SEED = Number(process.env['SEED'] ?? 7);
const OURS = 36;
const GOAL = { seen: 0.95, falseAlarms: 0.05 };

const say = (line = '') => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function row(name: string, measured: Measured): void {
  const { seen, falseAlarms, unclear, absentSeen } = sharesOf(measured);
  const { notices, planted, seen: count, intact } = measured;
  say(
    `| ${[name, notices, planted, `${count} (${percent(seen)})`, intact.present, percent(falseAlarms), percent(unclear), `${intact.absent} (${percent(absentSeen)})`].join(' | ')} |`,
  );
}

function worst({ byKind }: Measured): void {
  const kinds = [...byKind]
    .map(([kind, [planted, seen]]) => ({ kind, planted, seen }))
    .filter(({ planted, seen }) => seen < planted)
    .toSorted((one, other) => one.seen / one.planted - other.seen / other.planted);
  say();
  say('Kinds of defects that were not always seen, the worst first:');
  for (const { kind, planted, seen } of kinds.slice(0, 20)) say(`  ${kind}: ${seen} of ${planted}`);
}

/** Processor time for a text, divided by that for half of it: 2 is linear. */
function lengths(): void {
  const notice = FOREIGN.find(({ name }) => name.startsWith('01'));
  if (!notice) return;
  const text = textOf(notice.pieces);
  const timed = (times: number) => {
    const long = read('text', [{ text: text.repeat(times), marks: [] }]);
    const best = Array.from({ length: 3 }, () => {
      const start = process.cpuUsage();
      checked(long, notice.states, notice.facts);
      return process.cpuUsage(start).user;
    });
    return Math.min(...best);
  };
  timed(4);
  const times = [8, 16, 32].map(timed);
  const ratios = times.slice(1).map((time, at) => (time / (times[at] ?? time)).toFixed(2));
  say();
  say(`Twice the length takes ${ratios.join(' and ')} times as long (2 is linear).`);
}

interface Recorded {
  readonly about: string;
  readonly measures: readonly {
    readonly name: string;
    readonly date: string;
    readonly notices: number;
    readonly neverLookedAt: number;
    readonly found: { readonly rows: number; readonly wrong: number };
    readonly missing: { readonly rows: number; readonly wrong: number };
    readonly unclear: { readonly rows: number; readonly wrong: number };
  }[];
}

const of = (wrong: number, rows: number) =>
  `${wrong} of ${rows} (${percent(rows === 0 ? 0 : wrong / rows)})`;

/** Figures that were measured once on public notices of others. */
function recorded(): void {
  const { about, measures } = JSON.parse(
    readFileSync(new URL('./notices-measured.json', import.meta.url), 'utf8'),
  ) as Recorded;
  say();
  say(`Public notices of others, as recorded. ${about}`);
  say();
  say(
    '| Measure | Date | Notices | Never looked at before | False "found" | False "missing" | False "unclear" |',
  );
  say('|---|---|---|---|---|---|---|');
  for (const { name, date, notices, neverLookedAt, found, missing, unclear } of measures)
    say(
      `| ${[name, date, notices, neverLookedAt, of(found.wrong, found.rows), of(missing.wrong, missing.rows), of(unclear.wrong, unclear.rows)].join(' | ')} |`,
    );
}

/** The same measurement now, on a folder of notices with judgments. */
async function outside(): Promise<void> {
  const folder = process.env['NOTICES_DIR'];
  if (folder === undefined) return;
  const counted = await measureOutside(folder);
  say();
  for (const [result, { rows, wrong }] of Object.entries(counted)) {
    say(`${result}: ${of(wrong.length, rows)} wrong`);
    for (const each of wrong) say(`  ${each}`);
  }
}

const ours = await measureOurs(ourNotices(OURS, SEED), SEED, true);
const known = measureForeign(
  FOREIGN.filter(({ heldOut }) => !heldOut),
  SEED,
);
const heldOut = measureForeign(
  FOREIGN.filter((notice) => notice.heldOut),
  SEED,
);
const all = together(ours, known, heldOut);

say(
  'Every notice of this table was written by us. What the checker does on public notices of others stands below it.',
);
say();
say(
  '| Notices | Count | Planted | Seen | There | False alarms | Called unclear | Not there (seen) |',
);
say('|---|---|---|---|---|---|---|---|');
row('Made by our generator', ours);
row('Written by us in other voices, looked at', known);
row('Written by us in other voices, held out', heldOut);
row('All', all);
worst(all);
lengths();
if (process.env['LIST'] === '1') {
  for (const line of [...known.unseen, ...ours.unseen]) say(`not seen: ${line}`);
  for (const line of [
    ...known.intact.falselyMissing,
    ...ours.intact.falselyMissing,
    ...known.alarms,
    ...ours.alarms,
  ])
    say(`false alarm: ${line}`);
}
recorded();
await outside();
const { seen, falseAlarms } = sharesOf(all);
const met = seen >= GOAL.seen && falseAlarms < GOAL.falseAlarms;
say();
say(`Goals: at least 95 % seen, under 5 % false alarms: ${met ? 'met' : 'NOT met'}.`);
if (!met) process.exitCode = 1;
