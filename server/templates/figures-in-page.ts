/** Puts the figures of the templates into their page before it is sent, so that the page needs no request for them. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { figuresText } from '#web/words/templates.ts';
import type { SiteFile, Variant } from '../site/files.ts';
import type { FiguresById } from './figures.ts';

/** The placeholders in the built page: one for readers, one for the page's script. */
const SAID = /(<span data-figures="([a-z-]+)">)[^<]*(?=<\/span>)/g;
const DATA = '"figures":{}';

/** Fast compression level, because it runs again each time a figure changes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

function filled({ variants }: SiteFile, figures: FiguresById): SiteFile {
  const { identity } = variants;
  const html = identity.body
    .toString('utf8')
    .replace(SAID, (_, start: string, id: string) => start + figuresText(figures[id]))
    .replace(DATA, () => `"figures":${JSON.stringify(figures)}`);
  const body = Buffer.from(html);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    body: bytes,
    headers: {
      ...identity.headers,
      etag,
      'content-length': String(bytes.length),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  });
  return {
    etag,
    variants: {
      identity: variant(body),
      br: variant(brotliCompressSync(body, QUICK), 'br'),
      gzip: variant(gzipSync(body, { level: 5 }), 'gzip'),
    },
  };
}
