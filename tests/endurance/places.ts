/**
 * Where the servers of a test keep their data: folders of their own, and databases of their own on
 * the shared PostgreSQL.
 */
import { cpSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { makePlace, type Place } from './server-process.ts';

export const hasPostgres = () => inject('sharedPostgres') !== '';

/** The address of a new, empty database. */
export async function newDatabase(name: string): Promise<string> {
  const url = new URL(inject('sharedPostgres'));
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** A copy of the data folder that a first start and one account leave. */
export function fillWithReadyData(folder: string): void {
  cpSync(inject('readyData'), folder, { recursive: true });
}

/** A place whose data folder is as a first start and one account leave it. */
export function makeReadyPlace(): Place {
  const place = makePlace();
  fillWithReadyData(place.data);
  return place;
}
