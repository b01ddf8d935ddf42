/**
 * Records of visits for tests of the opt-out tester, from addresses as a browser would call them.
 */
import { readGpp } from '#engine/site/record/gpp.ts';
import { readParameters } from '#engine/site/record/parameters.ts';
import type { SiteBook } from '#engine/site/signs/signs.ts';
import { readySite } from '#engine/site/signs/signs.ts';
import type { SeenPage, SentRequest, SiteRecord, SiteVisit } from '#engine/site/record/visit.ts';
import { TOOLS } from '#reference/data.server.ts';
import { ADVERTISING_COMPANIES, SITE_SIGNS } from '#reference/site-signs.server.ts';

const BOOK: SiteBook = {
  signs: SITE_SIGNS,
  tools: TOOLS,
  companies: ADVERTISING_COMPANIES.companies,
  readGpp,
};
export const READY = readySite(BOOK);

/** `POST https://host/path?a=1 {"b":2}`: method and body may be left out. */
export function asked(line: string, more: Partial<SentRequest> = {}): SentRequest {
  const [, method = 'GET', address = '', body = ''] =
    /^(?:(GET|POST|HEAD) )?(\S+)(?: (.+))?$/.exec(line) ?? [];
  const url = new URL(address);
  return {
    at: 1,
    method,
    scheme: url.protocol.slice(0, -1) as SentRequest['scheme'],
    host: url.hostname,
    path: url.pathname,
    ...readParameters(address, body === '' ? undefined : body, SITE_SIGNS.keep),
    kind: url.pathname.endsWith('.js') ? 'script' : 'image',
    carriedSignal: true,
    aliases: [],
    sent: true,
    status: 200,
    ...more,
  };
}

export const page = (more: Partial<SeenPage> = {}): SeenPage => ({
  url: 'https://shop.example/',
  title: 'Shop',
  language: 'en',
  links: [],
  promisesChoice: false,
  embedded: [],
  stored: [],
  strings: {},
  ...more,
});

export function visit(
  situation: SiteVisit['situation'],
  requests: readonly (string | SentRequest)[],
  more: Partial<SiteVisit> = {},
): SiteVisit {
  const pressed = { controls: ['Reject all'], at: '', outcome: 'pressed', asks: [] } as const;
  return {
    situation,
    by: 'browser',
    signalProven: true,
    atRest: true,
    bytes: 1000,
    seconds: 12,
    requests: requests.map((each) => (typeof each === 'string' ? asked(each) : each)),
    pages: [page()],
    pressed: situation === 'reject' || situation === 'optOut' ? pressed : undefined,
    troubles: [],
    refused: [],
    ...more,
  };
}

export const record = (
  visits: readonly SiteVisit[],
  more: Partial<SiteRecord> = {},
): SiteRecord => ({
  url: 'https://shop.example/',
  from: '',
  startedAt: '2026-11-22T12:00:00Z',
  browser: 'Chromium 156',
  visits,
  texts: {},
  ...more,
});
