/**
 * Every text of pages, words, explanations and letters that names a state stands against the
 * records. A sentence that no rule reads fails: write it from the records, or add a rule to
 * law-sentences/prose-claims.ts.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATES, stateNameIn } from '#law/codes.ts';
import { LAWS } from '#law/corpus.server.ts';
import { PROSE_CLAIMS } from './law-sentences/prose-claims.ts';
import { wrongIn } from './law-sentences/typed-claims.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['web', 'engine', 'contract', 'documents', 'server', 'site-test'];
/**
 * Lists of states by name, which other tests hold true; texts with tests of their own; and names
 * of codes that letters use, which say nothing of a state.
 */
const ELSEWHERE =
  /^engine\/letters\/sections\/code-names\.ts$|^web\/words\/(?:language\/as-shown\.es|faq\/faq|articles\/guides|places|costs|small-laws\/[a-z-]+)\.ts$|\.test\.tsx?$/;

const NAMES = STATES.map(({ code, name }) => ({
  code,
  pattern: new RegExp(`\\b(?<!West )(?:${name}|${stateNameIn('es', code)})\\b`),
}));
const statesIn = (text: string) =>
  NAMES.filter(({ pattern }) => pattern.test(text)).map(({ code }) => code);

/** Strings, and the text between tags. */
const LITERAL =
  /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`|[>}]([^<>{}=;()'"`]+)(?=[<{])/g;

/** The sentences of a program's texts that name a state. */
export function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
  return [...code.matchAll(LITERAL)]
    .flatMap((found) => found.slice(1).filter((text) => text !== undefined))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .flatMap((text) => text.split(/(?<=[.?!]) (?=[A-ZÁÉÍÓÚ])/))
    .filter((sentence) => statesIn(sentence).length > 0);
}

const filesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file));

const wrong = (sentence: string) =>
  wrongIn(
    sentence,
    LAWS.filter(({ state }) => statesIn(sentence).includes(state)),
    PROSE_CLAIMS,
  );

const FOUND = FOLDERS.flatMap(filesOf).flatMap((file) =>
  sentencesOf(readFileSync(join(ROOT, file), 'utf8')).map((sentence) => ({ file, sentence })),
);

test('every sentence that names a state is read, and the records say so', () => {
  expect(FOUND.length).toBeGreaterThan(30);
  expect(
    FOUND.flatMap(({ file, sentence }) => wrong(sentence).map((words) => `${file}: ${words}`)),
  ).toEqual([]);
});

test('every rule reads something', () => {
  const idle = PROSE_CLAIMS.filter(
    ({ reads }) => !FOUND.some(({ sentence }) => reads.test(sentence)),
  );
  expect(idle.map(({ reads }) => String(reads))).toEqual([]);
});

test.each([
  'Texas, Nebraska and Iowa leave federal small businesses out of nearly everything.',
  'Alabama leaves out smaller employers that sell no data, and so does Ohio.',
  'Georgia leaves out smaller employers that sell no data. Delaware asks you to register.',
  'Iowa: with',
  'Florida’s full law looks at these, and only above $2 billion in revenue.',
])('a false or unread sentence is found: %s', (text) => {
  const found = sentencesOf(`const words = '${text}';`).flatMap(wrong);
  expect(found.length).toBeGreaterThan(0);
});
