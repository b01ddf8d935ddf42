/**
 * What a decision costs: all laws for one business, against other engines in the same run. `npm run bench:engine`.
 * FULL=0 leaves out the million businesses.
 */
import { explainAll, wordsOf } from '#engine/rules/applicability.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { makeReady, type Part } from '#engine/rules/ready.ts';
import { truthAt, type Levels } from '#engine/rules/rule-steps.ts';
import type { Facts, Known } from '#engine/rules/truth.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { bundleOf, DECIDING, packed, WHOLE } from './engine/bundle.ts';
import { manyBusinesses } from './engine/businesses.ts';
import { decisionOf } from './engine/decisions.ts';
import { reassess } from './engine/million.ts';
import { inOne, jsonLogicOf, jsonRulesOf, plainFunctions } from './engine/peers.ts';
import { machine, timeAll, timeLater, type Timing } from './engine/timing.ts';

const ON = '2026-11-21';
const BUSINESSES = 64;
const BATCHES = 100;
/** Microseconds for all laws, ratio, bytes. */
const GOALS = { bare: 2.5, explained: 10, times: 55, bytes: 2500 };

const index = indexFacts(FACT_BOOK);
const ready = makeReady(LAWS, ON, index);
const decisions = LAWS.map((law) => decisionOf(law, ON));
const perState = new Set(FACT_BOOK.facts.flatMap(({ key, perState: of }) => (of ? [key] : [])));
const isPerState = (fact: FactKey) => perState.has(fact);
const source = { laws: LAWS, book: FACT_BOOK, index };
const known = manyBusinesses(source, { count: BUSINESSES, unknown: 0, seed: 7 });
const half = manyBusinesses(source, { count: BUSINESSES, unknown: 0.5, seed: 7 });

const say = (line = '') => process.stdout.write(`${line}\n`);
const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** Every part with its truth and section, every condition of it with its value, its figure and its truth. */
function touch(
  parts: readonly Part<unknown>[],
  levels: Levels,
  values: readonly (Known | undefined)[],
): number {
  let sum = 0;
  for (const { cite, place, conditions } of parts) {
    sum += cite.length;
    if (truthAt(levels, place) === true) sum += 1;
    for (const { place: at, read, figure } of conditions) {
      const value = values[read];
      sum += figure;
      if (typeof value === 'number') sum += value;
      else if (value === true) sum += 1;
      if (truthAt(levels, at) === true) sum += 1;
    }
  }
  return sum;
}

function explain(facts: readonly Facts[]): number {
  const { words, levels, values } = explainAll(ready, facts);
  let sum = 0;
  for (let at = 0; at < words.length; at++) {
    const law = ready.laws[at] as (typeof ready.laws)[number];
    sum += (words[at] as string).length + touch(law.full, levels, values);
    sum += touch(law.limited, levels, values) + touch(law.exemptions, levels, values);
  }
  return sum;
}

const plain = plainFunctions(decisions);
const logic = jsonLogicOf(decisions);
const rules = jsonRulesOf(decisions, isPerState);
const flat = known.map((facts) => inOne(facts, isPerState));

/** Figures of engines that disagree would compare nothing. */
async function agree(): Promise<void> {
  for (const [at, facts] of known.entries()) {
    const ours = wordsOf(ready, facts).join();
    const theirs = [plain(facts), logic(facts), await rules.run(flat[at] ?? {})];
    if (theirs.some((words) => words.join() !== ours))
      throw new Error(`business ${at}: ${ours}\n${theirs.map((words) => words.join()).join('\n')}`);
  }
}

const BARE = 'ours, verdicts alone';
const EXPLAINED = 'ours, every condition explained';

function row(name: string, { p50, p99, min }: Timing, limit: Timing): void {
  const cells = [p50, p99, min].map((figure) => figure.toFixed(2));
  say(`| ${name} | ${cells.join(' | ')} | ${(p50 / limit.p50).toFixed(1)} |`);
}

async function decide(): Promise<void> {
  const at = (all: readonly Facts[][]) => (business: number) => all[business] ?? [];
  const [one, other] = [at(known), at(half)];
  const timed = timeAll(
    [
      { name: 'plain function', call: (b) => lengthOf(plain(one(b))), rounds: 40 },
      { name: BARE, call: (b) => wordsOf(ready, one(b)).length, rounds: 20 },
      { name: `${BARE}, half unknown`, call: (b) => wordsOf(ready, other(b)).length, rounds: 20 },
      { name: EXPLAINED, call: (b) => explain(one(b)), rounds: 8 },
      { name: `${EXPLAINED}, half unknown`, call: (b) => explain(other(b)), rounds: 8 },
      { name: 'json-logic-js 2', call: (b) => lengthOf(logic(one(b))), rounds: 1 },
    ],
    BUSINESSES,
    BATCHES,
  );
  const jsonRules = await timeLater(
    async (b) => lengthOf(await rules.run(flat[b] ?? {})),
    BUSINESSES,
    20,
  );
  const limit = timed.get('plain function') as Timing;
  say(`\nMicroseconds for all ${LAWS.length} laws and one business; ${BUSINESSES} businesses.\n`);
  say('| Engine | p50 | p99 | fastest | times the plain function |\n|---|---|---|---|---|');
  for (const [name, timing] of timed) row(name, timing, limit);
  row('json-rules-engine 7', jsonRules, limit);
  const [bare, explained] = [timed.get(BARE) as Timing, timed.get(EXPLAINED) as Timing];
  const times = jsonRules.p50 / explained.p50;
  say(
    `\nVerdicts alone ${bare.p50.toFixed(2)} µs (goal ${GOALS.bare}); explained ${explained.p50.toFixed(2)} µs (goal ${GOALS.explained}).`,
  );
  say(
    `Explaining every condition, ${times.toFixed(0)} times as fast as json-rules-engine (goal ${GOALS.times}).`,
  );
}

async function sizes(): Promise<void> {
  for (const [name, parts] of [
    ['deciding all laws, with every condition', DECIDING],
    ['with reasons and what would settle it', WHOLE],
  ] as const) {
    const code = await bundleOf(parts);
    say(
      `Engine without data, ${name}: ${packed(code)} bytes brotli, ${code.length} minified (goal ${GOALS.bytes}).`,
    );
  }
}

async function million(): Promise<void> {
  const count = 1_000_000;
  const { rate, seconds, deciding, memory, words } = await reassess(count, 2, ON);
  say(
    `${count.toLocaleString('en-US')} businesses on two threads: ${seconds.toFixed(1)} s, ${Math.round(rate).toLocaleString('en-US')} a second, ${Math.round(deciding * 100)} % of it deciding and the rest putting facts together; memory ${Math.round(memory / 1e6)} MB at most.`,
  );
  say(
    Object.entries(words)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([word, number]) => `${word}: ${number.toLocaleString('en-US')}`)
      .join(', '),
  );
}

const parts = ready.laws.flatMap(({ full, limited, exemptions }) => [
  ...full,
  ...limited,
  ...exemptions,
]);
const all = parts.reduce((sum, { conditions }) => sum + conditions.length, 0);
say(machine());
say(
  `${LAWS.length} laws on ${ON}: ${parts.length} prongs and exemptions, ${all} conditions, ${ready.conditions.length} of them different.`,
);
await agree();
say(`All engines agree on ${BUSINESSES} businesses of which everything is known.`);
await decide();
say();
await sizes();
if (process.env['FULL'] !== '0') await million();
say(machine());
