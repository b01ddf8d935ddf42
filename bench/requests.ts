/**
 * Measures the request desk: clocks of 10,000 items, and on both databases posts of the form, the
 * page of status, and a list of 5,000. SECONDS=20 for the posts (the goal is asked for 600);
 * DATABASES=embedded or PostgreSQL.
 */
import { tmpdir } from 'node:os';
import { startPostgres } from '../tests/postgres-server.ts';
import { benchClock } from './requests/clock.ts';
import { benchServed } from './requests/served.ts';

const WANTED = process.env['DATABASES']?.split(',') ?? ['embedded', 'PostgreSQL'];

let passed = benchClock();
if (WANTED.includes('embedded')) passed = (await benchServed('embedded', undefined)) && passed;
const postgres = WANTED.includes('PostgreSQL') ? await startPostgres(tmpdir()) : undefined;
if (postgres) {
  passed = (await benchServed('PostgreSQL', postgres.url)) && passed;
  await postgres.stop();
}
process.exitCode = passed ? 0 : 1;
