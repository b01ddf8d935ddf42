/** The company behind a tool of reference/tools.json. */
import type { Tool } from '#reference/schema-tools.ts';
import { lowerFirst } from '#text/case.ts';
import { CATEGORIES, OF_ONE_TOOL } from './companies.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { FROM_TOOLS } from '#documents/map/proposal.ts';
import type { ProposedRecipient } from '#documents/map/proposal.ts';

/** An entry that stands for several vendors: the owner says which. */
const severalVendors = (vendor: string) => /^several$|\band (?:others|more)\b|,/.test(vendor);

/** The company as it is registered, where that is known; nothing where the tool has its name. */
function companyBehind({ companies: [only], vendor, name }: Tool): string {
  const registered = only?.name ?? vendor;
  return registered === name ? '' : registered;
}

/** Only "unlikely" is a likely no; a yes is the owner's to say. */
const unlikely = (rating: Tool['mayBeSale']) => (rating === 'unlikely' ? false : null);

export function fromTool(tool: Tool): ProposedRecipient {
  const { kind, business } = OF_ONE_TOOL[tool.id] ?? CATEGORIES[tool.category];
  const open = severalVendors(tool.vendor);
  return {
    ...blankRecipient(`tool-${tool.id}`),
    name: open ? '' : tool.name,
    company: open ? '' : companyBehind(tool),
    kind,
    business,
    does: asVerb(tool.purpose),
    role: roleOf(tool),
    tool: tool.id,
    onSite: tool.onSite === true,
    sold: unlikely(tool.mayBeSale),
    ads: unlikely(tool.mayBeTargetedAdvertising),
    ...optOutOf(tool),
    from: FROM_TOOLS,
  };
}

/** "Counts visits" → "counts visits"; "SMS marketing" stays. */
const asVerb = (purpose: string) =>
  /^\p{Lu}\p{Ll}/u.test(purpose) ? lowerFirst(purpose) : purpose;

/** These use data for themselves often enough that only the owner's settings and contract tell. */
const OFTEN_FOR_THEMSELVES: ReadonlySet<string> = new Set([
  'Advertising',
  'Affiliates',
  'Data brokers and lists',
  'Embedded content',
]);

/**
 * Where it depends, the proposal is the role that the vendor's standard terms for customers give
 * it; the owner confirms it.
 */
function roleOf({ usualRole, category }: Tool): ProposedRecipient['role'] {
  if (usualRole !== 'depends') return usualRole;
  return OFTEN_FOR_THEMSELVES.has(category) ? 'not known' : 'processor';
}

/** How a visitor says no to it, where that is known. */
const optOutOf = ({ optOut }: Tool) => ({
  optOut: optOut?.url ?? '',
  optOutWords: optOut?.words ?? '',
});
