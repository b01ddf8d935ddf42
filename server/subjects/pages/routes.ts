/** Serves the built pages from memory, and answers every address that no route has. */
import { withoutTrailing } from '#text/trailing.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#contract/index.ts';
import { STATES } from '#law/codes.ts';
import type { DownloadCounter } from '#server/subjects/templates/download-counts.ts';
import { figuresInPage } from '#server/subjects/templates/figures-in-page.ts';
import { prefersMarkdown } from '#server/base/http/accepted-type.ts';
import { takenBy } from '#server/base/http/encodings.ts';
import { problem } from '#server/base/problem.ts';
import { fileAt } from '#server/base/pages/files.ts';
import type { BuiltPages, BuiltFile, Variant } from '#server/base/pages/files.ts';
import { languageCookie } from '#server/base/http/language-cookie.ts';
import { LANGUAGES } from '#text/language.ts';
import { originInPage } from './own-origin.ts';
import { seenBy } from './owner-pages.ts';
import type { FigureCache } from '#server/subjects/templates/figures.ts';

/**
 * `/states/delaware` and `/states/DE` redirect to `/delaware` (docs/requirements-decisions.md 2).
 */
const GUIDES = new Map(
  STATES.flatMap(
    ({ code, slug }) =>
      [
        [code.toLowerCase(), `/${slug}`],
        [slug, `/${slug}`],
      ] as const,
  ),
);

export interface PageOptions {
  readonly https: boolean;
  /** Today's calendar date at an address. */
  readonly today: (path: string) => string;
  /** Called with every file that is about to be sent. */
  readonly note: DownloadCounter['note'];
  readonly figures: Pick<FigureCache, 'now'>;
  /** Where this server is reached, without a trailing slash. */
  readonly origin: () => string;
}

/**
 * Registers the pages on the app; must come after all other routes. Without built pages every page
 * is not found.
 */
export function pageRoutes(
  app: FastifyInstance,
  pages: BuiltPages | undefined,
  { https, today, note, figures, origin }: PageOptions,
): void {
  const [withFigures, withOrigin] = [figuresInPage(), originInPage()];
  const at: FileAt = (path, day) => {
    const file = pages && fileAt(pages, path, () => day ?? today(path));
    if (file && path === '/templates') return withFigures(file, figures.now());
    return file && path === '/developers' ? withOrigin(file, origin()) : file;
  };
  app.get('/*', (request, reply) => {
    note(pathOf(request.url), reply);
    return page({ https, pages }, at, request, reply);
  });
  // Methods that no route accepts are refused before their body is read.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw refusal(request, pages);
  });
}

/** The file at an address, on a given day or today. */
type FileAt = (path: string, day: string | undefined) => BuiltFile | undefined;

/** `/login?language=es` remembers the language, and leads to the page without it. */
function chosenLanguage(url: string) {
  const at = pathLength(url);
  if (!url.startsWith('?', at) || !url.includes('language=')) return undefined;
  const query = new URLSearchParams(url.slice(at + 1));
  const language = LANGUAGES.find((each) => each === query.get('language'));
  if (!language) return undefined;
  query.delete('language');
  return { language, to: [url.slice(0, at), query.toString()].filter(Boolean).join('?') };
}

function page(
  { https, pages }: { readonly https: boolean; readonly pages: BuiltPages | undefined },
  at: FileAt,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = pathOf(request.url);
  if (isApi(path)) throw refusal(request, pages);
  const file = at(path, askedDay(request.url));
  const chosen = file && chosenLanguage(request.url);
  if (chosen)
    return reply
      .header('set-cookie', languageCookie(https, chosen.language))
      .header('cache-control', 'no-store')
      .redirect(chosen.to, 303);
  const asText =
    file && prefersMarkdown(request.headers.accept) && at(`${path}.md`, askedDay(request.url));
  if (asText) return sendFile(request, reply, asText);
  if (file && pages)
    return sendFile(request, reply, seenBy(request.headers.cookie, pages, path, file));
  const target = redirectOf(path, pages);
  if (target !== undefined)
    return reply.redirect(target + request.url.slice(pathLength(request.url)), 308);
  return notFoundPage(pages, request, reply);
}

