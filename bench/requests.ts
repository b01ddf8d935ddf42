/**
 * Measures the request desk: clocks of 10,000 items, and on both databases posts of the form, the
 * page of status, and a list of 5,000. SECONDS=20 for the posts (the goal is asked for 600);
 * DATABASES=embedded or PostgreSQL.
 */
import { startPostgres } from '../tests/postgres-server.ts';
import { benchClock } from './requests/clock.ts';
import { benchServed } from './requests/served.ts';

const WANTED = process.env['DATABASES']?.split(',') ?? ['embedded', 'PostgreSQL'];

let held = benchClock();
if (WANTED.includes('embedded')) held = (await benchServed('embedded', undefined)) && held;
const postgres = WANTED.includes('PostgreSQL') ? await startPostgres() : undefined;
if (postgres) {
  held = (await benchServed('PostgreSQL', postgres.url)) && held;
  await postgres.stop();
}
process.exitCode = held ? 0 : 1;
