/** Which of some businesses two states of the law data tell something else. */
import type { Facts } from '../rules/truth.ts';
import { answerOf, daysToCompare, dutiesChanged, lawOfPack } from './answers-compared.ts';
import type { DataOfPack, LawAnswer, LawOfPack } from './answers-compared.ts';

export interface AskingBusiness {
  readonly facts: Facts;
  /** One state; every law on record if left out. */
  readonly state?: string | undefined;
  /** The one day asked about; if left out, today and every later day on which a law changes. */
  readonly asOf?: string | undefined;
}

export interface Affected {
  /** The place of the business in the list, from 0. */
  readonly index: number;
  readonly state: string;
  /** The first day on which the two differ. */
  readonly day: string;
  readonly before: LawAnswer['verdict'];
  readonly after: LawAnswer['verdict'];
  /** Duties that begin, end or move on that day; their ids. */
  readonly duties: readonly string[];
}

function firstFlip(
  [before, after]: readonly [LawOfPack, LawOfPack],
  facts: Facts,
  days: readonly string[],
): Omit<Affected, 'index' | 'state'> | undefined {
  let moved: Omit<Affected, 'index' | 'state'> | undefined;
  for (const day of days) {
    const [was, is] = [answerOf(before, facts, day), answerOf(after, facts, day)];
    const duties = dutiesChanged(was, is);
    const found = { day, before: was.verdict, after: is.verdict, duties };
    if (was.verdict !== is.verdict) return found;
    if (duties.length > 0) moved ??= found;
  }
  return moved;
}

/**
 * Every business and law with another verdict, or with other duties or first days. A verdict that
 * flips comes before a duty that moves earlier.
 */
export function affectedBy(
  before: DataOfPack,
  after: DataOfPack,
  businesses: readonly AskingBusiness[],
  today: string,
): Affected[] {
  const all = [...new Set([...before.laws, ...after.laws].map(({ state }) => state))].toSorted();
  const pairs = new Map<string, readonly [LawOfPack, LawOfPack]>(
    all.map((state) => [state, [lawOfPack(before, state), lawOfPack(after, state)]]),
  );
  return businesses.flatMap(({ facts, state: only, asOf }, index) =>
    (only === undefined ? all : [only]).flatMap((state) => {
      const pair = pairs.get(state);
      if (!pair) return [];
      const days = asOf === undefined ? daysToCompare(...pair, today) : [asOf];
      const flip = firstFlip(pair, facts, days);
      return flip ? [{ index, state, ...flip }] : [];
    }),
  );
}
