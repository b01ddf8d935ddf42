/** Holds a claim against the record of a law on a day. Unsure is "not in our records". */
import { addDays } from '#calendar/dates.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import type { FactKey, LawRecord, Prong } from '#law/schema.ts';
import { countsSince } from '../since.ts';
import type { Found, ReadClaim, RightClaim, TestClaim } from './claim.ts';

export const unsure = (why: string): Found => ({
  standing: 'not in our records',
  why,
  entries: [],
});
const found = (
  standing: Found['standing'],
  why: string,
  entries: string[],
  since?: string,
): Found => ({
  standing,
  why,
  entries,
  since,
});

/** What the numbers of a test are of; a test with other facts is not compared. */
const OF_TESTS: Partial<Record<FactKey, 'people' | 'percent' | 'money' | 'sale'>> = {
  consumers: 'people',
  sellsOrSharesConsumers: 'people',
  saleRevenuePercent: 'percent',
  annualRevenueUSD: 'money',
  sellsPersonalData: 'sale',
  sellsForMoney: 'sale',
  targetedAdvertising: 'sale',
  acquiresPersonalData: 'sale',
};

interface Numbers {
  readonly people: readonly number[];
  readonly percent: readonly number[];
  readonly money: readonly number[];
  readonly sale: boolean;
}

const sameSet = (one: readonly number[], other: readonly number[]) =>
  new Set(one).size === new Set(other).size && one.every((each) => other.includes(each));

const alike = (one: Numbers, other: Numbers) =>
  one.sale === other.sale &&
  sameSet(one.people, other.people) &&
  sameSet(one.percent, other.percent) &&
  sameSet(one.money, other.money);

/** The numbers of a test, and whether each is a "more than"; undefined: it asks other things. */
function numbersOf(prong: Prong): (Numbers & { over: boolean }) | undefined {
  if (!prong.if || prong.reach !== 'full') return undefined;
  const conditions = conditionsOf(prong.if);
  if (conditions.some(({ fact }) => OF_TESTS[fact] === undefined)) return undefined;
  const of = (kind: string) =>
    conditions.flatMap(({ fact, value }) =>
      OF_TESTS[fact] === kind && typeof value === 'number' ? [value] : [],
    );
  const bounds = conditions.filter(({ value }) => typeof value === 'number').map(({ op }) => op);
  return {
    people: of('people'),
    percent: of('percent'),
    money: of('money'),
    sale: conditions.some(({ fact }) => OF_TESTS[fact] === 'sale'),
    over: bounds.every((op) => op === '>'),
  };
}

/** The kinds of numbers in a test: only tests with the same can contradict one another. */
const shape = ({ people, percent, money, sale }: Numbers) =>
  JSON.stringify([people.length > 0, percent.length > 0, money.length > 0, sale]);

function holdTest({ applicability, effective }: LawRecord, claim: TestClaim, asked: string): Found {
  const day = asked < effective ? effective : asked;
  const tests = applicability.prongs.flatMap((prong) => {
    const numbers = numbersOf(prong);
    return numbers ? [{ prong, numbers }] : [];
  });
  const same = tests.filter(({ numbers }) => alike(numbers, claim));
  const now = same.filter(({ prong }) => counts(prong, day));
  if (now.some(({ numbers }) => claim.over && !numbers.over))
    return unsure('The number is on record; whether it must be passed or only reached is not.');
  if (now.length > 0) return found('supported', 'The same numbers stand in this test.', idsOf(now));
  const coming = same.find(({ prong }) => prong.from !== undefined && prong.from > day);
  if (coming)
    return { ...unsure(`On record only from ${coming.prong.from} on.`), entries: idsOf([coming]) };
  return notOnDay(tests, same, claim, day);
}

interface Compared {
  readonly prong: Prong;
  readonly numbers: Numbers;
}

const idsOf = (tests: readonly Compared[]) => tests.map(({ prong }) => `prong/${prong.id}`);

