/** Lines to write on in a Word file: forms and signatures. */
import { BorderStyle, LeaderType, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { IParagraphOptions } from 'docx';
import { signatureLabels } from '#documents/tree/tree.ts';
import type { Text } from '#documents/tree/tree.ts';
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

/** One line for the name and one for the date, each with its label below. */
export function signatureOf(who: string, frame: IParagraphOptions): Paragraph[] {
  const tabStops = [
    { type: TabStopType.LEFT, position: 6000, leader: LeaderType.UNDERSCORE },
    { type: TabStopType.LEFT, position: 6300 },
    { type: TabStopType.LEFT, position: WIDTH, leader: LeaderType.UNDERSCORE },
  ];
  const tab = () => new TextRun({ children: [new Tab()] });
  const label = (text: string) => worded(text, { size: 19, color: SOFT });
  const [name, day] = signatureLabels(who);
  return [
    new Paragraph({
      ...frame,
      tabStops,
      children: [tab(), tab(), tab()],
      keepNext: true,
      spacing: { before: 480, after: 20 },
    }),
    new Paragraph({
      ...frame,
      tabStops: [{ type: TabStopType.LEFT, position: 6300 }],
      children: [...label(name), tab(), ...label(day)],
      spacing: { after: 200 },
    }),
  ];
}
