/** Document trees to Word files with real styles, headings, lists and table headers. */
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
import { headerName, headingsOf, notesBlocks } from '#documents/tree/tree.ts';
import type { PaperDocument } from '#documents/tree/tree.ts';
import { settled } from './word-file.ts';
import { wordStretches } from './word-blocks.ts';
import type { WordStretch } from './word-blocks.ts';
import { clean, GREEN, INK, SOFT, worded } from './word-text.ts';

/** The document as a .docx file. The same document and date are the same bytes, always. */
export async function wordOf(paper: PaperDocument, date = NO_DATE): Promise<Uint8Array> {
  const file = new Document({
    title: clean(paper.title),
    subject: clean(paper.subject),
    creator: clean(paper.owner ?? 'Statewise'),
    lastModifiedBy: clean(paper.owner ?? 'Statewise'),
    styles: STYLES,
    numbering: { config: [ORDERED] },
    sections: [
      ...wordStretches(paper.blocks).map((stretch, at) => ({
        ...section(stretch, paper),
        children: [...(at === 0 ? opening(paper) : []), ...stretch.children],
      })),
      ...wordStretches(notesBlocks(paper)).map((stretch) => ({
        ...section(stretch, paper),
        footers: { default: footer('Notes for you.') },
      })),
    ],
  });
  return settled(new Uint8Array(await Packer.toArrayBuffer(file)), date);
}

/** Pages of one kind, with the furniture of all. */
const section = ({ wide, children }: WordStretch, paper: PaperDocument): ISectionOptions => ({
  properties: { page: { size: { ...LETTER, ...(wide ? { orientation: SIDEWAYS } : {}) } } },
  headers: { default: header(paper) },
  footers: { default: footer(paper.footer) },
  children,
});

/** A Word file has to name a day; this stands for none. */
const NO_DATE = new Date(Date.UTC(1980, 0, 1));

const LETTER = { width: 12_240, height: 15_840 };
const SIDEWAYS = PageOrientation.LANDSCAPE;

/** Title, subtitle and contents. */
function opening(paper: PaperDocument) {
  return [
    new Paragraph({ children: worded(paper.title), heading: HeadingLevel.TITLE }),
    new Paragraph({ children: worded(paper.subtitle, { color: SOFT, size: 23 }) }),
    ...contents(paper),
  ];
}

/** Lines grow with their letters. */
const LINES = { line: 276, lineRule: LineRuleType.AUTO } as const;

const headingStyle = (size: number, before: number) => ({
  run: { font: 'Georgia', size, bold: true, color: GREEN },
  paragraph: { spacing: { before, after: 120, ...LINES }, keepNext: true },
});

const STYLES = {
  default: {
    document: {
      run: { font: 'Calibri', size: 21, color: INK, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 120, ...LINES } },
    },
    title: headingStyle(44, 0),
    heading1: headingStyle(30, 320),
    heading2: headingStyle(25, 240),
    heading3: headingStyle(22, 200),
  },
};

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

/** The short title, and whose paper it is. */
function header(paper: PaperDocument): Header {
  const words = [paper.subject, ...(paper.owner === undefined ? [] : [headerName(paper)])];
  const children = worded(words.filter(Boolean).join(' · '), { size: 17, color: SOFT });
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children })] });
}

function footer(text: string): Footer {
  const run = { size: 17, color: SOFT };
  return new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `${clean(text)}   Page `, ...run }),
          new TextRun({ children: [PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], ...run }),
        ],
      }),
    ],
  });
}

/** A real table of contents: written with its lines, so that no program has to ask before it shows them. */
function contents(paper: PaperDocument): TableOfContents[] {
  if (!paper.contents || headingsOf(paper.blocks).length <= 3) return [];
  return [
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: '1-1',
      // a number that Word has not worked out would be a guess
      pageNumbersEntryLevelsRange: '1-1',
      beginDirty: false,
    }),
  ];
}
