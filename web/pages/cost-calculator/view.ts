/** What the calculator shows besides its result. */
import type { CostState } from '#engine/cost/cost.ts';
import type { BrokerRegister } from '#law/broker-registers.ts';
import type { EnforcementAction } from '#reference/schema.ts';

/** How many requirements a law is said to have, and how many the record has. */
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
  /** It concerns a data broker that did not register. */
  readonly tradesInData: boolean;
};

export interface CostView {
  readonly counts: readonly CountView[];
  readonly actions: readonly ActionView[];
  /** The date of the newest action. */
  readonly collectedTo: string;
  /** Of the registers among the laws without a size test. */
  readonly fees: readonly (Pick<BrokerRegister, 'name' | 'fees' | 'cite' | 'url'> & {
    readonly id: string;
    readonly place: string;
  })[];
}
