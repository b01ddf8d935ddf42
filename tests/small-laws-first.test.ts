/** Laws without a size test: what was not read, why a law is cleared, what to do first. */
import { expect, test } from 'vitest';
import { shelfOf } from '#engine/small-laws/shelf.ts';
import { smallIndex, smallVerdicts, type SmallFacts } from '#engine/small-laws/small-verdict.ts';
import { FACT_BOOK } from '#law/corpus.server.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';

const index = smallIndex(FACT_BOOK, SMALL_LAWS);
const verdictOf = (id: string, facts: SmallFacts, day = '2027-04-15') => {
  const found = smallVerdicts(SMALL_LAWS, index, facts, day).find((law) => law.id === id);
  if (!found) throw new Error(`no law ${id}`);
  return found;
};

const VERMONT = { peopleInVT: true, mostlyOnlineRevenue: true };
const MA = { peopleInMA: true };

/** Facts, a law, a day, and what follows by its sections. */
test.each<[string, string, SmallFacts, string, string?]>([
  [
    'a lender with games for teens',
    'vermont-kids-code',
    { ...VERMONT, madeForMinors: true, glbaInstitution: true },
    'does not apply',
  ],
  [
    'a bank with games for teens',
    'vermont-kids-code',
    { ...VERMONT, madeForMinors: true, bank: true },
    'does not apply',
  ],
  [
    'some users under 18, no share known',
    'vermont-kids-code',
    { ...VERMONT, madeForMinors: false, servicesForMinors: true },
    'cannot tell',
  ],
  ['3 in 100 users under 18', 'vermont-kids-code', { ...VERMONT, minorAudience: true }, 'applies'],
  [
    'a coloring page without a form',
    'doppa',
    { peopleInDE: true, collectsOnline: false, madeForChildren: true },
    'applies in part',
  ],
  [
    'a shop of a neighbor that earns at the counter',
    'nevada-sale',
    { peopleInNV: true, collectsOnline: true, mostlyOnlineRevenue: false, dataBroker: false },
    'applies in part',
  ],
  [
    'a tax preparer with health data in 2025',
    'connecticut-health',
    { peopleInCT: true, controlsHealthData: true, glbaInstitution: true },
    'does not apply',
    '2025-05-05',
  ],
  [
    'a tax preparer with health data now',
    'connecticut-health',
    { peopleInCT: true, controlsHealthData: true, glbaInstitution: true },
    'cannot tell',
  ],
  [
    'a lender that swaps lists',
    'shine-the-light',
    { peopleInCA: true, sharesForMarketing: true, employees: 31, glbaInstitution: true },
    'cannot tell',
  ],
  [
    'a clinic with recorded reminders',
    'tcpa',
    { callsOrTextsToSell: false, callsOrTextsByMachine: true },
    'applies in part',
  ],
  [
    'a clinic that was not asked about machines',
    'tcpa',
    { callsOrTextsToSell: false },
    'cannot tell',
  ],
  [
    'numbers kept in 2012',
    'breach',
    { holdsAccountData: true, peopleInCA: false },
    'cannot tell',
    '2012-03-04',
  ],
  [
    'numbers of Californians kept in 2012',
    'breach',
    { holdsAccountData: true, peopleInCA: true },
    'applies',
    '2012-03-04',
  ],
  [
    'the last day before all states',
    'breach',
    { holdsAccountData: true, peopleInCA: false },
    'cannot tell',
    '2018-06-30',
  ],
  [
    'the first day of all states',
    'breach',
    { holdsAccountData: true, peopleInCA: false },
    'applies',
    '2018-07-01',
  ],
  [
    'log-ins alone',
    'massachusetts-security',
    { ...MA, holdsAccountData: false, holdsLogIns: true },
    'does not apply',
  ],
  [
    'log-ins alone',
    'ny-shield',
    { peopleInNY: true, holdsAccountData: false, holdsLogIns: true },
    'applies',
  ],
  [
    'a lender with card numbers',
    'ny-shield',
    { peopleInNY: true, holdsAccountData: true, glbaInstitution: true },
    'applies in part',
  ],
  [
    'a nonprofit with a screening tool',
    'colorado-admt',
    { peopleInCO: true, profiling: true, nonprofit: true },
    'cannot tell',
  ],
  [
    'prices by data',
    'connecticut-price-label',
    { peopleInCT: true, pricesByPersonalData: true },
    'cannot tell',
  ],
  [
    'a seller of its own customers',
    'register-ct',
    { peopleInCT: true, sellsPersonalData: true, dataBroker: false },
    'cannot tell',
  ],
  [
    'a broker under HIPAA',
    'register-nj',
    { peopleInNJ: true, dataBroker: true, hipaaCoveredEntity: true },
    'cannot tell',
  ],
  [
    'a bank that is a broker',
    'register-or',
    { peopleInOR: true, dataBroker: true, bank: true },
    'does not apply',
  ],
])('%s, %s', (_, id, facts, expected, day) => {
  expect(verdictOf(id, facts, day).verdict).toBe(expected);
});

