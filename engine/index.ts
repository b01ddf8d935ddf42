/**
 * The engine for other programs: `import { decide } from 'statewise/engine'`. Pure functions of
 * law, facts and a date; no clock, no files, no network. docs/using-the-law-data.md shows it at
 * work.
 *
 * - `indexFacts` makes the fact book ready; `valueProblem` says what is wrong with an answer;
 *   `closeFacts` adds what
 *   the answers imply, or names two that contradict each other.
 * - `decide` gives the verdict of one law on a day, because of what, and what would settle an open
 *   one.
 * - `weigh` gives what a verdict rests on: every prong and exemption, and whether it holds.
 * - `itemState` gives what a consumer's request asks for as it stands on a day, and `allowedOf`
 *   what may be done with it now.
 * - `dutiesOf` lists what is owed; `upcoming` tells what changes on the coming dates.
 */
export {
  weigh,
  type LawTests,
  type WeighedLaw,
  type SettledVerdict,
  type VerdictKind,
  type Weighed,
} from './rules/applicability.ts';
export { addDays } from '#calendar/dates.ts';
export { dutiesOf, type Duty } from './duties/duties.ts';
export {
  closeFacts,
  indexFacts,
  valueProblem,
  type Contradiction,
  type FactIndex,
} from './facts/facts.ts';
export {
  evaluate,
  type Bounds,
  type Facts,
  type FactValue,
  type Known,
  type Truth,
} from './rules/truth.ts';
export { upcoming, type Upcoming } from './duties/upcoming.ts';
export { decide, verdictOf, type Reason, type Verdict } from './verdict/verdict.ts';
export { itemState, type ItemState } from './requests/steps/item-state.ts';
export { allowedOf } from './requests/steps/allowed.ts';
