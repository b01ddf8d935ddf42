/** What changed in the law data, step by step, as the page shows it. */
interface TouchedRule {
  readonly id: string;
  /** What differs, value by value. */
  readonly what: string;
  /** The rule's own page; null for what belongs to no law. */
  readonly href: string | null;
}

interface ChangeLine {
  /** Its file in law/changes, and its place on the page. */
  readonly name: string;
  readonly states: readonly string[];
  readonly class: string;
  /** Nobody wrote the class down at the time. */
  readonly derived: boolean;
  readonly what: string;
  readonly cite: string | null;
  readonly source: string;
  readonly firstDay: string | null;
  readonly rules: readonly TouchedRule[];
  /** The smallest business on which it shows, in one line. */
  readonly witness: string | null;
}

export interface ChangeStep {
  readonly day: string;
  readonly hash: string;
  readonly before: string;
  readonly deciding: readonly ChangeLine[];
  /** How many entries only have better sources or other words, and what those are. */
  readonly sources: number;
  readonly wording: number;
  readonly rest: readonly string[];
}

/** What we had wrong, and owned up to. */
export interface Erratum {
  readonly name: string;
  readonly states: readonly string[];
  readonly what: string;
  readonly cite: string | null;
  readonly from: string;
  readonly until: string;
  readonly concerned: string;
  readonly witness: string | null;
}

interface Bill {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly bill: string;
  readonly asOf: string;
  readonly stage: string;
  readonly would: string;
  readonly url: string;
  readonly source: string;
  readonly by: string;
}

export interface ChangesView {
  readonly steps: readonly ChangeStep[];
  readonly errata: readonly Erratum[];
  /** Which record is looked at next, by which day and for what. */
  readonly looks: readonly { readonly state: string; readonly by: string; readonly look: string }[];
  /** Bills that would bind owners; in no verdict. */
  readonly bills: readonly Bill[];
}
