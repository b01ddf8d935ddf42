/** What the calculator shows beside its sum. */
import type { CostState } from '#engine/cost/cost.ts';
import type { EnforcementAction } from '#reference/schema.ts';

/** How many requirements a law is said to have, and what our record holds. */
export interface CountView {
  readonly state: CostState;
  readonly said: string;
  readonly text: string;
  readonly cite: string;
  readonly url: string;
}

export type ActionView = Pick<
  EnforcementAction,
  | 'id'
  | 'date'
  | 'datePrecision'
  | 'state'
  | 'regulator'
  | 'against'
  | 'size'
  | 'amountUSD'
  | 'kind'
  | 'what'
  | 'source'
  | 'doubt'
> & {
  /** It is about a data broker that did not register. */
  readonly tradesInData: boolean;
};

export interface CostView {
  readonly counts: readonly CountView[];
  readonly actions: readonly ActionView[];
  /** The day to which the actions were collected. */
  readonly collectedTo: string;
}
