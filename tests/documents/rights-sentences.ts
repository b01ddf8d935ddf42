/** The sentences of a document, each with the heading of the state in whose part it stands. */
import { plain } from '#documents/tree/tree.ts';
import type { Block } from '#documents/tree/tree.ts';

interface PlacedSentence {
  readonly sentence: string;
  /** The last heading, and what the paragraph is about: it may name a state. */
  readonly within: string;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+(?=[“A-Z*])/).filter(Boolean);

/** In the order of the document. */
export function blocksText(blocks: readonly Block[]): PlacedSentence[] {
  let heading = '';
  const walk = (all: readonly Block[]): PlacedSentence[] =>
    all.flatMap((block): PlacedSentence[] => {
      if (block.kind === 'passage') return walk(block.blocks);
      if (block.kind === 'heading') {
        heading = block.text;
        return [];
      }
      const texts =
        block.kind === 'paragraph'
          ? [plain(block.text)]
          : block.kind === 'list'
            ? block.items.map(plain)
            : [];
      return texts.flatMap((text) =>
        sentencesOf(text).map((sentence) => ({ sentence, within: heading })),
      );
    });
  return walk(blocks);
}