test('where words were not read, no answer is asked for', () => {
  const open = verdictOf('connecticut-price-label', {
    peopleInCT: true,
    pricesByPersonalData: true,
  });
  expect(open.settledBy).toEqual([]);
  const asked = verdictOf('connecticut-price-label', { pricesByPersonalData: true });
  expect(asked.settledBy.flat()).not.toContain('unread');
});

test('what clears a firm is the part that is not so', () => {
  const cleaner = { peopleInTX: false, processesBiometricData: true };
  expect(verdictOf('texas-biometrics', cleaner).notSo).toEqual(['peopleInTX']);
  expect(SMALL_LAWS.nots['peopleInTX']).toBe('You have no people in Texas');
  const nobody = { peopleInTX: true, processesBiometricData: false };
  expect(verdictOf('texas-biometrics', nobody).notSo).toEqual(['processesBiometricData']);
  // a way out is named by its own words
  expect(
    verdictOf('texas-biometrics', { ...nobody, processesBiometricData: true, government: true })
      .notSo,
  ).toEqual([]);
});

/** The first three things of a firm that does all that is named and nothing else. */
function firstOf(yes: readonly string[], asOf = '2026-11-27') {
  const silent = new Set(
    yes.includes('madeForChildren') ? ['knowsChildren', 'childrenGiveData'] : [],
  );
  const own = SMALL_LAWS.questions.flatMap(({ facts }) => facts.map(({ key }) => key));
  const records = FACT_BOOK.facts
    .filter(({ type, perState }) => type === 'boolean' && !perState)
    .map(({ key }): string => key);
  const answers = [...own, ...records]
    .filter((fact) => !silent.has(fact))
    .map((fact) => ({ fact, state: null, value: yes.includes(fact) }));
  const { first } = shelfOf({ facts: FACT_BOOK, book: SMALL_LAWS, answers, named: [], asOf });
  return first.map(({ laws, text, from }) => ({ laws: laws.map(({ id }) => id), text, from }));
}

test('one notice serves the laws of three states, after the yes of parents', () => {
  const first = firstOf([
    'peopleInCA',
    'peopleInDE',
    'peopleInNV',
    'peopleInAR',
    'collectsOnline',
    'mostlyOnlineRevenue',
    'madeForChildren',
    'madeForMinors',
    'makesApp',
  ]);
  expect(first.map(({ laws }) => laws)).toEqual([
    ['coppa'],
    ['arkansas-teens'],
    ['caloppa', 'doppa', 'nevada-sale'],
  ]);
});

test('a release comes before the finger, and both before a promise', () => {
  const first = firstOf(['peopleInIL', 'peopleInTX', 'processesBiometricData', 'holdsAccountData']);
  expect(first.map(({ laws }) => laws)).toEqual([
    ['illinois-bipa', 'texas-biometrics'],
    ['illinois-bipa'],
    ['breach'],
  ]);
  expect(first[0]?.text).toMatch(/written release/);
});

test('whoever has a pixel is told about pixels, whoever has a phone alone about calls', () => {
  expect(firstOf(['peopleInCA', 'recordsVisits', 'targetedAdvertising'])[0]?.text).toMatch(
    /pixels/,
  );
  expect(firstOf(['peopleInCA', 'recordsVisits'])[0]?.text).toMatch(/record a call/);
});

test('what starts next comes before what binds everybody', () => {
  const first = firstOf(['peopleInCO', 'profiling', 'holdsAccountData']);
  expect(first.map(({ laws }) => laws)).toEqual([['breach'], ['colorado-admt'], ['ftc-act']]);
  expect(first[1]?.from).toBe('2027-01-01');
});

test('a site for pupils of 15 is told of their data, not of children under 13', () => {
  const [first] = firstOf(['peopleInNY', 'madeForMinors', 'servicesForMinors']);
  expect(first?.text).toMatch(/strictly needed/);
});
