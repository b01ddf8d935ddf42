/** Where the data terms of a vendor stand, as far as the list of tools knows. */
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { TOOLS } from '#reference/data.server.ts';

/** The address of its terms; null if the list has none, or does not know which company it is. */
export function termsPage({ tool, company }: Pick<MapRecipient, 'tool' | 'company'>) {
  const { companies = [] } = TOOLS.find(({ id }) => id === tool) ?? {};
  const own = companies.find(
    ({ called, name }) => companies.length === 1 || [called, name].includes(company),
  );
  return own?.terms ?? null;
}
