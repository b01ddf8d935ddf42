/**
 * Keeps today's law data as a pack (docs/decisions/0130-packs-of-law-data.md), and drafts a file of
 * law/changes/ for what differs and has none: `npm run law:pack [-- --instead]`. A pack that is
 * there already stays as it is; `--instead` puts the new one in the place of the last, which was
 * never published, and leaves its files of changes to it.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { changeFilesRead, packChain } from '#law/changes.server.ts';
import { hashOfFiles } from '#law/data-files.server.ts';
import type { PackFile } from '#law/packs.server.ts';
import { currentFiles } from './law-diff/law-source.ts';
import { draftsFor } from './law/draft-changes.ts';
import { packSteps } from './law/pack-steps.ts';

const root = new URL('../', import.meta.url);
const at = (name: string) => new URL(name, root);
const say = (line: string) => process.stdout.write(`${line}\n`);
const write = (name: string, value: unknown) =>
  writeFileSync(at(name), `${JSON.stringify(value, null, 2)}\n`);

function newPack(hash: string): void {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
  const day = new Date().toISOString().slice(0, 10);
  const files = currentFiles().map(([...each]): [string, string] => each);
  const pack: PackFile = { format: 1, hash, version, day, files };
  writeFileSync(at(`law/packs/${hash}.json.gz`), gzipSync(JSON.stringify(pack), { level: 9 }));
  say(`law/packs/${hash}.json.gz written.`);
}

/** Gives the changes of one pack to another. */
function handOver(from: string, to: string): void {
  for (const { name } of changeFilesRead()) {
    const file = at(`law/changes/${name}.json`);
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
  }
  rmSync(at(`law/packs/${from}.json.gz`));
  say(`law/packs/${from}.json.gz taken out.`);
}

function keep(hash: string, instead: boolean): void {
  const chain = packChain();
  const last = chain.at(-1);
  if (last === hash) {
    say(`law/packs/${hash}.json.gz is there already.`);
    return;
  }
  if (!existsSync(at(`law/packs/${hash}.json.gz`))) newPack(hash);
  const kept = instead ? chain.slice(0, -1) : chain;
  if (instead && last !== undefined) handOver(last, hash);
  write('law/packs/chain.json', [...kept.filter((each) => each !== hash), hash]);
}

const { values } = parseArgs({ options: { instead: { type: 'boolean', default: false } } });
keep(hashOfFiles(currentFiles()), values.instead);
for (const { name, draft, classes } of draftsFor(packSteps(), changeFilesRead())) {
  write(`law/changes/${name}.json`, draft);
  say(`law/changes/${name}.json drafted: choose its class and fill in what is empty.`);
  for (const line of classes) say(`  ${line}`);
}
