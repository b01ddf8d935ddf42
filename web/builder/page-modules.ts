import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Page, PAGES } from '../pages.ts';

const NAME = 'virtual:page-modules';
const INSIDE = `\0${NAME}`;

/** The file that loads a page's data at build, or undefined. */
export function dataFile(root: string, file: string): string | undefined {
  const path = join(root, 'web/pages', file, 'page-data.server.ts');
  return existsSync(path) ? path : undefined;
}

/**
 * "/plan", "/:home:live": every page loads all rows, so what follows from the path is left out.
 */
function shortRow({ path, file, kind, language }: Page): string {
  const row = [
    path,
    file === path.slice(1) ? '' : file,
    kind === 'private' ? '' : kind,
    language ?? '',
  ];
  while (row.at(-1) === '') row.pop();
  return row.join(':');
}

/**
 * The pages as modules. The browser gets only those with script, so still pages cost it nothing.
 */
export function pageModules(root: string, pages: readonly Page[] = PAGES): Plugin {
  return {
    name: 'statewise:page-modules',
    resolveId: (id) => (id === NAME ? INSIDE : null),
    load(id, options) {
      if (id !== INSIDE) return null;
      const listed = pages.filter((page) => options?.ssr || page.kind !== 'still');
      const files = [...new Set(listed.map(({ file }) => file))];
      const loaders = files.map(
        (file) =>
          `${JSON.stringify(file)}: () => import(${JSON.stringify(join(root, 'web/pages', file, 'page.tsx'))})`,
      );
      const withData = files.filter((file) => dataFile(root, file));
      // The browser can render only these pages; links to all others are plain.
      const rows = `export const PAGES = ${JSON.stringify(listed.map(shortRow).join(' '))}.split(' ').map((row) => {
        const [path, file, kind, language] = row.split(':');
        return { path, file: file || path.slice(1), kind: kind || 'private', language };
      });`;
      return `${rows}export const PAGE_MODULES = {${loaders.join(',')}};export const WITH_DATA = ${JSON.stringify(withData)};`;
    },
  };
}
