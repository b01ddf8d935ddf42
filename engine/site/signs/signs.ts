/**
 * The signs made ready: which tool a request loads from or sends to, and by which mark it is
 * limited.
 */
import type {
  AdvertisingCompanies,
  LessMark,
  SignShape,
  SiteSigns,
  ToolSign,
} from '#reference/schema-site-signs.ts';
import type { Tool } from '#reference/schema-tools.ts';
import { fitsHost } from '#engine/site/record/own-name.ts';
import type { GppSection } from '#engine/site/record/gpp-section.ts';
import { signPattern } from '#engine/site/record/pattern.ts';
import type { SentRequest } from '#engine/site/record/visit.ts';

/** What the judgement takes of a tool of tools.json. */
export type JudgedTool = Pick<
  Tool,
  'id' | 'name' | 'vendor' | 'domains' | 'category' | 'mayBeSale' | 'mayBeTargetedAdvertising'
>;

/** All data that a judgement needs besides the record. */
export interface SiteBook {
  readonly signs: SiteSigns;
  readonly tools: readonly JudgedTool[];
  readonly companies: AdvertisingCompanies['companies'];
  /**
   * How strings of the Global Privacy Platform are read (`engine/site/record/gpp.ts`); left out,
   * they are not.
   */
  readonly readGpp?: ((text: string) => GppSection[] | undefined) | undefined;
}

/** What one request is to one tool. */
export interface ToolHit {
  readonly tool: string;
  readonly does: 'loads' | 'sends';
  /** The mark by which the vendor promises to limit its use. */
  readonly less?: string | undefined;
  /** It was found by its shape or by a canonical name, at a host that does not say whose it is. */
  readonly hidden: boolean;
}

type Fits = (request: SentRequest, host: string) => boolean;

interface ReadySign {
  readonly tool: string;
  readonly loads: readonly Fits[];
  readonly sends: readonly Fits[];
  readonly anywhere: readonly Fits[];
  readonly ownHosts: readonly string[];
  readonly files: readonly RegExp[];
  readonly less: readonly LessMark[];
}

/** Everything about the signs that is worked out once. */
export interface ReadySite {
  readonly book: SiteBook;
  readonly signs: readonly ReadySign[];
  readonly companies: ReadonlyMap<string, string>;
  readonly companyPaths: readonly RegExp[];
  readonly companyParameters: ReadonlySet<string>;
  readonly tools: ReadonlyMap<string, JudgedTool>;
  readonly names: ReadonlyMap<string, string>;
}

function fitsOf(shape: SignShape): Fits {
  const path = shape.path === undefined ? undefined : signPattern(shape.path);
  const kept = Object.entries(shape.kept ?? {}).map(
    ([name, value]) => [name, signPattern(value)] as const,
  );
  return (request, host) => {
    if (shape.hosts && !shape.hosts.some((wanted) => fitsHost(host, wanted))) return false;
    if (path && !path.test(request.path)) return false;
    if (shape.has && !shape.has.every((name) => request.parameters.includes(name))) return false;
    if (shape.hasOne && !shape.hasOne.some((name) => request.parameters.includes(name)))
      return false;
    return kept.every(([name, value]) => value.test(request.kept[name] ?? ''));
  };
}

function readySign(sign: ToolSign): ReadySign {
  const placed = (shapes: readonly SignShape[]) =>
    shapes.filter(({ hosts }) => hosts !== undefined).map(fitsOf);
  return {
    tool: sign.tool,
    loads: placed(sign.loads),
    sends: placed(sign.sends),
    anywhere: sign.sends.filter(({ hosts }) => hosts === undefined).map(fitsOf),
    ownHosts: sign.ownHosts ?? [],
    files: (sign.files ?? []).map((file) => signPattern(file)),
    less: sign.less ?? [],
  };
}

/** Compiles the signs; once for many records. */
export function readySite(book: SiteBook): ReadySite {
  const { signs, tools, companies } = book;
  return {
    book,
    signs: signs.tools.map(readySign),
    companies: new Map(
      companies.flatMap(([id, , hosts]) => hosts.map((host) => [host, id] as const)),
    ),
    companyPaths: signs.companies.paths.map((path) => signPattern(path)),
    companyParameters: new Set(signs.companies.parameters),
    tools: new Map(tools.map((tool) => [tool.id, tool])),
    names: new Map([
      ...tools.map(({ id, vendor }) => [id, vendor] as const),
      ...signs.tools.flatMap(({ tool, name }) =>
        name === undefined ? [] : [[tool, name] as const],
      ),
      ...signs.recorders.map(({ id, name }) => [id, name] as const),
      ...companies.map(([id, name]) => [id, name] as const),
    ]),
  };
}

