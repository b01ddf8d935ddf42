/**
 * Whether better sources and other words change what businesses are told: the older state of the
 * data with them alone, asked about the law's cases and about random businesses.
 */
import fc from 'fast-check';
import { affectedBy, type AskingBusiness } from '#engine/law-changes/concerned.ts';
import type { ChangedEntry } from '#engine/law-changes/entries.ts';
import { LAW_CASES } from '#law/cases.server.ts';
import type { LawRecord } from '#law/schema.ts';
import { completeFacts, randomFacts } from '../../tests/random-facts.ts';
import type { PackStep } from './pack-steps.ts';

interface Listed {
  readonly id: string;
}

/** A list as it was, but with some of its entries as they are now: changed, added or taken out. */
function withSome<T extends Listed>(
  old: readonly T[],
  now: readonly T[],
  some: readonly ChangedEntry[],
): T[] {
  // of an entry with another id, both ids are told
  const ids = new Set(some.flatMap(({ id, what }) => [id, /^id: (\S+) → /.exec(what)?.[1] ?? id]));
  return [...old.filter(({ id }) => !ids.has(id)), ...now.filter(({ id }) => ids.has(id))];
}

function lawWith(was: LawRecord, is: LawRecord, entries: readonly ChangedEntry[]): LawRecord {
  const of = (part: string) => entries.filter((entry) => entry.part === part);
  const whole = Object.fromEntries(
    of('record').map(({ id }) => [id, is[id as keyof LawRecord]]),
  ) as Partial<LawRecord>;
  const { prongs: _, ...applicability } = whole.applicability ?? was.applicability;
  return {
    ...was,
    ...whole,
    applicability: {
      ...applicability,
      prongs: withSome(was.applicability.prongs, is.applicability.prongs, of('prongs')),
    },
    exemptions: withSome(was.exemptions, is.exemptions, of('exemptions')),
    requirements: withSome(was.requirements, is.requirements, of('requirements')),
  };
}

/** The older data of a step with some of its differences. */
function dataWith({ before, after }: PackStep, entries: readonly ChangedEntry[]) {
  const laws = before.laws.map((was) => {
    const is = after.laws.find(({ state }) => state === was.state);
    return is
      ? lawWith(
          was,
          is,
          entries.filter(({ state }) => state === was.state),
        )
      : was;
  });
  const asked = new Set(entries.filter(({ part }) => part === 'facts.json').map(({ id }) => id));
  const facts = before.facts.facts.map(
    (was) => (asked.has(was.key) && after.facts.facts.find(({ key }) => key === was.key)) || was,
  );
  return { laws, facts: { ...before.facts, facts } };
}

/** The law's cases on their days, and as many random businesses as wanted. */
function businesses({ before }: PackStep, random: number): AskingBusiness[] {
  const cases = LAW_CASES.flatMap(({ state, cases: all }) =>
    all.map(({ facts, asOf }) => ({ state, facts, asOf })),
  );
  const definitions = before.facts.facts;
  const some = fc.sample(
    fc.oneof(completeFacts(definitions, before.laws), randomFacts(definitions, before.laws)),
    { numRuns: random, seed: 32 },
  );
  return [...cases, ...some.map((facts) => ({ facts }))];
}

/** The states in which quiet entries of a step change an answer or a duty; none, if all is well. */
export function statesWithOtherAnswers(
  step: PackStep,
  quiet: readonly ChangedEntry[],
  random: number,
): string[] {
  const data = dataWith(step, quiet);
  const found = affectedBy(step.before, data, businesses(step, random), step.day);
  return [...new Set(found.map(({ state }) => state))];
}
