/**
 * Puts the figures of the templates into their page before it is sent, so that the page needs no
 * request for them.
 */
import { figuresText } from '#web/words/templates.ts';
import type { BuiltFile } from '#server/base/pages/files.ts';
import { repacked } from '#server/base/pages/repacking.ts';
import type { FiguresById } from './figures.ts';

/** The placeholders in the built page: one for readers, one for the page's script. */
const FIGURE_SPANS = /(<span data-figures="([a-z-]+)">)[^<]*(?=<\/span>)/g;
const DATA = '"figures":{}';

/** The page with these figures; the unchanged page if there are none. Caches the last result. */
export function figuresInPage(): (file: BuiltFile, figures: FiguresById) => BuiltFile {
  let last: { file: BuiltFile; key: string; page: BuiltFile } | undefined;
  return (file, figures) => {
    const key = JSON.stringify(figures);
    if (key === '{}') return file;
    if (last?.file !== file || last.key !== key) last = { file, key, page: filled(file, figures) };
    return last.page;
  };
}

function filled(file: BuiltFile, figures: FiguresById): BuiltFile {
  const html = file.variants.identity.body
    .toString('utf8')
    .replace(FIGURE_SPANS, (_, start: string, id: string) => start + figuresText(figures[id]))
    .replace(DATA, () => `"figures":${JSON.stringify(figures)}`);
  return repacked(file, html);
}
