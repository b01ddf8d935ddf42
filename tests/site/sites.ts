/** All sites of the tests, in the order of their numbers (docs/decisions/0095-sites-of-the-tests.md). */
import type { TestSite } from './shape.ts';
import { HIDDEN } from './sites/hidden.ts';
import { LINKS } from './sites/links.ts';
import { SIGNALS } from './sites/signals.ts';
import { troubleSites } from './sites/trouble.ts';

export const sitesOf = (canary: number): readonly TestSite[] =>
  [...SIGNALS, ...LINKS, ...HIDDEN, ...troubleSites(canary)].toSorted(
    (one, other) => one.number - other.number,
  );
