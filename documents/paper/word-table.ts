/** Tables of a Word file, with their heads and room to write. */
import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ParagraphChild } from 'docx';
import { isBlank, plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';
import { clean, runs } from './word-text.ts';

/** The table on a page so wide, in twentieths of a point. Its head stands on each page again. */
export function tableOf(
  { widths, head, rows }: Extract<Block, { kind: 'table' }>,
  across: number,
): Table {
  const sum = widths.reduce((one, other) => one + other, 0);
  const columnWidths = widths.map((width) => Math.round((width / sum) * across));
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'D2DCD7' };
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, at) =>
      cell([new TextRun({ text: clean(text), bold: true, size: 19 })], columnWidths[at], 'E9EFEC'),
    ),
  });
  const body = rows.map(
    (row) =>
      new TableRow({
        cantSplit: !row.some((text) => plain(text).length > 600),
        // room for a pen
        ...(row.some(isBlank) ? { height: ROOM } : {}),
        children: row.map((text, at) => cell(runs(text), columnWidths[at])),
      }),
  );
  const upright = rows.length > 0 && rows.every((row) => row.some(isBlank));
  return new Table({
    columnWidths,
    width: { size: across, type: WidthType.DXA },
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: upright ? line : none,
    },
    rows: [header, ...body],
  });
}

const ROOM = { value: 480, rule: HeightRule.ATLEAST };

function cell(children: ParagraphChild[], width = 0, fill?: string): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 70, bottom: 70, left: 90, right: 90 },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    children: [new Paragraph({ children, spacing: { after: 0 } })],
  });
}
