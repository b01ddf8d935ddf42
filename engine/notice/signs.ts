/** By what the checker recognises an element. The signs are data (reference/notice-signs.json); these are their shapes. */
import type { FactKey } from '#law/schema.ts';

/** "one phrase / another": at least one of them. How a phrase is written: phrases.ts. */
type Group = string;

export interface Sign {
  /** Each of these. */
  readonly all?: readonly Group[] | undefined;
  /** At least so many of `of`. */
  readonly least?: number | undefined;
  readonly of?: readonly Group[] | undefined;
  /** How close together; within one sentence where left out. */
  readonly in?: 'clause' | 'sentence' | 'block' | 'section' | undefined;
  /** A heading, the head of the column or the words that lead into a list say this. */
  readonly under?: Group | undefined;
  readonly notUnder?: Group | undefined;
  /** None of this in the same place. */
  readonly unless?: Group | undefined;
  /** All of it within so many words of each other, in one clause. */
  readonly near?: number | undefined;
  /** So many clauses of one section. */
  readonly times?: number | undefined;
  /** A table with such columns. */
  readonly columns?: readonly Group[] | undefined;
  /** These letters, word for word. */
  readonly exact?: string | undefined;
}

export type SignOrPhrases = Sign | Group;

interface PartSigns {
  /** What is missing without it, in words for the owner. */
  readonly title: string;
  /** Asked only where the law gives this right. */
  readonly right?: string | undefined;
  /** Not asked where this fact is known to be false. */
  readonly fact?: FactKey | undefined;
  readonly found: readonly SignOrPhrases[];
}

/** What is read off the whole text instead of a sentence. */
type Measure = 'date' | 'age' | 'grade' | 'email' | 'states';

export interface ElementSigns {
  /** Recognised like this other element. */
  readonly same?: string | undefined;
  readonly measure?: Measure | undefined;
  /** What the headings say where it usually stands; the quotation is taken from there if it can be. */
  readonly home?: Group | undefined;
  /** What a sentence has to say to be quoted; where none of that part says it, nothing is quoted. */
  readonly quoted?: Group | undefined;
  /** What a quoted sentence must not say. */
  readonly notQuoted?: Group | undefined;
  readonly found?: readonly SignOrPhrases[] | undefined;
  readonly unclear?: readonly SignOrPhrases[] | undefined;
  /** For what is unclear: what to look at. */
  readonly lacks?: string | undefined;
  readonly parts?: Readonly<Record<string, PartSigns>> | undefined;
  /** What the owner has to look at, because words cannot show it. */
  readonly yourself?: string | undefined;
}

export interface ClaimSigns {
  readonly fact: FactKey;
  /** What the sentence says of the fact. */
  readonly says: boolean;
  readonly found: readonly SignOrPhrases[];
}

export interface SignBook {
  /** Lists of words that phrases name as <list>. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly elements: Readonly<Record<string, ElementSigns>>;
  readonly claims: readonly ClaimSigns[];
  /** Headings of parts that are no part of a notice, in small letters. */
  readonly leaveOut: readonly string[];
}

export const asSign = (sign: SignOrPhrases): Sign =>
  typeof sign === 'string' ? { all: [sign] } : sign;
