/** A whole test in this process: visits by plan, texts, and the record. */
import type { SeenPicture, SiteRecord } from '#engine/site/record/visit.ts';
import { agentName } from './browser/flags.ts';
import type { Fetcher } from './fetch.ts';
import { Guard } from './guard/guard.ts';
import { systemNames } from './guard/resolver.ts';
import { lookWithoutBrowser } from './look.ts';
import type { SiteTestOptions, SiteTestProgress } from './options.ts';
import { TestPlan } from './plan.ts';
import { readTexts } from './site-texts.ts';
import { chooseInnerPages } from './visit/inner-pages.ts';
import {
  type MadeVisit,
  VISIT_AT_MOST_MS,
  type VisitPlan,
  type VisitSettings,
  YES_AND_NO_AT_MOST_MS,
  makeVisit,
} from './visit/make-visit.ts';

/** When the last visit has to be over, so that texts are read and the whole stays under 300 s. */
const VISITS_AT_MOST_MS = 268_000;
/** A visit that would have less time than this could not come to rest, and is not begun. */
const WORTH_MS = 26_000;
const PICTURES_AT_MOST = 2_000_000;
const FETCHED_AT_MOST = 20_000_000;

interface TestPlace {
  /** An empty folder that is the test's own. */
  readonly folder: string;
  readonly withSandbox: boolean;
  readonly browserVersion: string;
  /** The browser sends the signal by itself. */
  readonly ownSignal: boolean;
}

type OnProgress = (progress: SiteTestProgress) => void;

function fetcherFor(options: SiteTestOptions, agent: string): Fetcher {
  const guard = new Guard({
    names: systemNames(),
    table: options.hosts,
    bytesAtMost: FETCHED_AT_MOST,
  });
  return { guard, agent, spki: options.hosts?.spki ?? [] };
}

function settingsFor(
  url: string,
  options: SiteTestOptions,
  place: TestPlace,
  fetcher: Fetcher,
  tell: OnProgress,
): VisitSettings {
  let inner: Promise<readonly string[]> | undefined;
  return {
    url,
    browserPath: options.browser ?? '',
    agent: fetcher.agent,
    folder: place.folder,
    withSandbox: place.withSandbox,
    ownSignal: place.ownSignal,
    names: systemNames(),
    hosts: options.hosts,
    // every visit goes the same way, so that what is missing was not merely elsewhere
    innerPages: ({ pages }) => {
      const home = pages.at(-1);
      if (!inner && home) inner = chooseInnerPages(home, fetcher).catch(() => []);
      return inner ?? Promise.resolve([]);
    },
    doing: (what) => tell({ step: 'doing', what }),
  };
}

/** As many pictures as fit, the first ones first. */
export function fitting(pictures: readonly SeenPicture[]): SeenPicture[] {
  let room = PICTURES_AT_MOST;
  return pictures.filter(({ jpeg }) => {
    room -= jpeg.length;
    return room >= 0;
  });
}

const endOf = (press: VisitPlan['press'], made: MadeVisit): SiteTestProgress => ({
  step: 'visit ended',
  visit: made.visit,
  megabytes: made.megabytes,
  beside: press === 'close' || press === 'accept' ? press : undefined,
  accepted: made.accepted,
  pictures: made.pictures,
});

/**
 * Tests a site with a browser. Each visit is told of when it ends, so that nothing is lost where
 * this process is.
 */
async function testWithBrowser(
  url: string,
  options: SiteTestOptions,
  place: TestPlace,
  fetcher: Fetcher,
  tell: OnProgress,
): Promise<SiteRecord> {
  const startedAt = new Date();
  const plan = new TestPlan(url, options.press);
  const settings = settingsFor(url, options, place, fetcher, tell);
  const pictures: SeenPicture[] = [];
  let [from, number] = ['', 0];
  for (let step = plan.next(); step; step = plan.next()) {
    const left = VISITS_AT_MOST_MS - (Date.now() - startedAt.getTime());
    if (left < WORTH_MS) break;
    number += 1;
    const { situation, press } = step;
    tell({ step: 'visit begins', situation, yesFirst: press === 'accept', number, of: plan.most });
    const most = step.press === 'accept' ? YES_AND_NO_AT_MOST_MS : VISIT_AT_MOST_MS;
    const made = await makeVisit(settings, { ...step, within: Math.min(most, left) });
    plan.take(step, made);
    pictures.push(...made.pictures);
    from ||= made.ownAddress;
    tell(endOf(step.press, made));
  }
  const page = plan.made.flatMap(({ pages }) => pages)[0];
  const texts = page ? await readTexts(page.url, page.links, fetcher) : {};
  return {
    url,
    from,
    startedAt: startedAt.toISOString(),
    browser: place.browserVersion,
    visits: plan.made,
    closed: plan.closed,
    accepted: plan.accepted,
    texts,
    pictures: fitting(pictures),
  };
}

/** Tests a site: with the browser that the options name, or by a look without one. */
export function makeTest(
  url: string,
  options: SiteTestOptions,
  place: TestPlace,
  tell: OnProgress,
): Promise<SiteRecord> {
  const fetcher = fetcherFor(options, agentName(place.browserVersion));
  return options.browser === undefined
    ? lookWithoutBrowser(url, fetcher)
    : testWithBrowser(url, options, place, fetcher, tell);
}
