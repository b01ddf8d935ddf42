/** The Spanish of the pages is whole, follows the glossary, and twins stand for their files. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalog, readCatalog } from '#web/builder/spanish/catalog.ts';
import { faultsOf } from '#web/builder/spanish/faults.ts';
import { SPANISH_PAGES } from '#web/spanish-pages.ts';
import * as datesInEnglish from '#text/english.ts';
import * as dates from '#text/english.es.ts';
import * as figuresInEnglish from '#text/figures.ts';
import * as figures from '#text/figures.es.ts';
import * as pageFiguresInEnglish from '#web/words/figures.ts';
import * as pageFigures from '#web/words/figures.es.ts';
import { textInSpanish } from '#server/base/spanish/texts.ts';
import { readServerTexts, textsElsewhere, serverTexts } from './server-texts.ts';
import { DUTIES_ES } from '#law/corpus.server.ts';
import { englishIn, englishRuns, refusedIn } from './spanish-glossary.ts';

const ROOT = join(import.meta.dirname, '..');
const catalog = readCatalog(ROOT);

/** Without names of laws and quotes of them. */
const withoutNames = (text: string) =>
  text.replaceAll(/“[^”]*”|(?:[A-Z][\w.]* )+(?:§|Code|Act|Laws)[^,;]*/g, '');

describe('the catalog', () => {
  test('has every text of the pages that are whole, and no other', () => {
    expect(faultsOf(ROOT, SPANISH_PAGES, catalog)).toEqual([]);
    expect(catalog.texts.size).toBeGreaterThan(150);
  });

  test('follows the glossary', () => {
    expect([...catalog.texts.values()].flatMap(refusedIn)).toEqual([]);
  });

  test('holds no English, but in quotes what is published in English', () => {
    const left = [...catalog.texts].filter(
      ([key, text]) => key !== text && englishIn(text.replaceAll(/“[^”]*”/g, '')),
    );
    expect(left).toEqual([]);
    const runs = [...catalog.texts].filter(([key, text]) => key !== text && englishRuns(text));
    expect(runs).toEqual([]);
  });

  const without = (key: string): Catalog => {
    const texts = new Map(catalog.texts);
    texts.delete(key);
    return { ...catalog, texts };
  };

  test('that lacks a text is refused, with file and line', () => {
    expect(faultsOf(ROOT, SPANISH_PAGES, without('Forgot password'))).toEqual([
      expect.stringMatching(/^has no Spanish text: web\/pages\/login\/page\.tsx:\d+: "Forgot pass/),
    ]);
  });

  test('with a text that nobody needs is refused, with its file', () => {
    const texts = new Map([...catalog.texts, ['Nobody says this', 'Nadie lo dice']]);
    const homes = new Map([...catalog.homes, ['Nobody says this', 'shell.json']]);
    expect(faultsOf(ROOT, SPANISH_PAGES, { ...catalog, texts, homes })).toEqual([
      'shell.json: no whole page says "Nobody says this"',
    ]);
  });
});

describe('what the server says', () => {
  const said = serverTexts(ROOT);
  const texts = readServerTexts(ROOT);

  test('has its Spanish, each text and no other', () => {
    const known = new Set([...texts.keys(), ...textsElsewhere(ROOT)]);
    const missing = said.filter(({ key }) => !known.has(key));
    expect(missing.map(({ file, line, key }) => `${file}:${line}: "${key}"`)).toEqual([]);
    const keys = new Set(said.map(({ key }) => key));
    expect([...texts.keys()].filter((key) => !keys.has(key))).toEqual([]);
    expect(texts.size).toBeGreaterThan(140);
  });

  test('follows the glossary, holds no English, and has the same places', () => {
    const all = [...texts].filter(([key, text]) => key !== text);
    expect(all.flatMap(([, text]) => refusedIn(text))).toEqual([]);
    expect(all.filter(([, text]) => englishIn(withoutNames(text)))).toEqual([]);
    const places = (text: string) =>
      text
        .match(/\{\d+\}/g)
        ?.toSorted()
        .join() ?? '';
    expect(all.filter(([key, text]) => places(key) !== places(text))).toEqual([]);
  });

  test('has the figures and dates of the law', () => {
    const figures = (text: string) =>
      text
        .match(/\d[\d,]*\d|\d/g)
        ?.toSorted()
        .join(' ') ?? '';
    const other = Object.entries(DUTIES_ES).filter(
      ([english, spanish]) => figures(english) !== figures(spanish),
    );
    expect(other).toEqual([]);
    expect(Object.keys(DUTIES_ES).length).toBeGreaterThan(1000);
  });

  test('is the same as on pages, where both say it', () => {
    const both = [...texts].filter(([key]) => catalog.texts.has(key));
    expect(both.filter(([key, text]) => catalog.texts.get(key) !== text)).toEqual([]);
  });

  test('is found in code and in data', () => {
    const at = (key: string) => said.filter((one) => one.key === key).map(({ file }) => file);
    expect(at('This law lets a person choose an agent for this.')).toEqual([
      'engine/requests/steps/allowed.ts',
    ]);
    expect(at('trade secret')).toContain('law/requests/defaults.json');
  });

  test('is put together from its parts', () => {
    expect(
      textInSpanish(
        'Answer within 45 days of receipt, without undue delay. You told the person in time, so it is 90 days in all.',
      ),
    ).toBe(
      'Responda en un plazo de 45 días desde que la recibió, sin demora indebida. Usted avisó a tiempo a la persona, así que son 90 días en total.',
    );
    expect(textInSpanish('What an owner wrote')).toBeUndefined();
  });
});

/** They may be called as their files are: the compiler checks it here. */
const TWINS = [
  figures satisfies typeof figuresInEnglish,
  dates satisfies typeof datesInEnglish,
  pageFigures satisfies typeof pageFiguresInEnglish,
];

test('a twin says the same in Spanish', () => {
  expect(TWINS).toHaveLength(3);
  expect(figures.plural(1, 'tarea')).toBe('1 tarea');
  expect(figures.plural(1200, 'tarea')).toBe('1,200 tareas');
  expect(dates.longDate('2027-01-01')).toBe('1 de enero de 2027');
  expect(dates.list(['Texas', 'Iowa'])).toBe('Texas e Iowa');
  expect(dates.list(['Ohio', 'Utah', 'Oregón'], 'or')).toBe('Ohio, Utah u Oregón');
  expect(pageFigures.moment('2026-11-20T20:15:00Z', 'America/New_York')).toMatch(
    /^20 de noviembre de 2026/,
  );
});

test.each(globSync('**/*.es.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**'] }))(
  '%s exports what its file does',
  async (twin) => {
    const of = (path: string) => import(join(ROOT, path)) as Promise<object>;
    const [spanish, english] = await Promise.all([of(twin), of(twin.replace('.es.', '.'))]);
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  },
);
