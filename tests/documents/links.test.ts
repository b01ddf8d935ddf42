/**
 * Links work in each format, read from the files: web, mail and phone addresses, and the list of
 * contents.
 */
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { split } from '#documents/tree/notes.ts';
import { headingsOf } from '#documents/tree/tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { made, templateNamed } from './make-document.ts';

const { document } = split(
  made(templateNamed('privacy-policy'), ['DE'], {
    values: {
      businessName: 'Harbor Books',
      contactEmail: 'privacy@harbor.example',
      contactPhone: '(302) 555-0147',
      requestFormUrl: 'https://harbor.example/ask?from=policy&way=form',
      websiteUrl: 'harbor.example',
    },
  }).tree,
);
const OUTWARD = [
  'mailto:privacy@harbor.example',
  'tel:+13025550147',
  'https://harbor.example/ask?from=policy&way=form',
  'https://harbor.example',
];
const PARTS = headingsOf(document.blocks).filter(({ level }) => level === 1);

describe('PDF', () => {
  const read = async () => {
    const file = await getDocumentProxy(new Uint8Array(await pdfOf(document)), { verbosity: 0 });
    const pages = await Promise.all(
      Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)),
    );
    const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    return { file, links };
  };

  test('addresses are links, and the contents jump', async () => {
    const { file, links } = await read();
    const urls = new Set(links.map(({ url, unsafeUrl }) => String(url ?? unsafeUrl ?? '')));
    for (const to of OUTWARD)
      expect(
        [...urls].some((url) => url.replace(/\/$/, '') === to),
        to,
      ).toBe(true);
    expect(links.filter(({ dest }) => dest).length).toBeGreaterThanOrEqual(PARTS.length);
    const outline = await file.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(PARTS.map(({ text }) => text));
  });

  test('the title is the heading above all others', async () => {
    const { file } = await read();
    interface Node {
      readonly role?: string;
      readonly children?: readonly Node[];
    }
    const roles = (node: Node): string[] => [
      ...(node.role === undefined ? [] : [node.role]),
      ...(node.children ?? []).flatMap(roles),
    ];
    const pages = Array.from({ length: file.numPages }, (_, at) => at + 1);
    const trees = await Promise.all(
      pages.map(async (number) => (await file.getPage(number)).getStructTree()),
    );
    const headings = trees
      .flatMap((tree) => roles(tree as Node))
      .filter((role) => /^H\d?$/.test(role));
    expect(headings[0]).toBe('H1');
    expect(headings.filter((role) => role === 'H1')).toHaveLength(1);
    expect(headings).toContain('H2');
  });
});

describe('Word', () => {
  test('addresses are relationships, and the contents jump to bookmarks', async () => {
    const parts = partsOf(Buffer.from(await wordOf(document)));
    const links = parts.get('word/_rels/document.xml.rels') ?? '';
    const targets = new Set(
      [...links.matchAll(/Target="([^"]+)"[^>]*TargetMode="External"/g)].map(([, to = '']) =>
        to.replaceAll('&amp;', '&'),
      ),
    );
    for (const to of OUTWARD) expect(targets, to).toContain(to);
    const text = parts.get('word/document.xml') ?? '';
    const ids = [...text.matchAll(/<w:hyperlink [^>]*r:id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(OUTWARD.length);
    for (const id of ids) expect(links).toContain(`Id="${id}"`);
    expect(text).toContain('TOC \\');
  });
});

describe('HTML', () => {
  test('addresses are links, and every jump has its place', () => {
    const html = htmlOf(document);
    for (const to of OUTWARD) expect(html).toContain(`href="${to.replaceAll('&', '&amp;')}"`);
    for (const [, id = ''] of html.matchAll(/href="#([^"]+)"/g))
      expect(html).toContain(`id="${id}"`);
  });
});
