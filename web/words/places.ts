/** The links of the bar, the menu and the footer, in their order (docs/requirements.md 2). */
import { FIRST_STATES, STATES } from '#law/codes.ts';

export interface Place {
  readonly path: string;
  readonly label: string;
}

export const MAIN_PLACES: readonly Place[] = [
  { path: '/assessment', label: 'Assessment' },
  { path: '/cost-calculator', label: 'Cost Calculator' },
  { path: '/compare-states', label: 'Compare States' },
  { path: '/templates', label: 'Templates' },
  { path: '/faq', label: 'FAQ' },
];

/** The five states of docs/requirements.md 1, first everywhere. */
export const GUIDES = FIRST_STATES.map((code) => {
  const state = STATES.find((one) => one.code === code);
  if (!state) throw new Error(`No state has the code ${code}`);
  return { code, path: `/${state.slug}`, label: state.name };
});

export const ALL_STATES: Place = { path: '/states', label: 'All states' };

export const FOOT_TOOLS: readonly Place[] = [
  { path: '/check', label: 'Does it apply to me?' },
  { path: '/notice-checker', label: 'Check your notice' },
  ...MAIN_PLACES.filter((place) => place.path !== '/faq'),
  { path: '/implementation-guide', label: 'Implementation Guide' },
];

export const FOOT_ABOUT: readonly Place[] = [
  { path: '/faq', label: 'FAQ' },
  { path: '/how-we-score', label: 'How we score' },
  { path: '/law-data', label: 'About the law data' },
  { path: '/privacy', label: 'Our own privacy notice' },
  { path: '/terms', label: 'Terms of use' },
  { path: '/#pricing', label: 'Pricing' },
];
