/** Work in the background that is repeated. */

const EVERY_MS = 15 * 60 * 1000;

/**
 * Walks at once and every quarter of an hour, one walk after the other; a fault is told as `failed` with its cause. Returns a function
 * that stops it and waits for a walk in progress.
 */
export function quarterHourly(
  walk: () => Promise<void>,
  warn: (message: string) => void,
  failed: string,
): () => Promise<void> {
  const round = async () => {
    try {
      await walk();
    } catch (fault) {
      warn(`${failed}: ${fault instanceof Error ? fault.message : 'unknown cause'}`);
    }
  };
  let running = round();
  const timer = setInterval(() => {
    running = running.then(round);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
