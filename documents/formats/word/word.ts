/** Document trees as Word files with real styles, headings, lists and table headers. */
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import type { ISectionOptions } from 'docx';
import { hasContents, headerName, openingLength } from '#documents/tree/tree.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { reproducible } from './word-file.ts';
import { wordStretches } from './word-blocks.ts';
import type { WordStretch } from './word-blocks.ts';
import { clean, GREEN, INK, SOFT, worded } from './word-text.ts';

/** The document as a .docx file. The same document and date always give the same bytes. */
export async function wordOf(tree: DocumentTree, date = NO_DATE): Promise<Uint8Array> {
  const file = new Document({
    title: clean(tree.title),
    subject: clean(tree.subject),
    creator: clean(tree.owner ?? 'Statewise'),
    lastModifiedBy: clean(tree.owner ?? 'Statewise'),
    styles: stylesIn(tree.language),
    numbering: { config: [ORDERED] },
    sections: wordStretches(tree.blocks).map((stretch, at) => ({
      ...section(stretch, tree),
      children: at === 0 ? opened(stretch.children, tree) : stretch.children,
    })),
  });
  return reproducible(new Uint8Array(await Packer.toArrayBuffer(file)), date);
}

/** Consecutive pages with one orientation, with the header and footer of all pages. */
const section = ({ wide, children }: WordStretch, tree: DocumentTree): ISectionOptions => ({
  properties: { page: { size: { ...LETTER, ...(wide ? { orientation: SIDEWAYS } : {}) } } },
  headers: { default: header(tree) },
  footers: { default: footer(tree) },
  children,
});

/** The placeholder date of a document without one, since a Word file must have a date. */
const NO_DATE = new Date(Date.UTC(1980, 0, 1));

const LETTER = { width: 12_240, height: 15_840 };
const SIDEWAYS = PageOrientation.LANDSCAPE;

/** Title and subtitle, then the table of contents before the first part. */
function opened(children: WordStretch['children'], tree: DocumentTree) {
  const before = wordStretches(tree.blocks.slice(0, openingLength(tree)));
  const opening = before.flatMap((stretch) => stretch.children).length;
  return [
    new Paragraph({ children: worded(tree.title), heading: HeadingLevel.TITLE }),
    new Paragraph({ children: worded(tree.subtitle, { color: SOFT, size: 23 }) }),
    ...children.slice(0, opening),
    ...contents(tree),
    ...children.slice(opening),
  ];
}

/** The line height grows with the font size. */
const LINES = { line: 276, lineRule: LineRuleType.AUTO } as const;

const headingStyle = (size: number, before: number) => ({
  run: { font: 'Georgia', size, bold: true, color: GREEN },
  paragraph: { spacing: { before, after: 120, ...LINES }, keepNext: true },
});

const TAGS = { en: 'en-US', es: 'es-US' } as const;

const stylesIn = (language: DocumentTree['language']) => ({
  default: {
    document: {
      run: { font: 'Calibri', size: 21, color: INK, language: { value: TAGS[language] } },
      paragraph: { spacing: { after: 120, ...LINES } },
    },
    title: headingStyle(44, 0),
    heading1: headingStyle(30, 320),
    heading2: headingStyle(25, 240),
    heading3: headingStyle(22, 200),
  },
});

const ORDERED = {
  reference: 'ordered',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      style: { paragraph: { indent: { left: 460, hanging: 320 } } },
    },
  ],
};

/** The short title, and the name of the document's owner. */
function header(tree: DocumentTree): Header {
  const words = [tree.subject, ...(tree.owner === undefined ? [] : [headerName(tree)])];
  const children = worded(words.filter(Boolean).join(' · '), { size: 17, color: SOFT });
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children })] });
}

const PAGE_OF = { en: ['Page', 'of'], es: ['Página', 'de'] } as const;

function footer({ footer: text, language }: DocumentTree): Footer {
  const [page, of] = PAGE_OF[language];
  const run = { size: 17, color: SOFT };
  return new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `${clean(text)}   ${page} `, ...run }),
          new TextRun({
            children: [PageNumber.CURRENT, ` ${of} `, PageNumber.TOTAL_PAGES],
            ...run,
          }),
        ],
      }),
    ],
  });
}

/**
 * A real table of contents, written with its lines, so that Word shows it without asking to update
 * fields.
 */
function contents(tree: DocumentTree): TableOfContents[] {
  if (!hasContents(tree)) return [];
  return [
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: '1-1',
      // page numbers are left out, because only Word can compute them
      pageNumbersEntryLevelsRange: '1-1',
      beginDirty: false,
    }),
  ];
}
