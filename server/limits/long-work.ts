/**
 * Long work (a copy of the account, a binder, a long history, the next of many calls of one owner) is made in pieces. One piece at a time runs in the whole process,
 * and after each as much time is left to others as the process was busy since the one before
 * (docs/decisions/0102-long-work-rests.md).
 */
import { performance } from 'node:perf_hooks';

/** Longer than this nothing waits for its next piece, however busy the process is. */
const LONGEST_REST_MS = 40;

/** The share of its time that the process is busy, above which somebody may be waiting. */
const CROWDED = 0.7;

const waiting: (() => void)[] = [];
let begun = performance.eventLoopUtilization();
let resting = false;

/** Passes when the next piece of long work may run. Pieces of several works come in turn. */
export function turnOfLongWork(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go);
    if (!resting) rest();
  });
}

function rest(): void {
  resting = true;
  const { active, utilization } = performance.eventLoopUtilization(begun);
  if (utilization < CROWDED) setImmediate(next);
  else setTimeout(next, Math.min(LONGEST_REST_MS, Math.ceil(active)));
}

function next(): void {
  resting = false;
  begun = performance.eventLoopUtilization();
  const go = waiting.shift();
  go?.();
  if (waiting.length === 0) return;
  resting = true;
  // counted once the piece has run
  setImmediate(rest);
}
