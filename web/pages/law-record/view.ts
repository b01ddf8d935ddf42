/** A law's record, rule by rule, as its page shows it. */
export interface PastChange {
  readonly day: string;
  readonly class: string;
  readonly what: string;
}

interface CaseView {
  readonly id: string;
  readonly title: string;
  readonly verdict: string;
  readonly asOf: string;
}

/** Where words of a rule were read. */
interface ReadingView {
  /** To the sub-paragraph. */
  readonly cite: string;
  /** Where an office publishes the section. */
  readonly official: string | null;
  /** The text that was read: its place on the page, and what it is. */
  readonly text: string;
  readonly kind: string;
  /** The same in two or three words. */
  readonly short: string;
  /** The day of the law that the text shows. */
  readonly asOf: string;
  /** Whether a program found numbers in it, which ours were held against. */
  readonly numbers: boolean;
  readonly on: string;
  readonly length: number;
  readonly sha256: string;
}

/** A text that was read, by the name that readings give it. */
export interface ReadTextView {
  readonly id: string;
  readonly what: string;
  readonly url: string;
  readonly asOf: string;
}

export interface RuleView {
  /** Its address on the page, which stays. */
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  /** As the engine reads it. */
  readonly rule: string | null;
  readonly days: string | null;
  readonly cite: string;
  readonly doubts: readonly string[];
  /** None: not read by us. */
  readonly readings: readonly ReadingView[];
  /** What of the rule they do not say. */
  readonly lacks: string | null;
  readonly cases: readonly CaseView[];
  readonly history: readonly PastChange[];
}

export interface RuleGroup {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleView[];
}

export interface LawRecordView {
  readonly state: string;
  readonly name: string;
  readonly slug: string;
  readonly lawName: string;
  readonly citation: string;
  readonly url: string;
  readonly effective: string;
  readonly checkedTo: string;
  /** SHA-256 of the law data. */
  readonly hash: string;
  readonly groups: readonly RuleGroup[];
  /** How many rules of the act rest on words that were read: whole, in part, of how many. */
  readonly read: {
    readonly words: number;
    readonly part: number;
    readonly all: number;
    /** Passages that others quote, which nobody compared with the official text. */
    readonly quoted: number;
    /** The days of the law that the texts show, the first and the last; null: none was read. */
    readonly from: string | null;
    readonly to: string | null;
  };
  /** Rules of the act that rest on what others write. */
  readonly notRead: readonly { readonly id: string; readonly title: string }[];
  readonly texts: readonly ReadTextView[];
  readonly sources: readonly {
    readonly fact: string;
    readonly source: string;
    readonly kind: string;
  }[];
  /** Doubts about the law as a whole. */
  readonly doubts: readonly string[];
}
