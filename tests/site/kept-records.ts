/**
 * What the collector wrote down on the ten sites that tell most: `npm test` judges it, since
 * collecting takes minutes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { SiteRecord } from '#engine/site/record/visit.ts';

const fileOf = (number: number) => join(import.meta.dirname, 'recorded', `${number}.json.gz`);

/** Keeps the record of a file, without its pictures. */
export function keepRecord(number: number, path: string): void {
  const record = JSON.parse(readFileSync(path, 'utf8')) as SiteRecord;
  writeFileSync(fileOf(number), gzipSync(JSON.stringify({ ...record, pictures: [] })));
}

/** The record of a site; undefined where none was kept. */
export function recordedSite(number: number): SiteRecord | undefined {
  const path = fileOf(number);
  return existsSync(path)
    ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as SiteRecord)
    : undefined;
}
