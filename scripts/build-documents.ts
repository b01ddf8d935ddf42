/**
 * Writes the documents of the site into a folder: `node scripts/build-documents.ts FOLDER`, called
 * by build-site.ts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressAll } from '#web/builder/compress.ts';
import { ORIGIN } from '#web/parts/contact/installation.server.ts';
import { siteDocuments } from './site-documents.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Use: node scripts/build-documents.ts FOLDER');

for (const { name, make } of siteDocuments(ORIGIN)) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await make());
}
await compressAll(folder);
