/** The input of the notice check: for which states, and what is known of the business. */
import { closeFacts, indexFacts, valueProblem } from '#engine/facts/facts.ts';
import type { NoticeQuestion } from '#engine/notice/notice.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { factKey } from '#law/schema.ts';
import { data } from '#web/pages/notice-checker/page-data.server.ts';

const index = indexFacts(FACT_BOOK);
export const VIEW = data();

/**
 * A number of people below the least for which a law requires a yearly report of requests; the page
 * uses the same.
 */
const FEW = { least: 0, most: 9_999_999 };

interface Refusal {
  readonly error: string;
}

function statesOf(written: string | undefined): { states: string[] } | Refusal {
  const known = VIEW.laws.map(({ state }) => state);
  if (written === undefined) return { states: known };
  const states = written
    .split(',')
    .map((state) => state.trim().toUpperCase())
    .filter((state) => state !== '');
  const unknown = states.find((state) => !known.includes(state));
  if (unknown !== undefined)
    return { error: `no law on record for state "${unknown}". Known are: ${known.join(', ')}.` };
  return states.length === 0 ? { error: '--states names no state' } : { states };
}

function factsOf(given: unknown): { facts: Facts } | Refusal {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { error: 'the facts must be one JSON object: { "sellsPersonalData": false }' };
  const facts: Record<string, number | boolean> = {};
  for (const [key, value] of Object.entries(given)) {
    const known = factKey.safeParse(key);
    const definition = known.success ? index.byKey.get(known.data) : undefined;
    if (!definition) return { error: `unknown fact "${key}"` };
    if (value === null) continue;
    const problem = valueProblem(definition, value);
    if (problem) return { error: problem };
    facts[key] = value as number | boolean;
  }
  const closed = closeFacts(facts, index);
  if ('contradiction' in closed) {
    const [one, other] = closed.contradiction.facts;
    return { error: `${one} and ${other} contradict each other. ${closed.contradiction.why}` };
  }
  return { facts: { consumers: FEW, ...closed.facts } };
}

/** The input of the engine, or a message about what is wrong with the options. */
export function noticeQuestion(
  states: string | undefined,
  facts: unknown,
): NoticeQuestion | Refusal {
  const own = statesOf(states);
  if ('error' in own) return own;
  const known = factsOf(facts);
  if ('error' in known) return known;
  const asOf = new Date().toISOString().slice(0, 10);
  return { ...own, ...known, asOf, elements: VIEW.elements, laws: VIEW.laws };
}
