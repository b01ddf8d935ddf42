/** Where the data terms of a vendor stand, as far as the list of tools knows. */
import * as z from 'zod/mini';
import type { MapRecipient } from '#contract/documents/data-map.ts';
import { TOOLS } from '#reference/data.server.ts';

const listed = z.object({
  companies: z.array(
    z.object({
      called: z.string(),
      name: z.optional(z.string()),
      terms: z.optional(z.string()),
    }),
  ),
});

/** The address of its terms; null if the list has none, or does not know which company it is. */
export function termsPage({ tool, company }: Pick<MapRecipient, 'tool' | 'company'>) {
  const { data } = z.safeParse(
    listed,
    TOOLS.find(({ id }) => id === tool),
  );
  const { companies = [] } = data ?? {};
  const own = companies.find(
    ({ called, name }) => companies.length === 1 || [called, name].includes(company),
  );
  return own?.terms ?? null;
}
