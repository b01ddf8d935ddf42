/** The files and texts of a site that are read beside its pages: notice, links, gpc.json. */
import type { PageLink, SiteTexts } from '#engine/site/record/visit.ts';
import { type Fetched, type Fetcher, fetchThrough } from './fetch.ts';
import { LIMIT, NOTICE, SIGN_IN, optOutRank } from './page/words.ts';
import { htmlText } from './html.ts';

const LONGEST_NOTICE = 200_000;

const isAddress = ({ href }: PageLink): boolean => /^https?:\/\//.test(href);

/** The link whose words fit, in the footer before elsewhere. */
function linkWith(links: readonly PageLink[], fits: (words: string) => boolean) {
  const fitting = links.filter((link) => isAddress(link) && fits(link.words));
  return fitting.find(({ isInFooter }) => isInFooter) ?? fitting[0];
}

async function fetched(address: string, fetcher: Fetcher): Promise<Fetched | undefined> {
  return fetchThrough(address, fetcher).catch(() => undefined);
}

/** A link that does not answer at all is as dead as one that answers 404. */
const NO_ANSWER = 0;

async function noticeOf(links: readonly PageLink[], fetcher: Fetcher) {
  const link = linkWith(links, (words) => NOTICE.test(words));
  if (!link) return undefined;
  const page = await fetched(link.href, fetcher);
  const text = page && page.status < 400 ? htmlText(page.text).slice(0, LONGEST_NOTICE) : '';
  return { url: link.href, status: page?.status ?? NO_ANSWER, text };
}

async function optOutOf(links: readonly PageLink[], fetcher: Fetcher) {
  const ranks = [0, 1, 2, 3];
  const link = ranks
    .map((rank) => linkWith(links, (words) => optOutRank(words) === rank))
    .find((each) => each !== undefined);
  if (!link) return undefined;
  const page = await fetched(link.href, fetcher);
  const asks = page !== undefined && page.status < 400 && /type=["']?password/i.test(page.text);
  const titled = SIGN_IN.test(/<title[^<>]{0,500}>([^<]*)/i.exec(page?.text ?? '')?.[1] ?? '');
  return { url: link.href, status: page?.status ?? NO_ANSWER, needsAccount: asks || titled };
}

async function limitOf(links: readonly PageLink[], fetcher: Fetcher) {
  const link = linkWith(links, (words) => LIMIT.test(words));
  if (!link) return undefined;
  return { url: link.href, status: (await fetched(link.href, fetcher))?.status ?? NO_ANSWER };
}

async function gpcJsonOf(site: string, fetcher: Fetcher): Promise<unknown> {
  const file = await fetched(new URL('/.well-known/gpc.json', site).href, fetcher);
  if (file?.status !== 200) return undefined;
  try {
    return JSON.parse(file.text) as unknown;
  } catch {
    return undefined; // many sites answer with their page for "not found"
  }
}

/** Reads what the links of the home page lead to, and the file of the signal. */
export async function readTexts(
  site: string,
  links: readonly PageLink[],
  fetcher: Fetcher,
): Promise<SiteTexts> {
  const [notice, optOutLink, limitLink, gpcJson] = await Promise.all([
    noticeOf(links, fetcher),
    optOutOf(links, fetcher),
    limitOf(links, fetcher),
    gpcJsonOf(site, fetcher),
  ]);
  return { notice, optOutLink, limitLink, gpcJson };
}
