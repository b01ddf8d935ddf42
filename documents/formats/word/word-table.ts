/** Tables of a Word file, with their heads and room to write. */
import {
  BorderStyle,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { ParagraphChild } from 'docx';
import { isBlank, plain, staysWhole } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import { runs, worded } from './word-text.ts';

/** A table `width` wide, in twentieths of a point. Its head is repeated on each page. */
export function tableOf(
  { widths, head, rows }: Extract<Block, { kind: 'table' }>,
  across: number,
): Table {
  const sum = widths.reduce((one, other) => one + other, 0);
  const columnWidths = widths.map((width) => Math.round((width / sum) * across));
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'D2DCD7' };
  const body = bodyRows(rows, columnWidths);
  const upright = rows.length > 0 && rows.every((row) => row.some(isBlank));
  return new Table({
    columnWidths,
    // a word too long for its cell breaks, and never widens the table
    layout: TableLayoutType.FIXED,
    width: { size: across, type: WidthType.DXA },
    borders: {
      top: line,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: upright ? line : none,
    },
    rows: [headRow(head, columnWidths), ...body],
  });
}

const headRow = (head: readonly string[], columnWidths: readonly number[]) =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, at) =>
      cell(worded(text, { bold: true, size: 19 }), columnWidths[at], HEAD),
    ),
  });

function bodyRows(rows: readonly (readonly Text[])[], columnWidths: readonly number[]): TableRow[] {
  const short = staysWhole(rows);
  return rows.map(
    (row, place) =>
      new TableRow({
        cantSplit: !row.some((text) => plain(text).length > 600),
        // room to write
        ...(row.some(isBlank) ? { height: ROOM } : {}),
        children: row.map((text, at) =>
          cell(runs(text), columnWidths[at], { keepNext: short && place < rows.length - 1 }),
        ),
      }),
  );
}

const ROOM = { value: 480, rule: HeightRule.ATLEAST };

interface Look {
  readonly fill?: string;
  /** The next row stays on the same page. */
  readonly keepNext?: boolean;
}
const HEAD: Look = { fill: 'E9EFEC', keepNext: true };

function cell(
  children: ParagraphChild[],
  width = 0,
  { fill, keepNext = false }: Look = {},
): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: { top: 70, bottom: 70, left: 90, right: 90 },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill } } : {}),
    children: [new Paragraph({ children, keepNext, spacing: { after: 0 } })],
  });
}
