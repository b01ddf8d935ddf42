/**
 * The built pages, read once and kept in memory: requests are looked up by address, never turned
 * into a file path.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

type Encoding = 'br' | 'gzip' | 'identity';

/** One body with its headers, ready to send. */
export interface Variant {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
export interface BuiltFile {
  /** Undefined for the not-found page, which is never answered with 304. */
  readonly etag: string | undefined;
  readonly variants: Readonly<Partial<Record<Encoding, Variant>> & { identity: Variant }>;
}
/** A page as it reads from a calendar date on. */
interface DatedFile {
  readonly from: string;
  readonly file: BuiltFile;
}
export interface BuiltPages {
  /** Address → file. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** Address → versions, oldest first: pages about law depend on the day. */
  readonly dated: ReadonlyMap<string, readonly DatedFile[]>;
  readonly notFound: BuiltFile;
  /** Address → the bar that an owner who is signed in sees on that page. */
  readonly ownerBars: ReadonlyMap<string, string>;
  /** The pages that are in Spanish too, at the same addresses, with their bars. */
  readonly spanish: {
    readonly files: ReadonlyMap<string, BuiltFile>;
    readonly ownerBars: ReadonlyMap<string, string>;
  };
}

/**
 * The built pages are missing or incomplete. The message is for the person who started the program.
 */
export class PagesMissing extends Error {
  override readonly name = 'SiteMissing';
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.zip': 'application/zip',
};

/** The content type for a file name. */
export const typeOf = (name: string): string => TYPES[extname(name)] ?? 'application/octet-stream';

/** Reads a build. Throws SiteMissing if there is none. */
export function readPages(folder: string): BuiltPages {
  const names = listFiles(folder);
  const files = new Map<string, BuiltFile>();
  const dated = new Map<string, DatedFile[]>();
  const known = new Set(names);
  const spanish = new Map<string, BuiltFile>();
  for (const name of names
    .filter((each) => !/\.(br|gz)$/.test(each) && !each.endsWith(OWNER_BARS))
    .toSorted()) {
    const file = readFile(folder, name, known);
    if (name.startsWith(SPANISH)) {
      spanish.set(addressOf(name.slice(SPANISH.length)), file);
      continue;
    }
    const from = VERSION.exec(name)?.[1];
    const address = addressOf(name.replace(VERSION, '.'));
    if (from === undefined) files.set(address, file);
    else dated.set(address, [...(dated.get(address) ?? []), { from, file }]);
  }
  const notFound = files.get('/404');
  if (!(files.has('/') || dated.has('/')) || !notFound)
    throw new PagesMissing(
      `The pages in ${folder} are not built. Run "npm run build" first, or start with "npm start".`,
    );
  files.delete('/404');
  return {
    files,
    dated,
    notFound: { ...notFound, etag: undefined },
    ownerBars: readBars(folder, OWNER_BARS, known),
    spanish: { files: spanish, ownerBars: readBars(folder, SPANISH + OWNER_BARS, known) },
  };
}

/** Not served: the server alone reads it (web/build.ts writes it). */
const OWNER_BARS = 'owner-bars.json';
/** The folder of pages that are served by a choice, not by their address. */
const SPANISH = 'spanish/';

function readBars(
  folder: string,
  name: string,
  known: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  if (!known.has(name)) return new Map();
  const bars: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return new Map(Object.entries(bars));
}

/**
 * What to say where the pages name another origin as their own than the server's (robots.txt tells
 * theirs); undefined where both are one, or one is not known.
 */
export function otherOrigin({ files }: BuiltPages, own: string | undefined): string | undefined {
  const robots = files.get('/robots.txt')?.variants.identity.body.toString() ?? '';
  const built = /^Sitemap: (\S{1,300})\/sitemap\.xml$/m.exec(robots)?.[1];
  return built === undefined || own === undefined || built === own
    ? undefined
    : `The pages were built for ${built}, and this server is ${own}: what they say to search engines names the former. Build them again with PUBLIC_URL=${own}, as npm start does.`;
}

/** delaware@2027-01-01.html is the version of /delaware from that day on. */
const VERSION = /@(\d{4}-\d{2}-\d{2})\./;

/**
 * The file at an address on a calendar date (computed only if needed); before its first version,
 * the first one.
 */
export function fileAt(
  pages: BuiltPages,
  address: string,
  day: () => string,
): BuiltFile | undefined {
  const versions = pages.dated.get(address);
  if (!versions) return pages.files.get(address);
  const on = day();
  return (versions.findLast(({ from }) => from <= on) ?? versions[0])?.file;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (cause) {
    throw new PagesMissing(
      `The pages in ${folder} cannot be read. Run "npm run build" first, or start with "npm start".`,
      { cause },
    );
  }
}

/**
 * index.html is "/", login.html is "/login", guides/index.html is "/guides"; other files keep their
 * names.
 */
const addressOf = (name: string) => `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';

/** A page is served as Markdown to who prefers that, and with a bar to who is signed in. */
const VARY: Readonly<Record<string, string>> = {
  '.html': 'accept, accept-encoding, cookie',
  '.md': 'accept, accept-encoding',
};

/** The law data and its changes, which pages of others may read. */
const OPEN_DATA = /^(law\.|law\/|changes\.).*(?<!\.html)$/;

function readFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const body = readFileSync(join(folder, name));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const base = {
    'content-type': typeOf(name),
    'cache-control': /^(assets|data)\//.test(name)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    vary: VARY[extname(name)] ?? 'accept-encoding',
    ...(name !== '404.html' && { etag }),
    ...(OPEN_DATA.test(name) && { 'access-control-allow-origin': '*' }),
  };
  const packed = (encoding: Encoding, suffix: string) =>
    names.has(name + suffix) && {
      [encoding]: variant(readFileSync(join(folder, name + suffix)), {
        ...base,
        'content-encoding': encoding,
      }),
    };
  return {
    etag,
    variants: { ...packed('br', '.br'), ...packed('gzip', '.gz'), identity: variant(body, base) },
  };
}

const variant = (body: Buffer, headers: Record<string, string>): Variant => ({
  body,
  headers: { ...headers, 'content-length': String(body.length) },
});
