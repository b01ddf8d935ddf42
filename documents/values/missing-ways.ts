/**
 * Sentences that name a way which the owner does not have: “none” for their detail leaves them out.
 */
import type { FillingNotes } from './filling.ts';
import type { Piece, Pieces } from '#documents/template/template.ts';

const NONE = /^\s*none\.?\s*$/i;
/** With the number behind it that a proof sheet puts there (source/sentences.ts). */
const SENTENCE_ENDS = /[.!?](?:\uE000\d{1,6}\uE001)?(?=\s[^.!?]*$)/;
const FIRST_END = /[.!?](?:\uE000\d{1,6}\uE001)?(?=\s|$)/;
/** Where a sentence ends in a text; its beginning, if none does. */
const endIn = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text);
  return found === null ? 0 : found.index + found[0].length;
};

/** The same text without the sentences of a detail that is “none”, where the dictionary says so. */
export function withoutNone(text: Pieces, work: FillingNotes): Pieces {
  const at = text.findIndex((piece) => isNone(piece, work));
  if (at < 0) return text;
  const before = upToLastEnd(text.slice(0, at));
  const after = fromFirstEnd(text.slice(at + 1));
  return withoutNone(joined(before, after), work);
}

function isNone(piece: Piece, { values, variables }: FillingNotes): boolean {
  if (typeof piece !== 'object' || !('variable' in piece)) return false;
  const value = values[piece.variable];
  return (
    variables[piece.variable]?.noneLeavesOut === true &&
    value !== undefined &&
    NONE.test([value].flat(2).join())
  );
}

/** What stands before the sentence that a run of pieces ends with. */
function upToLastEnd(pieces: Pieces): Piece[] {
  const at = pieces.findLastIndex(
    (piece) => typeof piece === 'string' && SENTENCE_ENDS.test(piece),
  );
  const last = pieces[at];
  if (typeof last !== 'string') return [];
  return [...pieces.slice(0, at), last.slice(0, endIn(last, SENTENCE_ENDS))];
}

/** What stands after the sentence that a run of pieces begins with. */
function fromFirstEnd(pieces: Pieces): Piece[] {
  const at = pieces.findIndex((piece) => typeof piece === 'string' && FIRST_END.test(piece));
  const first = pieces[at];
  if (typeof first !== 'string') return [];
  return [first.slice(endIn(first, FIRST_END)), ...pieces.slice(at + 1)];
}

/** Two runs as one, without a space at its beginning or an empty piece. */
function joined(before: readonly Piece[], after: readonly Piece[]): Pieces {
  const [first, ...rest] = after;
  const begun = typeof first === 'string' && before.length === 0 ? first.trimStart() : first;
  return [...before, ...(begun === undefined ? [] : [begun]), ...rest].filter(
    (piece) => piece !== '',
  );
}
