/**
 * One state's result in the words and shapes that the owner sees
 * (docs/requirements-decisions.md 4).
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey } from '#law/schema.ts';
import type { SettledVerdict, VerdictKind } from '../rules/applicability.ts';
import { ENGLISH } from '../explain/english.ts';
import { headline, reasonText } from '../explain/sentences.ts';
import type { FactIndex } from '../facts/facts.ts';
import type { StateOutcome } from '../verdict/outcome.ts';
import { outsideData, owedInPart } from '../verdict/part-owed.ts';
import { counts } from '../rules/truth.ts';

export interface StateResult {
  stateId: StateCode;
  stateName: string;
  slug: string;
  lawName: string;
  verdict: VerdictKind;
  then?: SettledVerdict | 'cannot tell';
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
  /** The duties of a law that binds in part. */
  owed: { requirementId: string; title: string; cite: string }[];
  /** Data that the law leaves outside, of the kind that this organization holds. */
  outside: { id: string; text: string; cite: string }[];
  lawUrl: string;
}

export interface ScoredState extends StateResult {
  score: number;
  provisional: boolean;
  requirementsMet: number;
  totalRequirements: number;
}

/** The result of a state whose law leaves the business out, or of any state without its score. */
export function stateResult({ reading, verdict }: StateOutcome, index: FactIndex): StateResult {
  const { law } = reading;
  return {
    stateId: law.state,
    stateName: law.name,
    slug: law.slug,
    lawName: law.law.name,
    verdict: verdict.verdict,
    ...(verdict.then ? { then: verdict.then } : {}),
    effective: law.effective,
    headline: headline(verdict, reading, ENGLISH),
    because: verdict.because.map((reason) => ({
      kind: reason.kind,
      id: reason.id,
      holds: reason.holds ?? null,
      text: reasonText(reason, reading, ENGLISH),
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
      .filter((x) => (x.if === undefined || x.level === 'data') && counts(x, reading.day))
      .map(({ id, text, cite }) => ({ id, text, cite })),
    owed: owedInPart(reading).map(({ id, title, cite }) => ({ requirementId: id, title, cite })),
    outside: outsideData(reading).map(({ id, text, cite }) => ({ id, text, cite })),
    lawUrl: law.law.url,
  };
}

/** The result of a state whose law binds, may bind, or is coming; its score is provisional unless it binds. */
export function scoredState(state: StateOutcome, index: FactIndex): ScoredState {
  return {
    ...stateResult(state, index),
    score: state.score.percent,
    provisional: !state.binds,
    requirementsMet: state.score.met,
    totalRequirements: state.score.total,
  };
}
