/** Puts the figures of the templates into their page before it is sent, so that the page needs no request for them. */
import { figuresText } from '#web/words/templates.ts';
import type { SiteFile } from '#server/base/pages/files.ts';
import { repacked } from '#server/base/pages/repacking.ts';
import type { FiguresById } from './figures.ts';

/** The placeholders in the built page: one for readers, one for the page's script. */
const SAID = /(<span data-figures="([a-z-]+)">)[^<]*(?=<\/span>)/g;
const DATA = '"figures":{}';

/** The page with these figures; the unchanged page if there are none. Caches the last result. */
export function figuresInPage(): (file: SiteFile, figures: FiguresById) => SiteFile {
  let last: { file: SiteFile; key: string; page: SiteFile } | undefined;
  return (file, figures) => {
    const key = JSON.stringify(figures);
    if (key === '{}') return file;
    if (last?.file !== file || last.key !== key) last = { file, key, page: filled(file, figures) };
    return last.page;
  };
}

function filled(file: SiteFile, figures: FiguresById): SiteFile {
  const html = file.variants.identity.body
    .toString('utf8')
    .replace(SAID, (_, start: string, id: string) => start + figuresText(figures[id]))
    .replace(DATA, () => `"figures":${JSON.stringify(figures)}`);
  return repacked(file, html);
}
