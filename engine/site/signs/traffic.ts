/** What each visit's requests are to each tool. */
import { fitsHost, hostOf, registeredName } from '#engine/site/record/own-name.ts';
import { readParameters } from '#engine/site/record/parameters.ts';
import { signPattern } from '#engine/site/record/pattern.ts';
import type { ReadySite, ToolHit } from './signs.ts';
import { hitsOf } from './signs.ts';
import type { SentRequest, SiteRecord, SiteVisit } from '#engine/site/record/visit.ts';

/** One request to one tool. */
export interface Hit extends ToolHit {
  readonly request: SentRequest;
}

/** A visit with what it sent to whom. */
export interface ReadVisit {
  readonly visit: SiteVisit;
  readonly hits: readonly Hit[];
  /** Requests to the site's own server, and not to a tool behind its name. */
  readonly own: readonly SentRequest[];
}

const SHOWN = 12;

/**
 * One line of evidence: `GET www.facebook.com/tr (ev, id)`. Parameters in the order of letters,
 * known marks with their value.
 */
export function evidenceOf(request: SentRequest): string {
  const { method, host, path, parameters, kept } = request;
  const marks = parameters.map((name) => {
    const value = kept[name];
    return value !== undefined && value.length <= 12 ? `${name}=${value}` : name;
  });
  const sorted = marks.toSorted();
  const more = sorted.length > SHOWN ? [`${sorted.length - SHOWN} more`] : [];
  const names = [...sorted.slice(0, SHOWN), ...more].join(', ');
  return `${method} ${host}${path}${names === '' ? '' : ` (${names})`}`;
}

/** Different lines, in the order of letters, so that the order of requests does not matter. */
export const evidenceLines = (requests: readonly SentRequest[], most = 5): string[] =>
  [...new Set(requests.map(evidenceOf))].toSorted().slice(0, most);

/** Hosts that are the site's own: the tested name, and the one to which it moved. */
export function ownNames(record: SiteRecord): ReadonlySet<string> {
  const urls = [record.url, ...record.visits.flatMap(({ pages }) => pages.map(({ url }) => url))];
  return new Set(
    urls
      .map(hostOf)
      .filter((host) => host !== '')
      .map(registeredName),
  );
}

/**
 * Reads every request of every visit once. What the guard refused counts: the site wanted to send
 * it.
 */
export function readVisits(
  record: SiteRecord,
  ready: ReadySite,
  own: ReadonlySet<string>,
): ReadVisit[] {
  return record.visits.map((visit) => {
    const hits: Hit[] = [];
    const plain: SentRequest[] = [];
    for (const request of visit.requests) {
      const isOwn = own.has(registeredName(request.host));
      const seen = hitsOf(ready, request, isOwn);
      for (const each of seen) hits.push({ ...each, request });
      if (isOwn && seen.length === 0) plain.push(request);
    }
    if (visit.by === 'fetch') hits.push(...embeddedHits(visit, ready, own));
    return { visit, hits, own: plain };
  });
}

/**
 * Without a browser: tags that stand in the page's text. They were not run, so nothing was sent.
 */
function embeddedHits(visit: SiteVisit, ready: ReadySite, own: ReadonlySet<string>): Hit[] {
  return visit.pages.flatMap(({ embedded, url }) =>
    embedded.flatMap((address): Hit[] => {
      const request = embeddedRequest(address, url);
      if (!request) return [];
      const seen = hitsOf(ready, request, own.has(registeredName(request.host)));
      return seen.map((hit) => ({ ...hit, does: 'loads', request }));
    }),
  );
}

function embeddedRequest(address: string, base: string): SentRequest | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return {
    at: 0,
    method: 'GET',
    scheme: url.protocol === 'http:' ? 'http' : 'https',
    host: url.hostname,
    path: url.pathname,
    ...readParameters(url.href, undefined, {}),
    kind: url.pathname.endsWith('.js') ? 'script' : 'other',
    carriedSignal: false,
    aliases: [],
    sent: false,
  };
}

/** `user_data[fbp]` and `user_data.fbp` are `fbp`. */
const innermost = (name: string) => name.replace(/^.*[.[]([^.[\]]+)\]?$/, '$1');

/** Requests by which the own server gets what an advertising company knows a visitor by. */
export function identifiersToOwnServer(read: ReadVisit, { book }: ReadySite): SentRequest[] {
  const { identifiers, together, recognition } = book.signs.ownServer;
  const names = new Set(identifiers);
  const recognizes = signPattern(recognition);
  const recognized = read.visit.pages.some(({ stored }) =>
    stored.some(
      (each) => each.kind === 'storage' && each.hasIdentifier && recognizes.test(each.name),
    ),
  );
  return read.own.filter((request) => {
    const parameters = request.parameters.map((name) => name.toLowerCase());
    const present = new Set(parameters.flatMap((name) => [name, innermost(name)]));
    const has = (name: string) => present.has(name);
    if ([...names].some(has) || request.hasAdIdentifier) return true;
    if (together.some((set) => set.every(has))) return true;
    if (!request.hasIdentifier || request.kind === 'document' || request.kind === 'script')
      return false;
    return recognized || parameters.some((name) => recognizes.test(name));
  });
}

/** Whether a host belongs to the signs' list. */
export const isAt = (host: string, list: readonly string[]) =>
  list.some((wanted) => fitsHost(host, wanted));
