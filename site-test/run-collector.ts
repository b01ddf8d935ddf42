/**
 * Runs the process of a test and gathers what it tells, until it ends, is told to, or has had its
 * time.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type {
  SeenPicture,
  SiteRecord,
  SiteVisit,
  VisitSituation,
} from '#engine/site/record/visit.ts';
import { killGroup } from './browser/processes.ts';
import type { SiteTestProgress, TestAccount } from './options.ts';
import type { BrowserProblem, CollectorOrder, CollectorReport } from './order.ts';

const TEST_AT_MOST_MS = 290_000;
const ENDS_WITHIN_MS = 2_000;
const LINE_AT_MOST = 64_000_000;
/** Beside this module, here and in the built package. */
const COLLECTOR = join(import.meta.dirname, `collector${extname(import.meta.filename)}`);

/** What was seen until now, from the visits that were told. */
export interface GatheredVisits {
  readonly visits: SiteVisit[];
  readonly pictures: SeenPicture[];
  closed: SiteVisit | undefined;
  accepted: readonly SiteVisit[] | undefined;
  /** The visit that is being made. */
  running: VisitSituation | undefined;
  record: SiteRecord | undefined;
  problem: BrowserProblem | undefined;
  /** What the process said of its own faults. */
  said: string;
}

const nothingYet = (): GatheredVisits => ({
  visits: [],
  pictures: [],
  closed: undefined,
  accepted: undefined,
  running: undefined,
  record: undefined,
  problem: undefined,
  said: '',
});

function noteProgress(progress: SiteTestProgress, seen: GatheredVisits): void {
  // a visit beside the others that is cut off says nothing of its situation
  if (progress.step === 'visit begins' && !progress.yesFirst) seen.running = progress.situation;
  if (progress.step !== 'visit ended') return;
  seen.running = undefined;
  seen.pictures.push(...progress.pictures);
  const { beside, visit, accepted } = progress;
  if (beside === 'close') seen.closed = visit;
  else if (beside === 'accept') seen.accepted = [...(seen.accepted ?? []), ...accepted];
  else seen.visits.push(visit);
}

function take(
  line: string,
  seen: GatheredVisits,
  onProgress: (told: SiteTestProgress) => void,
): void {
  if (line.length > LINE_AT_MOST) return;
  const report = JSON.parse(line) as CollectorReport;
  if ('record' in report) seen.record = report.record;
  else if ('problem' in report) seen.problem = report;
  else {
    noteProgress(report.progress, seen);
    onProgress(report.progress);
  }
}

/** The environment of the test: nothing of this process's settings, which may hold passwords. */
function environment(folder: string): NodeJS.ProcessEnv {
  const passed = ['PATH', 'LANG', 'TZ', 'SystemRoot', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'];
  const kept = passed.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), HOME: folder, TMPDIR: folder, TEMP: folder };
}

const started = (order: CollectorOrder, account: TestAccount | undefined) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COLLECTOR], {
    ...account,
    cwd: order.folder,
    detached: true,
    env: environment(order.folder),
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** It ends with its input; where it hangs, its group is ended. */
function stopper(child: ChildProcess): () => void {
  return () => {
    child.stdin?.destroy();
    const { pid } = child;
    const force = () => {
      if (pid !== undefined && child.exitCode === null) killGroup(pid);
    };
    setTimeout(force, ENDS_WITHIN_MS).unref();
  };
}

export interface Watched {
  readonly account: TestAccount | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (told: SiteTestProgress) => void;
}

/** Carries an order out in a process of its own. */
export async function collect(order: CollectorOrder, watched: Watched): Promise<GatheredVisits> {
  const seen = nothingYet();
  const child = started(order, watched.account);
  const stop = stopper(child);
  const late = setTimeout(stop, TEST_AT_MOST_MS);
  watched.signal?.addEventListener('abort', stop, { once: true });
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(order)}\n`);
  child.stderr.on('data', (part: Buffer) => {
    seen.said = `${seen.said}${part.toString()}`.slice(-2_000);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    take(line, seen, watched.onProgress);
  });
  await new Promise<void>((resolve) => {
    child.on('error', (error) => {
      seen.said = String(error);
      resolve();
    });
    child.on('close', () => resolve());
  });
  clearTimeout(late);
  watched.signal?.removeEventListener('abort', stop);
  return seen;
}
