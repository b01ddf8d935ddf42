/** One document in three formats: the same words in the same order, and every name as text. */
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { wordOf } from '#documents/formats/word/word.ts';
import { htmlOf } from '#documents/markup/html.ts';
import { asText } from '#documents/values/values.ts';
import { split } from '#documents/tree/notes.ts';
import { headerName, openingLength } from '#documents/tree/tree.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import { parse, walk } from '../pages/html-tree.ts';
import { partsOf } from '../pages/word-file.ts';
import { htmlText, pdfPages, pdfText, wordText } from './text-extraction.ts';
import { made, templateNamed, TEMPLATES, wordsOf } from './make-document.ts';

const words = (text: string) => text.normalize('NFKC').split(/\s+/).filter(Boolean);
const squeezed = (text: string) => text.normalize('NFKC').replaceAll(/[\s•☐\u00ad]+/g, '');

const tables = (blocks: readonly Block[]): Extract<Block, { kind: 'table' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return [block];
    return block.kind === 'passage' ? tables(block.blocks) : [];
  });

/**
 * A PDF's words without header, footer, table of contents and the heads that a table repeats on
 * each page.
 */
async function bareWords(file: Uint8Array, tree: DocumentTree): Promise<string> {
  const heads = tables(tree.blocks).map(({ head }) => squeezed(head.join('')));
  const top = squeezed(`${tree.subject} ${headerName(tree)}`);
  const pages = (await pdfPages(file)).map((page, at) => {
    const text = squeezed(page);
    const foot = squeezed(tree.footer);
    const end = text.lastIndexOf(foot);
    let rest =
      end < 0 ? text : text.slice(0, end) + text.slice(end).replace(/^.*?Page\d+of\d+/, '');
    if (at > 0 && rest.startsWith(top)) rest = rest.slice(top.length);
    return rest;
  });
  return pages.reduce((all, page) => {
    const again = heads.find((head) => page.startsWith(head) && all.includes(head));
    return all + (again === undefined ? page : page.slice(again.length));
  }, '');
}

const FORMATS = TEMPLATES.flatMap((template) => {
  const { document, notes } = split(
    made(template, ['CA', 'DE'], {
      values: {
        businessName: 'Müller & Søn',
        legalName: 'Müller & Søn LLC',
        dataTypes: ['Names', 'Email addresses'],
      },
    }).tree,
  );
  const { id } = template;
  return [
    { id, tree: document },
    { id: `the notes of ${id}`, tree: notes! },
  ];
});

describe.each(FORMATS)('$id', ({ tree }) => {
  const expected = words(`${tree.title} ${tree.subtitle} ${wordsOf(tree.blocks)}`);

  test('HTML has the words of the tree', () => {
    const html = htmlOf(tree).replace(/<p class="paper__foot">.*?<\/p>/s, '');
    expect(words(htmlText(html))).toEqual(expected);
  });

  test('Word has the words of the tree', async () => {
    const text = wordText(await wordOf(tree)).replaceAll('\u2610', ' ');
    expect(words(text)).toEqual(expected);
  });

  test('PDF has the words of the tree', async () => {
    const text = await bareWords(await pdfOf(tree), tree);
    const start = squeezed(tree.title + tree.subtitle);
    const body = squeezed(wordsOf(tree.blocks, true));
    const opening = squeezed(wordsOf(tree.blocks.slice(0, openingLength(tree)), true));
    expect(text.slice(0, start.length + opening.length)).toBe(start + opening);
    // the list of contents stands between
    const rest = body.slice(opening.length);
    const at = text.indexOf(rest.slice(0, 60), start.length + opening.length);
    expect(text.slice(at)).toBe(rest);
  });
});

const HOSTILE = {
  'a script': '<script>alert(1)</script>',
  'an attribute': '"><img src=x onerror=alert(1)>',
  entities: '&amp; & &lt;b&gt; &#x3c; Co.',
  'Typst markup': '#import "x": * #eval("1") *bold* _it_ $x^2$ @ref <lab> \\ // /* ~ = - +',
  'Markdown markup': '[a](javascript:alert(1)) **b** | c | `d` # e > f',
  'template markup': '{{legalName}} {{state.name}} :::page ::: --- :::element{id="x"}',
  formulas: '=HYPERLINK("http://x","y") +1 -1 @SUM(A1)',
  'right to left': 'שלום בע״מ ومتجر السلام',
  'many scripts': 'O’Brien Søhne Ærø Đặng Ελλάς Россия 株式会社 한국 🏪',
  'control characters': 'A\u0000B\u0008C\u202Eevil\u2066x\u{feff} \ud800 end',
  'XML ends': ']]> <!-- <w:t>x</w:t> --> <?php ?> \\" \' \\u{41} &undefined;',
  'very long': `${'Long name of a small business '.repeat(160)}${'x'.repeat(900)}`,
};

describe.each(Object.entries(HOSTILE))('a name with %s comes out as text', (kind, name) => {
  const named = (businessName: string) =>
    made(templateNamed('opt-out-page'), ['DE'], {
      values: { businessName, legalName: businessName, adCompanies: [businessName, 'others'] },
    }).tree;
  const tree = named(name);
  const harmless = named('Acme');
  const said = asText(name);

  test('HTML: the elements of any other name, and the name in words', () => {
    const elements = (html: string) =>
      [...walk(parse(html))].map((each) => each.name).filter((element) => element !== 'bdi');
    expect(elements(htmlOf(tree))).toEqual(elements(htmlOf(harmless)));
    expect(words(htmlText(htmlOf(tree))).join(' ')).toContain(words(said).join(' '));
    expect(said).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);
  });

  test('Word: the same structure, and the name in words', async () => {
    const [file, other] = [await wordOf(tree), await wordOf(harmless)];
    const tags = (bytes: Uint8Array) =>
      (partsOf(Buffer.from(bytes)).get('word/document.xml') ?? '').match(/<\/?w:\w+/g);
    // a run that turns its direction is marked as one
    if (kind !== 'right to left') expect(tags(file)).toEqual(tags(other));
    expect(words(wordText(file)).join(' ')).toContain(words(said).join(' '));
  });

  test('PDF: it is made, and holds the name in words', async () => {
    const file = await pdfOf(tree);
    const text = squeezed(await pdfText(file));
    // scripts that the fonts of the document lack, or that run from right to left, come in another
    // order
    const turned = kind === 'right to left' || kind === 'many scripts';
    expect(text).toContain(turned ? 'writeto' : squeezed(said).slice(0, 400));
  });
});
