/** Where the data terms of a vendor stand, as far as the list of tools knows. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { TOOLS } from '#reference/data.server.ts';
import type { Vendor } from '#reference/schema-vendors.ts';

const HOW: Readonly<Record<NonNullable<Vendor['accepted']>, string>> = {
  'with the terms of service': 'They are accepted with the terms of service',
  'a click in the settings': 'They are accepted by a click in the settings',
  'signed and sent': 'Its own form is signed and sent',
};

/**
 * The address of its terms, and how they are accepted; null if the list has none, or does not know
 * which company it is.
 */
export function termsPage({ tool, company }: Pick<MapRecipient, 'tool' | 'company'>) {
  const { companies = [] } = TOOLS.find(({ id }) => id === tool) ?? {};
  const own = companies.find(
    ({ called, name }) => companies.length === 1 || [called, name].includes(company),
  );
  if (own?.terms === undefined) return null;
  return own.accepted === undefined ? own.terms : `${HOW[own.accepted]}: ${own.terms}`;
}
