/** All data that the maker of kits needs, read from disk. Never in a browser (".server"). */
import { CHOICES_ICON } from '#reference/choices-icon.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { TOOLS } from '#reference/data.server.ts';
import { BLOCKED_PLACES } from '#reference/blocked-places.server.ts';
import { KIT_STEPS } from '#reference/kit-steps.server.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from '#reference/site-signs.server.ts';
import type { LinkLaw } from './maker/kit-link.ts';
import { kitTools } from './maker/kit-tools.ts';

/** State → section of one element on the link. */
function citesOf(element: string): Record<string, string> {
  const states = REQUIRED_ELEMENTS.find(({ id }) => id === element)?.states ?? {};
  return Object.fromEntries(
    Object.entries(states).map(([state, entry]) => [state, entry?.cite ?? '']),
  );
}

const LINK_LAW: LinkLaw = {
  fixed: citesOf('oo-ca-alternative-link'),
  examples: citesOf('oo-suggested-titles'),
  clear: citesOf('oo-clear-link'),
};

/** What a kit is made of, besides the site and the script. */
export const KIT_BOOK = {
  tools: kitTools({
    signs: SITE_SIGNS,
    tools: TOOLS,
    companies: ADVERTISING_COMPANIES.companies,
    places: BLOCKED_PLACES,
  }),
  law: LINK_LAW,
  icon: CHOICES_ICON,
  builders: KIT_STEPS.builders,
  checked: KIT_STEPS.checked,
} as const;
