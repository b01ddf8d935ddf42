/**
 * docs/glossary.md: what it names exists, and below the pages one exported name stands for one
 * idea.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from './borders/sources.ts';

const root = join(import.meta.dirname, '..');
const GLOSSARY = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
/** A Spanish twin has the names of its file on purpose, and a package those of the records. */
const isTest = (path: string) =>
  /^(tests|bench|scripts|packages|build)\/|\.(test|spec|es)\.tsx?$/.test(path);
const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) ([A-Za-z_]\w*)/gm;

/** Name → the files that export it. Pages and calls may say the name of what they show or call. */
const exported = new Map<string, string[]>();
for (const { path, text } of SOURCES) {
  if (isTest(path) || /^(web|contract)\//.test(path) || path.startsWith('law/checks/')) continue;
  for (const [, name = ''] of text.matchAll(EXPORT))
    exported.set(name, [...(exported.get(name) ?? []), path]);
}

/**
 * The same for what pages and calls share: two pages may use one name, since no page imports
 * another.
 */
const sharedByPages = new Map<string, string[]>();
for (const { path, text } of SOURCES) {
  if (isTest(path) || !/^(contract|web\/(state|words|api|ui|parts))\//.test(path)) continue;
  for (const [, name = ''] of text.matchAll(EXPORT))
    sharedByPages.set(name, [...(sharedByPages.get(name) ?? []), path]);
}

test('one exported name, one home, among calls and what pages share', () => {
  expect([...sharedByPages].filter(([, paths]) => paths.length > 1)).toEqual([]);
  expect(sharedByPages.size).toBeGreaterThan(400);
});

test('one exported name, one home', () => {
  const shared = [...exported].filter(([, paths]) => paths.length > 1);
  expect(shared).toEqual([]);
  expect(exported.size).toBeGreaterThan(400);
});

test('every name and path in code letters exists', () => {
  const inCode = SOURCES.filter(({ path }) => !isTest(path)).map(({ text }) => text);
  const named = [...GLOSSARY.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(30);
  const missing = named.filter((name) =>
    name.includes('/')
      ? !existsSync(join(root, name))
      : !inCode.some((text) => text.includes(name.replaceAll('…', ''))),
  );
  expect(missing).toEqual([]);
});

/**
 * Private words that were given up for the field's (2026-11-22); nothing exported is called so
 * again.
 */
const GIVEN_UP =
  /^(House|Desk|Reading|PaperDocument|PaperSubject|PostOffice|KeptBytes|Turns|furnish|found|held|wordsOf|standing|inEngineWords|tidyUp|keepTidy|unrate)$/;

/** Words that are no part of a name or of a file's name any more (2026-11-26). */
const NO_PART =
  /^(deeds?|held|rounds?|walk|walks|walked|told|said|fed|trials?|troubles?|lanes?|fates?|house|papers?)$/;

/**
 * Names of tables and calls, which stay as owners' programs and stored rows know them; `fed` of
 * "federal" is none.
 */
const KEPT_NAMES = new Set([
  'walks',
  'actOnHeld',
  'addTrial',
  'removeTrial',
  'downloadLetterPaper',
]);

const partsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const hasGivenUp = (name: string) => partsOf(name).some((part) => NO_PART.test(part));

/** Pages keep their words until their own pass. */
const isOurs = (path: string) => !/^(web|bench)\//.test(path);

/** Of these no part of a name is left either. */
const GIVEN_UP_IN_PART =
  /furnish|tidy|unrate|Paper(Document|Subject)|PostOffice|KeptBytes|EngineWords/i;

const isGivenUp = (name: string) => GIVEN_UP.test(name) || GIVEN_UP_IN_PART.test(name);

test('words that were given up do not come back', () => {
  const names = [...exported.keys(), ...sharedByPages.keys()];
  expect(names.filter(isGivenUp)).toEqual([]);
  expect(['held', 'keepTidyNow', 'PaperDocumentView', 'DeskView'].map(isGivenUp)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('no exported name has a part that was given up', () => {
  const named = SOURCES.filter(({ path }) => isOurs(path)).flatMap(({ path, text }) =>
    [...text.matchAll(EXPORT)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ name }) => hasGivenUp(name) && !KEPT_NAMES.has(name))).toEqual([]);
});

test('no file is named by a word that was given up', () => {
  const names = SOURCES.filter(({ path }) => isOurs(path)).map(({ path }) => path);
  expect(names.filter(hasGivenUp)).toEqual([]);
  expect(hasGivenUp('server/requests/told-words.ts') && hasGivenUp('HELD_REASONS')).toBe(true);
});

/** Tests are tables of cases: their length is what they try. */
const isTooLong = ({ path, text }: { readonly path: string; readonly text: string }) =>
  !/\.(test|spec)\.tsx?$/.test(path) && text.trimEnd().split('\n').length > 250;

test('no file but a test is longer than 250 lines, comments counted', () => {
  expect(SOURCES.filter(isTooLong).map(({ path }) => path)).toEqual([]);
  const text = '// a line\n'.repeat(251);
  expect(isTooLong({ path: 'a.ts', text }) && !isTooLong({ path: 'a.test.ts', text })).toBe(true);
  expect(isTooLong({ path: 'a.ts', text: text.slice('// a line\n'.length) })).toBe(false);
});

/** Lines of comments that are longer than the 100 columns of the code, with their place. */
function longComments({ path, text }: { readonly path: string; readonly text: string }): string[] {
  let inside = false;
  return text.split('\n').flatMap((line, at) => {
    const isComment = inside || /^\s*(?:\/\/ (?!oxlint-)|\/\*)/.test(line);
    if (/^\s*\/\*/.test(line)) inside = true;
    if (line.includes('*/')) inside = false;
    return isComment && line.length > 100 ? [`${path}:${at + 1}`] : [];
  });
}

test('comments stay within 100 columns', () => {
  expect(SOURCES.flatMap(longComments)).toEqual([]);
  const long = 'word '.repeat(30);
  const text = `const url = '${long}';\n/**\n * ${long}\n */\n  // ${long}\n/** ${long} */\n`;
  expect(longComments({ path: 'a.ts', text })).toEqual(['a.ts:3', 'a.ts:5', 'a.ts:6']);
});
