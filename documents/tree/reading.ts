/** A stored tree, read again: only what is a document comes through. */
import type { PaperDocument } from './tree.ts';

/** The document. Throws where the value is none. */
export function readPaper(value: unknown): PaperDocument {
  if (typeof value !== 'object' || value === null || !('blocks' in value))
    throw new Error('this is no document tree');
  return value as PaperDocument;
}
