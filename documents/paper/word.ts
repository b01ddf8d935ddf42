/** Document trees to Word files with real styles, headings, lists and table headers. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ParagraphChild } from 'docx';
import type { Block, Inline, PaperDocument, Text } from '#documents/tree/tree.ts';

const INK = '10231C';
const GREEN = '0B4A3A';
const SOFT = '3D4F47';
/** A page of US Letter less its margins, in twentieths of a point. */
const WIDTH = 9360;
const LEVELS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/** The document as a .docx file. */
export async function wordOf(paper: PaperDocument): Promise<Uint8Array> {
  const file = new Document({
    title: clean(paper.title),
    subject: clean(paper.subject),
    creator: 'Statewise',
    styles: STYLES,
    numbering: { config: [ORDERED] },
    sections: [
      {
        properties: { page: { size: { width: 12_240, height: 15_840 } } },
        headers: {
          default: new Header({ children: [small(clean(paper.subject), AlignmentType.RIGHT)] }),
        },
        footers: { default: footer(paper.footer) },
        children: [
          new Paragraph({ text: clean(paper.title), heading: HeadingLevel.TITLE }),
          new Paragraph({
            children: [new TextRun({ text: clean(paper.subtitle), color: SOFT, size: 23 })],
          }),
          ...paper.blocks.flatMap(blockOf),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const headingStyle = (size: number, before: number) => ({
  run: { font: 'Georgia', size, bold: true, color: GREEN },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

const STYLES = {
  default: {
    document: {
      run: { font: 'Calibri', size: 21, color: INK, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 120, line: 276 } },
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

/** XML 1.0 has no room for control characters. */
function clean(text: string): string {
  return text.replaceAll(
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    ' ',
  );
}

function small(
  text: string,
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType],
): Paragraph {
  return new Paragraph({ alignment, children: [new TextRun({ text, size: 17, color: SOFT })] });
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

function blockOf(block: Block): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: clean(block.text), heading: LEVELS[block.level] })];
    case 'paragraph':
      return [new Paragraph({ children: runs(block.text) })];
    case 'list':
      return block.items.map((item) =>
        block.ordered
          ? new Paragraph({ children: runs(item), numbering: { reference: 'ordered', level: 0 } })
          : new Paragraph({ children: runs(item), bullet: { level: 0 } }),
      );
    case 'checklist':
      return block.items.flatMap(({ text, note }) => tickLine(text, note));
    case 'table':
      return [tableOf(block), new Paragraph({ text: '' })];
    case 'note':
      return [
        new Paragraph({
          children: runs(block.text),
          shading: { type: ShadingType.CLEAR, fill: 'E9EFEC' },
          spacing: { before: 160, after: 160 },
        }),
      ];
  }
}

function tickLine(text: Text, note: Text): Paragraph[] {
  const indent = { left: 400, hanging: 400 };
  const first = new Paragraph({
    indent,
    keepNext: note.length > 0,
    spacing: { after: note.length > 0 ? 20 : 120 },
    children: [new TextRun({ text: '\u2610  ', font: 'Segoe UI Symbol' }), ...runs(text)],
  });
  return note.length > 0
    ? [
        first,
        new Paragraph({ indent: { left: 400 }, children: runs(note, { size: 19, color: SOFT }) }),
      ]
    : [first];
}

function tableOf({ widths, head, rows }: Extract<Block, { kind: 'table' }>): Table {
  const sum = widths.reduce((one, other) => one + other, 0);
  const columnWidths = widths.map((width) => Math.round((width / sum) * WIDTH));
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'D2DCD7' };
  const cell = (children: ParagraphChild[], at: number, fill?: string) =>
    new TableCell({
      width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
      margins: { top: 70, bottom: 70, left: 90, right: 90 },
      ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
      children: [new Paragraph({ children, spacing: { after: 0 } })],
    });
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, at) =>
      cell([new TextRun({ text: clean(text), bold: true, size: 19 })], at, 'E9EFEC'),
    ),
  });
  const body = rows.map(
    (row) =>
      new TableRow({ cantSplit: true, children: row.map((text, at) => cell(runs(text), at)) }),
  );
  return new Table({
    columnWidths,
    width: { size: WIDTH, type: WidthType.DXA },
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [header, ...body],
  });
}

function runs(text: Text, look: { size?: number; color?: string } = {}): ParagraphChild[] {
  return text.map((piece) => runOf(piece, look));
}

function runOf(piece: Inline, look: { size?: number; color?: string }): ParagraphChild {
  if (typeof piece === 'string') return new TextRun({ text: clean(piece), ...look });
  if ('strong' in piece) return new TextRun({ text: clean(piece.strong), ...look, bold: true });
  if ('cite' in piece)
    return new TextRun({ text: clean(piece.cite), ...look, bold: true, color: '0B5442', size: 19 });
  if ('link' in piece) {
    const child = new TextRun({ text: clean(piece.link), ...look, color: '0B5442', underline: {} });
    return new ExternalHyperlink({ link: piece.to, children: [child] });
  }
  return new TextRun({ text: clean(piece.gap), ...look, highlight: 'yellow' });
}
