/** The shelf of laws without a size test: ten firms by hand, what is asked, and what is stored. */
import { describe, expect, test } from 'vitest';
import { shelfOf, type SmallAnswer } from '#engine/small-laws/shelf.ts';
import { isSmallFact } from '#engine/small-laws/small-facts.ts';
import { SMALL_FACTS } from '#engine/words/small-facts.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import type { FactKey } from '#law/schema.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import { PAGES } from '#web/pages.ts';
import { data } from '#web/pages/small-laws/page-data.server.ts';
import { stepFor } from '#web/parts/interview/answers/steps.ts';
import { groupsOf, stepOf } from '#web/parts/small-laws/asked.ts';

const DAY = '2026-11-27';
const shelf = (answers: readonly SmallAnswer[], named: readonly string[] = [], asOf = DAY) =>
  shelfOf({ facts: FACT_BOOK, book: SMALL_LAWS, answers, named, asOf });
const told = (facts: Readonly<Record<string, boolean | number | null>>): SmallAnswer[] =>
  Object.entries(facts).map(([fact, value]) => ({ fact, state: null, value }));
const ids = (laws: readonly { readonly id: string }[]) => laws.map(({ id }) => id).toSorted();

/** Decided by reading each law, before the engine was asked. */
const TRUTHS: Readonly<Record<string, { readonly bound: string[]; readonly coming?: string[] }>> = {
  // no site, no list, no cards: nothing but fair dealing
  barber: { bound: ['ftc-act'] },
  // a camera that only films takes no face prints
  shop: { bound: ['caloppa', 'can-spam', 'cipa', 'ftc-act'] },
  therapist: { bound: ['breach', 'ftc-act', 'washington-health'] },
  // pupils under 18; none under 13 gives data there
  tutor: { bound: ['ftc-act', 'ny-child-data'] },
  // the app has log-ins, which Texas does not list
  'food-truck': { bound: ['ftc-act', 'tcpa'] },
  blogger: { bound: ['can-spam', 'doppa', 'ftc-act', 'nevada-sale'] },
  nonprofit: { bound: ['breach', 'can-spam', 'massachusetts-security'] },
  'app-maker': { bound: ['caloppa', 'coppa', 'ftc-act'], coming: ['california-age-signals'] },
  cleaner: { bound: ['breach', 'ftc-act', 'illinois-bipa'] },
  landlord: { bound: ['breach', 'ftc-act'], coming: ['colorado-admt'] },
};

describe.each(['/laws', '/es/laws'])('the ten firms of %s', (path) => {
  const page = PAGES.find((each) => each.path === path);
  const { firms } = data(page ?? { ...(PAGES[0] as (typeof PAGES)[number]), path });
  test('are those judged by hand', () => {
    expect(firms.map(({ id }) => id).toSorted()).toEqual(Object.keys(TRUTHS).toSorted());
  });
  test.each(firms.map((firm) => [firm.id, firm] as const))('%s', (id, { bound, coming, first }) => {
    expect(ids(bound)).toEqual(TRUTHS[id]?.bound);
    expect(ids(coming)).toEqual(TRUTHS[id]?.coming ?? []);
    expect(first).not.toBe('');
  });
});

test('every law stands on one shelf, whatever is known', () => {
  for (const answers of [[], told({ peopleInIL: true }), told({ nonprofit: true, bank: true })]) {
    const { bound, coming, open, cleared } = shelf(answers, ['CA', 'TX']);
    expect(ids([...bound, ...coming, ...open, ...cleared])).toEqual(ids(SMALL_LAWS.laws));
  }
});

test('each law that does not bind says why, a coming one too', () => {
  const no = Object.fromEntries(SMALL_FACTS.map((key) => [key, false]));
  const { cleared } = shelf(told({ ...no, profiling: false, government: true }));
  expect(cleared.length).toBeGreaterThan(20);
  for (const { id, because } of cleared)
    expect(because.filter(({ kind }) => kind !== 'effective').length, id).toBeGreaterThan(0);
});

test('laws under which people can sue come first', () => {
  const { bound } = shelf(
    told({ peopleInIL: true, processesBiometricData: true, sendsMarketingEmail: true }),
  );
  expect(bound.map(({ id }) => id)[0]).toBe('illinois-bipa');
});

test('a named state has people there, unless the owner says that it has not', () => {
  const site = { collectsOnline: true };
  expect(ids(shelf(told(site), ['CA']).bound)).toContain('caloppa');
  expect(ids(shelf(told({ ...site, peopleInCA: false }), ['CA']).cleared)).toContain('caloppa');
  expect(ids(shelf(told(site)).open)).toContain('caloppa');
});

test('only questions for which a law waits are asked; what the records know is not asked again', () => {
  const keysOf = (answers: SmallAnswer[], named: readonly string[] = []) => {
    const { asked } = shelf(answers, named);
    const groups = groupsOf({
      book: SMALL_LAWS,
      facts: FACT_BOOK,
      keys: asked,
      kinds: new Set<string>(),
      labelOf: (fact) => fact,
      titles: { kinds: 'Who?', known: 'Known?' },
    });
    return groups.flatMap(({ boxes }) => boxes.map(({ key }) => key));
  };
  const nothing = keysOf([]);
  expect(nothing).toEqual(expect.arrayContaining(['peopleInIL', 'sendsMarketingEmail']));
  expect(keysOf([], ['CA'])).not.toContain('peopleInCA');
  expect(keysOf(told({ processesBiometricData: false }))).not.toContain('processesBiometricData');
  // nobody in a state with such a rule: nothing of it is asked
  const nowhere = Object.fromEntries(
    SMALL_FACTS.filter((key) => key.startsWith('peopleIn')).map((key) => [key, false]),
  );
  const rest = keysOf(told(nowhere));
  expect(rest).not.toContain('recordsVisits');
  expect(rest).not.toContain('mostlyOnlineRevenue');
  expect(rest).toContain('callsOrTextsToSell');
});

