/** Work that the database broke off because another transaction stood in its way is done again. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * serialization_failure and deadlock_detected: everything was rolled back, and doing it again is
 * the documented cure.
 */
const IN_EACH_OTHERS_WAY = new Set(['40001', '40P01']);
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 20;

/** The SQLSTATE of an error or of what caused it. */
export function stateOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const own = 'code' in fault && typeof fault.code === 'string' ? fault.code : undefined;
  return own !== undefined && /^[0-9A-Z]{5}$/.test(own) ? own : stateOf(fault.cause);
}

/**
 * Does it, and again after a pause of random length where it met a deadlock. `work` must have no
 * effect outside the database.
 */
export async function triedAgain<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (tries >= MOST_TRIES || !IN_EACH_OTHERS_WAY.has(stateOf(fault) ?? '')) throw fault;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
    }
  }
}
