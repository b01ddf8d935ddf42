/**
 * One more law, as a copy of one that is there, in a copy of the project: with every piece of the
 * list in docs/architecture.md nothing is missing, and without any one of them `npm run check`
 * names it.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEW_CODE, PIECES, remove } from './new-law/pieces.ts';
import { FULL } from './full.ts';

const ROOT = join(import.meta.dirname, '..');
/** What the check reads. */
const READ = [
  'calendar',
  'text',
  'engine',
  'law',
  'reference',
  'documents/templates',
  'scripts/check-law.ts',
  'scripts/law',
  'tests/random-facts.ts',
  'tests/second-table.test.ts',
  'tests/requests',
  'README.md',
  'docs/badges.svg',
  'docs/using-the-law-data.md',
  'package.json',
];

let root = '';
/** The files as they were before the law came. */
const before = new Map<string, string>();

function checked(...args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/check-law.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return `${stderr}${stdout}`;
}

/** Whether lines that hold these words follow one another. */
const follow = (lines: readonly string[], words: readonly string[]) =>
  lines.some((_, start) => words.every((each, at) => lines[start + at]?.includes(each)));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'statewise-new-law-'));
  for (const part of READ) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const { files } of PIECES)
    for (const file of files)
      if (existsSync(join(root, file))) before.set(file, readFileSync(join(root, file), 'utf8'));
  for (const { add } of PIECES) add(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('with all its pieces, nothing is missing', () => {
  expect(checked()).toMatch(/^law: \d+ checks, \d+ records, ok\n$/);
});

describe('without one of them, the check names it', () => {
  test.each(
    PIECES.filter((_, at) => FULL || at % 4 === 0).map(
      (piece) => [piece.files[0] ?? '', piece] as const,
    ),
  )('%s', (_, piece) => {
    remove(piece, root, before);
    const said = checked();
    piece.add(root);
    expect(follow(said.split('\n'), piece.says), said).toBe(true);
  });
});

test('an entry of reference/ that cannot be read is named, with its place', () => {
  const file = join(root, 'reference/tools.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('"vendor":', '"seller":'));
  const said = checked();
  writeFileSync(file, whole);
  expect(said).toMatch(/readable: reference\/data\.server\.ts\n.*\n {2}actual {3}0\.vendor: /);
});

test('what follows from the records is written by --fix', () => {
  const derived = PIECES.filter(({ files: [file] }) =>
    ['law/codes.ts', 'README.md'].includes(file ?? ''),
  );
  const readme = () => readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const byHand = readme();
  for (const piece of derived) remove(piece, root, before);
  expect(checked('--fix')).toMatch(/^written: law\/codes\.ts\nwritten: README\.md\n[^]*, ok\n$/);
  expect(readme()).toBe(byHand);
});

test('a wrong number in words in README.md is named', () => {
  const file = join(root, 'README.md');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace(/(?<=in force and )\w+(?= that start)/, 'nine'));
  const said = checked();
  writeFileSync(file, whole);
  expect(said).toMatch(/^complete: README\.md\n/);
});

test('the list of docs/architecture.md has every file', () => {
  const text = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, list = ''] = /### A law\n([^]*?)\n### /.exec(text) ?? [];
  for (const { files } of PIECES)
    for (const file of files)
      expect(list).toContain(`\`${file.replace(`/${NEW_CODE}.`, '/XX.')}\``);
});
