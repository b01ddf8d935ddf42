/**
 * The home page: features, example scenarios, plans (docs/requirements.md 2 and 9;
 * docs/requirements-decisions.md 7).
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';

export const FEATURES = [
  {
    to: '/assessment',
    title: 'Free Assessment',
    text: 'See which laws apply, which do not, and the ten jobs to do first.',
  },
  {
    to: '/cost-calculator',
    title: 'Cost Calculator',
    text: 'Work out legal, software and staff costs, state by state.',
  },
  {
    to: '/compare-states',
    title: 'Compare States',
    text: 'Put two to four laws side by side, with the section in every cell.',
  },
  {
    to: '/templates',
    title: 'Templates',
    text: 'Ten documents you need: notices, letters, contracts and forms.',
  },
  {
    to: '/implementation-guide',
    title: 'Implementation Guide',
    text: 'Follow ten steps, from the first list of data to staff training.',
  },
  {
    to: '/dashboard',
    title: 'Dashboard',
    text: 'Keep each business, its tasks and its due dates in one place.',
  },
] as const;

/**
 * Invented businesses; the build computes the answers with the engine, so that none is ever wrong.
 */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly state: StateCode;
  readonly facts: Readonly<Partial<Record<FactKey, number | boolean>>>;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'outdoor-shop',
    name: 'Online outdoor shop',
    text: '42 people work there. 38,200 people in Delaware are on its customer and mailing lists.',
    state: 'DE',
    facts: { consumers: 38_200, employees: 42 },
  },
  {
    id: 'tool-wholesaler',
    name: 'Tool wholesaler',
    text: '60 people work there, in Nebraska. It is small under the federal size table. It sells no data.',
    state: 'NE',
    facts: { sbaSmallBusiness: true, sellsPersonalData: false, employees: 60 },
  },
  {
    id: 'fitness-studios',
    name: 'Fitness studios',
    text: '26,000 members in New Jersey. It gets a discount in return for its member list, 1 percent of revenue.',
    state: 'NJ',
    facts: { consumers: 26_000, sellsPersonalData: true, saleRevenuePercent: 1 },
  },
  {
    id: 'bakery-group',
    name: 'Bakery group',
    text: '55 people work there. 8,000 people in Iowa are in its loyalty program. It sells no data.',
    state: 'IA',
    facts: { consumers: 8000, sellsPersonalData: false, employees: 55 },
  },
  {
    id: 'community-theater',
    name: 'Community theater',
    text: 'A nonprofit with 41,000 patrons from Delaware on file.',
    state: 'DE',
    facts: { consumers: 41_000, nonprofit: true },
  },
  {
    id: 'app-studio',
    name: 'App studio',
    text: '120,000 users in Minnesota. Nobody has looked up its size in the federal table yet.',
    state: 'MN',
    facts: { consumers: 120_000, sellsPersonalData: false },
  },
];

export interface AccountPlan {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly to: '/assessment' | '/register';
  readonly action: string;
}

/**
 * docs/requirements.md 9. Every plan has every feature, so the lists say whom each plan is meant
 * for.
 */
export const PLANS: readonly AccountPlan[] = [
  {
    name: 'Free',
    price: '$0',
    per: '',
    text: 'For one business that wants to know where it stands.',
    items: ['Assessment and score', 'All state guides', 'All templates'],
    to: '/assessment',
    action: 'Start free assessment',
  },
  {
    name: 'Professional',
    price: '$49',
    per: 'per month',
    text: 'For owners who do the work themselves.',
    items: ['Task plan with due dates', 'Notes and proof', 'History of what was done'],
    to: '/register',
    action: 'Create account',
  },
  {
    name: 'Enterprise',
    price: '$199',
    per: 'per month',
    text: 'For several businesses, or a lawyer with clients.',
    items: ['Several businesses', 'One score for each', 'All of your states at once'],
    to: '/register',
    action: 'Create account',
  },
];

export const PLANS_NOTE =
  'Nothing is charged in this version, and every feature is open to everyone. A paid plan would come with a 30-day money-back promise.';
