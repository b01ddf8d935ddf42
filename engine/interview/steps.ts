/** The steps of the check as data: what each page asks, and how it is answered. */
import type { StateCode } from '#law/codes.ts';
import type { Condition, FactKey } from '#law/schema.ts';

export type StepId =
  | 'states'
  | 'counts'
  | 'total'
  | 'reach'
  | 'size'
  | 'revenue'
  | 'uses'
  | 'sensitive'
  | 'sale'
  | 'share'
  | 'parts'
  | 'staff'
  | 'platform'
  | 'kinds'
  | 'duties';

/**
 * How a step is answered. numbers: one for each state; figures: whether a number is reached, per
 * state; bands: one of several ranges.
 */
type StepKind = 'states' | 'numbers' | 'total' | 'figures' | 'bands' | 'yes or no' | 'several';

export interface StepDefinition {
  readonly id: StepId;
  readonly kind: StepKind;
  readonly facts: readonly FactKey[];
}

/**
 * All steps except `states` and `kinds`, which come first and last. Steps that decide equally much
 * keep this order: for a small business in Minnesota, its size alone makes a count needless.
 */
export const STEPS: readonly StepDefinition[] = [
  { id: 'size', kind: 'yes or no', facts: ['sbaSmallBusiness'] },
  { id: 'counts', kind: 'numbers', facts: ['consumers'] },
  { id: 'total', kind: 'total', facts: ['consumers'] },
  {
    id: 'uses',
    kind: 'several',
    facts: [
      'sellsPersonalData',
      'targetedAdvertising',
      'acquiresPersonalData',
      'offersDataForSale',
      'dataBroker',
      'sellsToDataBroker',
      'servicesForMinors',
      'consumersHouseholdsDevices',
      'carMaker',
      'sharesBrandAndControl',
    ],
  },
  {
    id: 'sensitive',
    kind: 'several',
    facts: [
      'processesSensitiveData',
      'controlsHealthData',
      'processesBiometricData',
      'reproductiveHealthData',
    ],
  },
  { id: 'revenue', kind: 'bands', facts: ['annualRevenueUSD'] },
  { id: 'reach', kind: 'figures', facts: ['consumers'] },
  { id: 'sale', kind: 'several', facts: ['sellsForMoney', 'sellsSensitiveData'] },
  { id: 'share', kind: 'bands', facts: ['saleRevenuePercent'] },
  {
    id: 'parts',
    kind: 'figures',
    facts: ['sellsOrSharesConsumers', 'sensitiveConsumers', 'offeredForSaleConsumers'],
  },
  { id: 'staff', kind: 'bands', facts: ['employees'] },
  { id: 'platform', kind: 'several', facts: ['adRevenuePercent', 'smartSpeaker', 'appStoreApps'] },
  {
    id: 'duties',
    kind: 'several',
    facts: [
      'usesProcessors',
      'profiling',
      'knowsChildren',
      'knowsTeens',
      'loyaltyProgram',
      'usesDeidentifiedData',
    ],
  },
];

/** A condition that an answer is missing for. */
export interface Waiting extends Condition {
  readonly state: StateCode;
}

/**
 * One question of a step: a fact, the states it is asked for, and the figures it is compared with.
 */
export interface Asked {
  readonly fact: FactKey;
  /** Empty for a fact of the business as a whole. */
  readonly states: readonly StateCode[];
  /** The figures that the laws name, each with its state; smallest first. None for yes and no. */
  readonly figures: readonly {
    readonly state: StateCode;
    readonly op: Condition['op'];
    readonly value: number;
  }[];
  /** What a yes says yes to as well: who sells also offers. */
  readonly brings?: readonly FactKey[];
}

export interface Step {
  readonly id: StepId;
  readonly kind: StepKind;
  readonly asked: readonly Asked[];
  /** The states whose verdict depends on it. */
  readonly states: readonly StateCode[];
}

/**
 * For few states, people are counted for each; for many, the total comes first, then the figures
 * that it leaves open.
 */
const COUNTED_ONE_BY_ONE = 4;

/** Whether a step suits this number of states and what is known of the total. */
export function fitsStates(
  id: StepId,
  {
    states,
    total,
  }: { readonly states: readonly StateCode[]; readonly total?: number | null | undefined },
): boolean {
  const few = states.length <= COUNTED_ONE_BY_ONE;
  if (id === 'counts') return few;
  if (id === 'total') return !few && total === undefined;
  return id !== 'reach' || !few;
}
