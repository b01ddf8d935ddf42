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

export interface ChangesView {
  readonly steps: readonly ChangeStep[];
}
