/**
 * The signs by which the checker recognises an element: the types of reference/notice-signs.json.
 */
import type { FactKey } from '#law/schema.ts';
import type { StatesCalled } from '#engine/notice/text/scope.ts';

/** "one phrase / another": at least one of them. phrases.ts describes how a phrase is written. */
type Group = string;

export interface Sign {
  /** All of these. */
  readonly all?: readonly Group[] | undefined;
  /** At least this many of `of`. */
  readonly least?: number | undefined;
  readonly of?: readonly Group[] | undefined;
  /** How close together; within one sentence if left out. */
  readonly in?: 'clause' | 'sentence' | 'block' | 'section' | undefined;
  /** A heading, the head of the column or the lead-in of a list has one of these. */
  readonly under?: Group | undefined;
  readonly notUnder?: Group | undefined;
  /** None of these in the same place. */
  readonly unless?: Group | undefined;
  /** All within this many words of each other, in one clause. */
  readonly near?: number | undefined;
  /** Within this many clauses of one section. */
  readonly times?: number | undefined;
  /** A table with these columns. */
  readonly columns?: readonly Group[] | undefined;
  /** This literal text. */
  readonly exact?: string | undefined;
}

export type SignOrPhrases = Sign | Group;

interface PartSigns {
  /** What is missing without it, in words for the owner. */
  readonly title: string;
  /** Required only if the law gives this right. */
  readonly right?: string | undefined;
  /** Not required if this fact is known to be false. */
  readonly fact?: FactKey | undefined;
  readonly found: readonly SignOrPhrases[];
}

/** filled: a sentence counts without its blanks. own: without addresses of other sites, too. */
export type UsableWords = 'filled' | 'own';

/** A property of the whole text instead of a sentence. */
type Measure = 'date' | 'age' | 'grade' | 'email' | 'states';

export interface ElementSigns {
  /** Recognised by the signs of this other element. */
  readonly same?: string | undefined;
  readonly measure?: Measure | undefined;
  /** The headings of its usual place; the quotation is taken from there if possible. */
  readonly home?: Group | undefined;
  /** What a sentence has to say to be quoted; if none does, nothing is quoted. */
  readonly quoted?: Group | undefined;
  /** What a quoted sentence must not say. */
  readonly notQuoted?: Group | undefined;
  readonly found?: readonly SignOrPhrases[] | undefined;
  readonly unclear?: readonly SignOrPhrases[] | undefined;
  /** For "unclear": what the owner should look at. */
  readonly lacks?: string | undefined;
  readonly parts?: Readonly<Record<string, PartSigns>> | undefined;
  /** Where the signs of this other element are found, too, the statement is not whole. */
  readonly against?: string | undefined;
  /**
   * Where this other element is missing, it is not whole: a way to use rights that nobody is told.
   */
  readonly after?: string | undefined;
  /** It counts as found only with a sentence or a table that shows it. */
  readonly shown?: true | undefined;
  /** What of a sentence does not count for this element. */
  readonly needs?: UsableWords | undefined;
  /** What the owner has to look at, because words cannot show it. */
  readonly yourself?: string | undefined;
}

export interface ClaimSigns {
  readonly fact: FactKey;
  /** What the sentence says about the fact. */
  readonly says: boolean;
  readonly found: readonly SignOrPhrases[];
}

export interface SignBook {
  /** Lists of words that phrases name as <list>. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly elements: Readonly<Record<string, ElementSigns>>;
  readonly claims: readonly ClaimSigns[];
  /** Headings, in lower case, of parts that do not belong to a notice. */
  readonly leaveOut: readonly string[];
  /** What else a notice calls a state: the short name of its law, the name of its people. */
  readonly called: StatesCalled;
}

export const asSign = (sign: SignOrPhrases): Sign =>
  typeof sign === 'string' ? { all: [sign] } : sign;
