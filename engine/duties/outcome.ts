/** The outcome of one state's law for one business: verdict, duties and score. */
import type { LawRecord } from '#law/schema.ts';
import { weigh } from '#engine/rules/applicability.ts';
import type { VerdictKind, WeighedLaw } from '#engine/rules/applicability.ts';
import { dutiesOf } from './duties.ts';
import type { Duty } from './duties.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import { scoreOf } from './score.ts';
import type { Score, StatusOf } from './score.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { verdictOf } from '#engine/verdict/verdict.ts';
import type { Verdict } from '#engine/verdict/verdict.ts';

export interface StateOutcome {
  readonly weighed: WeighedLaw;
  readonly verdict: Verdict;
  readonly duties: readonly Duty[];
  readonly score: Score;
  /** The law applies today, in whole or in part. */
  readonly binds: boolean;
  /** It applies, cannot be told yet, or is coming and not ruled out. */
  readonly mayBind: boolean;
}

/** What of an outcome shows whether another answer would change it. */
export interface OutcomeKind {
  readonly verdict: VerdictKind;
  readonly duties: readonly Duty[];
  readonly mayBind: boolean;
}

const ruledOut = (kind: VerdictKind) => kind === 'does not apply' || kind === 'exempt';

/**
 * Verdict and duties alone: without reasons and without what would settle it, which takes most of
 * the time.
 */
export function outcomeKindOf(
  law: LawRecord,
  facts: Facts,
  asOf: string,
  index: FactIndex,
): OutcomeKind {
  const weighed = weigh(law, facts, asOf, index);
  return {
    verdict: asOf < law.effective ? 'not in force yet' : weighed.verdict,
    duties: dutiesOf(weighed, asOf),
    mayBind: !ruledOut(weighed.verdict),
  };
}

/** The outcome of one state as of a calendar date. `facts` are closed over their implications. */
export function outcomeOf(
  law: LawRecord,
  facts: Facts,
  asOf: string,
  index: FactIndex,
  statusOf: StatusOf,
): StateOutcome {
  const weighed = weigh(law, facts, asOf, index);
  const verdict = verdictOf(weighed, asOf, index);
  const duties = dutiesOf(weighed, asOf);
  return {
    weighed,
    verdict,
    duties,
    score: scoreOf(duties, statusOf),
    binds: verdict.verdict === 'applies' || verdict.verdict === 'applies in part',
    mayBind: !ruledOut(weighed.verdict),
  };
}
