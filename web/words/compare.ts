/** The comparison's texts (docs/requirements.md 2 and 5): quoted texts are verbatim. */
import type { StateCode } from '#law/codes.ts';

export const COMPARE = {
  most: 4,
  fewest: 2,
  defaults: ['DE', 'IA', 'NJ'] satisfies readonly StateCode[],
  title: 'Compare state privacy laws',
  lede: 'Put two to four laws side by side. Each cell names its section, and says so where published guides give another figure.',
  full: 'Maximum of 4 states can be compared at once',
  few: {
    title: 'Select States to Compare',
    text: 'Choose at least 2 states from the selection above to see a detailed comparison.',
  },
} as const;
