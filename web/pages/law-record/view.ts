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
  readonly sources: readonly {
    readonly fact: string;
    readonly source: string;
    readonly kind: string;
  }[];
  /** Doubts about the law as a whole. */
  readonly doubts: readonly string[];
}
