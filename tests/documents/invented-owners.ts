/** Twelve invented owners: states, trades, roles and answers of many kinds, from full to sparse. */
import type { PRACTISED } from '#documents/values/values.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { DOES_ALL, DOES_NOTHING, lawsOf } from './make-document.ts';

export interface InventedOwner {
  readonly name: string;
  readonly states: readonly string[];
  readonly industry: string;
  readonly facts: Facts;
  readonly tools: readonly string[];
  readonly dataTypes: readonly string[];
  /**
   * How much was told: every detail, none, or each second one; and what practices were answered
   * with.
   */
  readonly told: 'all' | 'none' | 'half';
  readonly practices: keyof typeof PRACTISED | 'none' | 'mixed';
  /** How many of the proposals of the data map were confirmed. */
  readonly confirmed: 'all' | 'none' | 'half';
  /** Whether the business and the firm behind it have one name. */
  readonly oneName?: true;
  /** Every detail that allows it is “none”. */
  readonly nothing?: true;
}

const SHOP = ['shopify', 'meta-pixel', 'klaviyo', 'google-analytics', 'quickbooks', 'carriers'];
const OFFICE = ['gusto', 'slack', 'zoominfo', 'linkedin-insight', 'stripe', 'chatgpt'];
const SOME = ['Email addresses', 'Phone numbers', 'Postal addresses', 'Purchase history'];
const MANY = [...SOME, 'Health information', 'Financial records', 'Internet activity'];
const KIDS: Facts = { knowsChildren: true, knowsTeens: true, servicesForMinors: true };
const PLAIN: Facts = { sellsPersonalData: false, targetedAdvertising: false };
const SCORES: Facts = { profiling: true, acquiresPersonalData: true, targetedAdvertising: true };

type Short = Omit<InventedOwner, 'told' | 'practices' | 'confirmed'> &
  Partial<Pick<InventedOwner, 'told' | 'practices' | 'confirmed'>>;
const owner = (one: Short): InventedOwner => ({
  told: 'all',
  practices: 'yes',
  confirmed: 'all',
  ...one,
});

export const OWNERS: readonly InventedOwner[] = [
  owner({
    name: 'Wick & Willow',
    states: ['DE', 'NJ', 'OR'],
    industry: 'Retail',
    facts: { ...DOES_ALL, ...PLAIN, sellsPersonalData: true },
    tools: SHOP,
    dataTypes: SOME,
    practices: 'mixed',
  }),
  owner({
    name: 'Ledgerleaf Inc.',
    states: ['CA', 'TX'],
    industry: 'Technology',
    facts: { ...SCORES, sellsPersonalData: false, processesSensitiveData: true },
    tools: OFFICE,
    dataTypes: MANY,
    practices: 'notYet',
    oneName: true,
  }),
  owner({
    name: 'Brightpath Tutoring',
    states: ['CT', 'MD', 'MN'],
    industry: 'Education',
    facts: { ...PLAIN, ...KIDS, processesSensitiveData: true },
    tools: ['zoom', 'quickbooks'],
    dataTypes: MANY,
    nothing: true,
    oneName: true,
  }),
  owner({
    name: 'Everything LLC',
    states: lawsOf([]).map(({ state }) => state),
    industry: 'Other',
    facts: DOES_ALL,
    tools: [...SHOP, ...OFFICE],
    dataTypes: MANY,
    practices: 'mixed',
  }),
  owner({
    name: 'Nothing Co.',
    states: ['VA', 'UT'],
    industry: 'Professional Services',
    facts: DOES_NOTHING,
    tools: [],
    dataTypes: ['Email addresses'],
    practices: 'no',
    nothing: true,
  }),
  owner({
    name: 'Blank Slate',
    states: ['CO', 'IA'],
    industry: 'Other',
    facts: {},
    tools: [],
    dataTypes: [],
    told: 'none',
    practices: 'none',
    confirmed: 'none',
  }),
  owner({
    name: 'Half Moon Clinic',
    states: ['TX', 'LA', 'FL'],
    industry: 'Healthcare',
    facts: {
      processesSensitiveData: true,
      processesBiometricData: true,
      sellsSensitiveData: false,
    },
    tools: ['simplepractice', 'google-maps'],
    dataTypes: MANY,
    told: 'half',
    practices: 'mixed',
    confirmed: 'half',
  }),
  owner({
    name: 'Toy Box',
    states: ['CA', 'NH', 'RI'],
    industry: 'Retail',
    facts: { ...DOES_ALL, profiling: false },
    tools: SHOP,
    dataTypes: SOME,
    practices: 'notYet',
  }),
  owner({
    name: 'Rate & Lend',
    states: ['MN', 'KY', 'TN', 'IN'],
    industry: 'Finance',
    facts: { ...SCORES, usesDeidentifiedData: true },
    tools: ['stripe', 'zoominfo'],
    dataTypes: MANY,
  }),
  owner({
    name: 'Gym Time',
    states: ['CO', 'CT', 'MT', 'NE'],
    industry: 'Other',
    facts: {
      processesBiometricData: true,
      processesSensitiveData: true,
      loyaltyProgram: true,
      ...KIDS,
    },
    tools: ['mindbody', 'meta-pixel'],
    dataTypes: [...MANY, 'Biometric data'],
    confirmed: 'half',
  }),
  owner({
    name: 'Anna Berg',
    states: ['IA'],
    industry: 'Professional Services',
    facts: { ...PLAIN, processesSensitiveData: false },
    tools: [],
    dataTypes: ['Email addresses'],
    told: 'half',
    practices: 'none',
    oneName: true,
  }),
  owner({
    name: 'Land & Leads',
    states: ['AL', 'OK', 'VT', 'MD'],
    industry: 'Real Estate',
    facts: { sellsPersonalData: true, targetedAdvertising: true, acquiresPersonalData: true },
    tools: ['lead-marketplaces', 'appfolio'],
    dataTypes: SOME,
    practices: 'no',
    confirmed: 'none',
  }),
];
