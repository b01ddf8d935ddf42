/** The three businesses of the recorded account, and their answers. */
import { STATES } from '#law/codes.ts';

export interface Recorded {
  readonly name: string;
  readonly profile: Readonly<Record<string, unknown>>;
  /**
   * How many rounds of questions are answered, and with what: by the question's fact and type, and
   * its index.
   */
  readonly rounds: number;
  readonly answer: (fact: string, type: string, at: number) => unknown;
}

type Numbers = Readonly<Record<string, number>>;

const PLAIN: Numbers = { count: 41_000, money: 410_000, percent: 0 };
const BIG: Numbers = { count: 180_000, money: 31_000_000, percent: 30 };
const PLAIN_YES: ReadonlySet<string> = new Set([
  'sbaSmallBusiness',
  'targetedAdvertising',
  'usesProcessors',
  'loyaltyProgram',
]);
/** What a business does. Kinds of organization are left out, because they would exempt it. */
const BIG_YES: ReadonlySet<string> = new Set([
  'sellsPersonalData',
  'sellsForMoney',
  'acquiresPersonalData',
  'targetedAdvertising',
  'profiling',
  'processesSensitiveData',
  'processesBiometricData',
  'knowsTeens',
  'usesProcessors',
  'usesDeidentifiedData',
  'servicesForMinors',
]);

export const BUSINESSES: readonly Recorded[] = [
  {
    name: 'bakery',
    profile: {
      businessName: 'Three Ovens Bakery',
      industry: 'Retail',
      employeeCount: 9,
      annualRevenue: 410_000,
      statesOperating: ['DE', 'NJ', 'TX', 'NE'],
      dataTypesCollected: ['Email addresses', 'Postal addresses', 'Purchase history'],
    },
    rounds: 1,
    answer: (fact, type) => PLAIN[type] ?? PLAIN_YES.has(fact),
  },
  {
    name: 'software',
    profile: {
      businessName: 'Ledgerline Software, Inc.',
      industry: 'Technology',
      employeeCount: 140,
      annualRevenue: 31_000_000,
      statesOperating: ['CA', 'CO', 'CT', 'MN', 'OR', 'VA'],
      dataTypesCollected: [
        'Email addresses',
        'Phone numbers',
        'Location data',
        'Internet activity',
        'Health information',
      ],
    },
    rounds: 6,
    answer: (fact, type) => BIG[type] ?? BIG_YES.has(fact),
  },
  {
    name: 'everywhere',
    profile: {
      businessName: 'Zoë & Søn <Outfitters>',
      industry: 'Other',
      employeeCount: 620,
      statesOperating: STATES.map(({ code }) => code),
      dataTypesCollected: [
        'Email addresses',
        'Credit card information',
        'Biometric data',
        'Social Security Numbers',
      ],
    },
    rounds: 2,
    answer: (fact, type, at) => {
      if (at % 3 === 0) return null;
      if (type === 'count') return { least: 20_000, most: 120_000 };
      return BIG[type] ?? BIG_YES.has(fact);
    },
  },
];
