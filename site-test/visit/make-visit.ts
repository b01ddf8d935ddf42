/**
 * One visit: a browser of its own, what is to be pressed, and the judged load; ended after its time
 * whatever happens.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeenPicture, SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';
import { type OpenBrowser, openBrowser } from '../browser/open-browser.ts';
import { setSignal } from '../browser/set-signal.ts';
import { Guard } from '../guard/guard.ts';
import type { HostTable } from '../guard/host-table.ts';
import { openProxy } from '../guard/proxy.ts';
import type { NameSource } from '../guard/resolver.ts';
import { logEvents } from '../net-log/log-file.ts';
import { loggedRequests } from '../net-log/logged-requests.ts';
import { TookTooLong, within } from '../within.ts';
import { type Bodies, noteBodies } from './bodies.ts';
import { noteBlobs } from './blob-bodies.ts';
import { pressFirst } from './press-first.ts';
import { followRest } from './rest.ts';
import { loadAgain, pressYesThenNo } from './press-yes.ts';
import { type Stage, finishedVisit, newStage, partsOfYes } from './stage.ts';
import { runJudgedLoad } from './judged-load.ts';

export const VISIT_AT_MOST_MS = 45_000;
/** A yes, a look around, a no, and the load after it. */
export const YES_AND_NO_AT_MOST_MS = 65_000;
const BYTES_AT_MOST = 60_000_000;

/** What all visits of a test have in common. */
export interface VisitSettings {
  readonly url: string;
  readonly browserPath: string;
  readonly agent: string;
  readonly folder: string;
  readonly withSandbox: boolean;
  /** The browser sends the signal by itself; where not, we set it. */
  readonly ownSignal: boolean;
  readonly names: NameSource;
  readonly hosts: HostTable | undefined;
  readonly innerPages: (stage: Stage) => Promise<readonly string[]>;
  readonly doing: (what: 'loading' | 'pressing' | 'reading' | 'leaving') => void;
}

/** What is done in one visit. */
export interface VisitPlan {
  readonly situation: VisitSituation;
  /**
   * `close`: the banner is closed without a choice, and the next load is judged. `accept`: it is
   * accepted, then comes the no of the situation, and the load after that is judged.
   */
  readonly press: 'reject' | 'optOut' | 'close' | 'accept' | undefined;
  readonly isFirst: boolean;
  readonly types: boolean;
  /** Inner pages that offer the opt-out, where the home page does not. */
  readonly offersAt: readonly string[];
  /** Inner pages that show the banner, where the home page does not. */
  readonly bannersAt: readonly string[];
  /** How long the home page is looked at. */
  readonly homeMs: number;
  /** At most 45 s, less where the test's own time runs out. */
  readonly within: number;
}

export interface MadeVisit {
  readonly visit: SiteVisit;
  /** Where a yes was said first: what was sent after it, and after the no that followed. */
  readonly accepted: readonly SiteVisit[];
  readonly pictures: readonly SeenPicture[];
  readonly megabytes: number;
  readonly hasClose: boolean;
  readonly ownAddress: string;
  readonly browser: string;
}

/** What a visit takes to close its browser and read its log. */
const CLOSING_MS = 5_000;

async function steps(
  settings: VisitSettings,
  plan: VisitPlan,
  stage: Stage,
  open: OpenBrowser,
  bodies: Bodies,
) {
  const { page } = open;
  const rest = followRest(page);
  const { press } = plan;
  if (press) {
    settings.doing('pressing');
    const load = { ...plan, page, url: settings.url, press, stage, rest };
    await (press === 'accept' ? pressYesThenNo(load) : pressFirst({ ...load, press }));
    if (stage.troubles.size > 0 || (press === 'accept' && !stage.yes)) return;
  }
  settings.doing('loading');
  await runJudgedLoad({
    page,
    url: settings.url,
    stage,
    rest,
    bodies,
    innerPages: press === 'accept' ? async () => [] : settings.innerPages,
    takesFirst: plan.isFirst && plan.situation === 'plain',
    takesAfter: plan.isFirst && plan.situation !== 'plain',
    types: plan.types,
    homeMs: plan.homeMs,
  });
  if (press === 'accept') await loadAgain({ page, url: settings.url, stage, rest });
}

async function untilTime(work: Promise<void>, milliseconds: number, stage: Stage): Promise<void> {
  try {
    await within(milliseconds, work);
  } catch (error) {
    stage.atRest = false;
    // a browser that was ended, or a page that never rests: what was seen stays
    if (error instanceof TookTooLong || stage.judgedFrom > 0 || stage.pages.length === 0)
      stage.troubles.add('did not come to rest');
  }
}

function noteLimits(stage: Stage, guard: Guard, open: OpenBrowser): void {
  if (guard.isFull || open.wasTooLarge()) stage.troubles.add('too large');
  if (stage.troubles.has('too large')) stage.atRest = false;
  const home = stage.pages.length === 0 && guard.refusals.some(({ isPrivate }) => isPrivate);
  if (home && stage.troubles.has('did not answer')) {
    stage.troubles.delete('did not answer');
    stage.troubles.add('blocked address');
  }
}

/**
 * Sets the signal where the visit wants one and the browser has none. Where it cannot be set, the
 * visit proves none.
 */
const signalFor = async ({ ownSignal }: VisitSettings, plan: VisitPlan, open: OpenBrowser) =>
  plan.situation === 'gpc' && !ownSignal && plan.press === undefined
    ? setSignal(open.context).catch(() => undefined)
    : undefined;

async function bodiesFor({ types }: VisitPlan, { context }: OpenBrowser): Promise<Bodies> {
  const bodies = noteBodies(context);
  if (types) await noteBlobs(context, bodies).catch(() => {});
  return bodies;
}

/**
 * Makes a visit. It gives what was seen even where the page hangs or the browser has to be ended.
 */
export async function makeVisit(settings: VisitSettings, plan: VisitPlan): Promise<MadeVisit> {
  const stage = newStage(plan.situation);
  const folder = await mkdtemp(join(settings.folder, 'visit-'));
  const { names, hosts: table } = settings;
  const guard = new Guard({ names, table, bytesAtMost: BYTES_AT_MOST });
  const proxy = await openProxy(guard);
  try {
    const open = await openBrowser({
      path: settings.browserPath,
      folder,
      withSandbox: settings.withSandbox,
      proxyPort: proxy.port,
      agent: settings.agent,
      withSignal: plan.situation === 'gpc' && settings.ownSignal && plan.press === undefined,
      spki: settings.hosts?.spki ?? [],
    });
    stage.signal = await signalFor(settings, plan, open);
    const bodies = await bodiesFor(plan, open);
    const time = Math.max(1_000, plan.within - CLOSING_MS);
    await untilTime(steps(settings, plan, stage, open, bodies), time, stage);
    noteLimits(stage, guard, open);
    settings.doing('reading');
    await open.close();
    const logged = loggedRequests(await logEvents(open.logPath));
    const finished = { guard, logged, bodies };
    const visit = finishedVisit(stage, finished);
    return {
      visit,
      accepted: partsOfYes(stage, finished, visit),
      pictures: stage.pictures,
      megabytes: Math.round(open.megabytes()),
      hasClose: stage.hasClose,
      ownAddress: guard.ownAddress,
      browser: open.version,
    };
  } finally {
    proxy.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