/** Of numbers that stand in no test of the day: ended, another, or not known. */
function notOnDay(
  tests: readonly Compared[],
  same: readonly Compared[],
  claim: TestClaim,
  day: string,
): Found {
  const others = tests.filter(
    ({ prong, numbers }) => counts(prong, day) && shape(numbers) === shape(claim),
  );
  const gone = same.find(({ prong }) => prong.until !== undefined && prong.until < day);
  const last = gone?.prong.until;
  if (gone && last !== undefined)
    return found('superseded', 'This test has ended.', idsOf([gone, ...others]), addDays(last, 1));
  const elsewhere = tests.filter(({ numbers }) =>
    numbers.people.some((each) => claim.people.includes(each)),
  );
  if (elsewhere.length > 0)
    return {
      ...unsure('The number stands in a test that asks for more.'),
      entries: idsOf(elsewhere),
    };
  const single = claim.people.length + claim.percent.length + claim.money.length === 1;
  if (!single || others.length === 0)
    return unsure(
      'No test of this kind with these numbers is on record, nor another that settles it.',
    );
  const why = `The test of this kind has another number${sinceOf(others)}.`;
  return found('contradicted', why, idsOf(others));
}

const sinceOf = (tests: readonly { readonly prong: Prong }[]) => {
  const [from] = tests.flatMap(({ prong }) => prong.from ?? []);
  return from === undefined ? '' : `, which counts from ${from} on`;
};

/** Of these the comparison of laws says, too, that a law lacks them. */
const SURELY_LACKED: ReadonlySet<string> = new Set(['correct', 'portability']);

function holdRight(law: LawRecord, { right, has }: RightClaim, day: string): Found {
  const own = law.rights.find(({ id }) => id === right);
  const since = own?.text.startsWith('Since ') === true ? countsSince(own.text, day) : undefined;
  if (since !== undefined)
    return { ...unsure(`On record only from ${since} on.`), entries: [`right/${right}`] };
  if (own)
    return has
      ? found('supported', 'This right is on record.', [`right/${right}`])
      : found('contradicted', 'This right is on record.', [`right/${right}`]);
  if (!SURELY_LACKED.has(right)) return unsure('This right is not on record.');
  return found(has ? 'contradicted' : 'supported', 'The law gives no such right.', ['law/name']);
}

function holdDays(law: LawRecord, about: 'answer' | 'appeal' | 'extension', days: number): Found {
  const { respondDays, appealRespondDays, extensionDays } = law.requests;
  const own = { answer: respondDays, appeal: appealRespondDays, extension: extensionDays }[about];
  if (own === null || own === 0) return unsure('The record names no such number of days.');
  return own === days
    ? found('supported', `The record says ${own} days.`, ['rule/requests'])
    : found('contradicted', `The record says ${own} days.`, ['rule/requests']);
}

function holdCure({ enforcement: { cure } }: LawRecord, days: number | null, day: string): Found {
  const entries = ['rule/cure'];
  const over = cure.until !== null && cure.until < day;
  if (days === null) {
    if (cure.days === null || over)
      return found('supported', 'No time to cure is guaranteed on this day.', entries);
    return cure.mandatory
      ? found('contradicted', `The record gives ${cure.days} days on this day.`, entries)
      : unsure('Time to cure may be given, and need not be.');
  }
  if (cure.days === null) return found('contradicted', 'The law has no time to cure.', entries);
  if (days !== cure.days)
    return found(
      'contradicted',
      `The record has ${cure.days} days${over ? ', which have ended' : ''}.`,
      entries,
    );
  if (over)
    return found(
      'superseded',
      'This time to cure has ended.',
      entries,
      addDays(cure.until ?? '', 1),
    );
  return cure.mandatory
    ? found('supported', `The record gives ${cure.days} days.`, entries)
    : { ...unsure('These days may be given, and need not be.'), entries };
}

function holdDay({ effective, timeline }: LawRecord, day: string): Found {
  if (day === effective)
    return found('supported', 'The law is in force from this day.', ['effective/effective']);
  return timeline.some(({ date }) => date === day)
    ? unsure('Something else happened on this day: get_law tells what.')
    : found('contradicted', `The law is in force from ${effective}.`, ['effective/effective']);
}

/** What the record says of a claim on a day. */
export function claimAgainst(law: LawRecord, claim: ReadClaim, day: string): Found {
  switch (claim.about) {
    case 'test':
      return holdTest(law, claim, day);
    case 'right':
      return holdRight(law, claim, day);
    case 'day':
      return holdDay(law, claim.day);
    case 'no cure':
      return holdCure(law, null, day);
    case 'cure':
      return holdCure(law, claim.days, day);
    default:
      return holdDays(law, claim.about, claim.days);
  }
}
