/** Input and output types of the notice checker. */
import type { FactKey, Rule } from '#law/schema.ts';
import type { Facts } from '#engine/rules/truth.ts';

/** A notice in reading order. `level` 1 is the highest; `depth` 0 is the outermost list. */
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

/** How a state asks for an element, as in reference/schema-contents.ts. */
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

/** The parts of a law's record that the checker needs. Days are calendar days. */
export interface NoticeLaw {
  readonly state: string;
  readonly name: string;
  /** ISO date. */
  readonly effective: string;
  /** The ids of the rights that the law gives. */
  readonly rights: readonly string[];
  readonly respondDays: number;
  readonly extensionDays: number;
  /** null: this law has no appeal. */
  readonly appealDays: number | null;
}

export interface NoticeQuestion {
  /** The states whose laws apply to the owner. */
  readonly states: readonly string[];
  readonly facts: Facts;
  /** The day asked about, ISO date. */
  readonly asOf: string;
  readonly elements: readonly NoticeElement[];
  /** All laws: those that apply, and the others, whose states' names may occur in the text. */
  readonly laws: readonly NoticeLaw[];
}

/** A place in the text. */
export interface Quote {
  readonly sentence: string;
  /** The nearest heading; '' at the top of the text. */
  readonly heading: string;
}

/**
 * found: the text says it. unclear: it says a part, and `lacks` names the rest. missing: it says
 * nothing like it. yourself: words alone cannot show it. not asked: its condition is not met, or
 * its first day has not come.
 */
type Status = 'found' | 'unclear' | 'missing' | 'yourself' | 'not asked';
/**
 * must: owed. if: owed if the business does what the element describes, which is not known.
 * advised: good practice.
 */
export type NeedKind = 'must' | 'if' | 'advised';

export interface ElementFinding {
  readonly id: string;
  readonly state: string;
  readonly status: Status;
  readonly need: NeedKind;
  readonly cite: string;
  readonly note?: string | undefined;
  /** For "not asked": the day from which it is owed, if that is the reason. */
  readonly from?: string | undefined;
  readonly quote?: Quote | undefined;
  /** For "unclear": what is missing, in the signs' own words. */
  readonly lacks: readonly string[];
  /** The text says it, but only for people of these states. */
  readonly onlyFor?: readonly string[] | undefined;
  /** Facts that would settle an "if". */
  readonly waitsFor: readonly FactKey[];
}

export interface DateFound {
  /** ISO date; the first of the month if only a month is given. */
  readonly day: string;
  readonly words: string;
  /** Whether its label says that it is the date of the notice. */
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
  /** What the text says about the fact; the owner's answers say the opposite. */
  readonly says: boolean;
  readonly quote: Quote;
}

export interface Readability {
  /** American school grade (Flesch-Kincaid), to one decimal. */
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
  /** The kind of text; anything but a privacy notice makes the findings doubtful. */
  readonly kind: NoticeKind;
  /** The language, if it is not English. */
  readonly language?: string | undefined;
  /** One for each element and state that lists it, in the order of the states asked about. */
  readonly findings: readonly ElementFinding[];
  readonly states: {
    readonly named: readonly string[];
    /** The law applies, and the text addresses other states by name but not this one. */
    readonly forgotten: readonly string[];
    readonly notApplying: readonly string[];
  };
  readonly date: DateFound | undefined;
  /** Days between the date and asOf; negative if it is in the future. */
  readonly age: number | undefined;
  readonly contacts: Contacts;
  readonly badAddresses: readonly BadAddress[];
  readonly gaps: readonly (Quote & { readonly found: string })[];
  readonly days: readonly DayClaim[];
  readonly atOdds: readonly AtOdds[];
  readonly reading: Readability;
  /** Parts that were not read because they do not belong to a notice, such as our annex. */
  readonly leftOut: readonly string[];
}
