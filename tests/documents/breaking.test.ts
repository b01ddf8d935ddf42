/** Long words and addresses: they break where they may, and nothing leaves its cell or the page. */
import { expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { pdfPlaced } from './text-extraction.ts';

const ADDRESS = 'https://www.harbor.example/privacy-choices/opt-out?from=policy&lang=en';
const MAIL = 'privacy.requests.of.the.whole.company@harbor-books-holding.example';
const WORDS = [
  ADDRESS,
  MAIL,
  'W'.repeat(60),
  '4111222233334444555566667777',
  'Personally-identifiable',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '海港書店'.repeat(20),
  'ร้านหนังสือท่าเรือน้ำลึก'.repeat(4),
];

const tree = (...blocks: Block[]): DocumentTree => ({
  title: 'Addresses',
  subtitle: '',
  subject: 'Test',
  language: 'en',
  footer: '',
  blocks,
});
const table = (columns: number): Block => ({
  kind: 'table',
  widths: Array.from({ length: columns }, () => 1),
  head: WORDS.slice(0, columns),
  rows: [WORDS.slice(0, columns), WORDS.slice(-columns)].map((row) =>
    row.map((word, at) => [at % 2 === 0 ? word : { gap: word }]),
  ),
});

/** Title, header and footer. */
const FURNITURE = /^(Addresses|Statewise|Test|Page \d+ of \d+)\s*$/;

/** A letter page without its side margins, in points. */
const [LEFT, ACROSS] = [68, 476];

test.each([2, 4, 6])('PDF: words of %s columns stay in their cells', async (columns) => {
  const room = ACROSS / columns;
  const stretches = (await pdfPlaced(await pdfOf(tree(table(columns))))).flat();
  const filled = stretches.filter(({ text }) => /\S/.test(text) && !FURNITURE.test(text));
  const across = filled.filter(({ left, right }) => {
    const column = Math.floor((left - LEFT + 1) / room);
    return right > LEFT + (column + 1) * room - 3;
  });
  expect(across).toEqual([]);
  expect(filled.length).toBeGreaterThan(3 * columns);
});

/** The lines of a paragraph that holds `text` alone. */
async function linesOf(text: string): Promise<string[]> {
  const [page = []] = await pdfPlaced(await pdfOf(tree({ kind: 'paragraph', text: [text] })));
  const joined = page.map((piece) => piece.text).join('');
  return joined.slice(joined.indexOf('\n') + 1).split('\n');
}

test.each([ADDRESS, MAIL])('PDF: %s breaks after its signs, and is copied whole', async (word) => {
  const lines = await linesOf(`${'To see what you can choose, go to '.repeat(2)}${word} today.`);
  const [first = '', second = ''] = lines;
  expect(first).toMatch(/[/.@_?&=-]$/);
  expect(`${first}${second}`).toContain(word);
});

test('PDF: a short address is not broken inside a name', async () => {
  const said = `${'To see what you can choose, go '.repeat(3)}https://www.harbor.example/privacy-choices now.`;
  const [first = ''] = await linesOf(said);
  expect(first).toMatch(/(?:^|\s)[^\s]*[/.-]?$/);
  expect(first).not.toMatch(/https?$|http$/);
});

test('Word: the columns of a table keep their widths', async () => {
  const xml = partsOf(Buffer.from(await wordOf(tree(table(4))))).get('word/document.xml') ?? '';
  expect(xml).toContain('<w:tblLayout w:type="fixed"/>');
});
