/** Where an item stands, what may and may not be done with it now, and what comes next. */
import type { ItemClock } from './clock.ts';
import type { NextStep } from './next-step.ts';

/**
 * - `waiting`: the person was asked to show who they are; the clock runs.
 * - `answered`: all was done. `partly`, `refused`: a part, or all, was refused; an appeal may come.
 * - `appealed`, `granted`, `upheld`: after an appeal. `closed`, `erased`, and the side exits: nothing is left to do.
 */
export type State =
  | 'open'
  | 'waiting'
  | 'answered'
  | 'partly'
  | 'refused'
  | 'appealed'
  | 'granted'
  | 'upheld'
  | 'withdrawn'
  | 'duplicate'
  | 'not-a-request'
  | 'closed'
  | 'erased';

export interface ItemState extends ItemClock {
  readonly state: State;
  /** The last day that comes next among those still open or overdue; null: none. */
  readonly nextLastDay: string | null;
  readonly next: NextStep;
}
