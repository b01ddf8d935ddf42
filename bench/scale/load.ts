/**
 * Calls at an even rate, timed from the moment when each was due: a server that falls behind cannot
 * hide it.
 */
import { setTimeout as pause } from 'node:timers/promises';

export type Call = () => Promise<number>;

export interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Replies other than 2xx. */
  readonly failed: number;
  readonly calls: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** `next` gives one call after the other; each returns its status. */
export async function evenly(next: () => Call, aSecond: number, seconds: number): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < aSecond * seconds; index += 1) {
    const due = start + (index * 1000) / aSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const call = next();
    running.push(
      call().then((status) => {
        times.push(performance.now() - due);
        if (status >= 300) failed += 1;
        return undefined;
      }),
    );
  }
  await Promise.all(running);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    most: at(sorted, 1),
    failed,
    calls: times.length,
  };
}

/**
 * As many as the server answers with `lanes` callers, each sending its next call when the last was
 * answered: calls a second.
 */
export async function flatOut(next: () => Call, lanes: number, seconds: number): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      await next()();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return Math.round(count / seconds);
}
