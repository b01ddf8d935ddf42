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
export const ACCOUNT: LinkedPlace = { path: '/account', label: 'Account' };

/** A place of the bar of an owner, with the pages that stand under it, itself the first. */
export interface OwnerPlace extends LinkedPlace {
  readonly under?: readonly LinkedPlace[];
}

/** The bar of an owner who is signed in (docs/decisions/0118-an-owners-places.md). */
export const OWNER_PLACES: readonly OwnerPlace[] = [
  {
    path: '/dashboard',
    label: 'Today',
    under: [
      { path: '/dashboard', label: 'Where you stand' },
      { path: '/assessment', label: 'Laws and tasks' },
    ],
  },
  { path: '/plan', label: 'Plan' },
  { path: '/documents', label: 'Documents' },
  {
    path: '/requests',
    label: 'Requests',
    under: [
      { path: '/requests', label: 'Requests' },
      { path: '/requests/settings', label: 'Request form' },
      { path: '/regulator-letter', label: 'A regulator’s letter' },
    ],
  },
  {
    path: '/data-map',
    label: 'Your data',
    under: [
      { path: '/data-map', label: 'Data map' },
      { path: '/site-test', label: 'Site test' },
    ],
  },
];

const pagesOf = ({ path, under }: OwnerPlace) => [path, ...(under ?? []).map((page) => page.path)];

/** The place to which a page belongs: its own, or the one whose path it goes on from. */
export const ownerPlaceOf = (path: string): OwnerPlace | undefined =>
  OWNER_PLACES.find((place) =>
    pagesOf(place).some((own) => path === own || path.startsWith(`${own}/`)),
  );

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
  ...MAIN_PLACES.filter((place) => place.path !== '/faq'),
  { path: '/implementation-guide', label: 'Implementation Guide' },
];

export const FOOT_ABOUT: readonly LinkedPlace[] = [
  { path: '/faq', label: 'FAQ' },
  { path: '/how-we-score', label: 'How we score' },
  { path: '/law-data', label: 'About the law data' },
  { path: '/privacy', label: 'Our own privacy notice' },
  { path: '/terms', label: 'Terms of use' },
  { path: '/#pricing', label: 'Pricing' },
];
