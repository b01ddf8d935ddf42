import { describe, expect, test } from 'vitest';
import { estimateCost } from './cost.ts';
import type { CostForm } from './cost.ts';

const base: CostForm = {
  employeeCount: 10,
  industry: 'Other',
  annualRevenue: 500_000,
  operatingStates: ['DE'],
  hasPrivacyOfficer: false,
  hasExistingPolicies: false,
};

/**
 * Worked by hand from docs/requirements.md 9: legal, software, internal, training, ongoing, total.
 * Example, first row: legal (5000 + 2500) x 1 = 7500; software 2400; internal (40 + 20 + 5) x 35 =
 * 2275; training 250; ongoing 0.3 x 7500 + 0.8 x 2400 + 0.2 x 2275 = 2250 + 1920 + 455 = 4625;
 * total 17050.
 */
const rows: [string, Partial<CostForm>, [number, number, number, number, number, number]][] = [
  ['one state, ten people', {}, [7500, 2400, 2275, 250, 4625, 17_050]],
  ['two states', { operatingStates: ['DE', 'IA'] }, [10_000, 2400, 2975, 250, 5515, 21_140]],
  ['healthcare', { industry: 'Healthcare' }, [13_500, 2400, 2275, 250, 6425, 24_850]],
  [
    'financial services',
    { industry: 'Financial Services' },
    [12_000, 2400, 2275, 250, 5975, 22_900],
  ],
  ['technology', { industry: 'Technology' }, [10_500, 2400, 2275, 250, 5525, 20_950]],
  ['retail', { industry: 'Retail/E-commerce' }, [9000, 2400, 2275, 250, 5075, 19_000]],
  ['manufacturing', { industry: 'Manufacturing' }, [8250, 2400, 2275, 250, 4850, 18_025]],
  ['education', { industry: 'Education' }, [7500, 2400, 2275, 250, 4625, 17_050]],
  ['real estate', { industry: 'Real Estate' }, [6750, 2400, 2275, 250, 4400, 16_075]],
  ['consulting', { industry: 'Consulting' }, [6000, 2400, 2275, 250, 4175, 15_100]],
  ['49 people', { employeeCount: 49 }, [7500, 2400, 2957.5, 1225, 4761.5, 18_844]],
  ['50 people', { employeeCount: 50 }, [7500, 6000, 2975, 1250, 7645, 25_370]],
  ['199 people', { employeeCount: 199 }, [7500, 6000, 5582.5, 4975, 8166.5, 32_224]],
  ['200 people', { employeeCount: 200 }, [7500, 12_000, 5600, 5000, 12_970, 43_070]],
  [
    'revenue of exactly one million',
    { annualRevenue: 1_000_000 },
    [7500, 2400, 2275, 250, 4625, 17_050],
  ],
  [
    'revenue above one million',
    { annualRevenue: 1_000_001 },
    [7500, 2400, 3250, 250, 4820, 18_220],
  ],
  [
    'revenue of exactly ten million',
    { annualRevenue: 10_000_000 },
    [7500, 2400, 3250, 250, 4820, 18_220],
  ],
  [
    'revenue above ten million',
    { annualRevenue: 10_000_001 },
    [7500, 2400, 4875, 250, 5145, 20_170],
  ],
  ['a privacy officer', { hasPrivacyOfficer: true }, [7500, 2400, 1592.5, 250, 3700, 15_443]],
  ['existing policies', { hasExistingPolicies: true }, [4500, 2400, 1820, 250, 4625, 13_595]],
  [
    'both',
    { hasPrivacyOfficer: true, hasExistingPolicies: true },
    [4500, 2400, 1274, 250, 3700, 12_124],
  ],
  ['no people', { employeeCount: 0 }, [7500, 2400, 2100, 0, 4590, 16_590]],
  [
    'a large technology firm in four states',
    {
      employeeCount: 250,
      industry: 'Technology',
      annualRevenue: 20_000_000,
      operatingStates: ['CA', 'CT', 'CO', 'TX'],
    },
    [21_000, 12_000, 18_375, 6250, 19_575, 77_200],
  ],
];

test.each(rows)(
  'to the dollar: %s',
  (_name, change, [legal, software, internal, training, ongoing, total]) => {
    const { breakdown, totalCost } = estimateCost({ ...base, ...change });
    expect(breakdown.legalConsulting).toBeCloseTo(legal, 6);
    expect(breakdown.softwareTools).toBe(software);
    expect(breakdown.internalTime).toBeCloseTo(internal, 6);
    expect(breakdown.trainingCosts).toBe(training);
    expect(breakdown.ongoingCompliance).toBeCloseTo(ongoing, 6);
    expect(totalCost).toBe(total);
  },
);

describe('what comes with the sum', () => {
  test('costs and requirement counts by state: 3500 times 1.5, 1 or 0.7; 15, 10 or 6', () => {
    const { stateSpecificCosts } = estimateCost({ ...base, operatingStates: ['CA', 'DE', 'TX'] });
    expect(
      stateSpecificCosts.map(({ cost, requirements }) => [Math.round(cost), requirements]),
    ).toEqual([
      [5250, 15],
      [3500, 10],
      [2450, 6],
    ]);
  });

  test('six to twelve months from the third state on', () => {
    expect(estimateCost({ ...base, operatingStates: ['DE', 'IA'] }).timeline).toBe('3-6 months');
    expect(estimateCost({ ...base, operatingStates: ['DE', 'IA', 'NE'] }).timeline).toBe(
      '6-12 months',
    );
  });

  test('recommendations only with their trigger', () => {
    const shown = (change: Partial<CostForm>) =>
      estimateCost({ ...base, ...change }).recommendations;
    expect(shown({})).toEqual([]);
    expect(shown({ operatingStates: ['DE', 'IA', 'NE'] })).toEqual([]);
    expect(shown({ operatingStates: ['DE', 'IA', 'NE', 'VA'] })).toEqual(['many-states']);
    expect(shown({ employeeCount: 100 })).toEqual([]);
    expect(shown({ employeeCount: 101 })).toEqual(['needs-officer']);
    expect(shown({ employeeCount: 101, hasPrivacyOfficer: true })).toEqual([]);
    expect(shown({ industry: 'Healthcare' })).toEqual(['strict-industry']);
    expect(
      shown({ employeeCount: 300, hasPrivacyOfficer: true, annualRevenue: 20_000_000 }),
    ).toEqual(['high-total']);
  });
});
