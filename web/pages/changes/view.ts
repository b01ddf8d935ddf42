/** What changed in the law data, step by step, as the page shows it. */
interface ChangeLine {
  readonly state: string | null;
  readonly id: string;
  readonly class: string;
  readonly what: string;
  /** The rule's own page; null for what belongs to no law. */
  readonly href: string | null;
  /** The smallest business on which it shows, in one line. */
  readonly witness: string | null;
}

export interface ChangeStep {
  readonly day: string;
  readonly hash: string;
  readonly before: string;
  readonly deciding: readonly ChangeLine[];
  /** How many entries only have better sources or other words. */
  readonly sources: number;
  readonly wording: number;
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
}

export interface ChangesView {
  readonly steps: readonly ChangeStep[];
  /** Which record is looked at next, by which day and for what. */
  readonly looks: readonly { readonly state: string; readonly by: string; readonly look: string }[];
  /** Bills that would bind owners; in no verdict. */
  readonly bills: readonly Bill[];
}
