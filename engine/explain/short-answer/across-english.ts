/** What several laws have in common, or not, as sentences: from the records only, as of a day. */
import type { FactKey, LawRecord } from '#law/schema.ts';
import { counted, list, longDate } from '#text/english.ts';
import { capital } from '#text/case.ts';
import { changeDates } from '#engine/verdict/change-days.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';
import { bound, dollarsInWords } from './bounds-english.ts';
import { briefWay } from './brief.ts';
import { PEOPLE, factsOf, waysOn } from './ways.ts';
import type { Way } from './ways.ts';
import { inFigures } from '#text/figures.ts';

type Laws = readonly LawRecord[];

const names = (laws: Laws) => list(laws.map(({ name }) => name).toSorted());
const inForce = (laws: Laws, day: string) => laws.filter(({ effective }) => effective <= day);
const asks = (way: Way, fact: FactKey) => way.all.flatMap(factsOf).includes(fact);
const countsPeople = (way: Way) => [...PEOPLE].some((fact) => asks(way, fact));
/** The first day on which a law counts, or this one. */
const dayIn = ({ effective }: LawRecord, day: string) => (effective > day ? effective : day);

/** The least number of people that brings a whole law in by itself. */
const leastPeople = (law: LawRecord, day: string): number | undefined =>
  waysOn(law, day)
    .flatMap(({ all }) => (all.length === 1 ? all.flatMap(conditionsOf) : []))
    .flatMap(({ fact, value }) =>
      fact === 'consumers' && typeof value === 'number' ? [value] : [],
    )
    .toSorted((one, other) => one - other)[0];

/** "Delaware starts at 35,000, and at 10,000 from January 1, 2027." */
export function startsAt(law: LawRecord, day: string): string {
  const now = leastPeople(law, day);
  if (now === undefined) return '';
  const later = changeDates(law, []).find(
    (date) => date > day && leastPeople(law, date) !== now && leastPeople(law, date) !== undefined,
  );
  const then =
    later === undefined
      ? ''
      : `, and at ${inFigures(leastPeople(law, later) ?? 0)} from ${longDate(later)}`;
  return `${law.name} starts at ${inFigures(now)}${then}.`;
}

/** Laws in force that count no people at all, by what they ask instead. */
export function countNobody(laws: Laws, day: string): string {
  const open = inForce(laws, day).filter((law) => !waysOn(law, day).some(countsPeople));
  const sba = open.filter((law) => waysOn(law, day).every((way) => asks(way, 'sbaSmallBusiness')));
  const others = open.filter((law) => !sba.includes(law));
  const bySize =
    sba.length > 0
      ? `${names(sba)} count nobody: they bind every business that is not small under federal SBA rules.`
      : '';
  const rest =
    others.length === 0
      ? ''
      : `${names(others)} ${others.length === 1 ? 'counts' : 'count'} nobody either.`;
  return [bySize, rest].filter(Boolean).join(' ');
}

/**
 * The revenue that every way into the law asks for, but that of car makers; undefined if one asks
 * for none.
 */
function revenueOfAll(law: LawRecord, day: string): string | undefined {
  const asked = waysOn(law, day)
    .filter((way) => !asks(way, 'carMaker'))
    .map(({ all }) => all.flatMap(conditionsOf).find(({ fact }) => fact === 'annualRevenueUSD'));
  const [first] = asked;
  if (first === undefined || asked.some((each) => each?.value !== first.value)) return undefined;
  const figure = dollarsInWords(Number(first.value));
  return first.op === '>' ? `over ${figure}` : `${figure} or more`;
}

/** Ways in that ask for no count of people, of laws that count people too; few owners make cars. */
const besideCounts = (law: LawRecord, day: string): Way[] => {
  const ways = waysOn(law, day);
  const others = ways.filter((way) => !countsPeople(way) && !asks(way, 'carMaker'));
  return ways.some(countsPeople) ? others : [];
};

const statesInWords = (law: LawRecord, ways: readonly Way[]) =>
  ways.map((way) => briefWay(way, law.name)).join(', or ');

/** "California: revenue over $26,625,000, or …." for each law that has such ways. */
export const otherWays = (laws: Laws, day: string): string =>
  inForce(laws, day)
    .map((law) => ({ law, ways: besideCounts(law, day) }))
    .filter(({ ways }) => ways.length > 0)
    .map(({ law, ways }) => `${law.name}: ${statesInWords(law, ways)}.`)
    .join(' ');

/** The same for laws that start, and ways that are added, later. */
export function otherWaysLater(laws: Laws, day: string): string {
  const found = laws.flatMap((law) => {
    const known = new Set(law.effective <= day ? besideCounts(law, day).map(({ id }) => id) : []);
    const dates = changeDates(law, []).filter((date) => date > day && date >= law.effective);
    return dates.flatMap((date) => {
      const added = besideCounts(law, date).filter(({ id }) => !known.has(id));
      for (const { id } of added) known.add(id);
      const open = added.some(({ id }) => law.doubts.some(({ about }) => about?.includes(id)));
      const text = `${law.name} (${statesInWords(law, added)}${open ? ', as reported' : ''})`;
      return added.length > 0 ? [{ date, text }] : [];
    });
  });
  return [...Map.groupBy(found, ({ date }) => date)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, each]) => `From ${longDate(date)}: ${each.map(({ text }) => text).join('; ')}.`)
    .join(' ');
}

