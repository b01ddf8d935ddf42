/** What the notice checker reads and what it finds. */
import type { FactKey, Rule } from '#law/schema.ts';
import type { Facts } from '#engine/rules/truth.ts';

/** A notice in the order of reading. `level` 1 is the highest; `depth` 0 is the outermost list. */
export type NoticeBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly text: string }
  | { readonly kind: 'row'; readonly head: boolean; readonly cells: readonly string[] };

export interface NoticeLink {
  readonly text: string;
  readonly to: string;
}

export interface NoticeText {
  readonly blocks: readonly NoticeBlock[];
  readonly links: readonly NoticeLink[];
}

/** How a state asks for an element; the shape of reference/schema-contents.ts. */
export interface AskedIn {
  readonly required: true | 'if practised' | 'advised';
  readonly cite: string;
  readonly note?: string | undefined;
  readonly from?: string | undefined;
}

export interface NoticeElement {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly when?: Rule | undefined;
  readonly states: Readonly<Record<string, AskedIn>>;
}

/** What of a law's record the checker needs. Days are calendar days. */
export interface NoticeLaw {
  readonly state: string;
  readonly name: string;
  /** ISO date. */
  readonly effective: string;
  /** The ids of the rights that the law gives. */
  readonly rights: readonly string[];
  readonly respondDays: number;
  readonly extensionDays: number;
  /** null: this law knows no appeal. */
  readonly appealDays: number | null;
}

export interface NoticeQuestion {
  /** The states that apply to the owner. */
  readonly states: readonly string[];
  readonly facts: Facts;
  /** ISO date of the day for which is asked. */
  readonly asOf: string;
  readonly elements: readonly NoticeElement[];
  /** All laws: those that apply, and the others whose names may stand in the text. */
  readonly laws: readonly NoticeLaw[];
}

/** Where something stands. */
export interface Quote {
  readonly sentence: string;
  /** The nearest heading; '' at the top of the text. */
  readonly heading: string;
}

/**
 * found: the words are there. unclear: a part is there, `lacks` says what is not. missing: nothing like it was found.
 * yourself: words alone cannot show it. not asked: the condition is not met, or its day has not come.
 */
type Status = 'found' | 'unclear' | 'missing' | 'yourself' | 'not asked';
/** must: owed. if: owed where the business does what the element describes, which is not known. advised: good practice. */
export type NeedKind = 'must' | 'if' | 'advised';

export interface ElementFinding {
  readonly id: string;
  readonly state: string;
  readonly status: Status;
  readonly need: NeedKind;
  readonly cite: string;
  readonly note?: string | undefined;
  /** For "not asked": the day from which it is owed, if that is why. */
  readonly from?: string | undefined;
  readonly quote?: Quote | undefined;
  /** For "unclear": what is missing, in words of the data. */
  readonly lacks: readonly string[];
  /** It is said, but only for people of these states. */
  readonly onlyFor?: readonly string[] | undefined;
  /** Facts that would settle an "if". */
  readonly waitsFor: readonly FactKey[];
}

export interface DateFound {
  /** ISO date; the first of the month where only a month is given. */
  readonly day: string;
  readonly words: string;
  /** Whether the words around it say that it is the date of the notice. */
  readonly sure: boolean;
  readonly quote: Quote;
}

export type AddressFault =
  | 'no domain'
  | 'no name'
  | 'hidden'
  | 'made-up domain'
  | 'broken'
  | 'empty mailto'
  | 'other target'
  | 'empty link';

export interface BadAddress {
  readonly fault: AddressFault;
  readonly found: string;
  readonly quote: Quote;
}

export interface Contacts {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly webForm: Quote | undefined;
  readonly post: Quote | undefined;
}

export interface DayClaim {
  readonly state: string;
  readonly about: 'answer' | 'appeal';
  readonly said: number;
  readonly law: number;
  readonly quote: Quote;
}

export interface AtOdds {
  readonly fact: FactKey;
  /** What the text says of the fact; the owner's answers say the contrary. */
  readonly says: boolean;
  readonly quote: Quote;
}

export interface Readability {
  /** American school grade (Flesch-Kincaid), with one decimal. */
  readonly grade: number;
  readonly words: number;
  readonly worst: readonly (Quote & { readonly words: number; readonly grade: number })[];
}

export type NoticeKind =
  | 'privacy notice'
  | 'not a privacy notice'
  | 'template with blanks'
  | 'not English';

export interface NoticeResult {
  /** What kind of text it is; anything but a privacy notice makes the findings doubtful. */
  readonly kind: NoticeKind;
  /** The language, where it is not English. */
  readonly language?: string | undefined;
  /** One for each element and state that lists it, states in the order of the question. */
  readonly findings: readonly ElementFinding[];
  readonly states: {
    readonly named: readonly string[];
    /** Applies, and the text speaks of other states by name but not of this one. */
    readonly forgotten: readonly string[];
    readonly notApplying: readonly string[];
  };
  readonly date: DateFound | undefined;
  /** Days between the date and asOf; negative where it lies ahead. */
  readonly age: number | undefined;
  readonly contacts: Contacts;
  readonly badAddresses: readonly BadAddress[];
  readonly gaps: readonly (Quote & { readonly found: string })[];
  readonly days: readonly DayClaim[];
  readonly atOdds: readonly AtOdds[];
  readonly reading: Readability;
  /** Parts that were not read because they are no part of a notice, such as our annex. */
  readonly leftOut: readonly string[];
}
