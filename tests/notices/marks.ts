/**
 * Notices with marks: ⟦retention|Orders are kept for 7 years.⟧ says which element a piece of text
 * serves.
 */

export interface Mark {
  /** "retention", "rights-list:delete". */
  readonly id: string;
  /** The states for whose people it is meant; empty: for all. */
  readonly states: readonly string[];
}

export interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The pieces of a marked text. Throws if a mark is not closed. */
export function piecesOf(source: string): Piece[] {
  const pieces = source.split(/(⟦[^|⟦⟧]+\|[^⟦⟧]*⟧)/).map((text): Piece => {
    const [, marks, inner] = /^⟦([^|]+)\|([\s\S]*)⟧$/.exec(text) ?? [];
    if (marks === undefined || inner === undefined) return { text, marks: [] };
    return { text: inner, marks: marks.trim().split(/\s+/).flatMap(markOf) };
  });
  const open = pieces.find(({ text }) => /[⟦⟧]/.test(text));
  if (open) throw new Error(`a mark is not closed: ${open.text.slice(0, 80)}`);
  return pieces;
}

/** Elements with two ids that one sentence serves. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  sale: ['pn-sale-ads-disclosure', 'pn-sale-ads-disclosure-money'],
  optout: ['pn-sale-ads-how-to-opt-out', 'pn-sale-ads-how-to-opt-out-money'],
};

/**
 * Other elements that a sentence serves by its nature: naming companies and their use of data also
 * names the kinds of data.
 */
const IMPLIED: Readonly<Record<string, string>> = {
  'third-party-detail': 'pn-third-party-categories',
  'purposes-linked': 'pn-purposes',
  'request-methods': 'pn-how-to-use-rights',
};

function markOf(text: string): Mark[] {
  const [id = '', states] = text.split('@');
  const named = states?.split(',') ?? [];
  const implied = IMPLIED[id];
  const ids = [...(SHORT[id] ?? [`pn-${id}`]), ...(implied === undefined ? [] : [implied])];
  return ids.map((each) => ({ id: each, states: named }));
}

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** The element of a mark, without its part. */
export const elementOf = (id: string) => id.split(':')[0] ?? id;

const serves = ({ marks }: Piece, test: (mark: Mark) => boolean) => marks.some(test);

/** The text without pieces of the given marks. */
export const without = (pieces: readonly Piece[], test: (mark: Mark) => boolean): Piece[] =>
  pieces.map((piece) => (serves(piece, test) ? { ...piece, text: '' } : piece));