/** Laws with a part that binds firms of any size. */
export const anySize = (laws: Laws, day: string): string =>
  names(
    inForce(laws, day).filter(({ applicability: { prongs } }) =>
      prongs.some((prong) => prong.reach === 'limited' && counts(prong, day)),
    ),
  );

type Signal = 'sure' | 'conditional' | 'none';

const signalOf = ({ optOutSignal }: LawRecord, day: string): Signal => {
  const { required, from, conditional } = optOutSignal;
  if (!required || (from ?? '') > day) return 'none';
  return conditional === undefined ? 'sure' : 'conditional';
};

/** The laws in force that ask for the browser's signal: always, with conditions, or not. */
const signalLaws = (laws: Laws, day: string, signal: Signal): Laws =>
  inForce(laws, day).filter((law) => signalOf(law, day) === signal);

const since = ({ name, optOutSignal: { from } }: LawRecord) =>
  `${name} since ${longDate(from ?? '')}`;

/**
 * "Delaware asks you to obey it since …. So do …. … ask for it with conditions. … do not ask for
 * it."
 */
export function signals(laws: Laws, day: string, first: readonly string[]): string {
  const sure = signalLaws(laws, day, 'sure');
  const dated = first.flatMap((code) => sure.find(({ state }) => state === code) ?? []);
  const others = sure.filter((law) => !dated.includes(law));
  const conditional = signalLaws(laws, day, 'conditional');
  const [lead, ...rest] = dated.map(since);
  return [
    `${list([lead?.replace(' since', ' asks you to obey it since') ?? '', ...rest])}.`,
    `So do ${names(others)}.`,
    `${names(conditional)} ask for it with conditions.`,
    `${names(signalLaws(laws, day, 'none'))} do not ask for it.`,
  ].join(' ');
}

/** Laws that leave a firm out because it is small under the SBA's rules. */
export const smallBySba = (laws: Laws, day: string): string =>
  names(
    inForce(laws, day).filter(({ exemptions }) =>
      exemptions.some(
        ({ level, if: rule, ...each }) =>
          level === 'entity' &&
          counts(each, day) &&
          rule !== undefined &&
          factsOf(rule).includes('sbaSmallBusiness'),
      ),
    ),
  );

/**
 * "Some laws ask for a revenue first: Tennessee more than $25 million, Utah $25 million or more."
 */
export function smallByRevenue(laws: Laws, day: string): string {
  const found = inForce(laws, day).flatMap((law) => {
    const least = revenueOfAll(law, day);
    const part = anySize([law], day) === '' ? '' : ', but for one part';
    return least === undefined ? [] : [`${law.name} (${least}${part})`];
  });
  return found.length === 0 ? '' : `Some laws ask for a revenue first: ${found.join(', ')}.`;
}

/**
 * "From May 1, 2027, Alabama leaves out a business with fewer than 500 employees that sells no
 * data."
 */
export const smallByStaff = (laws: Laws, day: string): string =>
  laws
    .flatMap((law) =>
      law.exemptions.flatMap((each) => {
        const on = dayIn(law, day);
        const rule = each.if;
        if (each.level !== 'entity' || rule === undefined || !counts(each, on)) return [];
        const conditions = conditionsOf(rule);
        const staff = conditions.find(({ fact }) => fact === 'employees');
        if (!staff || conditions.some(({ fact, value }) => fact === 'nonprofit' && value === true))
          return [];
        const sells = conditions.some(({ fact }) => fact === 'sellsPersonalData');
        const who = `a business with ${bound(staff)} employees${sells ? ' that sells no data on people' : ''}`;
        const from = law.effective > day ? `From ${longDate(law.effective)}, ` : '';
        return [`${from}${law.name} leaves out ${who}.`];
      }),
    )
    .join(' ');

/**
 * "Two more laws have been passed. Alabama starts on May 1, 2027, and Vermont on January 1, 2028."
 */
export function comingLaws(laws: Laws, day: string): string {
  const coming = laws.filter(({ effective }) => effective > day);
  const groups = [...Map.groupBy(coming, ({ effective }) => effective)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const parts = groups.map(
    ([date, each], at) =>
      `${names(each)} ${at === 0 ? (each.length === 1 ? 'starts ' : 'start ') : ''}on ${longDate(date)}`,
  );
  if (parts.length === 0) return '';
  const more = counted(coming.length, 'more law has', 'more laws have');
  return `${capital(more)} been passed. ${parts.join(', ')}.`;
}

/**
 * "Delaware’s count falls to 10,000 people on January 1, 2027, …": counts of people that change.
 */
export const changingCounts = (laws: Laws, day: string): string =>
  inForce(laws, day)
    .flatMap((law) => {
      const now = leastPeople(law, day);
      const date = changeDates(law, []).find(
        (each) =>
          each > day && leastPeople(law, each) !== now && leastPeople(law, each) !== undefined,
      );
      if (now === undefined || date === undefined) return [];
      const then = leastPeople(law, date) ?? 0;
      const back = waysOn(law, date).some(({ yearBefore }) => yearBefore)
        ? `, and it looks back at the people you have in ${Number(date.slice(0, 4)) - 1}`
        : '';
      return [
        `${law.name}’s count ${then < now ? 'falls' : 'rises'} to ${inFigures(then)} people on ${longDate(date)}${back}.`,
      ];
    })
    .join(' ');

/** "California has three tests: revenue over …, or ….": all ways into one law. */
export function waysIn(law: LawRecord, day: string): string {
  const ways = waysOn(law, dayIn(law, day));
  return `${law.name} has ${counted(ways.length, 'test', 'tests')}: ${statesInWords(law, ways)}.`;
}
