/** What is wrong with the Spanish of the pages, found without building them. */
import { messagesOf } from './messages.ts';
import { type Catalog, isOfPages } from './catalog.ts';
import { reachedFrom } from './reached.ts';
import { rewrite } from './rewrite.ts';
import { isTranslated, spanishTwin } from './twins.ts';
import type { Page } from '../../words/page-row.ts';

/** Loaded by every page. */
const EVERYWHERE = ['web/app.tsx', 'web/client.tsx', 'web/parts/shell/owner-bar.tsx'];

/** The files of these pages, in which texts are searched, each with its code. */
function filesOfPages(root: string, pages: readonly Page[]): [string, string][] {
  const entries = pages.map(({ file }) => `web/pages/${file}/page.tsx`);
  const reached = reachedFrom(root, [...EVERYWHERE, ...entries], (path) => spanishTwin(root, path));
  return [...reached].filter(([path]) => isTranslated(path));
}

/** Each text that is missing, and each that nobody needs, as a line with its place. */
export function faultsOf(root: string, pages: readonly Page[], catalog: Catalog): string[] {
  const { texts, homes, noTexts, faults } = catalog;
  const known = (key: string) => texts.get(key) ?? (noTexts.has(key) ? key : undefined);
  const used = new Set(pages.flatMap(({ title, description }) => [title, description]));
  const missing = [...used].filter((key) => !texts.has(key)).map((key) => `web/pages.ts: "${key}"`);
  for (const [path, code] of filesOfPages(root, pages)) {
    for (const { key } of messagesOf(path, code)) used.add(key);
    for (const { file, line, key } of rewrite(path, code, known).missing)
      missing.push(`${file}:${line}: "${key}"`);
  }
  const leftOver = [...texts.keys()].filter((key) => isOfPages(homes.get(key)) && !used.has(key));
  return [
    ...faults,
    ...missing.map((place) => `has no Spanish text: ${place}`),
    ...leftOver.map((key) => `${homes.get(key)}: no whole page says "${key}"`),
  ];
}
