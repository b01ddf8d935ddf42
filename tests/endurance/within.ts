/**
 * Limits in time hold on a machine that has nothing else to do: they are asserted in `npm run test:full` (FULL=1). In `npm test`,
 * which may run on a busy machine, ten times as much only shows that nothing hangs; the figure is printed either way.
 */
export const within = (ms: number): number => (process.env['FULL'] === '1' ? ms : 10 * ms);
