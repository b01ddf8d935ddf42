/** Blocks as a passage: with a note that says when to keep them, and the grounds on which they stand. */
import type { Block, Passage } from '#documents/tree/tree.ts';
import { bothNotes } from './keep-notes.ts';

type About = Pick<Passage, 'note' | 'keepIf' | 'grounds'>;

/** Blocks that mean nothing without text below them. */
export const isBare = ({ kind }: Block) => kind === 'heading' || kind === 'page';

/** An included passage; a page break at its beginning is put before it. */
export function withNote(blocks: readonly Block[], about: About): Block[] {
  const start = blocks.findIndex(({ kind }) => kind !== 'page');
  if (start < 0) return [...blocks];
  const [only, ...more] = blocks.slice(start);
  // For a condition within another, the note names both.
  if (more.length === 0 && only?.kind === 'passage' && about.grounds.length === 0) {
    const { keepIf: _, ...rest } = only;
    const { note, keepIf } = bothNotes(about, only);
    const noted = { ...rest, note, ...(keepIf !== undefined && { keepIf }) };
    return [...blocks.slice(0, start), noted];
  }
  if (about.note === null && about.grounds.length === 0) return [...blocks];
  return [...blocks.slice(0, start), { kind: 'passage', ...about, blocks: blocks.slice(start) }];
}
