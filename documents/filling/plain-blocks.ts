/** Blocks that stand under no condition: paragraphs, lists, tables and forms. */
import type { Pieces, TemplatePassage as Source } from '#documents/template/template.ts';
import { widthsOf } from '#documents/tree/table-widths.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import type { FillingNotes } from '#documents/values/filling.ts';
import { itemTexts, plainWords, textOf } from '#documents/values/values.ts';
import { variableBlock } from '#documents/values/variable-block.ts';

type Of<K extends Source['kind']> = Extract<Source, { kind: K }>;

type Container =
  | 'element'
  | 'when'
  | 'only'
  | 'detail'
  | 'copy'
  | 'form-only'
  | 'act'
  | 'law'
  | 'state-each'
  | 'every-state'
  | 'notes'
  | 'annex';

/** Text that every document contains. */
export function plainBlock(
  passage: Exclude<Source, { kind: Container }>,
  work: FillingNotes,
): Block {
  switch (passage.kind) {
    case 'heading':
      return { ...passage, text: plainWords(passage.text, work) };
    case 'paragraph':
      return paragraphBlock(passage, work);
    case 'list':
      return { ...passage, items: itemTexts(passage.items, work) };
    case 'ticks':
      return {
        kind: 'checklist',
        items: itemTexts(passage.items, work).map((text) => ({ text, note: [] })),
      };
    case 'form':
      return { kind: 'form', lines: passage.lines.map((line) => textOf(line, work)) };
    case 'table':
      return tableBlock(passage, work);
    default:
      return passage;
  }
}

/** A paragraph that consists of one variable is replaced by its table or list. */
function paragraphBlock({ text, anchor }: Of<'paragraph'>, work: FillingNotes): Block {
  const [only, ...more] = text;
  const alone = more.length === 0 && typeof only === 'object' && 'variable' in only;
  const block = alone ? variableBlock(only.variable, work) : undefined;
  const made = block ?? remarked(textOf(text, work));
  return made.kind === 'paragraph' && anchor !== undefined ? { ...made, anchor } : made;
}

export const FOR_YOU = 'For you: ';
const KEEP_SENTENCE = /^Keep this paragraph only if [^.]*\./;

/** A note for the owner inside a text for others is marked. */
function remarked(text: Text): Block {
  const [first, ...rest] = text;
  if (typeof first !== 'string') return { kind: 'paragraph', text };
  if (first.startsWith(FOR_YOU))
    return { kind: 'note', text: [{ strong: FOR_YOU }, first.slice(FOR_YOU.length), ...rest] };
  const other = text.findIndex((piece) => typeof piece !== 'string');
  const end = other < 0 ? text.length : other;
  const opening = text.slice(0, end).filter(isWords).join('');
  const [keep = ''] = KEEP_SENTENCE.exec(opening) ?? [];
  return keep === ''
    ? { kind: 'paragraph', text }
    : { kind: 'paragraph', text: [{ gap: keep }, opening.slice(keep.length), ...text.slice(end)] };
}

/** The marked sentence may name a state, which is a piece of its own. */
const isWords = (piece: Text[number]) => typeof piece === 'string';

/** A cell that is a practice and nothing else: where it is not so, its row is no promise. */
const isPracticeAlone = (cell: Pieces) =>
  cell.length > 0 && cell.every((piece) => typeof piece === 'object' && 'practice' in piece);

const BLANK: Text = [{ gap: '[…]' }];

const cellText = (cell: Pieces, work: FillingNotes): Text =>
  cell.length === 0 && work.template.blanks === 'marked' ? BLANK : textOf(cell, work);

function tableBlock(passage: Of<'table'>, work: FillingNotes): Block {
  const head = passage.head.map((cell) => plainWords(cell, work));
  const rows = passage.rows.flatMap((row) => {
    const cells = row.map((cell): Text => cellText(cell, work));
    return row.some((cell, at) => isPracticeAlone(cell) && plain(cells[at] ?? []) === '')
      ? []
      : [cells];
  });
  return { kind: 'table', widths: widthsOf(head, rows), head, rows };
}
