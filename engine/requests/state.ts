/** Where an item may stand. */
import type { SideExit } from './request.ts';

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
  | 'closed'
  | 'erased'
  | SideExit;
