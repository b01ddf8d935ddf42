/**
 * Assesses businesses from their stored form in worker threads: facts are combined for the 24
 * states, closed over what they imply, and decided. A worker handles its share and reports.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { weigh } from '#engine/rules/applicability.ts';
import { indexFacts } from '#engine/facts/facts.ts';
import { FACT_BOOK, LAWS } from '#law/corpus.server.ts';
import { assembled, businessesOf } from './businesses.ts';

/** This many are generated at a time, outside the measured time. */
const PORTION = 1000;

interface Share {
  readonly count: number;
  readonly asOf: string;
  readonly seed: number;
}

interface Done {
  /** Combining and closing the facts; deciding. */
  readonly preparing: number;
  readonly deciding: number;
  readonly verdicts: Record<string, number>;
}

export interface Reassessed {
  /**
   * Businesses decided per second by all threads together, without the time for generating them.
   */
  readonly rate: number;
  readonly seconds: number;
  /** The share of the time spent on deciding; the rest is combining facts. */
  readonly deciding: number;
  readonly verdicts: Readonly<Record<string, number>>;
  /** Peak memory of the process, in bytes. */
  readonly memory: number;
}

function doShare({ count, asOf, seed }: Share): Done {
  const index = indexFacts(FACT_BOOK);
  const next = businessesOf({ laws: LAWS, book: FACT_BOOK, index }, { unknown: 0.2, seed });
  const verdicts: Record<string, number> = {};
  let [preparing, deciding] = [0, 0];
  for (let done = 0; done < count; done += PORTION) {
    const portion = Array.from({ length: Math.min(PORTION, count - done) }, next);
    const begun = performance.now();
    const prepared = portion.map((business) => assembled(business, index));
    const then = performance.now();
    for (const facts of prepared) {
      LAWS.forEach((law, at) => {
        const { verdict } = weigh(law, facts[at] ?? {}, asOf, index);
        verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      });
    }
    preparing += then - begun;
    deciding += performance.now() - then;
  }
  return { preparing, deciding, verdicts };
}

/** Assesses `count` businesses on `threads` threads in parallel. */
export async function reassess(count: number, threads: number, asOf: string): Promise<Reassessed> {
  let memory = process.memoryUsage().rss;
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss)), 50);
  const share = Math.ceil(count / threads);
  const done = await Promise.all(
    Array.from({ length: threads }, (_, at) => runWorker({ count: share, asOf, seed: at + 1 })),
  );
  clearInterval(watch);
  const verdicts: Record<string, number> = {};
  for (const each of done) {
    for (const [word, number] of Object.entries(each.verdicts))
      verdicts[word] = (verdicts[word] ?? 0) + number;
  }
  const [longest] = done.toSorted((one, other) => totalOf(other) - totalOf(one)) as [Done];
  const total = totalOf(longest);
  return {
    rate: (share * threads * 1000) / total,
    seconds: total / 1000,
    deciding: longest.deciding / total,
    verdicts,
    memory,
  };
}

const totalOf = ({ preparing, deciding }: Done) => preparing + deciding;

function runWorker(share: Share): Promise<Done> {
  return new Promise((finish, fail) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once('message', finish);
    worker.once('error', fail);
  });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread) parentPort?.postMessage(doShare(workerData as Share));
