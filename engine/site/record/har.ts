/**
 * A HAR 1.2 file of the owner's browser as the record of one visit. Read in the page, and sent
 * nowhere.
 */
import { hostOf } from './own-name.ts';
import { readParameters } from './parameters.ts';
import type { SentRequest, SiteRecord, VisitSituation } from './visit.ts';

/** What is wrong with a file, for the owner. */
export const HAR_PROBLEMS = {
  'not json': 'This file is not a HAR file. Save it again from the network tools of your browser.',
  'not har': 'This file holds no list of requests. Save it as HAR, with all content.',
  empty: 'This file holds no request. Open the network tools first, then load your site.',
  'too long': 'This file holds more than 20,000 requests. Save the load of one page alone.',
  'no address': 'This file holds no web page. Load your site while the network tools are open.',
} as const;
export type HarProblem = keyof typeof HAR_PROBLEMS;

/** What the owner says of the file, and what a record keeps. */
export interface HarQuestion {
  readonly situation: VisitSituation;
  readonly keep: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** More requests than any page sends: half of a file would say too little of it. */
const MOST_REQUESTS = 20_000;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

function header(headers: unknown, name: string): string | undefined {
  const found = listOf(headers).find((each) => textOf(each['name']).toLowerCase() === name);
  return found && textOf(found['value']);
}

/**
 * Reads a file's text; the reason where it cannot be read. For a refusal or an opt-out, the file
 * has to begin with the load after the press.
 */
export function readHar(
  text: string,
  question: HarQuestion,
): { readonly record: SiteRecord } | { readonly problem: HarProblem } {
  const log = logOf(text);
  if (typeof log === 'string') return { problem: log };
  const entries = listOf(log['entries']);
  if (entries.length > MOST_REQUESTS) return { problem: 'too long' };
  if (entries.length === 0) return { problem: 'empty' };
  const begin = Math.min(...entries.map(startOf).filter((at) => at > 0));
  const requests = entries.flatMap((entry) => requestOf(entry, begin, question.keep) ?? []);
  const url = addressOf(log, entries);
  if (url === undefined || requests.length === 0) return { problem: 'no address' };
  return { record: recordOf(log, url, requests, question.situation) };
}

function logOf(text: string): Fields | HarProblem {
  try {
    const log = fieldsOf(fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')))['log']);
    return Array.isArray(log['entries']) ? log : 'not har';
  } catch {
    return 'not json';
  }
}

const startOf = (entry: Fields) => Date.parse(textOf(entry['startedDateTime'])) || 0;

/**
 * The page that was tested: the first document of the file; Safari's and Firefox's pages name no
 * address.
 */
function addressOf(log: Fields, entries: readonly Fields[]): string | undefined {
  const isPage = (entry: Fields) => {
    const mime = textOf(fieldsOf(fieldsOf(entry['response'])['content'])['mimeType']);
    return (
      textOf(entry['_resourceType']) === 'document' ||
      /^(?:text\/html|application\/xhtml)/.test(mime)
    );
  };
  const urlOf = (entry: Fields) => textOf(fieldsOf(entry['request'])['url']);
  const titles = listOf(log['pages']).map((page) => textOf(page['title']));
  const all = [...entries.filter(isPage).map(urlOf), ...titles, ...entries.map(urlOf)];
  return all.find((url) => /^https?:\/\//.test(url) && hostOf(url) !== '');
}

const KINDS: Readonly<Record<string, SentRequest['kind']>> = {
  document: 'document',
  script: 'script',
  image: 'image',
  fetch: 'fetch',
  xhr: 'fetch',
  ping: 'beacon',
  beacon: 'beacon',
  websocket: 'socket',
};

function kindOfEntry(entry: Fields, url: URL): SentRequest['kind'] {
  if (/^wss?:$/.test(url.protocol)) return 'socket';
  const named = KINDS[textOf(entry['_resourceType']).toLowerCase()];
  if (named !== undefined) return named;
  const mime = textOf(fieldsOf(fieldsOf(entry['response'])['content'])['mimeType']);
  if (/javascript/.test(mime) || url.pathname.endsWith('.js')) return 'script';
  if (mime.startsWith('image/')) return 'image';
  return mime.startsWith('text/html') ? 'document' : 'other';
}

function requestOf(
  entry: Fields,
  begin: number,
  keep: Readonly<Record<string, string>>,
): SentRequest | undefined {
  const request = fieldsOf(entry['request']);
  const address = textOf(request['url']);
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return undefined;
  const status = numberOf(fieldsOf(entry['response'])['status']);
  const referer = header(request['headers'], 'referer');
  return {
    at: Math.max(0, (startOf(entry) - begin) / 1000) || 0,
    method: textOf(request['method']).toUpperCase() || 'GET',
    scheme: url.protocol.slice(0, -1) as SentRequest['scheme'],
    host: url.hostname,
    path: url.pathname,
    ...readParameters(address, bodyOf(request), keep),
    kind: kindOfEntry(entry, url),
    initiator: referer === undefined ? undefined : hostOf(referer) || undefined,
    carriedSignal: header(request['headers'], 'sec-gpc') === '1',
    aliases: [],
    sent: true,
    status: status > 0 ? status : undefined,
  };
}

/** The body as text, or as the pairs that some browsers save in its place. */
function bodyOf(request: Fields): string | undefined {
  const data = fieldsOf(request['postData']);
  const text = textOf(data['text']);
  if (text !== '') return text;
  const pairs = listOf(data['params']).map((pair) => [textOf(pair['name']), textOf(pair['value'])]);
  return pairs.length > 0 ? new URLSearchParams(pairs).toString() : undefined;
}

function recordOf(
  log: Fields,
  url: string,
  requests: readonly SentRequest[],
  situation: VisitSituation,
): SiteRecord {
  const browser = fieldsOf(log['browser'] ?? log['creator']);
  const documents = requests.filter(({ kind }) => kind === 'document');
  const carrying = documents.length > 0 ? documents : requests;
  const outcome = { controls: [], at: url, outcome: 'pressed', asks: [] } as const;
  return {
    url,
    from: '',
    startedAt: textOf(listOf(log['entries'])[0]?.['startedDateTime']),
    browser: [textOf(browser['name']), textOf(browser['version'])].join(' ').trim(),
    visits: [
      {
        situation,
        by: 'har',
        signalProven: situation !== 'gpc' || carrying.every(({ carriedSignal }) => carriedSignal),
        atRest: true,
        bytes: 0,
        seconds: Math.max(...requests.map(({ at }) => at)),
        requests,
        pages: [],
        pressed: situation === 'reject' || situation === 'optOut' ? outcome : undefined,
        troubles: [],
        refused: [],
      },
    ],
    texts: {},
  };
}
