/** The Spanish build of the pages: texts from the catalog, and files with a twin as their twin. */
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Catalog } from './catalog.ts';
import { rewrite } from './rewrite.ts';
import { isTranslated, spanishTwin } from './twins.ts';

/** Ends the build at a text that has no Spanish. */
export function spanishTexts(root: string, { texts, noTexts }: Catalog): Plugin {
  const pathOf = (id: string) =>
    relative(root, id.split('?', 1)[0] ?? id)
      .split(sep)
      .join('/');
  return {
    name: 'statewise:spanish-texts',
    enforce: 'pre',
    async resolveId(address, importer, options) {
      if (!/\.tsx?$/.test(address) || importer === undefined) return null;
      const found = await this.resolve(address, importer, { ...options, skipSelf: true });
      if (!found || found.external || found.id.includes('node_modules')) return found;
      const path = pathOf(found.id);
      const twin = spanishTwin(root, path);
      return twin === path || pathOf(importer) === twin
        ? found
        : found.id.slice(0, -path.length) + twin;
    },
    transform(code, id) {
      const path = pathOf(id);
      if (id.startsWith('\0') || path.startsWith('..') || !isTranslated(path)) return null;
      const known = (key: string) => texts.get(key) ?? (noTexts.has(key) ? key : undefined);
      const { code: spanish, missing } = rewrite(path, code, known);
      const [first] = missing;
      if (first) throw new Error(`${path}:${first.line} has no Spanish text: "${first.key}"`);
      return { code: spanish, map: null };
    },
  };
}
