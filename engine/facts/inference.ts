/**
 * Facts inferred from the business profile alone; shown as "from your profile", and overruled by
 * any answer.
 */
import type { StateCode } from '#law/codes.ts';
import type { FactKey, LawRecord, SensitiveBook } from '#law/schema.ts';
import { latest } from '#calendar/dates.ts';
import type { FactValue } from '../rules/truth.ts';

export interface Profile {
  readonly industry: string;
  readonly employeeCount: number;
  readonly annualRevenue?: number | undefined;
  readonly statesOperating: readonly StateCode[];
  readonly dataTypesCollected: readonly string[];
}

export interface Inferred {
  readonly fact: FactKey;
  readonly state: StateCode | null;
  readonly value: FactValue;
  /** What it was inferred from, in words for the owner. */
  readonly how: string;
}

/**
 * Facts that follow from the profile. `dayOf` gives the day as of which a state's law is weighed.
 * Nothing is inferred from silence: a type that is not chosen, or only "depends", leaves the
 * question open.
 */
export function inferFromProfile(
  profile: Profile,
  sensitive: SensitiveBook,
  dayOf: (state: StateCode) => string,
): Inferred[] {
  const types = new Set(profile.dataTypesCollected);
  const found: Inferred[] = [
    {
      fact: 'employees',
      state: null,
      value: profile.employeeCount,
      how: 'The number of employees in your profile.',
    },
  ];
  if (profile.annualRevenue !== undefined) {
    const how = 'The annual revenue in your profile.';
    found.push({ fact: 'annualRevenueUSD', state: null, value: profile.annualRevenue, how });
  }
  if (types.has('Biometric data')) {
    found.push({
      fact: 'processesBiometricData',
      state: null,
      value: true,
      how: 'You collect biometric data.',
    });
  }
  // In health care all of it may be under HIPAA, which only the owner can know.
  if (types.has('Health information') && profile.industry !== 'Healthcare') {
    found.push({
      fact: 'controlsHealthData',
      state: null,
      value: true,
      how: 'You collect health information.',
    });
  }
  for (const state of profile.statesOperating) {
    const how = sensitiveBecause(profile.dataTypesCollected, sensitive, state, dayOf(state));
    if (how) found.push({ fact: 'processesSensitiveData', state, value: true, how });
  }
  return found;
}

function sensitiveBecause(
  types: readonly string[],
  sensitive: SensitiveBook,
  state: StateCode,
  day: string,
): string | undefined {
  for (const type of types) {
    const entry = sensitive.states[state]?.types[type];
    if (!entry) continue;
    const rule = entry.next && entry.next.from <= day ? entry.next : entry;
    if (rule.sensitive === 'yes') return `You collect ${type}. ${rule.why} ${rule.cite}.`;
  }
  return undefined;
}

/** The day as of which each state's law is weighed: its first day if it is not in force yet. */
export function dayReader(laws: readonly LawRecord[], asOf: string): (state: StateCode) => string {
  const effective = new Map(laws.map((law) => [law.state, law.effective]));
  return (state) => latest(asOf, effective.get(state));
}
