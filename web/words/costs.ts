/** The cost calculator's texts (docs/requirements.md 2, 5 and 9): quoted texts are verbatim. */
import type { CostBreakdown, CostRecommendation, CostState } from '#engine/cost/cost.ts';

export const COSTS = {
  title: 'Privacy compliance cost calculator',
  lede: 'Work out what the first year may cost. Change any answer and calculate again. Nothing you type leaves this page.',
  noState: 'Please select at least one state to calculate compliance costs.',
  calculatingMs: 1_500,
  calculating: 'Calculating your compliance costs...',
  notInSum:
    'Records handled and target time do not change the sum. They help you plan, and stay in the link you copy.',
  estimate:
    'An estimate from a fixed formula of our own, not a quote, and only where a law applies to you. Doing the work with our templates may cost less.',
  ownWork: (amount: string) =>
    `Doing all of it yourselves? Then plan for the staff time first: ${amount} in this sum.`,
  byState:
    'These amounts weigh the states against each other. They are no shares of the total. How complex a state is, is our own judgement.',
} as const;

/** In the order of the page. */
export const CALCULATOR_STATES: readonly { readonly code: CostState; readonly name: string }[] = [
  { code: 'CA', name: 'California' },
  { code: 'CO', name: 'Colorado' },
  { code: 'CT', name: 'Connecticut' },
  { code: 'DE', name: 'Delaware' },
  { code: 'IA', name: 'Iowa' },
  { code: 'NE', name: 'Nebraska' },
  { code: 'TX', name: 'Texas' },
  { code: 'VA', name: 'Virginia' },
];

export const VOLUMES = [
  { id: 'low', label: 'Low: under 10k records a month' },
  { id: 'medium', label: 'Medium: 10k-100k records a month' },
  { id: 'high', label: 'High: 100k-1M records a month' },
  { id: 'enterprise', label: 'Enterprise: over 1M records a month' },
] as const;

export const TARGET_TIMES = [
  { id: '1-3', label: '1-3 months' },
  { id: '3-6', label: '3-6 months' },
  { id: '6-12', label: '6-12 months' },
] as const;

export const COST_PARTS: readonly { readonly key: keyof CostBreakdown; readonly label: string }[] =
  [
    { key: 'legalConsulting', label: 'Legal consulting' },
    { key: 'softwareTools', label: 'Software tools' },
    { key: 'internalTime', label: 'Staff time' },
    { key: 'trainingCosts', label: 'Training' },
    { key: 'ongoingCompliance', label: 'Ongoing compliance, yearly' },
  ];

export const COST_ADVICE: Readonly<
  Record<CostRecommendation, { readonly title: string; readonly text: string }>
> = {
  'many-states': {
    title: 'Do the shared work once',
    text: 'You picked more than 3 states. One notice, one request desk and one opt-out can serve them all.',
  },
  'needs-officer': {
    title: 'Name a privacy officer',
    text: 'You have more than 100 employees and no privacy officer. The formula takes 30% off staff time and 20% off the yearly part with one.',
  },
  'strict-industry': {
    title: 'Plan for sensitive data early',
    text: 'Technology and healthcare firms often hold sensitive data. Look at consent and written risk checks first.',
  },
  'high-total': {
    title: 'Spread the work over phases',
    text: 'The sum is above $50,000. Start with notice, requests and opt-outs, and get two offers for the legal part.',
  },
};

/** The engine's formula in words; a test compares the figures. */
export const FORMULA: readonly { readonly part: string; readonly rule: string }[] = [
  {
    part: 'Legal consulting',
    rule: '$5,000, plus $2,500 a state, times your industry: Healthcare 1.8, Financial Services 1.6, Technology 1.4, Retail/E-commerce 1.2, Manufacturing 1.1, Education and Other 1, Real Estate 0.9, Consulting 0.8.',
  },
  {
    part: 'Software tools',
    rule: '$2,400 under 50 employees, $6,000 under 200, else $12,000.',
  },
  {
    part: 'Staff time',
    rule: '40 hours, plus 20 a state, plus half an hour an employee. An hour is $75 with revenue above $10 million, $50 above $1 million, else $35.',
  },
  { part: 'Training', rule: '$25 an employee.' },
  {
    part: 'Ongoing compliance, yearly',
    rule: '30% of the legal part, 80% of software and 20% of staff time.',
  },
  {
    part: 'Taken off',
    rule: 'A privacy officer takes 30% off staff time and 20% off the yearly part. Written policies take 40% off legal and 20% off staff time.',
  },
  {
    part: 'By state',
    rule: '$3,500 times 1.5 for high, 1 for medium and 0.7 for low complexity. These amounts weigh the states against each other; they are no shares of the total and not added to it. No regulator gives these levels or amounts.',
  },
];
