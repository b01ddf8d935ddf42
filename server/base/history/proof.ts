/**
 * The history as proof in the binder: its lines as they are stored, and two ways to check them
 * without this program.
 */
import { readFileSync } from 'node:fs';
import type { StoredLine } from './chain.ts';

const read = (name: string) => readFileSync(new URL(`proof/${name}`, import.meta.url), 'utf8');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The parts are modules for us; in the binder each checker is one file. */
const CHECK = read('check.js').replace('export async', 'async');
const LETTER = read('letter.js').replace('export async', 'async');
const TERMINAL = read('terminal.js').replaceAll(/^import .*\n/gm, '');

/**
 * File name → content. Both hold the same check; the page is for a browser, the other for a
 * terminal.
 */
export const CHECKERS: Readonly<Record<string, Uint8Array>> = {
  'check-history.mjs': bytesOf(`${CHECK}${LETTER}${TERMINAL}`),
  'check-history.html': bytesOf(
    read('page.html')
      .replace('/* check */', () => CHECK)
      .replace('/* letter */', () => LETTER),
  ),
};

/** The stored lines of a history, one line of JSON for each. */
export async function* historyProof(
  pages: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<Uint8Array> {
  for await (const lines of pages)
    yield bytesOf(
      lines.map(({ body, hash }) => `${JSON.stringify({ text: body, hash })}\n`).join(''),
    );
}
