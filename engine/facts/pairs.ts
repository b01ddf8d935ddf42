/**
 * Pairs of things that an owner says and that seldom fit together: each is raised, and neither
 * answer is refused.
 */
import type { StateCode } from '#law/codes.ts';
import type { ControlKey, FactKey } from '#law/schema.ts';

/** What a company of the business does with data, as its owner said or as its tool is known. */
export type Doing = 'ads' | 'sale' | 'processor';

/**
 * One of the two things: an answer, a number of at least one, none at all, a company, or a task set
 * aside.
 */
export type Side =
  | { readonly fact: FactKey; readonly is: boolean }
  | { readonly fact: FactKey; readonly some: boolean }
  | { readonly company: Doing }
  | { readonly setAside: ControlKey };

/** The word of a law's definitions for which it matters. */
type DefinedTerm = 'sale' | 'targeted advertising' | 'sensitive data' | 'biometric data' | 'child';

export interface Pair {
  readonly id: string;
  readonly one: Side;
  readonly other: Side;
  /** Answers that have to be so as well. */
  readonly also?: readonly { readonly fact: FactKey; readonly is: boolean }[];
  readonly why: string;
  /** What to change, each on its own side. */
  readonly ways: readonly [one: string, other: string];
  /** Where the definition stands; a task brings its own sections. */
  readonly term?: DefinedTerm;
  /** Not where only money makes a sale. */
  readonly anyValue?: true;
}

/**
 * Where only money makes a sale: Ind., Iowa, Ky., Okla., Tenn., Utah and Va. (`definitions` of
 * their records).
 */
export const MONEY_ONLY: ReadonlySet<string> = new Set<StateCode>([
  'IA',
  'IN',
  'KY',
  'OK',
  'TN',
  'UT',
  'VA',
]);

const yes = (fact: FactKey): Side => ({ fact, is: true });
const no = (fact: FactKey): Side => ({ fact, is: false });
const some = (fact: FactKey): Side => ({ fact, some: true });

/** A task that was set aside as not applicable, beside the answer that brings it. */
const setAside = (task: ControlKey, fact: FactKey, about: string): Pair => ({
  id: `aside-${task}`,
  one: { setAside: task },
  other: yes(fact),
  why: 'That answer is why the task is yours.',
  ways: ['open the task again', `change the answer about ${about}`],
});

/** Data that the law calls sensitive, beside an answer that there is none. */
const sensitive = (id: string, one: Side, why: string, about: string): Pair => ({
  id,
  one,
  other: no('processesSensitiveData'),
  why,
  ways: [`change the answer about ${about}`, 'change the answer about sensitive data'],
  term: 'sensitive data',
});

