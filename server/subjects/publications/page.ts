/**
 * The hosted page of a document: the owner's text, no script, no cookie, and a style sheet of its
 * own.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { wordsHtml } from '#documents/markup/html-text.ts';
import { plainHtmlOf } from '#documents/markup/plain-html.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { escapeHtml } from '#text/escape.ts';
import { longDate } from '#text/english.ts';
import type { BuiltFile, Variant } from '#server/base/pages/files.ts';
import { STYLE } from './page-style.ts';

/** A version in the list at the foot. */
export interface Listed {
  readonly number: number;
  /** The owner's day. */
  readonly on: string;
}

export interface HostedPage {
  readonly tree: DocumentTree;
  /** The version on this page. */
  readonly shown: Listed;
  /** All versions that can be read, newest first. */
  readonly all: readonly Listed[];
  /** The address of the newest version. */
  readonly address: string;
  readonly inSearch: boolean;
}

/**
 * Only the page's own style sheet: nothing else is loaded or run, and forms are sent nowhere, or to
 * us.
 */
export const policyOf = (style: string, forms: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    // no script is there to use it: it lets checkers of the form's page read robots.txt
    ...(forms === "'self'" ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');

export const PAGE_POLICY = policyOf(STYLE, "'none'");

/** The page of a version. Those that are not the newest say so, and stay out of search engines. */
export function hostedFile(page: HostedPage, changedAt: Date): BuiltFile {
  const { tree, shown, all, address, inSearch } = page;
  const newest = all[0]?.number === shown.number;
  const listed = inSearch && newest;
  const body = pageHtml({
    language: tree.language,
    title: newest ? tree.title : `${tree.title} (version ${shown.number})`,
    listed,
    canonical: address,
    main: [
      `<h1>${wordsHtml(tree.title)}</h1>`,
      ...(newest ? [] : [olderHtml(page)]),
      plainHtmlOf(tree, { labels: true }),
    ].join('\n'),
    foot: footHtml(page),
  });
  return fileOf(body, { changedAt, listed });
}

/** The page where a document was taken down. */
export function withdrawnFile(title: string, on: string, changedAt: Date): BuiltFile {
  const body = pageHtml({
    language: 'en',
    title: `Taken down: ${title}`,
    listed: false,
    canonical: undefined,
    main: [
      '<h1>This page was taken down</h1>',
      `<p>The business took down “${wordsHtml(title)}” on ${longDate(on)}.</p>`,
      '<p>Ask the business itself for its privacy policy.</p>',
    ].join('\n'),
    foot: '',
  });
  return fileOf(body, { changedAt, listed: false });
}

/** The page at an address whose business is gone. Nothing of it is kept, not even when it went. */
export function retiredFile(): BuiltFile {
  const body = pageHtml({
    language: 'en',
    title: 'This page was taken down',
    listed: false,
    canonical: undefined,
    main: [
      '<h1>This page was taken down</h1>',
      '<p>The business that had this address took its pages down. Nobody else gets the address.</p>',
      '<p>Ask the business itself for its privacy policy.</p>',
    ].join('\n'),
    foot: '',
  });
  return fileOf(body, { changedAt: BEFORE_ALL, listed: false });
}
const BEFORE_ALL = new Date(0);

function olderHtml({ shown, all, address }: HostedPage): string {
  const since = all[0] ? `, and it was replaced on ${longDate(all[0].on)}` : '';
  return `<p class="old">This is version ${shown.number}. It was published on ${longDate(shown.on)}${since}. <a href="${escapeHtml(address)}">Read the newest version</a>.</p>`;
}

function footHtml({ shown, all, address }: HostedPage): string {
  const items = all.map(({ number, on }, at) => {
    const words = `Version ${number}, published on ${longDate(on)}`;
    const href = at === 0 ? address : `${address}/${number}`;
    return number === shown.number
      ? `<li>${words} (this one)</li>`
      : `<li><a href="${escapeHtml(href)}">${words}</a></li>`;
  });
  return `<h2>Versions</h2>\n<ul>\n${items.join('\n')}\n</ul>\n<p>The business named above wrote this page and answers for it. It was made with Statewise.</p>`;
}

interface Parts {
  readonly language: string;
  readonly title: string;
  /** For search engines; left out where none may list the page. */
  readonly description?: string;
  readonly listed: boolean;
  readonly canonical: string | undefined;
  readonly main: string;
  readonly foot: string;
  /** Another style sheet than that of hosted pages. */
  readonly style?: string;
}

/** A page without script that loads nothing: its style sheet stands in it. */
export const pageHtml = ({
  language,
  title,
  description,
  listed,
  canonical,
  main,
  foot,
  style = STYLE,
}: Parts) =>
  [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description === undefined
      ? []
      : [`<meta name="description" content="${escapeHtml(description)}">`]),
    ...(listed ? [] : ['<meta name="robots" content="noindex">']),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<main>\n${main}\n</main>`,
    ...(foot === '' ? [] : [`<footer>\n${foot}\n</footer>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');

function fileOf(
  text: string,
  { changedAt, listed }: { readonly changedAt: Date; readonly listed: boolean },
): BuiltFile {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': PAGE_POLICY,
    'last-modified': changedAt.toUTCString(),
    vary: 'accept-encoding',
    etag,
    ...(listed ? {} : { 'x-robots-tag': 'noindex' }),
  };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return {
    etag,
    variants: {
      identity: variant(body, headers),
      br: variant(brotliCompressSync(body, quality), { ...headers, 'content-encoding': 'br' }),
      gzip: variant(gzipSync(body), { ...headers, 'content-encoding': 'gzip' }),
    },
  };
}

const variant = (body: Buffer, headers: Record<string, string>): Variant => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
});
