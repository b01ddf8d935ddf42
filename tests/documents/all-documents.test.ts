/**
 * Every document of twelve owners reads as one that a person could publish or sign: no doubled
 * words, no stray characters, no empty parts.
 */
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { pdfOf } from '#documents/formats/pdf/pdf.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, DocumentTree, Text } from '#documents/tree/tree.ts';
import { withNotes } from './make-document.ts';
import { FULL } from '../full.ts';
import { documentsOf } from './owners-documents.ts';
import { OWNERS } from './invented-owners.ts';

const ALL = OWNERS.flatMap((owner) =>
  documentsOf(owner).map(({ template, filled }) => ({
    paper: `${owner.name}: ${template.id}${template.copy ? ` (${template.copy.kind})` : ''}`,
    owner,
    template,
    tree: filled.tree,
  })),
);

/** Each text of a document by itself: a paragraph, an item, a cell. */
function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
      case 'note':
        return [plain(block.text)];
      case 'list':
        return block.items.map(plain);
      case 'checklist':
        return block.items.flatMap(({ text, note }) => [plain(text), plain(note)]);
      case 'form':
        return block.lines.map(plain);
      case 'table':
        return [...block.head, ...block.rows.flat().map(plain)];
      case 'passage':
        return [...(block.note === null ? [] : [block.note]), ...textsOf(block.blocks)];
      default:
        return [];
    }
  });
}

const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a doubled word', /\b(\p{L}{2,}) \1\b/iu],
  ['a doubled stop', /(?<!\.)\.\.(?!\.)|,,|;;|[,;:]\.|\.,(?! ?\w)|\?\.|!\./],
  ['a blank before a stop', /\w [.,;](?:\s|$)/],
  ['empty brackets', /\(\s*\)|\[\s*\]|“\s*”/],
  ['a mark that was not filled', /\{\{|\}\}|:::|:practice|\bundefined\b|\bNaN\b|\[object /],
  ['a plural in brackets', /\w\(s\)/],
  ['a sentence that begins small', /[.!?] (?:the|you|your|we|give|delete|that|if|in|law) /],
  ['a firm run by itself', /\b(\w[\w &.']+) is run by \1/],
];

const shown = (text: string) => (text.length > 200 ? `${text.slice(0, 197)}…` : text);

describe('the words', () => {
  test.each(FAULTS)('nowhere %s', (_, fault) => {
    const found = ALL.flatMap(({ paper, tree }) =>
      textsOf(withNotes(tree)).flatMap((text) => {
        const at = text.search(fault);
        return at < 0 ? [] : [`${paper}: ${shown(text.slice(Math.max(0, at - 80)))}`];
      }),
    );
    expect(found).toEqual([]);
  });

  test('a third party is never called a processor', () => {
    const agreements = ALL.filter(({ template }) => template.copy?.kind === 'third-party');
    expect(agreements).toHaveLength(OWNERS.length);
    for (const { paper, tree } of agreements)
      expect(textsOf(tree.blocks).join(' '), paper).not.toMatch(/\bProcessor\b/);
  });

  test('every fault is seen', () => {
    const wrong = [
      'Call a lawyer today today.',
      'We neither sell nor share it..',
      'a word .',
      'none ()',
      'Dear {{name}}',
      'the person(s)',
      'It is best known. the law says so',
      'Acme Inc. is run by Acme Inc.',
    ];
    expect(FAULTS.map(([, fault], at) => fault.test(wrong[at] ?? ''))).toEqual(
      wrong.map(() => true),
    );
  });
});

/** The blocks in their order, without the passages around them. */
const flat = (blocks: readonly Block[], notes = false): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'passage') return [block];
    const note: Block[] =
      notes && block.note !== null ? [{ kind: 'paragraph', text: [block.note] }] : [];
    return [...note, ...flat(block.blocks, notes)];
  });

