/**
 * The decisions: each has its number, date and status and is in the index; each package is named in
 * one of them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const FOLDER = new URL('../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');
const FILES = readdirSync(FOLDER).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const INDEX = read('README.md');
const STATUS =
  /^(\d{4}-\d{2}-\d{2}), (accepted|superseded by (\d{4}))(; amended [^\n]+?)?\.(?: [^\n]+\.)?$/;

test('every file of the folder is a decision or the index, and no number is taken twice', () => {
  expect(readdirSync(FOLDER).filter((name) => !FILES.includes(name))).toEqual(['README.md']);
  const numbers = FILES.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each(FILES)('%s has its number, a date and a status, as the index says', (name) => {
  const [title = '', , status = ''] = read(name).split('\n');
  const number = name.slice(0, 4);
  expect(title).toMatch(new RegExp(`^# ${number}: \\S`));
  const [, date = '', state = '', successor] = STATUS.exec(status) ?? [];
  expect(date, `line 3 of ${name}: "${status}"`).not.toBe('');
  if (successor) expect(FILES.some((other) => other.startsWith(successor))).toBe(true);
  const amended = status.includes('; amended') ? ', amended' : '';
  const row = `| ${number} | [${title.slice(8)}](${name}) | ${date} | ${state}${amended} |`;
  expect(INDEX).toContain(row);
});

test('the index lists no decision that is not there', () => {
  const listed = [...INDEX.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(FILES));
  expect(listed).toHaveLength(FILES.length);
});

/** The words that may be names of packages. */
const names = (text: string) =>
  new Set(
    [...text.matchAll(/@?[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9._-]+)?/g)].map(([word]) =>
      word.replace(/\.$/, ''),
    ),
  );

test('every package is named, with what it is for', () => {
  const named = names(FILES.map(read).join('\n'));
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const silent = packages.filter((name) => !name.startsWith('@types/') && !named.has(name));
  expect(silent).toEqual([]);
});
