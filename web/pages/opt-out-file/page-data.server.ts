/**
 * The signs of tools and the words of findings, so that a file is judged in the browser and sent
 * nowhere.
 */
import { TOOLS } from '#reference/data.server.ts';
import { ADVERTISING_COMPANIES, SITE_FINDINGS, SITE_SIGNS } from '#reference/site-signs.server.ts';
import type { FileView } from './view.ts';

export function data(): FileView {
  return {
    book: {
      signs: SITE_SIGNS,
      companies: ADVERTISING_COMPANIES.companies,
      tools: TOOLS.map(
        ({ id, name, vendor, domains, category, mayBeSale, mayBeTargetedAdvertising }) => ({
          id,
          name,
          vendor,
          domains,
          category,
          mayBeSale,
          mayBeTargetedAdvertising,
        }),
      ),
    },
    words: SITE_FINDINGS,
  };
}
