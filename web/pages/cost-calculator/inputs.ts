import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  COST_INDUSTRIES,
  type CostForm,
  type CostIndustry,
  type CostState,
} from '#engine/cost/cost.ts';
import { keepInAddress, useAddressQuery } from '#web/parts/links/address.ts';
import { CALCULATOR_STATES, TARGET_TIMES, VOLUMES } from '#web/words/costs.ts';
import { readNumber } from '#web/words/figures.ts';

export const INDUSTRIES = Object.keys(COST_INDUSTRIES) as CostIndustry[];

/** The form's values: numbers as typed. */
export interface Inputs {
  readonly employees: string;
  readonly industry: CostIndustry;
  readonly revenue: string;
  readonly states: readonly CostState[];
  readonly volume: string;
  readonly time: string;
  readonly officer: boolean;
  readonly policies: boolean;
}

const START: Inputs = {
  employees: '10',
  industry: 'Other',
  revenue: '500,000',
  states: [],
  volume: VOLUMES[0].id,
  time: TARGET_TIMES[1].id,
  officer: false,
  policies: false,
};

/** Text that is not a number counts as 0 (docs/requirements.md 5), and so do negative numbers. */
function amount(typed: string): number {
  const value = readNumber(typed);
  return value === undefined || Number.isNaN(value) ? 0 : Math.max(0, value);
}

export function formOf(inputs: Inputs): CostForm {
  return {
    employeeCount: amount(inputs.employees),
    industry: inputs.industry,
    annualRevenue: amount(inputs.revenue),
    operatingStates: inputs.states,
    hasPrivacyOfficer: inputs.officer,
    hasExistingPolicies: inputs.policies,
  };
}

/** The inputs in the address; missing or invalid ones keep their initial values. */
function inputsIn(kept: URLSearchParams): Inputs {
  const one = <T extends string>(name: string, known: readonly T[], start: T) =>
    known.find((each) => each === kept.get(name)) ?? start;
  const codes = (kept.get('states') ?? '').toUpperCase().split(',');
  return {
    employees: (kept.get('employees') ?? START.employees).slice(0, 20),
    industry: one('industry', INDUSTRIES, START.industry),
    revenue: (kept.get('revenue') ?? START.revenue).slice(0, 20),
    states: CALCULATOR_STATES.map(({ code }) => code).filter((code) => codes.includes(code)),
    volume: one<string>(
      'volume',
      VOLUMES.map(({ id }) => id),
      START.volume,
    ),
    time: one<string>(
      'time',
      TARGET_TIMES.map(({ id }) => id),
      START.time,
    ),
    officer: kept.has('officer'),
    policies: kept.has('policies'),
  };
}

const differs = (value: string, start: string) => (value === start ? undefined : value);

function keep(inputs: Inputs): void {
  keepInAddress({
    employees: differs(inputs.employees, START.employees),
    industry: differs(inputs.industry, START.industry),
    revenue: differs(inputs.revenue, START.revenue),
    states: inputs.states.length === 0 ? undefined : inputs.states.join(','),
    volume: differs(inputs.volume, START.volume),
    time: differs(inputs.time, START.time),
    officer: inputs.officer ? '1' : undefined,
    policies: inputs.policies ? '1' : undefined,
  });
}

/**
 * The inputs. They are in the address, so that a copied link opens the same calculation; `onOpened`
 * runs once if it names states.
 */
export function useInputs(onOpened: (inputs: Inputs) => void) {
  const query = useAddressQuery();
  const inputs = useMemo(() => inputsIn(query), [query]);
  const opened = useEffectEvent(() => {
    const first = inputsIn(new URLSearchParams(window.location.search));
    if (first.states.length > 0) onOpened(first);
  });
  useEffect(() => {
    const wait = setTimeout(opened, 0);
    return () => clearTimeout(wait);
  }, []);
  const change = (part: Partial<Inputs>) => keep({ ...inputs, ...part });
  return { inputs, change };
}