const OF_ANSWERS: readonly Pair[] = [
  {
    id: 'ads-no-sale',
    one: yes('targetedAdvertising'),
    other: no('sellsPersonalData'),
    why: 'Such ads are often paid for with data, and in many states that is a sale.',
    ways: [
      'change the answer about targeted ads',
      'change the answer about giving data for something of value',
    ],
    term: 'sale',
    anyValue: true,
  },
  {
    id: 'ads-no-firms',
    one: yes('targetedAdvertising'),
    other: no('usesProcessors'),
    why: 'Ads that follow people need a company that gets data on them.',
    ways: ['change the answer about targeted ads', 'change the answer about outside firms'],
    term: 'targeted advertising',
  },
  sensitive(
    'child-not-sensitive',
    yes('knowsChildren'),
    'Most laws call data of a known child sensitive.',
    'children',
  ),
  sensitive(
    'body-not-sensitive',
    yes('processesBiometricData'),
    'Laws call body data that tells who a person is sensitive.',
    'fingerprints and faces',
  ),
  sensitive(
    'health-not-sensitive',
    yes('controlsHealthData'),
    'Laws call data on health sensitive.',
    'health data',
  ),
  sensitive(
    'sold-not-held',
    yes('sellsSensitiveData'),
    'Who sells such data holds it.',
    'selling sensitive data',
  ),
  sensitive(
    'people-not-sensitive',
    some('sensitiveConsumers'),
    'A number of people means that there is such data.',
    'that number',
  ),
  {
    id: 'reproductive-no-health',
    one: yes('reproductiveHealthData'),
    other: no('controlsHealthData'),
    why: 'Reproductive health is health.',
    ways: ['change the answer about reproductive health', 'change the answer about health data'],
    term: 'sensitive data',
  },
  {
    id: 'service-no-teens',
    one: yes('servicesForMinors'),
    other: no('knowsTeens'),
    also: [{ fact: 'knowsChildren', is: false }],
    why: 'A service that minors use mostly holds data on them.',
    ways: [
      'change the answer about a service that minors use',
      'change the answer about people under 18',
    ],
    term: 'child',
  },
  {
    id: 'broker-gets-nothing',
    one: yes('dataBroker'),
    other: no('acquiresPersonalData'),
    why: 'Data on people you do not deal with comes from somebody.',
    ways: ['change the answer about such data', 'change the answer about buying data'],
    term: 'sale',
  },
  {
    id: 'offered-not-offered',
    one: some('offeredForSaleConsumers'),
    other: no('offersDataForSale'),
    why: 'A number of people means that there is an offer.',
    ways: ['change that number', 'change the answer about offering data'],
    term: 'sale',
  },
  {
    id: 'shared-not-shared',
    one: some('sellsOrSharesConsumers'),
    other: no('sellsPersonalData'),
    also: [
      { fact: 'targetedAdvertising', is: false },
      { fact: 'acquiresPersonalData', is: false },
    ],
    why: 'A number of people means that data is bought, sold or shared.',
    ways: ['change that number', 'change the answer about giving data for something of value'],
    term: 'sale',
  },
  {
    id: 'revenue-no-sale',
    one: some('saleRevenuePercent'),
    other: no('sellsPersonalData'),
    why: 'Revenue from selling data means that there is a sale.',
    ways: [
      'change that share of revenue',
      'change the answer about giving data for something of value',
    ],
    term: 'sale',
  },
  {
    id: 'paid-no-revenue',
    one: yes('sellsForMoney'),
    other: { fact: 'saleRevenuePercent', some: false },
    why: 'Money for data is revenue, even if it is little.',
    ways: ['change the answer about money for data', 'change that share of revenue'],
    term: 'sale',
  },
];

const OF_COMPANIES: readonly Pair[] = [
  {
    id: 'company-ads',
    one: { company: 'ads' },
    other: no('targetedAdvertising'),
    why: 'That company uses data for ads, or such tools mostly do.',
    ways: ['change what that company does', 'change the answer about targeted ads'],
    term: 'targeted advertising',
  },
  {
    id: 'company-sale',
    one: { company: 'sale' },
    other: no('sellsPersonalData'),
    why: 'What it gets is worth something to it, and in many states that is a sale.',
    ways: [
      'change what that company does',
      'change the answer about giving data for something of value',
    ],
    term: 'sale',
    anyValue: true,
  },
  {
    id: 'company-processor',
    one: { company: 'processor' },
    other: no('usesProcessors'),
    why: 'It handles data for you.',
    ways: ['change what that company does', 'change the answer about outside firms'],
  },
];

const OF_TASKS: readonly Pair[] = [
  setAside('processor-contracts', 'usesProcessors', 'outside firms'),
  setAside('opt-out-sale-ads', 'sellsPersonalData', 'giving data for something of value'),
  setAside('opt-out-signal', 'targetedAdvertising', 'targeted ads'),
  setAside('sensitive-consent', 'processesSensitiveData', 'sensitive data'),
  setAside('children', 'knowsChildren', 'children'),
  setAside('teens', 'knowsTeens', 'people of 13 to 17'),
  setAside('biometric-policy', 'processesBiometricData', 'fingerprints and faces'),
  setAside('health-data', 'controlsHealthData', 'health data'),
  setAside('loyalty-programs', 'loyaltyProgram', 'a loyalty program'),
  setAside('deidentified-data', 'usesDeidentifiedData', 'data with the names removed'),
  setAside('data-broker', 'dataBroker', 'selling data on strangers'),
];

export const PAIRS: readonly Pair[] = [...OF_ANSWERS, ...OF_COMPANIES, ...OF_TASKS];
