/** How long the home page is looked at, where it need not be as long as for the first time. */
import { isJudged, sends } from '#engine/site/judgement/verdicts.ts';
import type { SiteVisit } from '#engine/site/record/visit.ts';
import { ownNames, readVisits } from '#engine/site/signs/traffic.ts';
import { READY_SITE } from './site-book.ts';
import { HOME_MS } from './visit/judged-load.ts';

const SHORTEST_MS = 5_000;
/** What a busy machine may be slower by, and then some. */
const SLOWER = 1.25;
const BEYOND_MS = 2_000;

/**
 * For a visit made again: until each judged tool that the plain visits saw on the home page has
 * begun. What begins later was looked for by the first visit of its kind.
 */
export function homeTimeAgain(url: string, plain: readonly SiteVisit[]): number {
  const record = { url, from: '', startedAt: '', browser: '', visits: plain, texts: {} };
  const begins = readVisits(record, READY_SITE, ownNames(record)).flatMap((read) => {
    const tools = [...new Set(read.hits.map(({ tool }) => tool))];
    return tools
      .filter((tool) => isJudged(READY_SITE, tool))
      .map((tool) => Math.min(...sends(read, tool).map(({ request }) => request.at * 1000)));
  });
  const slowest = Math.max(0, ...begins.filter((at) => at <= HOME_MS));
  return Math.min(HOME_MS, Math.max(SHORTEST_MS, slowest * SLOWER + BEYOND_MS));
}
