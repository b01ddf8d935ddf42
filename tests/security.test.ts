/**
 * security/asvs.json: every requirement once, every named test and heading there, and
 * docs/security.md the same list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asvs, withAsvs } from '../scripts/security/asvs.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const LIST = asvs.parse(JSON.parse(read('security/asvs.json')));

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const BY_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('every requirement of levels 1 and 2 is there once', () => {
  expect(new Set(LIST.map(({ id }) => id)).size).toBe(LIST.length);
  const counts = BY_CHAPTER.map(
    (_, at) => LIST.filter(({ id }) => id.startsWith(`${at + 1}.`)).length,
  );
  expect(counts).toEqual(BY_CHAPTER);
  expect(LIST).toHaveLength(253);
  expect(LIST.filter(({ level }) => level === 1)).toHaveLength(70);
});

test.each(LIST.filter((each) => each.state === 'met'))('$id: the named test exists', ({ by }) => {
  expect(by.test).toMatch(/\.(test|spec)\.tsx?$/);
  expect(existsSync(join(root, by.test)), by.test).toBe(true);
  const source = read(by.test);
  // a title is the first thing in a call, and something follows it
  const found = ["'", '"', '`'].some((quote) =>
    new RegExp(`\\(\\s*${literal(quote + by.title)}(?: @full)?${quote},`).test(source),
  );
  expect(found, `${by.test} has a test “${by.title}”`).toBe(true);
});

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

test.each(LIST.filter((each) => each.state === 'by configuration'))(
  '$id: the named heading exists',
  ({ by }) => {
    expect(read(by.file).split('\n')).toContain(`## ${by.heading}`);
  },
);

test('a reason is given where nothing is named', () => {
  const reasons = LIST.flatMap(({ by }) => (typeof by === 'string' ? [by] : []));
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((reason) => reason.length < 5)).toEqual([]);
});

test('docs/security.md is the same list: npm run security writes it', () => {
  const page = read('docs/security.md');
  expect(withAsvs(page, LIST) === page).toBe(true);
  expect(page).toContain('### Not met');
});
