/**
 * Puts the address at which this server is reached into the examples of a page: pages are built
 * before anybody knows at which port they will be served.
 */
import type { BuiltFile } from '#server/base/pages/files.ts';
import { repacked } from '#server/base/pages/repacking.ts';

/** What `web/pages/developers/page.tsx` writes around each address of its own. */
const OWN_ORIGIN = /(<span data-origin="[^"]*">)[^<]*(?=<\/span>)/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page with this address; the unchanged page if it has no place for one. Keeps the last. */
export function originInPage(): (file: BuiltFile, origin: string) => BuiltFile {
  let last: { file: BuiltFile; origin: string; page: BuiltFile } | undefined;
  return (file, origin) => {
    if (last?.file !== file || last.origin !== origin)
      last = { file, origin, page: filled(file, origin) };
    return last.page;
  };
}

function filled(file: BuiltFile, origin: string): BuiltFile {
  const html = file.variants.identity.body.toString('utf8');
  const own = html.replace(OWN_ORIGIN, (_, start: string) => start + escaped(origin));
  return own === html ? file : repacked(file, own);
}
