/** The data of the page of one law without a size test, from the build. */
import type { WholeSmallLaw } from '#law/small-laws.ts';

export interface SmallLawView {
  readonly language: 'en' | 'es';
  readonly law: WholeSmallLaw;
  /** In words; null: for longer than anybody here asks about. */
  readonly from: string | null;
  readonly inForce: boolean;
}
