/**
 * Time per decision, as the pages and the server call it: verdicts of all laws for one business,
 * with reasons and what would settle them, and whole assessments; compared with plain functions in
 * the same run. `npm run bench:engine`. FULL=0 skips the million businesses.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { assessment as assessmentReply } from '#contract/results.ts';
import { assess, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { weigh } from '#engine/rules/applicability.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { decide } from '#engine/verdict/verdict.ts';
import { CORPUS, FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { bundleOf, DECIDING, packed, WHOLE } from './engine/bundle.ts';
import { manyBusinesses } from './engine/businesses.ts';
import { decisionOf } from './engine/decisions.ts';
import { reassess } from './engine/million.ts';
import { plainFunctions } from './engine/plain.ts';
import { assessedIn } from './engine/assessed.ts';
import { machine, timeAll, type Timing } from './engine/timing.ts';
import { inFigures } from '#text/figures.ts';

const ON = '2026-11-21';
const BUSINESSES = 64;
const BATCHES = 100;
/** Bytes, brotli 11. */
const GOAL_BYTES = 2500;

const index = indexFacts(FACT_BOOK);
const decisions = LAWS.map((law) => decisionOf(law, ON));
const source = { laws: LAWS, book: FACT_BOOK, index };
const known = manyBusinesses(source, { count: BUSINESSES, unknown: 0, seed: 7 });
const half = manyBusinesses(source, { count: BUSINESSES, unknown: 0.5, seed: 7 });

const say = (line = '') => process.stdout.write(`${line}\n`);
const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The verdicts of all laws, with every prong and exemption that they rest on. */
const weighAll = (facts: readonly Facts[]) =>
  LAWS.map((law, at) => weigh(law, facts[at] ?? {}, ON, index));
/** The same with reasons, what would settle an open verdict, and what was assumed. */
const decideAll = (facts: readonly Facts[]) =>
  LAWS.map((law, at) => decide(law, facts[at] ?? {}, ON, index));
const verdictsOf = (all: readonly { readonly verdict: string }[]) =>
  all.map(({ verdict }) => verdict);

const plain = plainFunctions(decisions);

/** A comparison makes sense only if both agree. */
function agree(): void {
  for (const [at, facts] of known.entries()) {
    const [ours, theirs] = [verdictsOf(weighAll(facts)).join(), plain(facts).join()];
    if (ours !== theirs) throw new Error(`business ${at}: ${ours}\n${theirs}`);
  }
}

const WEIGHED = 'ours, verdicts with every prong and exemption';
const DECIDED = 'ours, with reasons and what would settle them';

function row(name: string, { p50, p99, min }: Timing, limit: Timing): void {
  const cells = [p50, p99, min].map((figure) => figure.toFixed(2));
  say(`| ${name} | ${cells.join(' | ')} | ${(p50 / limit.p50).toFixed(1)} |`);
}

function decideBesidePlain(): void {
  const at = (all: readonly Facts[][]) => (business: number) => all[business] ?? [];
  const [one, other] = [at(known), at(half)];
  const weighed = (facts: readonly Facts[]) => lengthOf(verdictsOf(weighAll(facts)));
  const decided = (facts: readonly Facts[]) => lengthOf(verdictsOf(decideAll(facts)));
  const timed = timeAll(
    [
      { name: 'plain function', call: (b) => lengthOf(plain(one(b))), rounds: 40 },
      { name: WEIGHED, call: (b) => weighed(one(b)), rounds: 4 },
      { name: `${WEIGHED}, half unknown`, call: (b) => weighed(other(b)), rounds: 4 },
      { name: DECIDED, call: (b) => decided(one(b)), rounds: 1 },
      { name: `${DECIDED}, half unknown`, call: (b) => decided(other(b)), rounds: 1 },
    ],
    BUSINESSES,
    BATCHES,
  );
  const limit = timed.get('plain function') as Timing;
  say(`\nMicroseconds for all ${LAWS.length} laws and one business; ${BUSINESSES} businesses.\n`);
  say('| Engine | p50 | p99 | fastest | times the plain function |\n|---|---|---|---|---|');
  for (const [name, timing] of timed) row(name, timing, limit);
}

/** The reply of an assessment as the server writes it: worked out, held to its schema, as JSON. */
const replyOf = (input: AssessmentInput) =>
  JSON.stringify(z.parse(assessmentReply, assess(CORPUS, input)));

/** How long the replies are, and how long they are on their way to a browser. */
function replySizes(): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const size = (json: string) => {
    const bytes = Buffer.from(json);
    return `${kilobytes(bytes.length)}, on its way ${kilobytes(brotliCompressSync(bytes, quick).length)}`;
  };
  for (const count of [1, 5, 20]) {
    const { input } = assessedIn(count, ON, index);
    const states = count === 1 ? 'one state' : `${count} states`;
    say(`Reply for ${states}: ${size(replyOf(input))} (goal for twenty on its way 60 kB).`);
  }
}

/** A whole assessment, as the server computes it, compared with its decisions. */
function assessments(): void {
  const timed = timeAll(
    [1, 5, 20].flatMap((count) => {
      const { input, facts, laws } = assessedIn(count, ON, index);
      return [
        {
          name: `its decisions, ${count} states`,
          call: () =>
            lengthOf(verdictsOf(laws.map((law, at) => weigh(law, facts[at] ?? {}, ON, index)))),
          rounds: 10,
        },
        {
          name: `assessment, ${count} states`,
          call: () => assess(CORPUS, input).tasks.length,
          rounds: 1,
        },
        { name: `its reply, ${count} states`, call: () => replyOf(input).length, rounds: 1 },
      ];
    }),
    1,
    BATCHES,
  );
  say('\nMicroseconds for one whole assessment, without the database.\n');
  say('| What | p50 | p99 | fastest |\n|---|---|---|---|');
  for (const [name, { p50, p99, min }] of timed)
    say(`| ${name} | ${[p50, p99, min].map((figure) => figure.toFixed(0)).join(' | ')} |`);
}

async function sizes(): Promise<void> {
  for (const [name, parts] of [
    ['deciding, with every prong and exemption', DECIDING],
    ['with reasons and what would settle it', WHOLE],
  ] as const) {
    const code = await bundleOf(parts);
    say(
      `Engine without data, ${name}: ${packed(code)} bytes brotli, ${code.length} minified (goal ${GOAL_BYTES}).`,
    );
  }
}

async function million(): Promise<void> {
  const count = 1_000_000;
  const { rate, seconds, deciding, memory, verdicts } = await reassess(count, 2, ON);
  say(
    `${inFigures(count)} businesses on two threads: ${seconds.toFixed(1)} s, ${inFigures(Math.round(rate))} a second, ${Math.round(deciding * 100)} % of it deciding and the rest putting facts together; memory ${Math.round(memory / 1e6)} MB at most.`,
  );
  say(
    Object.entries(verdicts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([word, number]) => `${word}: ${inFigures(number)}`)
      .join(', '),
  );
}

say(machine());
say(`${LAWS.length} laws on ${ON}.`);
agree();
say(`Both agree on ${BUSINESSES} businesses of which everything is known.`);
decideBesidePlain();
assessments();
say();
replySizes();
await sizes();
if (process.env['FULL'] !== '0') await million();
say(machine());
