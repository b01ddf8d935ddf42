/**
 * What `npm run test:full` (FULL=1) runs, and `npm test` leaves out: more rounds of the same, and
 * products whose parts are tested each. `npm test` counts the tests that it leaves out as skipped.
 */
export const FULL = process.env['FULL'] === '1';
