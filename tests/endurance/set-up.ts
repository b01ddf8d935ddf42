/**
 * Once for all endurance tests: a PostgreSQL server where one can be had, and a data folder as a
 * first start and one account leave it.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres-server.ts';
import { Client } from './client.ts';
import { makePlace, startServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the shared PostgreSQL server; empty where there is none. */
    sharedPostgres: string;
    /** A data folder with a migrated database and one account. */
    readyData: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = makePlace();
  mkdirSync(place.data, { mode: 0o700 });
  const first = startServer(place);
  const client = new Client(await first.ready);
  await client.open('first@example.com');
  client.close();
  first.process.kill('SIGTERM');
  await first.ended;
  // letters of the account
  rmSync(join(place.data, 'outbox'), { recursive: true });
  const postgres = await startPostgres();
  project.provide('sharedPostgres', postgres?.url ?? '');
  project.provide('readyData', place.data);
  return async () => {
    await postgres?.stop();
    rmSync(place.root, { recursive: true, force: true });
  };
}
