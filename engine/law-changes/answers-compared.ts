/** What two states of the law data tell one business about one law, on one day. */
import type { FactBook, LawRecord } from '#law/schema.ts';
import { closeFacts, indexFacts } from '../facts/facts.ts';
import type { FactIndex } from '../facts/facts.ts';
import { weigh } from '../rules/applicability.ts';
import type { VerdictKind } from '../rules/applicability.ts';
import { turningDays } from '../rules/turning-days.ts';
import type { Facts } from '../rules/truth.ts';
import { dutiesOf } from '../duties/duties.ts';
import { addDays } from '#calendar/dates.ts';

/** One law with the facts' book of the same state of the data. */
export interface LawOfPack {
  /** undefined: that state of the data has no such law. */
  readonly law: LawRecord | undefined;
  readonly index: FactIndex;
}

export interface LawAnswer {
  readonly verdict: VerdictKind | 'no law on record' | 'answers contradict each other';
  /** Requirement id → `owed`, `may be owed`, or `coming up 2027-01-01`. */
  readonly duties: Readonly<Record<string, string>>;
}

/** One state of the law data, as far as verdicts and duties rest on it. */
export interface DataOfPack {
  readonly laws: readonly LawRecord[];
  readonly facts: FactBook;
}

export const lawOfPack = ({ laws, facts }: DataOfPack, state: string): LawOfPack => ({
  law: laws.find((law) => law.state === state),
  index: indexFacts(facts),
});

/** The verdict on a calendar date (ISO), and what is owed. */
export function answerOf({ law, index }: LawOfPack, facts: Facts, day: string): LawAnswer {
  if (!law) return { verdict: 'no law on record', duties: {} };
  const closed = closeFacts(facts, index);
  if ('contradiction' in closed) return { verdict: 'answers contradict each other', duties: {} };
  const weighed = weigh(law, closed.facts, day, index);
  const duties = dutiesOf(weighed, day).map(
    ({ requirement, owed, from }) =>
      [requirement.id, from === null ? owed : `${owed} ${from}`] as const,
  );
  return {
    verdict: day < law.effective ? 'not in force yet' : weighed.verdict,
    duties: Object.fromEntries(duties),
  };
}

/** Requirement ids whose state differs. */
export const dutiesChanged = (before: LawAnswer, after: LawAnswer): string[] =>
  [...new Set([...Object.keys(before.duties), ...Object.keys(after.duties)])].filter(
    (id) => before.duties[id] !== after.duties[id],
  );

/** A day, and the later ones on which either state of a law begins to say something else. */
export function daysToCompare(before: LawOfPack, after: LawOfPack, from: string): string[] {
  const days = [before.law, after.law].flatMap((law) =>
    law ? [...turningDays(law), ...dutyDays(law)] : [],
  );
  return [...new Set([from, ...days.filter((day) => day > from)])].toSorted();
}

const dutyDays = ({ requirements }: LawRecord) =>
  requirements.flatMap(({ from, until }) => [
    ...(from === undefined ? [] : [from]),
    ...(until === undefined ? [] : [addDays(until, 1)]),
  ]);
