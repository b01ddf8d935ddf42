/**
 * The cost calculator's formula (docs/requirements.md 9, docs/requirements-decisions.md 6). Amounts
 * are US dollars, times are hours.
 */

export const COST_INDUSTRIES = {
  Healthcare: 1.8,
  'Financial Services': 1.6,
  Technology: 1.4,
  'Retail/E-commerce': 1.2,
  Manufacturing: 1.1,
  Education: 1,
  'Real Estate': 0.9,
  Consulting: 0.8,
  Other: 1,
} as const;
export type CostIndustry = keyof typeof COST_INDUSTRIES;

const COMPLEXITY = {
  High: { factor: 1.5, requirements: 15 },
  Medium: { factor: 1, requirements: 10 },
  Low: { factor: 0.7, requirements: 6 },
} as const;
export type Complexity = keyof typeof COMPLEXITY;

/** The calculator's eight states, with the complexity that docs/requirements.md 9 gives each. */
export const COST_STATES = {
  DE: 'Medium',
  IA: 'Medium',
  NE: 'Medium',
  VA: 'Medium',
  CO: 'Medium',
  CT: 'High',
  CA: 'High',
  TX: 'Low',
} as const satisfies Record<string, Complexity>;
export type CostState = keyof typeof COST_STATES;

export interface CostForm {
  readonly employeeCount: number;
  readonly industry: CostIndustry;
  readonly annualRevenue: number;
  readonly operatingStates: readonly CostState[];
  readonly hasPrivacyOfficer: boolean;
  readonly hasExistingPolicies: boolean;
}

export interface CostBreakdown {
  readonly legalConsulting: number;
  readonly softwareTools: number;
  readonly internalTime: number;
  readonly trainingCosts: number;
  readonly ongoingCompliance: number;
}

export type CostRecommendation = 'many-states' | 'needs-officer' | 'strict-industry' | 'high-total';

export interface CostResult {
  /** Rounded; the amounts next to it are not. */
  readonly totalCost: number;
  readonly breakdown: CostBreakdown;
  readonly stateSpecificCosts: readonly {
    state: CostState;
    cost: number;
    requirements: number;
    complexity: Complexity;
  }[];
  readonly recommendations: readonly CostRecommendation[];
  readonly timeline: '3-6 months' | '6-12 months';
}

/**
 * Estimates the cost of compliance by the formula of docs/requirements.md 9. Base amounts first,
 * then both reductions, which multiply.
 */
export function estimateCost(form: CostForm): CostResult {
  const breakdown = breakdownOf(form);
  const totalCost = Math.round(Object.values(breakdown).reduce((sum, amount) => sum + amount, 0));
  return {
    totalCost,
    breakdown,
    stateSpecificCosts: form.operatingStates.map((state) => {
      const complexity = COST_STATES[state];
      const { factor, requirements } = COMPLEXITY[complexity];
      return { state, cost: 3500 * factor, requirements, complexity };
    }),
    recommendations: recommendationsFor(form, totalCost),
    timeline: form.operatingStates.length > 2 ? '6-12 months' : '3-6 months',
  };
}

function breakdownOf(form: CostForm): CostBreakdown {
  const states = form.operatingStates.length;
  const legal = (5000 + 2500 * states) * COST_INDUSTRIES[form.industry];
  const software = softwareFor(form.employeeCount);
  const internal = (40 + 20 * states + 0.5 * form.employeeCount) * hourlyRate(form.annualRevenue);
  const ongoing = 0.3 * legal + 0.8 * software + 0.2 * internal;
  const officer = form.hasPrivacyOfficer
    ? { internal: 0.7, ongoing: 0.8 }
    : { internal: 1, ongoing: 1 };
  const policies = form.hasExistingPolicies
    ? { legal: 0.6, internal: 0.8 }
    : { legal: 1, internal: 1 };
  return {
    legalConsulting: legal * policies.legal,
    softwareTools: software,
    internalTime: internal * officer.internal * policies.internal,
    trainingCosts: 25 * form.employeeCount,
    ongoingCompliance: ongoing * officer.ongoing,
  };
}

function softwareFor(employees: number): number {
  if (employees < 50) return 2400;
  return employees < 200 ? 6000 : 12_000;
}

/** US dollars an hour, by yearly revenue. */
export function hourlyRate(annualRevenue: number): number {
  if (annualRevenue > 10_000_000) return 75;
  return annualRevenue > 1_000_000 ? 50 : 35;
}

function recommendationsFor(form: CostForm, total: number): CostRecommendation[] {
  const shown: CostRecommendation[] = [];
  if (form.operatingStates.length > 3) shown.push('many-states');
  if (form.employeeCount > 100 && !form.hasPrivacyOfficer) shown.push('needs-officer');
  if (form.industry === 'Technology' || form.industry === 'Healthcare')
    shown.push('strict-industry');
  if (total > 50_000) shown.push('high-total');
  return shown;
}
