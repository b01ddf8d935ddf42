/** Notices with marks: ⟦retention|Orders are kept for 7 years.⟧ says which element a stretch of text serves. */

export interface Mark {
  /** "retention", "rights-list:delete". */
  readonly id: string;
  /** The states for whose people it is said; empty: for all. */
  readonly states: readonly string[];
}

export interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The pieces of a marked text. Throws where a mark is not closed. */
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

/** What a sentence serves besides, by the nature of the thing: who names companies and their use of data, names their kinds. */
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

/** The element of a mark, without the part that it names. */
export const elementOf = (id: string) => id.split(':')[0] ?? id;

export const serves = ({ marks }: Piece, test: (mark: Mark) => boolean) => marks.some(test);

/** The text without what a test names: every piece with such a mark is emptied. */
export const without = (pieces: readonly Piece[], test: (mark: Mark) => boolean): Piece[] =>
  pieces.map((piece) => (serves(piece, test) ? { ...piece, text: '' } : piece));
