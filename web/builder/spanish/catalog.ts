/**
 * The Spanish texts of the pages: web/spanish/*.json and what calls say, each English message with
 * its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../words/page-row.ts';

/** Strings that read like words, and are values of the program. */
const NO_TEXTS = 'not-texts.json';

/** Whether only pages say what is in this file, so that each of its texts is on one. */
export const isOfPages = (home: string | undefined) => home !== OF_CALLS;

export interface Catalog {
  /** English message → Spanish text. */
  readonly texts: ReadonlyMap<string, string>;
  /** Message → the file that has it. */
  readonly homes: ReadonlyMap<string, string>;
  /** What is no text: it stays as it is. */
  readonly noTexts: ReadonlySet<string>;
  /** What is wrong with the catalog itself, each as a sentence. */
  readonly faults: readonly string[];
}

const MARKS = /\{\d+\}|<\/?\d+>/g;
const marksOf = (text: string) =>
  [...text.matchAll(MARKS)]
    .map(([mark]) => mark)
    .toSorted()
    .join(' ');

/** Why a Spanish text cannot stand for a message. */
function faultOf(key: string, text: string): string | undefined {
  if (text === '' || text !== text.trim()) return 'is empty, or has spaces around it';
  if (marksOf(key) !== marksOf(text)) return 'has other places than the English text';
  if (key.includes('|') !== text.includes('|')) return 'has not one form for one and one for many';
  return undefined;
}

/** What calls say is in the contract's own file, for the server too. */
const OF_CALLS = 'contract/in-spanish.json';

/** Reads the catalog; a message may stand in one file only. */
export function readCatalog(root: string): Catalog {
  const folder = join(root, 'web/spanish');
  const texts = new Map<string, string>();
  const homes = new Map<string, string>();
  const faults: string[] = [];
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(name === OF_CALLS ? join(root, name) : join(folder, name), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== NO_TEXTS);
  for (const name of [OF_CALLS, ...names.toSorted()]) {
    const rows = Object.entries(read(name) as Record<string, string>);
    for (const [key, text] of rows) {
      const home = homes.get(key);
      if (home !== undefined) faults.push(`${name}: "${key}" stands in ${home} already`);
      const fault = faultOf(key, text);
      if (fault !== undefined) faults.push(`${name}: the text of "${key}" ${fault}`);
      texts.set(key, text);
      homes.set(key, name);
    }
  }
  return { texts, homes, noTexts: new Set(read(NO_TEXTS) as string[]), faults };
}

/** A row of the table of pages, for the same address in Spanish. */
export function spanishRow(page: Page, { texts }: Catalog): Page {
  const said = (key: string) => texts.get(key) ?? key;
  const { title, description, heading } = page;
  return {
    ...page,
    title: said(title),
    description: said(description),
    ...(heading !== undefined && { heading: said(heading) }),
    language: 'es',
    translated: true,
    // its address shows strangers and search engines the English page
    indexed: false,
  };
}
