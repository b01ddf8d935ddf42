/**
 * Keeps today's law data as a pack (docs/decisions/0130-packs-of-law-data.md): `npm run law:pack`.
 * A pack that is there already stays as it is.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { hashOfFiles } from '#law/data-files.server.ts';
import type { PackFile } from '#law/packs.server.ts';
import { currentFiles } from './law-diff/law-source.ts';

const root = new URL('../', import.meta.url);
const files = currentFiles();
const hash = hashOfFiles(files);
const file = new URL(`law/packs/${hash}.json.gz`, root);
if (existsSync(file)) process.stdout.write(`law/packs/${hash}.json.gz is there already.\n`);
else {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    version: string;
  };
  const day = new Date().toISOString().slice(0, 10);
  const pack: PackFile = { format: 1, hash, version, day, files: files.map(([...each]) => each) };
  writeFileSync(file, gzipSync(JSON.stringify(pack), { level: 9 }));
  process.stdout.write(`law/packs/${hash}.json.gz written.\n`);
}
