/**
 * The built files of the templates: every format of each, in every edition, with the words of its
 * tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editionsOf, neutral } from '#documents/source/neutral.server.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { headingsOf } from '#documents/tree/tree.ts';
import { PAGES } from '#web/pages.ts';
import { onlinePath } from '#web/words/templates.ts';
import { htmlText, pdfText, wordText } from '../documents/text-extraction.ts';
import { wordsOf } from '../documents/make-document.ts';
import { allFiles, read, SITE, wire } from './built-site.ts';
import { all, first, hasClass, named, parse, walk } from './html-tree.ts';
import { partsOf } from './word-file.ts';

const ENDINGS = { Word: 'docx', PDF: 'pdf', Online: 'html' } as const;
const EDITIONS = TEMPLATES.flatMap((template) =>
  editionsOf(template).map(({ from }) => ({ template, id: template.id, from })),
);
const fileOf = ({ id, from }: { id: string; from: string }, ending: string) =>
  `templates/${id}@${from}.${ending}`;
const words = (text: string) => text.normalize('NFKC').split(/\s+/).filter(Boolean);
const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/[\s•☐\u00ad]+/g, '');

test('one file for each format of each edition, and no other', () => {
  const expected = EDITIONS.flatMap((edition) =>
    edition.template.formats.map((format) => fileOf(edition, ENDINGS[format])),
  );
  const found = allFiles().filter(
    (name) => name.startsWith('templates/') && !/\.(br|gz)$/.test(name),
  );
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('an edition differs from the one before it', () => {
  for (const template of TEMPLATES) {
    // a page has more text than the file: the sections next to each passage
    const online = template.formats.includes('Online');
    const texts = editionsOf(template).map(({ from }) => {
      const { tree } = neutral(template, from);
      return online ? htmlOf(tree) : wordsOf(tree.blocks);
    });
    expect(texts.filter((text, at) => text === texts[at - 1])).toEqual([]);
  }
});

describe.each(EDITIONS)('$id from $from', (edition) => {
  const { template, id, from } = edition;
  const { tree } = neutral(template, from);
  const said = words(`${tree.title} ${tree.subtitle} ${wordsOf(tree.blocks)}`);
  const has = (format: keyof typeof ENDINGS) => template.formats.includes(format);

  test.runIf(has('PDF'))('PDF: tagged, in English, with bookmarks, its fonts inside', async () => {
    const file = readFileSync(join(SITE, fileOf(edition, 'pdf')));
    const raw = file.toString('latin1');
    expect(raw).toContain('/StructTreeRoot');
    expect(raw).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(raw).toMatch(/\/Lang \(en/);
    expect(raw).toContain('/Title');
    expect(raw).toContain('/Outlines');
    expect(raw.match(/\/FontFile2 /g)?.length).toBe(raw.match(/\/Type \/FontDescriptor/g)?.length);
    expect(raw).not.toMatch(/\/(JavaScript|Launch|EmbeddedFile)\b/);
    expect(file.length).toBeLessThan(750_000);
    const text = squeezed(await pdfText(file));
    for (const each of headingsOf(tree.blocks)) expect(text).toContain(squeezed(each.text));
  });

  test.runIf(has('Word'))('Word: headings, table heads, contents, title, and every word', () => {
    const file = readFileSync(join(SITE, fileOf(edition, 'docx')));
    const parts = partsOf(file);
    const document = parts.get('word/document.xml') ?? '';
    expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>/);
    if (tree.contents) expect(document).toMatch(/<w:instrText[^>]*>TOC /);
    expect(document.match(/<w:tblHeader/g)?.length).toBe(document.match(/<w:tbl>/g)?.length);
    expect(parts.get('word/styles.xml')).toMatch(/w:lang [^>]*w:val="en-US"/);
    expect(parts.get('word/settings.xml')).not.toContain('updateFields');
    expect(words(wordText(file).replaceAll('\u2610', ' '))).toEqual(said);
  });

  test.runIf(has('Online'))('page: every word, no script, small, sections on demand', () => {
    const name = fileOf(edition, 'html');
    const tree = parse(read(name));
    const article = /<article class="paper">.*<\/article>/s.exec(read(name))?.[0] ?? '';
    const foot = /<p class="paper__foot">.*?<\/p>/s;
    expect(words(htmlText(article.replace(foot, '')))).toEqual(said);
    expect(wire(name) / 1000).toBeLessThanOrEqual(80);
    const why = all(tree, hasClass('paper__why'));
    expect(why.length).toBeGreaterThan(10);
    const levels = [...walk(first(tree, named('main')))]
      .map((each) => /^h([1-6])$/.exec(each.name)?.[1])
      .filter((level) => level !== undefined)
      .map(Number);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(PAGES.some(({ path, kind }) => path === onlinePath(id) && kind === 'still')).toBe(true);
  });
});
