/** Takes the notes for the owner out of a document: they are a document of their own, which nobody publishes or sends. */
import { ANNEX } from './grounds.ts';
import { headed } from './headings.ts';
import { headingsOf } from './tree.ts';
import type { Block, DocumentTree } from './tree.ts';

export interface Split {
  /** What is published, signed or sent. */
  readonly document: DocumentTree;
  /** What is for the owner alone; undefined if there is nothing. */
  readonly notes: DocumentTree | undefined;
}

/** A document of a business, and its notes. One stored before notes stood apart is split where its annex begins. */
export function split(tree: DocumentTree): Split {
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
