/**
 * Tests a site: the one door of this folder. The test runs in a process of its own, as another
 * account where this one is root; it ends after 300 s, and what was seen until then comes back.
 */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteRecord, SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';
import { type GatheredVisits, collect } from './run-collector.ts';
import { fitting } from './make-test.ts';
import {
  CannotTest,
  type SiteTestOptions,
  type SiteTestProgress,
  type TestAccount,
} from './options.ts';

export { CannotTest, type SiteTestOptions, type SiteTestProgress };

/** "nobody", whom every Linux has: owns nothing, may do nothing. */
const NOBODY: TestAccount = { uid: 65_534, gid: 65_534 };

type OnProgress = (progress: SiteTestProgress) => void;

/** A visit that was cut off with its process: nothing of it can be judged. */
const cutOff = (situation: VisitSituation): SiteVisit => ({
  situation,
  by: 'browser',
  signalProven: false,
  atRest: false,
  bytes: 0,
  seconds: 0,
  requests: [],
  pages: [],
  troubles: ['did not come to rest'],
  refused: [],
});

function recordOf(seen: GatheredVisits, url: string, startedAt: string): SiteRecord {
  if (seen.record) return seen.record;
  const visits = [...seen.visits, ...(seen.running ? [cutOff(seen.running)] : [])];
  if (visits.length === 0)
    throw new CannotTest(`The test ended before it saw anything. ${seen.said}`.trim());
  const { closed, accepted } = seen;
  const pictures = fitting(seen.pictures);
  return { url, from: '', startedAt, browser: '', visits, closed, accepted, texts: {}, pictures };
}

const NO_SANDBOX =
  "Chromium's sandbox does not work here: the system allows this account no user namespaces. Run the test as another account; with the command on your own machine, SITE_TEST_UNSANDBOXED=1 goes on without.";

const isRoot = (): boolean => process.getuid?.() === 0;

async function runOnce(
  url: string,
  options: SiteTestOptions,
  withSandbox: boolean,
  onProgress: OnProgress,
): Promise<GatheredVisits> {
  const account = options.account ?? (isRoot() && withSandbox ? NOBODY : undefined);
  const folder = await mkdtemp(join(tmpdir(), 'statewise-site-test-'));
  const { browser, press, hosts, setsSignal, signal } = options;
  try {
    if (account) await chown(folder, account.uid, account.gid);
    const order = { url, options: { browser, press, hosts, setsSignal }, folder, withSandbox };
    return await collect(order, { account, signal, onProgress });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Whether the browser or its process did not even start, as it is where the sandbox or the account
 * may not be used.
 */
const didNotStart = ({ problem, record, visits, running }: GatheredVisits): boolean =>
  problem?.problem === 'sandbox' || (!record && visits.length === 0 && !running);

async function run(
  url: string,
  options: SiteTestOptions,
  onProgress: OnProgress,
): Promise<SiteRecord> {
  const startedAt = new Date().toISOString();
  let seen = await runOnce(url, options, true, onProgress);
  if (didNotStart(seen) && options.unsandboxed === true && options.signal?.aborted !== true) {
    onProgress({ step: 'without sandbox', why: seen.problem?.said ?? seen.said.trim() });
    seen = await runOnce(url, options, false, onProgress);
  }
  if (seen.problem?.problem === 'sandbox') throw new CannotTest(NO_SANDBOX);
  if (seen.problem) throw new CannotTest(`The test could not be run. ${seen.problem.said}`);
  return recordOf(seen, url, startedAt);
}

let running: Promise<unknown> = Promise.resolve();

/**
 * Tests a site, after the tests that were asked for before it: one at a time. Rejects with
 * CannotTest.
 */
export function testSite(
  url: string,
  options: SiteTestOptions,
  onProgress: OnProgress = () => {},
): Promise<SiteRecord> {
  const mine = running.then(() => run(url, options, onProgress));
  running = mine.catch(() => {});
  return mine;
}