/** The company whose host this is: the host itself, or a name that it stands below. */
function companyAt(ready: ReadySite, host: string): string | undefined {
  const exact = ready.companies.get(host);
  if (exact !== undefined) return exact;
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const id = ready.companies.get(`.${labels.slice(from).join('.')}`);
    if (id !== undefined) return id;
  }
  return undefined;
}

const FILES = /\.(?:js|mjs|css|woff2?|ttf|svg|png|jpe?g|webp|html?)$/i;

/**
 * For a company that serves ads alone: a plain library load says nothing; an identifier or a sync
 * says something.
 */
function sendsToCompany(ready: ReadySite, request: SentRequest): boolean {
  if (request.kind === 'socket') return true;
  const isFile = request.kind === 'script' && FILES.test(request.path);
  if (isFile && request.redirectedFrom === undefined) return false;
  if (request.hasIdentifier) return true;
  if (request.parameters.some((name) => ready.companyParameters.has(name.toLowerCase())))
    return true;
  if (request.method !== 'GET' || request.kind === 'beacon') return true;
  // a picture or a frame that is no file, or that carries parameters, is there to be asked for
  const isAsked = request.kind === 'image' || request.kind === 'frame';
  if (isAsked && (!FILES.test(request.path) || request.parameters.length > 0)) return true;
  return ready.companyPaths.some((path) => path.test(request.path));
}

/** The mark on a request by which its vendor promises less; undefined if it carries none. */
function lessMark(ready: ReadySite, marks: readonly LessMark[], request: SentRequest) {
  for (const { parameter, value } of [...marks, ...ready.book.signs.less]) {
    const kept = request.kept[parameter];
    if (kept !== undefined && signPattern(value).test(kept)) return `${parameter}=${kept}`;
  }
  return undefined;
}

/** Every tool that a request concerns. `isOwn` says that its host is the site's own. */
export function hitsOf(ready: ReadySite, request: SentRequest, isOwn: boolean): ToolHit[] {
  const aliases = isOwn ? request.aliases.map((alias) => alias.toLowerCase()) : [];
  const hosts = [request.host.toLowerCase(), ...aliases];
  const found = ready.signs.flatMap((sign): ToolHit[] => {
    const at = (fits: readonly Fits[]) =>
      hosts.find((host) => fits.some((fit) => fit(request, host)));
    const ownHost = hosts.find((host) => sign.ownHosts.some((own) => fitsHost(host, own)));
    const sent =
      at(sign.sends) ??
      (ownHost !== undefined && sendsToCompany(ready, request) ? ownHost : undefined);
    const less = lessMark(ready, sign.less, request);
    if (sent !== undefined)
      return [{ tool: sign.tool, does: 'sends', less, hidden: sent !== hosts[0] }];
    if (sign.anywhere.some((fit) => fit(request, request.host)))
      return [{ tool: sign.tool, does: 'sends', less, hidden: true }];
    const loaded = at(sign.loads) ?? ownHost;
    if (loaded !== undefined)
      return [{ tool: sign.tool, does: 'loads', hidden: loaded !== hosts[0] }];
    const isFile = request.kind === 'script' && sign.files.some((file) => file.test(request.path));
    return isFile ? [{ tool: sign.tool, does: 'loads', hidden: true }] : [];
  });
  if (found.length > 0) return found;
  return [...socketOf(ready, request, hosts), ...companyOf(ready, request, hosts, isOwn)];
}

/** An open line to a company that advertises, or measures for ads, sends all the while. */
function socketOf(ready: ReadySite, request: SentRequest, hosts: readonly string[]): ToolHit[] {
  if (request.kind !== 'socket' && !/^wss?$/.test(request.scheme)) return [];
  const tool = ready.book.tools.find(
    ({ category, domains }) =>
      (category === 'Advertising' || category === 'Analytics') &&
      domains.some((domain) => hosts.some((host) => fitsHost(host, `.${domain}`))),
  );
  return tool ? [{ tool: tool.id, does: 'sends', hidden: false }] : [];
}

function companyOf(
  ready: ReadySite,
  request: SentRequest,
  hosts: readonly string[],
  isOwn: boolean,
): ToolHit[] {
  for (const host of isOwn ? hosts.slice(1) : hosts) {
    const tool = companyAt(ready, host);
    if (tool === undefined) continue;
    const does = sendsToCompany(ready, request) ? 'sends' : 'loads';
    const less = lessMark(ready, [], request);
    return [{ tool, does, less, hidden: host !== hosts[0] }];
  }
  return [];
}
