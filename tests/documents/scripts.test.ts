/** Names in other scripts: real letters in the right order, in each format. */
import { expect, test } from 'vitest';
import { faceFiles, facesNeeded, familyNames } from '#documents/formats/pdf/faces.ts';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { runsOf } from '#documents/tree/scripts.ts';
import { partsOf } from '../pages/word-file.ts';
import { emptyBoxes, pdfPlaced, pdfText, pdfTextOfShapes, wordText } from './text-extraction.ts';
import { made, templateNamed } from './make-document.ts';

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

test('PDF: the faces of a script are in the file where a name needs them, and in no other', async () => {
  const fonts = async (name: string) => new TextDecoder('latin1').decode(await pdfOf(named(name)));
  expect(await fonts(HEBREW)).toContain('NotoSansHebrew-Regular');
  expect(await fonts(ARABIC)).toContain('NotoSansArabic-Regular');
  const plain = await fonts('Harbor Books');
  expect(plain).not.toContain('NotoSans');
  // earlier prints change nothing
  expect(await fonts('Harbor Books')).toBe(plain);
});

test('PDF: the letters come out in their order', async () => {
  const words = (await pdfText(await pdfOf(named(HEBREW)))).replaceAll(/[\u202a-\u202e]/g, '');
  expect(words).toContain(HEBREW.split(' ')[0]);
  expect(words).toContain('בע״מ');
});

/** A bookshop at a harbor in many scripts, and the family that prints it. */
const SHOPS: Readonly<Record<string, readonly [name: string, ...families: string[]]>> = {
  Hebrew: [HEBREW, 'Noto Sans Hebrew'],
  Arabic: [ARABIC, 'Noto Sans Arabic'],
  Armenian: ['Նավահանգիստ գրքեր', 'Noto Sans Armenian'],
  Bengali: ['বন্দর বই ঘর', 'Noto Sans Bengali'],
  Cherokee: ['ᏣᎳᎩ ᎪᏪᎵ', 'Noto Sans Cherokee'],
  Chinese: ['海港书店有限公司', 'Noto Sans SC'],
  'traditional Chinese': ['海港書店有限公司', 'Noto Sans SC'],
  Devanagari: ['हार्बर पुस्तक भंडार', 'Noto Sans Devanagari'],
  emoji: ['Books 📚🥐 👩‍🍳 🇺🇸 👍🏽 ❤️', 'Noto Emoji'],
  Ethiopic: ['የወደብ መጻሕፍት', 'Noto Sans Ethiopic'],
  Georgian: ['ნავსადგურის წიგნები', 'Noto Sans Georgian'],
  Gujarati: ['બંદર પુસ્તકો', 'Noto Sans Gujarati'],
  Gurmukhi: ['ਬੰਦਰਗਾਹ ਕਿਤਾਬਾਂ', 'Noto Sans Gurmukhi'],
  Japanese: ['株式会社ハーバー書店', 'Noto Sans JP'],
  Kannada: ['ಬಂದರು ಪುಸ್ತಕಗಳು', 'Noto Sans Kannada'],
  Khmer: ['ហាងសៀវភៅ', 'Noto Sans Khmer'],
  Korean: ['하버 서점 주식회사', 'Noto Sans KR'],
  Lao: ['ຮ້ານປຶ້ມທ່າເຮືອ', 'Noto Sans Lao'],
  Malayalam: ['തുറമുഖ പുസ്തകങ്ങൾ', 'Noto Sans Malayalam'],
  Myanmar: ['ဆိပ်ကမ်း စာအုပ်', 'Noto Sans Myanmar'],
  Tamil: ['துறைமுக புத்தகங்கள்', 'Noto Sans Tamil'],
  Telugu: ['ఓడరేవు పుస్తకాలు', 'Noto Sans Telugu'],
  Thai: ['ร้านหนังสือท่าเรือน้ำลึก', 'Noto Sans Thai'],
  'Latin, Greek and Cyrillic': ['Nguyễn Thị Ánh, Łódź, Αρτοποιείο, Пекарня'],
};

test.each(Object.entries(SHOPS))(
  'PDF: a name in %s is letters, no boxes, and comes out as text',
  async (_, [name, ...families]) => {
    const needed = await facesNeeded(JSON.stringify(named(name)));
    expect(needed.missing).toEqual([]);
    expect(familyNames(needed)).toEqual(families);
    const file = await pdfOf(named(name));
    expect(emptyBoxes(file)).toBe(0);
    // shapes of more than one letter are named beside the text
    const said = (await pdfText(file)) + pdfTextOfShapes(file);
    const letters = name.match(/[\p{L}\p{M}\p{Extended_Pictographic}]/gu) ?? [];
    expect(letters.filter((letter) => !said.normalize('NFC').includes(letter))).toEqual([]);
    expect(await pdfOf(named(name))).toEqual(file);
  },
);

test('PDF: what was printed just before changes nothing', async () => {
  const print = async (name: string) => pdfOf(named(name));
  const { Thai: [thai] = [''], Telugu: [telugu] = [''] } = SHOPS;
  const [first] = [await print(thai), await print('Harbor Books'), await print(telugu)];
  expect(await print(thai)).toEqual(first);
});

test('PDF: faces hold only the letters of the text, the same bytes each time', async () => {
  const needed = await facesNeeded('海港書店 हार्बर');
  const files = await faceFiles(needed);
  expect(files.map(({ byteLength }) => byteLength < 20_000)).not.toContain(false);
  expect(await faceFiles(await facesNeeded('हार्बर 海港書店'))).toEqual(files);
});

const TIBETAN = 'དཔེ་ཁང';

test('PDF: a letter without a face shows its number, and is copied as the letter', async () => {
  const { missing, parts } = await facesNeeded(TIBETAN);
  expect(parts).toEqual([]);
  expect(missing.join('')).toBe([...new Set(TIBETAN)].toSorted().join(''));
  const file = await pdfOf(named(TIBETAN));
  expect(await pdfText(file)).toMatch(/0F51\s*\W*\s*0F54\s*\W*\s*0F7A/);
  // of letters without a face the printer names all but the first kind
  expect(pdfTextOfShapes(file)).toContain('པེ་ཁང');
  expect(emptyBoxes(file)).toBeGreaterThan(0);
});

const LONG = {
  Latin: 'x'.repeat(300),
  Hebrew: 'ש'.repeat(300),
  Arabic: 'م'.repeat(300),
  address: `https://harbor.example/${'a-'.repeat(150)}`,
};

test.each(Object.entries(LONG))(
  'PDF: a long word of %s letters stays on the page',
  async (_, name) => {
    const stretches = (await pdfPlaced(await pdfOf(named(name)))).flat();
    const ends = stretches.map(({ right }) => right);
    const starts = stretches.filter(({ text }) => text.trim() !== '').map(({ left }) => left);
    expect(ends.length).toBeGreaterThan(100);
    expect(Math.max(...ends)).toBeLessThan(612 - 40);
    expect(Math.min(...starts)).toBeGreaterThan(40);
  },
);
