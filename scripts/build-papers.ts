/** Adds the site's documents to the built site. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { siteDocuments } from './site-documents.ts';

const SITE = resolve(import.meta.dirname, '../build/site');

for (const { name, make } of siteDocuments()) {
  const path = join(SITE, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await make());
}
