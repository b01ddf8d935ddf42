/** The links of the bar, the menu and the footer, in their order (docs/requirements.md 2). */
import type { StateCode } from '#law/codes.ts';

export interface LinkedPlace {
  readonly path: string;
  readonly label: string;
}

export const MAIN_PLACES: readonly LinkedPlace[] = [
  { path: '/assessment', label: 'Assessment' },
  { path: '/cost-calculator', label: 'Cost Calculator' },
  { path: '/compare-states', label: 'Compare States' },
  { path: '/templates', label: 'Templates' },
  { path: '/faq', label: 'FAQ' },
];

export const SIGN_IN: LinkedPlace = { path: '/login', label: 'Sign In' };

/**
 * The five states of docs/requirements.md 1, first everywhere. Written out, so that the sign-in
 * pages do not load the names of all states; tests/pages/words.test.ts compares them with the list
 * of states.
 */
export const GUIDES = [
  { code: 'DE', path: '/delaware', label: 'Delaware' },
  { code: 'IA', path: '/iowa', label: 'Iowa' },
  { code: 'NE', path: '/nebraska', label: 'Nebraska' },
  { code: 'NJ', path: '/new-jersey', label: 'New Jersey' },
  { code: 'MN', path: '/minnesota', label: 'Minnesota' },
] as const satisfies readonly (LinkedPlace & { code: StateCode })[];

export const ALL_STATES: LinkedPlace = { path: '/states', label: 'All states' };

export const FOOT_TOOLS: readonly LinkedPlace[] = [
  { path: '/check', label: 'Does it apply to me?' },
  { path: '/notice-checker', label: 'Check your notice' },
  { path: '/opt-out-test', label: 'Test your opt-out' },
  { path: '/opt-out-kit', label: 'Opt-out kit' },
  ...MAIN_PLACES.filter((place) => place.path !== '/faq'),
  { path: '/implementation-guide', label: 'Implementation Guide' },
];

export const FOOT_ABOUT: readonly LinkedPlace[] = [
  { path: '/faq', label: 'FAQ' },
  { path: '/how-we-score', label: 'How we score' },
  { path: '/law-data', label: 'About the law data' },
  { path: '/developers', label: 'For developers' },
  { path: '/privacy', label: 'Our own privacy notice' },
  { path: '/terms', label: 'Terms of use' },
  { path: '/#pricing', label: 'Pricing' },
];