/** The reply for an address that has no file. */
export function notFoundPage(
  pages: BuiltPages | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!pages) throw problem('not-found');
  const page = seenBy(request.headers.cookie, pages, '/404', pages.notFound);
  return sendVariant(reply.code(404), choose(request, page));
}

/** Sends a file in the smallest encoding that the client takes, or that it has not changed. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: BuiltFile,
): FastifyReply {
  const variant = choose(request, file);
  if (file.etag !== undefined && unchanged(request, file.etag, variant)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = variant.headers;
    return reply.code(304).headers(headers).send();
  }
  return sendVariant(reply, variant);
}

const sendVariant = (reply: FastifyReply, { headers, body }: Variant) =>
  reply.headers(headers).send(body);

/** By its hash; by its date only where no hash was sent. */
function unchanged({ headers }: FastifyRequest, etag: string, variant: Variant): boolean {
  if (headers['if-none-match'] !== undefined) return matches(headers['if-none-match'], etag);
  const [since, changed] = [headers['if-modified-since'], variant.headers['last-modified']];
  return since !== undefined && changed !== undefined && Date.parse(changed) <= Date.parse(since);
}

const matches = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given === '*' || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** The smallest encoding that the client accepts. */
function choose(request: FastifyRequest, { variants }: BuiltFile): Variant {
  const accepted = request.headers['accept-encoding'];
  if (accepted === undefined) return variants.identity;
  const { br, gzip } = takenBy(accepted);
  return (br && variants.br) || (gzip && variants.gzip) || variants.identity;
}

/** Where password managers look for the page to change a password. */
const WELL_KNOWN = new Map([['/.well-known/change-password', '/login']]);

function redirectOf(path: string, pages: BuiltPages | undefined): string | undefined {
  const known = WELL_KNOWN.get(path);
  if (known !== undefined) return known;
  const bare = withoutTrailing(path, '/');
  const guide = /^\/states\/([^/]+)$/.exec(bare)?.[1];
  if (guide !== undefined) return GUIDES.get(guide.toLowerCase());
  const law = /^\/law\/[a-z]{2}$/i.test(bare) ? `/law/${bare.slice(-2).toUpperCase()}` : undefined;
  if (law !== undefined && law !== path && pages && isPage(pages, law)) return law;
  const small = bare.toLowerCase();
  return small !== path && pages && isPage(pages, small) ? small : undefined;
}

const METHODS = ENDPOINTS.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Why nothing was found: the method, if the address accepts others, else the address. */
function refusal(request: FastifyRequest, pages: BuiltPages | undefined) {
  const path = pathOf(request.url);
  const allowed = new Set(
    METHODS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method as string),
  );
  if (!isApi(path) && pages && isPage(pages, path)) allowed.add('GET');
  if (['/api', '/api/openapi.json', '/api/reference.css'].includes(path)) allowed.add('GET');
  if (allowed.has('GET')) allowed.add('HEAD');
  if (allowed.size === 0 || allowed.has(request.method)) return problem('not-found');
  return problem('method-not-allowed', { allow: [...allowed].sort().join(', ') });
}

const isPage = (pages: BuiltPages, path: string) => pages.files.has(path) || pages.dated.has(path);

/**
 * `?asOf=2027-01-01` shows a page as it reads on another day; anything but a calendar date is
 * ignored.
 */
function askedDay(url: string): string | undefined {
  const query = url.indexOf('?');
  if (query === -1) return undefined;
  const day = /[?&]asOf=(\d{4}-\d{2}-\d{2})(?:&|$)/.exec(url.slice(query))?.[1];
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
const pathOf = (url: string) => url.slice(0, pathLength(url));

function pathLength(url: string): number {
  const end = url.search(/[?#]/);
  return end === -1 ? url.length : end;
}
