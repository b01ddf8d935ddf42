/** An old receipt worked out again, from the facts and the law data that it names. */
import type { FactBook, LawRecord } from '#law/schema.ts';
import { outcomeOf } from '#engine/duties/outcome.ts';
import { riskOf } from '#engine/duties/score.ts';
import type { RiskLevel, WorkStatus } from '#engine/duties/score.ts';
import { indexFacts } from '../facts/facts.ts';
import { knownIn } from '../facts/known.ts';
import type { UsedFact } from '../facts/known.ts';
import type { FactValue } from '../rules/truth.ts';
import type { VerdictKind } from '../rules/applicability.ts';
import { overallOf, urgentStates } from '#engine/duties/overall.ts';

/** What a receipt keeps of an assessment. */
export interface KeptReceipt {
  /** Calendar date, ISO. */
  readonly asOf: string;
  readonly facts: readonly Omit<UsedFact, 'how'>[];
  readonly verdicts: readonly { readonly stateId: string; readonly verdict: string }[];
  /** Requirement id → what was done; of an older receipt nothing is known. */
  readonly marks?: Readonly<Record<string, WorkStatus>> | undefined;
}

export interface Replayed {
  readonly verdicts: { stateId: string; verdict: VerdictKind | 'no law on record' }[];
  /** Percent, unrounded; null where the receipt does not keep what was done. */
  readonly overallScore: number | null;
  readonly riskLevel: RiskLevel | null;
}

/** What of a receipt its hash covers; the results are its own, or those worked out again. */
export interface ReceiptResults {
  readonly verdicts: readonly { readonly stateId: string; readonly verdict: string }[];
  readonly overallScore?: number | undefined;
  readonly riskLevel?: string | undefined;
}

/**
 * The bytes that a hash of a receipt is of: day, law data, facts, marks and results, always in the
 * same order.
 */
export function receiptText(
  { asOf, facts, marks }: KeptReceipt,
  lawDataHash: string,
  { verdicts, overallScore, riskLevel }: ReceiptResults,
): string {
  const kept = facts.map(({ fact, state, value, source }) => ({ fact, state, value, source }));
  const said = verdicts.map(({ stateId, verdict }) => ({ stateId, verdict }));
  const scored = marks ? { marks, overallScore, riskLevel } : {};
  return JSON.stringify({ asOf, lawDataHash, facts: kept, verdicts: said, ...scored });
}

/** Pure: the same receipt and law data give the same answer, whatever the day is. */
export function replayOf(
  data: { readonly laws: readonly LawRecord[]; readonly facts: FactBook },
  { asOf, facts, verdicts, marks }: KeptReceipt,
): Replayed {
  const index = indexFacts(data.facts);
  const said = { how: '' };
  const answers = facts.filter(({ source }) => source === 'answer');
  // What was worked out from a profile is a single value, never a range.
  const inferred = facts.flatMap(({ source, value, ...fact }) =>
    source === 'profile' ? [{ ...fact, ...said, value: value as FactValue }] : [],
  );
  const statusOf = (id: string): WorkStatus => marks?.[id] ?? 'open';
  const outcomes = verdicts.map(({ stateId }) => {
    const law = data.laws.find(({ state }) => state === stateId);
    if (!law) return { stateId, outcome: undefined };
    const known = knownIn(law.state, answers, inferred, index);
    return { stateId, outcome: outcomeOf(law, known.facts, asOf, index, statusOf) };
  });
  const states = outcomes.flatMap(({ outcome }) => outcome ?? []);
  const { overall, scope } = overallOf(states, statusOf);
  const urgent = urgentStates(scope, statusOf).length > 0;
  return {
    verdicts: outcomes.map(({ stateId, outcome }) => ({
      stateId,
      verdict: outcome?.verdict.verdict ?? 'no law on record',
    })),
    overallScore: marks ? overall.percent : null,
    riskLevel: marks ? riskOf(overall.percent, urgent) : null,
  };
}
