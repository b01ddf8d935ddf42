/** Requests as the NetLog tells them: each step of a redirect is one of its own. */
import type { LogEvent } from './log-file.ts';

export interface LoggedRequest {
  /** Milliseconds of the clock. */
  readonly at: number;
  readonly url: URL;
  readonly method: string;
  readonly initiator: string | undefined;
  readonly isMainFrame: boolean;
  readonly isFrame: boolean;
  readonly redirectedFrom: string | undefined;
  /** Names in lower case; undefined where nothing was sent: from the cache, or refused. */
  headers: ReadonlyMap<string, string> | undefined;
  status: number | undefined;
  error: number | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function addressIn(value: unknown): URL | undefined {
  const url = URL.parse(text(value));
  return url && /^(https?|wss?):$/.test(url.protocol) ? url : undefined;
}

/** HTTP/1 has lines in `headers`; HTTP/2 has them with a colon before the names of its own. */
function headersIn(params: LogEvent['params']): ReadonlyMap<string, string> {
  const lines = Array.isArray(params['headers']) ? params['headers'].map(text) : [];
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':', 1);
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function statusIn(params: LogEvent['params']): number | undefined {
  const [line] = Array.isArray(params['headers']) ? params['headers'] : [];
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(text(line))?.[1];
  return status === undefined ? undefined : Number(status);
}

function begun(event: LogEvent, before: LoggedRequest | undefined): LoggedRequest | undefined {
  const url = addressIn(event.params['url']);
  if (!url) return undefined;
  const initiator = addressIn(event.params['initiator'])?.hostname;
  const type = text(event.params['request_type']);
  return {
    at: event.at,
    url,
    method: text(event.params['method']) || 'GET',
    initiator,
    isMainFrame: type === 'main frame',
    isFrame: type === 'subframe',
    redirectedFrom: before?.url.hostname,
    headers: undefined,
    status: undefined,
    error: undefined,
  };
}

/**
 * Chromium asks for lists and updates of its own; those have no document behind them and open none.
 */
const isOfThePage = (event: LogEvent): boolean =>
  text(event.params['initiator']) !== 'not an origin' ||
  ['main frame', 'subframe'].includes(text(event.params['request_type']));

function take(event: LogEvent, current: LoggedRequest): void {
  if (event.name.endsWith('SEND_REQUEST_HEADERS')) current.headers = headersIn(event.params);
  if (event.name.endsWith('READ_RESPONSE_HEADERS')) current.status = statusIn(event.params);
  const error = event.params['net_error'];
  if (event.name === 'URL_REQUEST_START_JOB' && !event.isBegin && typeof error === 'number')
    current.error = error;
}

/** The requests of pages in a log, in the order of their begin. */
export function loggedRequests(events: readonly LogEvent[]): LoggedRequest[] {
  const current = new Map<number, LoggedRequest>();
  const ofChromium = new Set<number>();
  const all: LoggedRequest[] = [];
  for (const event of events) {
    const before = current.get(event.id);
    if (event.name !== 'URL_REQUEST_START_JOB' || !event.isBegin) {
      if (before) take(event, before);
      continue;
    }
    if (ofChromium.has(event.id) || (!before && !isOfThePage(event))) {
      ofChromium.add(event.id);
      continue;
    }
    const step = begun(event, before);
    if (!step) continue;
    current.set(event.id, step);
    all.push(step);
  }
  return all;
}
