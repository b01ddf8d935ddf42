/** Exports the law data: `npm run law:export -- [folder]`; without a folder, into build/law. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lawFiles } from './law-data-set.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const folder = resolve(process.argv[2] ?? join(root, 'build', 'law'));

mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(lawFiles(version))) {
  writeFileSync(join(folder, name), text);
  process.stdout.write(`${join(folder, name)}, ${Buffer.byteLength(text)} bytes\n`);
}
