/** Passages that every document contains, with their words filled in. */
import type { Pieces, TemplatePassage } from '#documents/template/template.ts';
import { widthsOf } from '#documents/tree/table-widths.ts';
import { plain } from '#documents/tree/tree.ts';
import type { Block, Text } from '#documents/tree/tree.ts';
import type { WordSources } from '#documents/values/filling.ts';
import { itemTexts, plainWords, textOf, variableBlock } from '#documents/values/values.ts';

/** A passage that contains no others. */
type PlainPassage = Exclude<TemplatePassage, { readonly inner: readonly TemplatePassage[] }>;
type Of<K extends PlainPassage['kind']> = Extract<PlainPassage, { kind: K }>;

/** The passage as a block; none where nothing is left of a paragraph. */
export const textBlocks = (passage: PlainPassage, sources: WordSources): Block[] =>
  [textBlock(passage, sources)].filter(saysSomething);

/** A paragraph of which nothing is left is not printed. */
const saysSomething = (block: Block) => block.kind !== 'paragraph' || plain(block.text) !== '';

function textBlock(passage: PlainPassage, sources: WordSources): Block {
  switch (passage.kind) {
    case 'heading':
      return { ...passage, text: plainWords(passage.text, sources) };
    case 'paragraph':
      return paragraphBlock(passage, sources);
    case 'for-you':
      return noteFor(passage, sources);
    case 'list':
      return { ...passage, items: itemTexts(passage.items, sources) };
    case 'ticks':
      return {
        kind: 'checklist',
        items: passage.items.map((item) => ({ text: textOf(item, sources), note: [] })),
      };
    case 'form':
      return { kind: 'form', lines: passage.lines.map((line) => textOf(line, sources)) };
    case 'table':
      return tableBlock(passage, sources);
    default:
      return passage;
  }
}

/** A paragraph that consists of one variable is replaced by its table or list. */
function paragraphBlock({ text, keep, anchor }: Of<'paragraph'>, sources: WordSources): Block {
  const [only, ...more] = text;
  const alone = more.length === 0 && typeof only === 'object' && 'variable' in only && !keep;
  const said = (alone ? variableBlock(only.variable, sources) : undefined) ?? {
    kind: 'paragraph' as const,
    text: keep ? keptText(keep, text, sources) : textOf(text, sources),
  };
  return said.kind === 'paragraph' && anchor !== undefined ? { ...said, anchor } : said;
}

/** A marked sentence says when to keep the paragraph; its first words are one piece. */
function keptText(keep: Pieces, text: Pieces, sources: WordSources): Text {
  const gap = `Keep this paragraph only if ${plainWords(keep, sources)}.`;
  const said = textOf(text, sources);
  const at = said.findIndex((piece) => typeof piece !== 'string');
  const end = at < 0 ? said.length : at;
  const first = plain(said.slice(0, end));
  const space = said.length === 0 || first.startsWith(' ') ? '' : ' ';
  return [{ gap, keeps: 'paragraph' }, `${space}${first}`, ...said.slice(end)];
}

/** Told to the owner beside the text. */
const noteFor = ({ text }: Of<'for-you'>, sources: WordSources): Block => ({
  kind: 'note',
  about: 'part',
  text: [{ strong: 'For you: ' }, ...textOf(text, sources)],
});

function tableBlock(passage: Of<'table'>, sources: WordSources): Block {
  const head = passage.head.map((cell) => plainWords(cell, sources));
  const rows = passage.rows.map((row) => row.map((cell): Text => textOf(cell, sources)));
  return { kind: 'table', widths: widthsOf(head, rows), head, rows };
}
