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
import { englishIn, refusedIn } from './spanish-glossary.ts';

const ROOT = join(import.meta.dirname, '..');
const catalog = readCatalog(ROOT);

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
