/** Waiting for what other programs do. */
import { setTimeout as pause } from 'node:timers/promises';

/** Asks until it is so; throws after so many seconds. */
export async function until(
  what: string,
  seconds: number,
  isSo: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await isSo().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`${what} was not ready within ${seconds} s`);
}
