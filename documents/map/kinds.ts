/** What is likely for each kind of data of the profile's form: proposals, never facts. */
import type { DATA_TYPES } from '#contract/choices.ts';
import { CALIFORNIA_GROUPS, type MapLine } from '#contract/documents/data-map.ts';

export type DataType = (typeof DATA_TYPES)[number];
type Group = NonNullable<MapLine['group']>;

const [IDENTIFIERS, RECORDS, , COMMERCIAL, BIOMETRIC, NETWORK, LOCATION, , WORK, , INFERENCES] =
  CALIFORNIA_GROUPS;

/** Kinds of companies that may receive data, by what a shop calls them. */
export const COMPANY_KINDS = {
  email: 'email service',
  delivery: 'delivery firm',
  payment: 'payment firm',
  shop: 'online shop software',
  host: 'website host',
  statistics: 'statistics service',
  accountant: 'accountant',
  payroll: 'payroll firm',
  records: 'customer records software',
} as const;
export type CompanyKind = keyof typeof COMPANY_KINDS;

export const COMPANY_WORK: Readonly<Record<CompanyKind, string>> = {
  email: 'sends our mails',
  delivery: 'delivers orders',
  payment: 'takes payments',
  shop: 'runs our shop',
  host: 'keeps our site online',
  statistics: 'counts visits',
  accountant: 'keeps our books',
  payroll: 'works out pay',
  records: 'keeps customer records',
};

export interface LikelyLine {
  readonly kind: string;
  readonly people: MapLine['people'];
  readonly sources: readonly string[];
  readonly purposes: readonly string[];
  readonly companies: readonly CompanyKind[];
  readonly kept: string;
  readonly group: Group | null;
}

const FROM_THE_PERSON = 'the person';
const ABOUT_ORDERS = 'to tell people about their orders';

/** What only a business that sends out goods does. */
export const OF_GOODS = {
  purposes: [ABOUT_ORDERS, 'to deliver', 'to fill orders', 'to handle returns'],
  companies: ['delivery'] satisfies CompanyKind[],
  industries: ['Retail', 'Manufacturing', 'Other'],
} as const;

/** Empty where nothing is likely: the owner says it. */
const own = {
  people: ['customers'] as MapLine['people'],
  sources: [FROM_THE_PERSON],
  companies: [],
};

/**
 * The source that a notice names where data is bought, rented or got from lists (11 CCR
 * § 7011(e)(1)).
 */
export const LIST_COMPANIES = 'companies that sell or share lists';

/**
 * Lines that follow from an answer or a tool, whatever the profile names. What each is for, only
 * the owner knows.
 */
export const ANSWER_LINES = {
  bought: {
    ...own,
    kind: 'Contact details that other companies give us',
    sources: [LIST_COMPANIES],
    purposes: [],
    kept: '',
    group: IDENTIFIERS,
  },
  scores: {
    ...own,
    kind: 'Scores and rankings that software works out about people',
    sources: ['our software'],
    purposes: [],
    kept: '',
    group: INFERENCES,
  },
  young: {
    ...own,
    kind: 'Records of children and teens',
    people: ['children'] as MapLine['people'],
    sources: [FROM_THE_PERSON, 'parents'],
    purposes: [],
    kept: '',
    group: null,
  },
} satisfies Readonly<Record<string, LikelyLine>>;

export const LIKELY_LINES: Readonly<Record<DataType, LikelyLine>> = {
  'Email addresses': {
    ...own,
    kind: 'Email addresses',
    purposes: ['to send receipts', 'to answer questions', 'to send news that people asked for'],
    companies: ['email'],
    kept: '',
    group: IDENTIFIERS,
  },
  'Phone numbers': {
    ...own,
    kind: 'Phone numbers',
    purposes: ['to call back', ABOUT_ORDERS],
    companies: ['delivery'],
    kept: '',
    group: IDENTIFIERS,
  },
  'Postal addresses': {
    ...own,
    kind: 'Names and postal addresses',
    purposes: ['to deliver', 'to bill'],
    companies: ['delivery', 'accountant'],
    kept: 'as long as tax law asks for invoices',
    group: RECORDS,
  },
  'Social Security Numbers': {
    ...own,
    kind: 'Social Security numbers',
    purposes: [],
    companies: [],
    kept: '',
    group: RECORDS,
  },
  'Credit card information': {
    ...own,
    kind: 'Payment data, such as card numbers',
    purposes: ['to take payments', 'to give refunds'],
    companies: ['payment'],
    kept: 'until the payment and any refund are done',
    group: RECORDS,
  },
  'Financial records': {
    ...own,
    kind: 'Financial records, such as accounts and invoices',
    purposes: ['to bill', 'to keep our books'],
    companies: ['accountant'],
    kept: 'as long as tax law asks',
    group: RECORDS,
  },
  'Health information': {
    ...own,
    kind: 'Health information',
    purposes: [],
    kept: '',
    group: RECORDS,
  },
  'Biometric data': {
    ...own,
    kind: 'Biometric data',
    purposes: [],
    kept: '',
    group: BIOMETRIC,
  },
  'Location data': { ...own, kind: 'Location data', purposes: [], kept: '', group: LOCATION },
  'Internet activity': {
    kind: 'Internet activity, such as pages seen, device and IP address',
    people: ['visitors'],
    sources: ['cookies and server logs of the website'],
    purposes: ['to run the site', 'to keep it safe', 'to count visits'],
    companies: ['host', 'statistics'],
    kept: '',
    group: NETWORK,
  },
  'Purchase history': {
    ...own,
    kind: 'Purchase history',
    purposes: ['to fill orders', 'to handle returns', 'to keep our books'],
    companies: ['shop', 'accountant'],
    kept: 'as long as tax law asks',
    group: COMMERCIAL,
  },
};

/** Where there are employees. */
export const LIKELY_STAFF_LINES: readonly (LikelyLine & { readonly id: string })[] = [
  {
    id: 'staff-files',
    kind: 'Staff files: names, addresses, pay, tax and bank data, hours',
    people: ['staff'],
    sources: [FROM_THE_PERSON],
    purposes: ['to pay people', 'to plan work', 'to meet tax and labor law'],
    companies: ['payroll', 'accountant'],
    kept: 'as long as tax and labor law ask',
    group: WORK,
  },
  {
    id: 'applications',
    kind: 'Applications: work history and references',
    people: ['applicants'],
    sources: [FROM_THE_PERSON, 'people named as references'],
    purposes: ['to choose whom to hire'],
    companies: [],
    kept: '',
    group: WORK,
  },
];

/** In these trades the number is the customer's; elsewhere it is mostly for payroll. */
export const NUMBERS_OF_CUSTOMERS = ['Finance', 'Healthcare', 'Real Estate', 'Education'];

/** Words to choose from for how long data is kept. */
export const KEPT_CHOICES = [
  'while the person is a customer, then 1 year',
  'while the person is a customer, then 2 years',
  'until the person unsubscribes',
  '13 months',
  '1 year after the last contact',
  '2 years after the last contact',
  'as long as tax law asks',
  'until the purpose is met',
] as const;
