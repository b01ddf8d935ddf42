/**
 * Long work (a copy of the account, a binder, a long history, the next of many calls of one owner) is made in pieces. One piece at a time runs in the whole process,
 * and after each as much time is left to others as the process was busy since the one before
 * (docs/decisions/0102-long-work-rests.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** Longer than this nothing waits for its next piece, however busy the process is. */
const LONGEST_REST_MS = 40;

/** The share of its time that the process is busy, above which somebody may be waiting. */
const CROWDED = 0.7;

const waiting: (() => void)[] = [];
let begun = performance.eventLoopUtilization();
let resting = false;

interface ShortCall {
  counts: boolean;
}

const current = new AsyncLocalStorage<ShortCall>();
/** Short calls of owners who ask for nothing else. */
let shortCalls = 0;

function counted(call: ShortCall | undefined): void {
  if (!call?.counts) return;
  call.counts = false;
  shortCalls -= 1;
}

/** Runs the one call of an owner: until it has ended, or turned out to be long, no piece of long work begins beside it. */
export async function ahead<T>(work: () => Promise<T>): Promise<T> {
  const call = { counts: true };
  shortCalls += 1;
  try {
    return await current.run(call, work);
  } finally {
    counted(call);
  }
}

/** Passes when the next piece of long work may run. Pieces of several works come in turn. */
export function turnOfLongWork(): Promise<void> {
  counted(current.getStore());
  return new Promise((go) => {
    waiting.push(go);
    if (!resting) rest();
  });
}

function rest(): void {
  resting = true;
  const { active, utilization } = performance.eventLoopUtilization(begun);
  const until = performance.now() + LONGEST_REST_MS;
  if (utilization < CROWDED) setImmediate(begin, until);
  else setTimeout(begin, Math.min(LONGEST_REST_MS, Math.ceil(active)), until);
}

const LOOK_AGAIN_MS = 2;

function begin(until: number): void {
  if (shortCalls > 0 && performance.now() < until)
    return void setTimeout(begin, LOOK_AGAIN_MS, until);
  resting = false;
  begun = performance.eventLoopUtilization();
  const go = waiting.shift();
  go?.();
  if (waiting.length === 0) return;
  resting = true;
  // counted once the piece has run
  setImmediate(rest);
}
