/** Where the data terms of a vendor stand, as far as the list of tools knows. */
import { TOOLS } from '#reference/data.server.ts';

/** The address of its terms, with how they are accepted; null if the list has none. */
export function termsPage(tool: string | null): string | null {
  const found = TOOLS.find(({ id }) => id === tool);
  return found && 'terms' in found && typeof found.terms === 'string' ? found.terms : null;
}
