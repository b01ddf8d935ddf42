/**
 * A business in a number of states, with some questions open, as the server passes it to the
 * engine.
 */
import type { AssessmentInput } from '#engine/assessment/assessment.ts';
import type { FactIndex } from '#engine/facts/facts.ts';
import { dayReader, inferFromProfile } from '#engine/facts/inference.ts';
import { knownIn } from '#engine/facts/known.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { CORPUS } from '#law/corpus.server.ts';
import type { LawRecord } from '#law/schema.ts';

export interface Assessed {
  readonly input: AssessmentInput;
  readonly laws: readonly LawRecord[];
  /** In the order of the laws. */
  readonly facts: readonly Facts[];
}

export function assessedIn(states: number, asOf: string, index: FactIndex): Assessed {
  const laws = CORPUS.laws.slice(0, states);
  const input: AssessmentInput = {
    business: {
      id: 'bench',
      businessName: 'Bench',
      version: 1,
      industry: 'Retail',
      employeeCount: 12,
      annualRevenue: 4_000_000,
      statesOperating: laws.map(({ state }) => state),
      dataTypesCollected: ['Email addresses', 'Payment information'],
    },
    answers: [
      { fact: 'sellsPersonalData', state: null, value: false },
      { fact: 'targetedAdvertising', state: null, value: true },
      ...laws.map(({ state }, at) => ({
        fact: 'consumers' as const,
        state,
        value: 20_000 * (1 + (at % 6)),
      })),
    ],
    work: [],
    owedSince: {},
    asOf,
    savedAt: null,
  };
  const inferred = inferFromProfile(input.business, CORPUS.sensitive, dayReader(laws, asOf));
  return {
    input,
    laws,
    facts: laws.map(({ state }) => knownIn(state, input.answers, inferred, index).facts),
  };
}
