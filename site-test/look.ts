/**
 * Looks at a site without a browser: its links, its notice, its file of the signal, and the tags in
 * its HTML.
 */
import type {
  SentRequest,
  SiteRecord,
  SiteVisit,
  VisitFailure,
} from '#engine/site/record/visit.ts';
import { type Fetched, type Fetcher, WrongCertificate, fetchThrough } from './fetch.ts';
import { NotReached } from './guard/guard.ts';
import { readHtml } from './html.ts';
import { isWebPage, speaksAsWall } from './page/words.ts';
import { readTexts } from './site-texts.ts';

const documentRequest = (step: Fetched['way'][number], at: number): SentRequest => ({
  at,
  method: 'GET',
  scheme: step.url.protocol === 'http:' ? 'http' : 'https',
  host: step.url.hostname,
  path: step.url.pathname,
  parameters: [...new Set(step.url.searchParams.keys())],
  kept: {},
  hasIdentifier: false,
  kind: 'document',
  carriedSignal: false,
  aliases: [],
  sent: true,
  status: step.status,
});

/** What a page that stands before a site says, it says at once. */
const SPEAKS_WITHIN = 3_000;

/** Why what was answered is not the site's page. */
function strangeAnswer({ status, type, text }: Fetched): VisitFailure | undefined {
  if (status >= 400)
    return speaksAsWall(text.slice(0, SPEAKS_WITHIN)) ? 'bot wall' : 'answered with an error';
  return isWebPage(type) ? undefined : 'no web page';
}

function failureOf(error: unknown): VisitFailure {
  if (error instanceof WrongCertificate) return 'certificate wrong';
  return error instanceof NotReached ? 'blocked address' : 'did not answer';
}

function visitOf(page: Fetched | undefined, troubles: readonly VisitFailure[], fetcher: Fetcher) {
  const read = page && readHtml(page.text, page.url);
  const { guard } = fetcher;
  const visit: SiteVisit = {
    situation: 'plain',
    by: 'fetch',
    signalProven: true,
    atRest: false,
    bytes: guard.bytes,
    seconds: 0,
    requests: page?.way.map(documentRequest) ?? [],
    pages:
      page && read
        ? [
            {
              url: page.url,
              title: read.title,
              language: read.language,
              links: read.links,
              promisesChoice: false,
              embedded: read.embedded,
              stored: [],
              strings: {},
            },
          ]
        : [],
    troubles,
    refused: guard.refusedLines,
  };
  return { visit, links: read?.links ?? [] };
}

/** The record of a look. It never says that something stopped: nothing was run. */
export async function lookWithoutBrowser(url: string, fetcher: Fetcher): Promise<SiteRecord> {
  const startedAt = new Date();
  const troubles: VisitFailure[] = [];
  const page = await fetchThrough(url, fetcher).catch((error: unknown) => {
    troubles.push(failureOf(error));
    return undefined;
  });
  const strange = page && strangeAnswer(page);
  if (strange) troubles.push(strange);
  const { visit, links } = visitOf(page, troubles, fetcher);
  const texts = page ? await readTexts(page.url, links, fetcher) : {};
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 100) / 10;
  return {
    url,
    from: fetcher.guard.ownAddress,
    startedAt: startedAt.toISOString(),
    browser: '',
    visits: [{ ...visit, bytes: fetcher.guard.bytes, seconds }],
    texts,
  };
}