test('every heading has a body', () => {
  const found = ALL.flatMap(({ paper, tree }) => {
    const blocks = flat(withNotes(tree)).filter(({ kind }) => kind !== 'page');
    return blocks.flatMap((block, at) => {
      const next = blocks[at + 1];
      const bare =
        next === undefined ||
        (next.kind === 'heading' && block.kind === 'heading' && next.level <= block.level);
      return block.kind === 'heading' && bare ? [`${paper}: ${block.text}`] : [];
    });
  });
  expect(found).toEqual([]);
});

const squeezed = (text: string) => text.replaceAll(/[\s\u00ad☐•]+/g, '');
const firstWords = (text: Text | string) =>
  squeezed(typeof text === 'string' ? text : plain(text)).slice(0, 20);

/** How a page begins that the template itself puts on a new page. */
const begun = (blocks: readonly Block[]): string[] => {
  const all = flat(blocks, true);
  return all.flatMap((block, at) => {
    const next = all.slice(at + 1).find(({ kind }) => kind !== 'page');
    if (block.kind !== 'page' || next === undefined) return [];
    return next.kind === 'heading' || next.kind === 'paragraph' || next.kind === 'note'
      ? [firstWords(next.text)]
      : [];
  });
};

const RUNNING_ON = new Set(['privacy-policy', 'data-processing-agreement']);
/** After the list of what is to be filled in, and before the schedules. */
const OWN_PAGES = /^(?:Effectivedate|between|Schedule1)/;

test('a policy runs on, and an agreement breaks only before its schedules', () => {
  for (const { paper, template, tree } of ALL) {
    if (!RUNNING_ON.has(template.id)) continue;
    const starts = begun(tree.blocks).filter((start) => !OWN_PAGES.test(start));
    expect(starts, paper).toEqual([]);
  }
});

interface PdfPage {
  readonly words: string;
  /** How much of the page is filled, from 0 to 1. */
  readonly filled: number;
  readonly wide: boolean;
}

async function pagesOf(file: Uint8Array): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  try {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { height, width } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const body = items
        .flatMap((item) =>
          'str' in item && item.str.trim() !== ''
            ? [{ text: item.str, y: item.transform[5] as number }]
            : [],
        )
        .filter(({ y }) => y > FOOT && y < height - HEAD);
      const lowest = Math.min(height, ...body.map(({ y }) => y));
      pages.push({
        words: squeezed(body.map(({ text }) => text).join('')),
        filled: 1 - lowest / height,
        wide: width > height,
      });
    }
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** The header's title and name stand before the text of a page. */
const HEADER_WORDS = 100;

/** Points of the header and the footer. */
const FOOT = 60;
const HEAD = 50;
const HALF = 0.5;

/**
 * Pages that are half empty although the text goes on, and no break of the template's own is there.
 */
async function halfEmpty(tree: DocumentTree): Promise<number[]> {
  const pages = await pagesOf(await pdfOf(tree));
  const starts = begun(tree.blocks);
  return pages.flatMap(({ filled, wide }, at) => {
    const next = pages[at + 1];
    if (next === undefined || filled >= HALF || next.wide !== wide) return [];
    return starts.some((start) => next.words.slice(0, HEADER_WORDS).includes(start))
      ? []
      : [at + 1];
  });
}

describe('no page of a PDF is half empty', () => {
  test('one that is, is seen', async () => {
    const text = ['A line of a plan that fills the page. '.repeat(60)];
    const tree: DocumentTree = {
      title: 'Plan',
      subtitle: '',
      subject: 'Plan',
      language: 'en',
      footer: '',
      // a note is never broken
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'note', text: [...text, ...text] },
      ],
    };
    expect(await halfEmpty(tree)).toEqual([1]);
  });

  const printed = OWNERS.slice(0, FULL ? undefined : 1);
  test.each(printed.map((owner) => [owner.name, owner] as const))('%s', async (_, owner) => {
    const found: string[] = [];
    for (const { paper, tree } of ALL.filter((each) => each.owner === owner))
      for (const page of await halfEmpty(tree)) found.push(`${paper}, page ${page}`);
    expect(found).toEqual([]);
  });
});
