/** Tests sites with a Chromium of this machine, each in a process of its own (site-test/). */
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { agentName } from '#site-test/browser/flags.ts';
import { fetchThrough, type Fetcher } from '#site-test/fetch.ts';
import { Guard } from '#site-test/guard/guard.ts';
import type { HostTable } from '#site-test/guard/host-table.ts';
import { systemNames } from '#site-test/guard/resolver.ts';
import { CannotTest, type SiteTestProgress } from '#site-test/options.ts';
import { testSite } from '#site-test/test-site.ts';
import { findChromium } from './find-chromium.ts';
import { PROOF_FILE } from './proof-places.ts';
import { type FoundText, type SiteTester, type TestProgress } from './tester.ts';

const MOST_FETCHED = 5_000_000;

interface Settings {
  readonly chromiumPath: string | undefined;
  /** Names of sites of tests alone. */
  readonly hosts?: HostTable;
}

/** Looks for the browser once, at the start. */
export function chromiumTester({ chromiumPath, hosts }: Settings): SiteTester {
  const { path, why } = findChromium(chromiumPath);
  let browser = { there: path !== undefined, why };
  return {
    get browser() {
      return browser;
    },
    test: async ({ url, kind }, onProgress, signal): Promise<SiteRecord> => {
      if (kind !== 'fetch' && !browser.there) throw new CannotTest(browser.why ?? '');
      try {
        const options = {
          browser: kind === 'fetch' ? undefined : path,
          press: kind === 'press',
          signal,
          hosts,
        };
        const record = await testSite(url, options, teller(onProgress));
        signal.throwIfAborted();
        return record;
      } catch (fault) {
        if (!(fault instanceof CannotTest)) throw fault;
        // it will not work the next time either
        if (fault.message.includes('sandbox')) browser = { there: false, why: fault.message };
        throw fault;
      }
    },
    readProofs: async (host) => {
      const [home, file] = await Promise.all([
        read(`https://${host}/`, hosts),
        read(`https://${host}${PROOF_FILE}`, hosts),
      ]);
      return { home, file };
    },
  };
}

/** Counts what the collector tells. */
function teller(onProgress: (progress: TestProgress) => void) {
  let progress: TestProgress = {
    step: 'starting',
    situation: null,
    visitsDone: 0,
    visitsPlanned: null,
  };
  return (told: SiteTestProgress) => {
    progress = after(progress, told);
    onProgress(progress);
  };
}

function after(before: TestProgress, told: SiteTestProgress): TestProgress {
  if (told.step === 'visit begins')
    return {
      step: 'loading',
      situation: told.situation,
      visitsDone: told.number - 1,
      visitsPlanned: told.of,
    };
  if (told.step === 'doing') return { ...before, step: told.what };
  return { ...before, step: 'judging', visitsDone: before.visitsDone + 1 };
}

async function read(address: string, hosts: HostTable | undefined): Promise<FoundText> {
  const guard = new Guard({ names: systemNames(), table: hosts, bytesAtMost: MOST_FETCHED });
  const fetcher: Fetcher = { guard, agent: agentName(''), spki: hosts?.spki ?? [] };
  try {
    const { status, text } = await fetchThrough(address, fetcher);
    return { status, text };
  } catch {
    return { status: null, text: '' };
  } finally {
    guard.cut();
  }
}
