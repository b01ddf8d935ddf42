/** Lines to write on in a Word file: forms and signatures. */
import { BorderStyle, LeaderType, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { IParagraphOptions } from 'docx';
import { signatureLabels } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import { runs, SOFT, WIDTH, worded } from './word-text.ts';

const RULE = { style: BorderStyle.SINGLE, size: 4, color: SOFT, space: 1 };

/** A label and a line to write on. */
export function blankOf(label: Text, frame: IParagraphOptions): Paragraph[] {
  return [
    new Paragraph({
      ...frame,
      children: runs(label, { size: 19, color: SOFT }),
      keepNext: true,
      spacing: { before: 100, after: 240 },
    }),
    new Paragraph({
      border: { ...frame.border, bottom: RULE },
      text: '',
      spacing: { after: 120, line: 120 },
    }),
  ];
}

/**
 * Two rows of lines, each with its labels below: signature and date, name and title. They stay on
 * one page.
 */
export function signatureOf(
  block: Extract<Block, { kind: 'signature' }>,
  frame: IParagraphOptions,
): Paragraph[] {
  const labels = signatureLabels(block);
  return [
    ...rowOf(labels.slice(0, 2), { ...frame, keepNext: true }),
    ...rowOf(labels.slice(2), frame),
  ];
}

function rowOf([left = '', right]: readonly string[], frame: IParagraphOptions): Paragraph[] {
  const tabStops = [
    { type: TabStopType.LEFT, position: 6000, leader: LeaderType.UNDERSCORE },
    { type: TabStopType.LEFT, position: 6300 },
    { type: TabStopType.LEFT, position: WIDTH, leader: LeaderType.UNDERSCORE },
  ];
  const tab = () => new TextRun({ children: [new Tab()] });
  const label = (text: string) => worded(text, { size: 19, color: SOFT });
  return [
    new Paragraph({
      ...frame,
      tabStops,
      children: right === undefined ? [tab()] : [tab(), tab(), tab()],
      keepNext: true,
      spacing: { before: 400, after: 20 },
    }),
    new Paragraph({
      ...frame,
      tabStops: [{ type: TabStopType.LEFT, position: 6300 }],
      children: [...label(left), ...(right === undefined ? [] : [tab(), ...label(right)])],
      spacing: { after: 160 },
    }),
  ];
}