test('places are asked alone first; then each box can change a verdict', () => {
  const asked = {
    book: SMALL_LAWS,
    facts: FACT_BOOK,
    kinds: shelf([]).kinds,
    labelOf: (fact: string) => fact,
    titles: { kinds: 'Who?', known: 'Known?' },
  };
  const groups = groupsOf({ ...asked, keys: shelf([]).asked });
  expect(stepOf(groups, false).map(({ id }) => id)).toEqual(['places']);
  expect(stepOf(groups, true)).toEqual(groups);
  const places = SMALL_FACTS.filter((key) => key.startsWith('peopleIn'));
  for (const here of [[], ['peopleInCA'], ['peopleInNY', 'peopleInVT'], ['peopleInCO']]) {
    const given = told(Object.fromEntries(places.map((key) => [key, here.includes(key)])));
    const keys = [...shelf(given).asked].filter((key) => key !== 'employees');
    const verdictsWith = (facts: Record<string, boolean>) =>
      ids(shelf([...given, ...told(facts)]).bound).join();
    const pairs = keys.flatMap((one) => keys.map((other) => [one, other] as const));
    for (const key of keys) {
      // alone, or beside one other answer
      const others = [[], ...pairs.filter(([one]) => one === key).map(([, other]) => [other])];
      const changes = others.some((beside) => {
        const rest = Object.fromEntries(keys.map((each) => [each, beside.includes(each as never)]));
        return verdictsWith({ ...rest, [key]: true }) !== verdictsWith({ ...rest, [key]: false });
      });
      const isComing = ids(shelf([...given, ...told({ [key]: true })]).coming).length > 0;
      expect(changes || isComing, `${here.join()} ${key}`).toBe(true);
    }
  }
});

test('who you are is asked only where a verdict takes it for a no', () => {
  const biometric = told({ peopleInIL: true, processesBiometricData: true });
  const kinds = (answers: SmallAnswer[]) => shelf(answers).kinds;
  expect([...kinds(biometric)]).toEqual(
    expect.arrayContaining(['nonprofit', 'bank', 'government']),
  );
  const nobody = told(
    Object.fromEntries(SMALL_LAWS.kinds.flatMap(({ facts }) => facts.map((fact) => [fact, false]))),
  );
  expect([...kinds([...biometric, ...nobody])]).toEqual([]);
  expect(kinds([...biometric, ...told({ nonprofit: false })]).has('nonprofit')).toBe(false);
});

test('each kind answers facts that are taken for a no until told', () => {
  const silent = FACT_BOOK.facts
    .filter(({ countsAsFalseUntilTold }) => countsAsFalseUntilTold === true)
    .map(({ key }): string => key);
  const told = SMALL_LAWS.kinds.flatMap(({ facts }) => facts);
  expect(told.filter((fact) => !silent.includes(fact))).toEqual([]);
  const { laws } = SMALL_LAWS;
  const read = JSON.stringify(laws.flatMap(({ outs }) => outs.map((out) => out.if)));
  const unasked = silent.filter((fact) => read.includes(`"${fact}"`) && !told.includes(fact));
  // no firm of one to twenty people is one of these; the pages of the laws name them
  expect(unasked.toSorted()).toEqual(['airCarrier', 'securitiesAssociation']);
});

test('two answers that clash are told, and settle nothing together', () => {
  const { clash, open } = shelf(told({ childrenGiveData: true, knowsChildren: false }));
  expect(clash).toMatch(/children/i);
  expect(ids(open)).toContain('tcpa');
});

test('the pattern of these facts finds them all, and none of the records', () => {
  expect(SMALL_FACTS.filter((fact) => !isSmallFact(fact))).toEqual([]);
  expect(FACT_BOOK.facts.filter(({ key }) => isSmallFact(key))).toEqual([]);
  // the check has the same pattern once more, for its first load: these facts are of no step
  const ofNoStep = [...FACT_BOOK.facts.map(({ key }) => key), ...SMALL_FACTS].filter(
    (fact) => stepFor(fact as FactKey, { states: [] }) === undefined,
  );
  expect(ofNoStep.toSorted()).toEqual(['collectsOnline', ...SMALL_FACTS].toSorted());
});

test('what is asked is what an account can store', () => {
  const asked = SMALL_LAWS.questions.flatMap(({ facts }) => facts.map(({ key }) => key));
  expect(asked.toSorted()).toEqual(SMALL_FACTS.toSorted());
});

test('each law asks one to four things, and says in its own words who can sue', () => {
  for (const { id, asks, whoCanSue } of SMALL_LAWS.laws) {
    expect(asks.length, id).toBeGreaterThan(0);
    for (const { text, cite } of asks) expect(`${text} ${cite}`).toMatch(/\d/);
    expect(whoCanSue, id).not.toBe('');
  }
});
