/** What two states of the book of laws without a size test tell one business differently. */
import type { FactBook } from '#law/schema.ts';
import type { SmallLaw, SmallLawBook } from '#law/small-laws-book.ts';
import { shelfOf, type SmallAnswer, type SmallShelf } from './shelf.ts';
import { smallTaskKey } from './small-facts.ts';

interface SmallSide {
  /** The questions of the records. */
  readonly facts: FactBook;
  readonly book: SmallLawBook;
}

interface SmallSubject {
  readonly answers: readonly SmallAnswer[];
  /** The states in which the business was said to have people. */
  readonly named: readonly string[];
}

type SmallStanding = 'binds' | 'may bind' | 'starts later' | 'does not bind';

export interface SmallChange {
  readonly id: string;
  /** Names of laws stay English. */
  readonly name: string;
  readonly before: SmallStanding;
  readonly after: SmallStanding;
  /** The first day of a law that starts later. */
  readonly from: string | null;
}

interface Stood {
  readonly standing: SmallStanding;
  readonly from: string | null;
  /** Numbers of the things that it asks of this business, in one line. */
  readonly asks: string;
}

const ABSENT: Stood = { standing: 'does not bind', from: null, asks: '' };

function stoodIn(shelf: SmallShelf, law: SmallLaw | undefined): Stood {
  if (!law) return ABSENT;
  const isAmong = (list: SmallShelf['bound']) => list.some(({ id }) => id === law.id);
  if (isAmong(shelf.open)) return { ...ABSENT, standing: 'may bind' };
  const coming = shelf.coming.find(({ id }) => id === law.id);
  if (coming)
    return {
      ...ABSENT,
      standing: coming.then === 'cannot tell' ? 'may bind' : 'starts later',
      from: coming.from ?? null,
    };
  if (!isAmong(shelf.bound)) return ABSENT;
  const owed = (law.asks ?? []).filter(
    ({ number }) => !shelf.notOwed.has(smallTaskKey(law.id, number)),
  );
  return { standing: 'binds', from: null, asks: owed.map(({ number }) => number).join() };
}

/** What may bind for want of an answer is asked about where the business looks at these laws. */
const isSure = ({ standing }: Stood) => standing === 'binds' || standing === 'starts later';

/**
 * The laws that bind it otherwise, start on another day, or ask for other things, as of a calendar
 * date (ISO). Pure.
 */
export function smallChanges(
  before: SmallSide,
  after: SmallSide,
  { answers, named }: SmallSubject,
  asOf: string,
): SmallChange[] {
  const [was, is] = [before, after].map(({ facts, book }) => ({
    laws: new Map(book.laws.map((law) => [law.id, law])),
    shelf: shelfOf({ facts, book, answers, named, asOf }),
  }));
  if (!was || !is) return [];
  return [...new Set([...was.laws.keys(), ...is.laws.keys()])].flatMap((id) => {
    const [old, now] = [was, is].map(({ laws, shelf }) => stoodIn(shelf, laws.get(id)));
    if (!old || !now || JSON.stringify(old) === JSON.stringify(now)) return [];
    if (!isSure(old) && !isSure(now)) return [];
    const name = (is.laws.get(id) ?? was.laws.get(id))?.name ?? id;
    return [{ id, name, before: old.standing, after: now.standing, from: now.from }];
  });
}
