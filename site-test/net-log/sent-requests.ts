/** The NetLog's requests in the shape of the record. */
import { readParameters } from '#engine/site/record/parameters.ts';
import type { SentRequest } from '#engine/site/record/visit.ts';
import { SITE_SIGNS } from '#reference/site-signs.server.ts';
import type { LoggedRequest } from './logged-requests.ts';

/** What the log does not tell: bodies, canonical names, and what the guard refused. */
export interface BesideTheLog {
  /** Milliseconds of the clock at which the judged load began; what was before is left out. */
  readonly from: number;
  /** What was from here on is left out too; left out: nothing. */
  readonly until?: number | undefined;
  /** Body of a request that a page sent, by method and address. */
  readonly bodyOf: (method: string, url: string) => string | undefined;
  readonly aliasesOf: (host: string) => readonly string[];
  readonly wasRefused: (host: string, port: number) => boolean;
  /** The signal that we set did not reach it. */
  readonly isBeyondSignal: (request: LoggedRequest) => boolean;
}

const BY_DESTINATION: Readonly<Record<string, SentRequest['kind']>> = {
  document: 'document',
  iframe: 'frame',
  frame: 'frame',
  script: 'script',
  worker: 'script',
  sharedworker: 'script',
  serviceworker: 'script',
  image: 'image',
};

/** Plain http has no Sec-Fetch headers: there the Accept header and the ending of the path tell. */
function guessedKind({ url, headers }: LoggedRequest): SentRequest['kind'] {
  if (headers?.get('accept')?.startsWith('image/') === true) return 'image';
  if (/\.m?js$/.test(url.pathname)) return 'script';
  if (/\.(css|woff2?|ttf|mp4|webm)$/.test(url.pathname)) return 'other';
  return headers?.get('accept') === '*/*' ? 'fetch' : 'other';
}

function kindOf(request: LoggedRequest): SentRequest['kind'] {
  if (request.url.protocol.startsWith('ws')) return 'socket';
  if (request.isMainFrame) return 'document';
  if (request.isFrame) return 'frame';
  const destination = request.headers?.get('sec-fetch-dest');
  if (destination === undefined) return guessedKind(request);
  if (destination !== 'empty') return BY_DESTINATION[destination] ?? 'other';
  const isBeacon =
    request.method === 'POST' && request.headers?.get('sec-fetch-mode') === 'no-cors';
  return isBeacon ? 'beacon' : 'fetch';
}

const portOf = ({ protocol, port }: URL): number =>
  Number(port || (/^(https|wss):/.test(protocol) ? 443 : 80));

function sentRequest(request: LoggedRequest, beside: BesideTheLog): SentRequest {
  const { url } = request;
  const refused = beside.wasRefused(url.hostname, portOf(url));
  return {
    at: Math.max(0, Math.round(request.at - beside.from)) / 1000,
    method: request.method,
    scheme: url.protocol.slice(0, -1) as SentRequest['scheme'],
    host: url.hostname,
    path: url.pathname,
    ...readParameters(url.href, beside.bodyOf(request.method, url.href), SITE_SIGNS.keep),
    kind: kindOf(request),
    initiator: request.initiator,
    redirectedFrom: request.redirectedFrom,
    carriedSignal: request.headers?.get('sec-gpc') === '1',
    ...(beside.isBeyondSignal(request) && { beyondSignal: true }),
    aliases: beside.aliasesOf(url.hostname),
    sent: request.headers !== undefined && !refused,
    status: refused ? undefined : request.status,
  };
}

/**
 * Requests that went over the network, or tried to, since the judged load began. What the cache
 * answered is left out.
 */
export function sentRequests(
  logged: readonly LoggedRequest[],
  beside: BesideTheLog,
): SentRequest[] {
  return logged
    .filter(({ at }) => at >= beside.from && at < (beside.until ?? Number.POSITIVE_INFINITY))
    .filter(({ headers, error }) => headers || error !== undefined)
    .map((request) => sentRequest(request, beside));
}
