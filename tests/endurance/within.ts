/**
 * Limits in time hold on a machine that has nothing else to do: they decide in `npm run test:full` (FULL=1). In
 * `npm test`, which may run on a busy machine, the figure is printed, and a test that hangs ends at its own limit.
 */
import { expect } from 'vitest';

export function holdWithin(took: number, ms: number): void {
  if (process.env['FULL'] === '1') expect(took).toBeLessThan(ms);
}
