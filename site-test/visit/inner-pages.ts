/**
 * Which pages behind the home page are visited: a few of the site's own, as its robots.txt allows.
 */
import robotsParser from 'robots-parser';
import type { SeenPage } from '#engine/site/record/visit.ts';
import { tellsHealth } from '#engine/site/signs/health.ts';
import { SITE_SIGNS } from '#reference/site-signs.server.ts';
import { type Fetcher, fetchThrough } from '../fetch.ts';
import { siteOf } from '../guard/names.ts';
import { AGENT_ENDING } from '../browser/flags.ts';

const PAGES_AT_MOST = 3;

/** Doors, baskets and files are no pages to look at, and leaving or deleting is nobody's wish. */
const NOT_VISITED =
  /\/(log|sign)[-_]?(in|out|up)|\/(account|cart|basket|checkout|register|wp-admin|admin|unsubscribe|delete|logout|api)\b|\.(pdf|zip|jpe?g|png|gif|svg|webp|mp4|mp3|docx?|xlsx?|xml|json|ics|csv|exe|dmg)$/i;

/** Pages about law and privacy run fewer tools than others; they come last. */
const ABOUT_LAW = /privacy|terms|legal|cookie|policy|opt-?out|privacidad|aviso/i;

/**
 * An address that tells something about health matters more than any other: what is sent from there
 * is sensitive.
 */
function placeOf(url: URL, title: string): number {
  if (ABOUT_LAW.test(url.pathname)) return 2;
  return tellsHealth({ url: url.href, title }, SITE_SIGNS) === undefined ? 1 : 0;
}

async function robotsOf(home: string, fetcher: Fetcher) {
  const address = new URL('/robots.txt', home).href;
  const file = await fetchThrough(address, fetcher).catch(() => undefined);
  const rules = file?.status === 200 ? file.text : '';
  // the package is CommonJS: what it exports is the function, whatever its types say
  const read = robotsParser as unknown as (
    url: string,
    text: string,
  ) => ReturnType<typeof robotsParser.default>;
  return read(address, rules);
}

function candidates(page: SeenPage): URL[] {
  const home = new URL(page.url);
  const found: URL[] = [];
  for (const { href } of page.links) {
    const url = URL.parse(href);
    if (!url || !/^https?:$/.test(url.protocol) || siteOf(url.hostname) !== siteOf(home.hostname))
      continue;
    if (url.host === home.host && !NOT_VISITED.test(url.pathname)) found.push(url);
  }
  const seen = new Set([home.pathname]);
  const sorted = found.toSorted((a, b) => placeOf(a, page.title) - placeOf(b, page.title));
  return sorted.filter(({ pathname }) => !seen.has(pathname) && seen.add(pathname));
}

/** Addresses of inner pages, the first of which is reached by pressing its link. */
export async function chooseInnerPages(page: SeenPage, fetcher: Fetcher): Promise<string[]> {
  const wanted = candidates(page);
  if (wanted.length === 0) return [];
  const robots = await robotsOf(page.url, fetcher);
  return wanted
    .map(({ href }) => href)
    .filter((href) => robots.isAllowed(href, AGENT_ENDING) !== false)
    .slice(0, PAGES_AT_MOST);
}
