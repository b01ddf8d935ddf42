/** What a version was made from, kept with it, and what of it differs from another version's. */
import * as z from 'zod/mini';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { answerText } from '#documents/reports/answer-words.ts';
import type { Filling, Value } from '#documents/values/filling.ts';
import { asText } from '#documents/values/values.ts';
import { FACTS_EN } from '#engine/explain/facts-en.ts';
import type { Known } from '#engine/rules/truth.ts';
import { stateName } from '#law/codes.ts';
import type { FactBook } from '#law/books.ts';
import { capital } from '#text/case.ts';
import { list } from '#text/english.ts';

const known = z.union([z.boolean(), z.number(), z.object({ least: z.number(), most: z.number() })]);
const value = z.custom<Value>(
  (given) =>
    z.safeParse(z.union([z.string(), z.array(z.string()), z.array(z.array(z.string()))]), given)
      .success,
);
const versionInputs = z.object({
  /** Answers, by state and fact. */
  answers: z.record(z.string(), z.record(z.string(), known)),
  /** Details and values of the data map that its template uses, by name. */
  details: z.record(z.string(), value),
});
export type VersionInputs = z.infer<typeof versionInputs>;

/** The day is told beside it. */
const OWN_DAY = 'lastUpdated';

/**
 * What a document is made from. JSON has no infinity: a number without a limit is a very large one.
 */
export function inputsOf({ template, reach = {}, values }: Filling): VersionInputs {
  const answers = Object.entries(reach).map(([state, { facts }]) => [state, finite(facts)]);
  const details = Object.entries(values).filter(
    ([name]) => template.variables.includes(name) && name !== OWN_DAY,
  );
  return { answers: Object.fromEntries(answers), details: Object.fromEntries(details) };
}

const finite = (facts: object) =>
  Object.fromEntries(
    Object.entries(facts as Record<string, Known>).map(([fact, each]) => [
      fact,
      typeof each === 'object' ? { ...each, most: Math.min(each.most, ENDLESS) } : each,
    ]),
  );
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Stored inputs; undefined for a version made before they were kept. */
export const readInputs = (stored: unknown): VersionInputs | undefined =>
  z.safeParse(versionInputs, stored).data;

export interface InputChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Which answers and details changed, in words. */
export function inputChanges(
  before: VersionInputs,
  after: VersionInputs,
  facts: FactBook,
): InputChange[] {
  return [...answerChanges(before.answers, after.answers, facts), ...detailChanges(before, after)];
}

type Answers = VersionInputs['answers'];

function answerChanges(before: Answers, after: Answers, { facts }: FactBook): InputChange[] {
  const states = Object.keys(after).filter((state) => state in before);
  return facts.flatMap(({ key, type, perState }) => {
    const answerIn = (all: Answers, state: string) => {
      const answer = all[state]?.[key];
      return answer === undefined ? 'not known' : answerText(answer, type);
    };
    const changed = states.filter((state) => answerIn(before, state) !== answerIn(after, state));
    const shown = perState ? changed : changed.slice(0, 1);
    return shown.map((state) => ({
      what: capital(FACTS_EN[key].missing(stateName(state))),
      before: answerIn(before, state),
      after: answerIn(after, state),
    }));
  });
}

function detailChanges(before: VersionInputs, after: VersionInputs): InputChange[] {
  const names = Object.keys(DICTIONARY.variables).filter(
    (name) => name in before.details || name in after.details,
  );
  return names.flatMap((name) => {
    const [one, other] = [before.details[name], after.details[name]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const { label = name, listed } = DICTIONARY.variables[name] ?? {};
    const [said, now] = [shortText(one), shortText(other)];
    return [
      {
        what: capital((listed ?? label).replace(/^table: /i, '')),
        before: said,
        after: said === now ? `${now}, other words` : now,
      },
    ];
  });
}

const MOST = 120;

/** A value on one line: a table by its rows. */
function shortText(given: Value | undefined): string {
  if (given === undefined) return 'not told';
  const rows = given as readonly (string | readonly string[])[];
  if (typeof given !== 'string' && Array.isArray(rows[0])) {
    const count = rows.length - 1;
    return `a table of ${count} ${count === 1 ? 'row' : 'rows'}`;
  }
  const text = asText(typeof given === 'string' ? given : list(given as readonly string[]));
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1)}…`;
}
