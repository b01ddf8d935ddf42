/**
 * A right is told to the people whose state gives it: `{{givenIn.you}}` becomes "If you live in
 * Texas, ", and `{{givenIn.people}}` "For people in Texas: ", where not all states of a document
 * give it; else nothing. So too where the owner gives all rights to everybody: then only what the
 * law says keeps its states, `{{givenIn.law}}` and `{{givenIn.lawPeople}}`.
 */
import { list } from '#text/english.ts';
import { capital } from '#text/case.ts';
import type { Piece, Pieces } from './template.ts';

/**
 * The names of the states of a document that give what a passage tells, and of those that do not.
 */
export interface GivenIn {
  readonly states: readonly string[];
  readonly others: readonly string[];
  /** Whether people of still other states read the document, whom its laws do not cover whole. */
  readonly besides?: boolean;
  /** Whether the owner gives the rights of some states to everybody. */
  readonly toAll?: boolean;
}

export const GIVEN_IN = [
  'givenIn.you',
  'givenIn.people',
  'givenIn.law',
  'givenIn.lawPeople',
] as const;
const TO_READERS: ReadonlySet<string> = new Set(['givenIn.you', 'givenIn.law']);
const BY_LAW: ReadonlySet<string> = new Set(['givenIn.law', 'givenIn.lawPeople']);

/** The detail in which an owner says so. */
export const RIGHTS_SCOPE = 'rightsScope';
export const givesToAll = (given: unknown): boolean =>
  typeof given === 'string' && given.startsWith('All rights');

/** With more states than this, the ones without the right are named. */
const MOST = 8;

const isGivenIn = (piece: Piece | undefined): piece is { readonly variable: string } =>
  typeof piece === 'object' && 'variable' in piece && piece.variable.startsWith('givenIn.');

/** The text with its states named, or without them where nothing has to be said. */
export function withGivenIn(text: Pieces, given: GivenIn | undefined): Pieces {
  if (!text.some(isGivenIn)) return text;
  return text.flatMap((piece, at): Piece[] => {
    if (isGivenIn(piece)) return wordsFor(piece.variable, given);
    const before = text[at - 1];
    const begins = isGivenIn(before) && wordsFor(before.variable, given).length === 0;
    return [begins && typeof piece === 'string' && isStart(text[at - 2]) ? capital(piece) : piece];
  });
}

/** At the start, or with no letter since the last sentence ended. */
const isStart = (before: Piece | undefined) =>
  before === undefined ||
  (typeof before === 'string' && !/\p{L}/u.test(before.split(/[.!?]/).at(-1) ?? ''));

function wordsFor(name: string, given: GivenIn | undefined): string[] {
  if (given === undefined || given.states.length === 0) return [];
  const { states, others, toAll = false, besides = false } = given;
  // told to everybody: what only the law says is then of the states of the document alone
  const some = others.length > 0 || (besides && BY_LAW.has(name));
  if (toAll ? !BY_LAW.has(name) : !some) return [];
  const many = !toAll && states.length > MOST && others.length > 0 && others.length < states.length;
  if (TO_READERS.has(name))
    return [
      many
        ? `Unless you live in ${list(others, 'or')}, `
        : `If you live in ${list(states, 'or')}, `,
    ];
  return [
    many ? `For people in all states but ${list(others)}: ` : `For people in ${list(states)}: `,
  ];
}
