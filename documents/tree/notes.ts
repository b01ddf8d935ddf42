/**
 * Takes the notes for the owner out of a document: they are a document of their own, which nobody
 * publishes or sends.
 */
import { capital } from '#text/case.ts';
import { ANNEX } from '#documents/filling/grounds.ts';
import { headed } from './headings.ts';
import { FOR_YOU } from '#documents/filling/plain-blocks.ts';
import { heading, headingsOf, plain } from './tree.ts';
import type { Block, DocumentTree, Text } from './tree.ts';

export interface Split {
  /** What is published, signed or sent. */
  readonly document: DocumentTree;
  /** What is for the owner alone; undefined if there is nothing. */
  readonly notes: DocumentTree | undefined;
}

/**
 * A document of a business, and its notes: those of its template and those that stood beside its
 * text. One stored before notes stood apart is split where its annex begins.
 */
export function split(tree: DocumentTree): Split {
  const { document, notes } = splitAtEnd(tree);
  const beside = besideIn(document.blocks);
  if (!notes || beside.length === 0) return { document, notes };
  const [first, ...rest] = notes.blocks;
  const list: Block = { kind: 'list', ordered: false, items: beside };
  return {
    document: { ...document, blocks: withoutBeside(document.blocks) },
    notes: {
      ...notes,
      blocks: [...(first ? [first] : []), heading(1, 'About single parts'), list, ...rest],
    },
  };
}

/**
 * A note beside the text. One that tells what to keep is part of a choice, and stays with it until
 * it is made.
 */
const isBeside = (block: Block): block is Extract<Block, { kind: 'note' }> =>
  block.kind === 'note' && /^For you: (?!keep\b)/i.test(plain(block.text));

/** Each with the heading under which it stood. */
function besideIn(blocks: readonly Block[], above = { title: '' }): Text[] {
  return blocks.flatMap((block): Text[] => {
    if (block.kind === 'heading') above.title = block.text;
    if (block.kind === 'passage') return besideIn(block.blocks, above);
    if (!isBeside(block)) return [];
    const words = capital(plain(block.text).slice(FOR_YOU.length));
    return [above.title === '' ? [words] : [{ strong: `${above.title}. ` }, words]];
  });
}

const withoutBeside = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (isBeside(block)) return [];
    if (block.kind !== 'passage') return [block];
    const inner = withoutBeside(block.blocks);
    return inner.length === 0 ? [] : [{ ...block, blocks: inner }];
  });

function splitAtEnd(tree: DocumentTree): Split {
  const { notes, ...document } = tree;
  if (notes) {
    const basis: Block = { kind: 'note', text: [notes.basis] };
    return { document, notes: notesTree(document, [basis, ...headed(notes.blocks)]) };
  }
  const annex = document.blocks.findIndex(
    (block) => block.kind === 'heading' && block.level === 1 && block.text === ANNEX,
  );
  if (document.owner !== undefined || annex < 0) return { document, notes: undefined };
  const before = document.blocks.slice(0, annex);
  const blocks = before.at(-1)?.kind === 'page' ? before.slice(0, -1) : before;
  return {
    document: { ...document, blocks },
    notes: notesTree(document, document.blocks.slice(annex)),
  };
}

function notesTree(
  { title, subject, language, footer, owner }: DocumentTree,
  blocks: readonly Block[],
): DocumentTree {
  return {
    title: `Notes for you: ${subject}`,
    subtitle: `These notes belong to “${title}”. Keep them. Do not publish or send them.`,
    subject: `Notes for you: ${subject}`,
    language,
    footer,
    ...(owner === undefined ? {} : { owner }),
    blocks,
  };
}

/** How many parts the notes have. */
export const partsOf = ({ blocks }: DocumentTree): number =>
  Math.max(1, headingsOf(blocks).filter(({ level }) => level === 1).length);
