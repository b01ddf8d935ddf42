/**
 * One state's result in the shape that the owner sees
 * (docs/requirements-decisions.md 4).
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { SettledVerdict, VerdictKind } from '../rules/applicability.ts';
import { headline, reasonText } from '../explain/sentences.ts';
import type { Sentences } from '../explain/sentences.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { StateOutcome } from '#engine/duties/outcome.ts';
import { outsideData, owedInPart } from '../verdict/part-owed.ts';
import { counts } from '../rules/truth.ts';

export interface StateResult {
  stateId: StateCode;
  stateName: string;
  slug: string;
  lawName: string;
  verdict: VerdictKind;
  then?: SettledVerdict | 'cannot tell' | undefined;
  effective: string;
  headline: string;
  because: {
    kind: 'prong' | 'exemption' | 'effective';
    id: string;
    holds: boolean | null;
    text: string;
    cite: string;
    url: string;
    doubts: string[];
  }[];
  settledBy: FactKey[][];
  assuming: { fact: FactKey; question: string }[];
  standing: { requirementId: string; title: string; cite: string }[];
  toRead: { id: string; text: string; cite: string }[];
  /** The duties of a law that applies in part. */
  owed: { requirementId: string; title: string; cite: string }[];
  /** Data that the law exempts, of the kind that this organization has. */
  outside: { id: string; text: string; cite: string }[];
  lawUrl: string;
}

export interface ScoredState extends StateResult {
  score: number;
  provisional: boolean;
  requirementsMet: number;
  totalRequirements: number;
}

/** The result of a state whose law does not apply, or of any state without its score. */
export function stateResult(
  { weighed, verdict }: StateOutcome,
  index: FactIndex,
  sentences: Sentences,
): StateResult {
  const { law } = weighed;
  return {
    stateId: law.state,
    stateName: law.name,
    slug: law.slug,
    lawName: law.law.name,
    verdict: verdict.verdict,
    ...(verdict.then ? { then: verdict.then } : {}),
    effective: law.effective,
    headline: headline(verdict, weighed, sentences),
    because: verdict.because.map((reason) => ({
      kind: reason.kind,
      id: reason.id,
      holds: reason.holds ?? null,
      text: reasonText(reason, weighed, sentences),
      cite: reason.cite,
      url: law.law.url,
      doubts: [...reason.doubts],
    })),
    settledBy: verdict.settledBy.map((set) => [...set]),
    assuming: verdict.assuming.map((fact) => ({
      fact,
      question: index.byKey.get(fact)?.question ?? fact,
    })),
    standing: verdict.standing.map(({ id, title, cite }) => ({ requirementId: id, title, cite })),
    toRead: law.exemptions
      .filter((x) => (x.if === undefined || x.level === 'data') && counts(x, weighed.day))
      .map(({ id, text, cite }) => ({ id, text, cite })),
    owed: owedInPart(weighed).map(({ id, title, cite }) => ({ requirementId: id, title, cite })),
    outside: outsideData(weighed).map(({ id, text, cite }) => ({ id, text, cite })),
    lawUrl: law.law.url,
  };
}

/**
 * The result of a state whose law applies, may apply, or is coming; its score is provisional unless
 * it applies.
 */
export function scoredState(
  state: StateOutcome,
  index: FactIndex,
  sentences: Sentences,
): ScoredState {
  return {
    ...stateResult(state, index, sentences),
    score: state.score.percent,
    provisional: !state.binds,
    requirementsMet: state.score.met,
    totalRequirements: state.score.total,
  };
}
