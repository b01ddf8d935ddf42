/** Names in other scripts: real letters in the right order, in each format. */
import { expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf.ts';
import { wordOf } from '#documents/formats/word.ts';
import { htmlOf } from '#documents/tree/html.ts';
import { runsOf, scriptsOf } from '#documents/tree/scripts.ts';
import { partsOf } from '../pages/word-file.ts';
import { pdfPlaced, pdfText, pdfTextOfShapes, wordText } from './extracted.ts';
import { made, templateNamed } from './made.ts';

/** The first print of a thread is slow, more so beside other work. */
const SLOW = { timeout: 30_000 };

const HEBREW = 'ספרי הנמל 24 שעות בע״מ';
const ARABIC = 'متجر السلام للكتب';
const MIXED = `Harbor ${HEBREW} Books ${ARABIC} Co.`;

const named = (businessName: string) =>
  made(templateNamed('opt-out-page'), ['DE'], {
    values: { businessName, legalName: businessName, adCompanies: [businessName, 'others'] },
  }).tree;

test('a text is cut where its direction turns, and nowhere else', () => {
  expect(runsOf('Harbor Books')).toEqual([{ text: 'Harbor Books', rightToLeft: false }]);
  expect(runsOf('')).toEqual([{ text: '', rightToLeft: false }]);
  expect(runsOf(`${HEBREW}, and more`)).toEqual([
    { text: HEBREW, rightToLeft: true },
    { text: ', and more', rightToLeft: false },
  ]);
  expect(
    runsOf(MIXED)
      .map(({ text }) => text)
      .join(''),
  ).toBe(MIXED);
  expect(runsOf(MIXED).map(({ rightToLeft }) => rightToLeft)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(scriptsOf(MIXED)).toEqual(['Hebrew', 'Arabic']);
  expect(scriptsOf('O’Brien Søhne 株式会社')).toEqual([]);
});

test('HTML: such a name is isolated', () => {
  expect(htmlOf(named(HEBREW))).toContain(`<bdi>${HEBREW}</bdi>: your privacy choices</h1>`);
  expect(htmlOf(named('Harbor Books'))).not.toContain('<bdi>');
});

test('Word: such a name is marked as right-to-left', async () => {
  const file = await wordOf(named(MIXED));
  const xml = partsOf(Buffer.from(file)).get('word/document.xml') ?? '';
  const turned = [...xml.matchAll(/<w:r>(?:(?!<\/w:r>).)*<w:rtl\/>(?:(?!<\/w:r>).)*<\/w:r>/gs)];
  const words = turned.map(([run]) => run.replaceAll(/<[^>]+>/g, ''));
  expect(new Set(words)).toEqual(new Set([HEBREW, ARABIC]));
  expect(wordText(file)).toContain(MIXED);
});

test(
  'PDF: the faces of a script are in the file where a name needs them, and in no other',
  SLOW,
  async () => {
    const fonts = async (name: string) =>
      new TextDecoder('latin1').decode(await pdfOf(named(name)));
    expect(await fonts(HEBREW)).toContain('NotoSansHebrew-Regular');
    expect(await fonts(ARABIC)).toContain('NotoSansArabic-Regular');
    const plain = await fonts('Harbor Books');
    expect(plain).not.toContain('NotoSans');
    // earlier prints change nothing
    expect(await fonts('Harbor Books')).toBe(plain);
  },
);

test('PDF: the letters come out in their order', SLOW, async () => {
  const words = (await pdfText(await pdfOf(named(HEBREW)))).replaceAll(/[\u202a-\u202e]/g, '');
  expect(words).toContain(HEBREW.split(' ')[0]);
  expect(words).toContain('בע״מ');
});

test('PDF: what has no face comes out as text, and shows as boxes', SLOW, async () => {
  // of a font's placeholder boxes the printer names all but the first kind
  const said = pdfTextOfShapes(await pdfOf(named('株式会社ハーバー 한국')));
  expect(said).toContain('式会社ハーバー한국');
  expect(pdfTextOfShapes(await pdfOf(named('Harbor Books')))).not.toMatch(/[\u3040-\ud7ff]/);
});

const LONG = {
  Latin: 'x'.repeat(300),
  Hebrew: 'ש'.repeat(300),
  Arabic: 'م'.repeat(300),
  address: `https://harbor.example/${'a-'.repeat(150)}`,
};

test.each(Object.entries(LONG))(
  'PDF: a long word of %s letters stays on the page',
  SLOW,
  async (_, name) => {
    const stretches = (await pdfPlaced(await pdfOf(named(name)))).flat();
    const ends = stretches.map(({ right }) => right);
    const starts = stretches.filter(({ text }) => text.trim() !== '').map(({ left }) => left);
    expect(ends.length).toBeGreaterThan(100);
    expect(Math.max(...ends)).toBeLessThan(612 - 40);
    expect(Math.min(...starts)).toBeGreaterThan(40);
  },
);
