/** Work in the background that is repeated, every quarter of an hour where nothing else is said. */

import { causeInWords } from './cause.ts';

const QUARTER_MS = 15 * 60 * 1000;

/**
 * Runs at once and every quarter of an hour, or `everyMs`, one run after the other; a fault is told
 * as `failed` with its cause. Returns a function that stops it and waits for a run in progress.
 */
export function repeatedly(
  job: () => Promise<void>,
  warn: (message: string) => void,
  failed: string,
  everyMs = QUARTER_MS,
): () => Promise<void> {
  const run = async () => {
    try {
      await job();
    } catch (fault) {
      warn(`${failed}: ${causeInWords(fault)}`);
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
