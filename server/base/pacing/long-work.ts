/**
 * Long work (a copy of the account, a binder, a long history, the next of many calls of one owner)
 * is made in pieces. One piece at a time runs in the whole process, and after each as much time is
 * left to others as the process was busy since the one before
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

interface Call {
  /** Whether long work waits for it. */
  counts: boolean;
  /** Whether each of its statements is a piece of long work. */
  readonly isHeavy: boolean;
}

const current = new AsyncLocalStorage<Call>();
/** Short calls of owners who ask for nothing else. */
let shortCalls = 0;

function counted(call: Call | undefined): void {
  if (!call?.counts) return;
  call.counts = false;
  shortCalls -= 1;
}

/**
 * Runs the one call of an owner: until it has ended, or turned out to be long, no piece of long
 * work begins beside it.
 */
export async function ahead<T>(work: () => Promise<T>): Promise<T> {
  const call = { counts: true, isHeavy: false };
  shortCalls += 1;
  try {
    return await current.run(call, work);
  } finally {
    counted(call);
  }
}

/**
 * Runs a call of an owner who asks for much: each of its statements, and what follows it, waits for
 * a turn.
 */
export const heavily = <T>(work: () => Promise<T>): Promise<T> =>
  current.run({ counts: false, isHeavy: true }, work);

/** Runs what nothing may hold up, since others wait for it to end: a transaction. */
export function withoutRest<T>(work: () => Promise<T>): Promise<T> {
  const call = current.getStore();
  return call?.isHeavy ? current.run({ counts: false, isHeavy: false }, work) : work();
}

/** To be awaited before a statement that is in no transaction. */
export const turnOfStatement = (): Promise<void> | undefined =>
  current.getStore()?.isHeavy ? turnOfLongWork() : undefined;

/**
 * Lets waiting requests run: the embedded database never does so by itself. Heavy calls wait for a
 * turn.
 */
export const yieldToOthers = (): Promise<void> =>
  turnOfStatement() ?? new Promise<void>((done) => setImmediate(done));

/**
 * The items as they are made by the call that runs now, whoever reads them: a stream reads on
 * behalf of its socket.
 */
export function madeByThisCall<T>(items: AsyncIterable<T>): AsyncIterable<T> {
  const inCall = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => {
      const made = items[Symbol.asyncIterator]();
      return {
        next: () => inCall(() => made.next()),
        return: (value) =>
          inCall(async () => (await made.return?.(value)) ?? { done: true, value }),
      };
    },
  };
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
