/**
 * The shape of documents: what stands before the contents, lists, headers, and lines beside
 * conditions.
 */
import { expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { headerName, staysWhole } from '#documents/tree/tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { htmlText, pdfText } from './text-extraction.ts';
import { made, templateNamed } from './make-document.ts';

const NAMES = { legalName: 'Harbor Books LLC' };
const tree = (id: string) => made(templateNamed(id), ['CA', 'DE'], { values: NAMES }).tree;
const xmlOf = async (id: string) =>
  partsOf(Buffer.from(await wordOf(tree(id)))).get('word/document.xml') ?? '';

test('the day from which a policy counts stands before its contents', async () => {
  const policy = tree('privacy-policy');
  const text = await pdfText(await pdfOf(policy));
  const [day, contents] = [text.indexOf('Effective date'), text.search(/At a glance\s*\.\s*\./)];
  expect(contents).toBeGreaterThan(day);
  expect(day).toBeGreaterThan(0);
  const html = htmlOf(policy);
  expect(html.indexOf('paper__contents')).toBeGreaterThan(html.indexOf('Effective date'));
  const xml = await xmlOf('privacy-policy');
  expect(xml.indexOf('<w:sdt>')).toBeGreaterThan(xml.indexOf('Effective date'));
});

test('the choices of the quiz have letters and no bullets', () => {
  const html = htmlOf(tree('employee-training-sheet'));
  expect(htmlText(html)).toContain('A. Tell her to use the web form.');
  expect(html).not.toMatch(/<li>\s*[A-D]\. /);
});

test('each paper names its business in the header, also one that asks for the legal name only', () => {
  expect(headerName(tree('data-processing-agreement'))).toBe('Harbor Books LLC');
});

test('Word: the lines beside two conditions in a row do not run into one', async () => {
  const xml = await xmlOf('privacy-policy');
  const paragraphs = xml.match(/<w:p>(?:(?!<\/w:p>)[^])*<\/w:p>/g) ?? [];
  const kept = paragraphs.filter((each) => each.includes('Keep this part only if'));
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.filter((each) => each.includes('E0B400'))).toEqual([]);
  expect(xml).toContain('E0B400');
});

test('a form of eight rows stays whole, a long table may break', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => [[`${at}`], ['']]);
  expect([8, 9].map((count) => staysWhole(rows(count)))).toEqual([true, false]);
});
