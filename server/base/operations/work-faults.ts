/** Counts what goes wrong beside the calls, by the work in which it did. */

/** All work beside the calls. */
export const WORKS = [
  'mail',
  'desk-mail',
  'desks',
  'desk-news',
  'look-again',
  'law-news',
  'site-tests',
  'cleanup',
  'backup',
] as const;

export type Work = (typeof WORKS)[number];

export class WorkFaults {
  /** Each begins at 0, so that Prometheus sees the first fault as an increase. */
  readonly counts = new Map<Work, number>(WORKS.map((work) => [work, 0]));
  readonly #warn: (line: string) => void;

  constructor(warn: (line: string) => void) {
    this.#warn = warn;
  }

  /** Tells the operator of faults of this work, and counts them. */
  warnOf(work: Work): (line: string) => void {
    return (line) => {
      this.counts.set(work, (this.counts.get(work) ?? 0) + 1);
      this.#warn(line);
    };
  }
}
