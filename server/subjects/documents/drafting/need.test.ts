/**
 * A document is called needed only where a law asks for it, and where nothing stands in its place
 * already.
 */
import { describe, expect, test } from 'vitest';
import { EMPTY_MAP, type MapRecipient } from '#contract/documents/data-map.ts';
import { blankLine, blankRecipient } from '#documents/map/entries.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import { TEMPLATES } from '#documents/source/templates.server.ts';
import { assess } from '#engine/assessment/assessment.ts';
import { CORPUS } from '#law/corpus.server.ts';
import { needOf } from './need.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';

const STATES = ['CA', 'TX'] as const;

function subjectOf(
  answers: readonly (readonly [string, string, boolean | number])[],
  recipients: readonly MapRecipient[] = [],
) {
  const { tasks } = assess(CORPUS, {
    business: {
      id: 'b1',
      businessName: 'Ledgerleaf',
      version: 1,
      industry: 'Technology',
      employeeCount: 140,
      annualRevenue: 30_000_000,
      statesOperating: [...STATES],
      dataTypesCollected: ['Financial records'],
    },
    answers: [
      { fact: 'consumers', state: 'CA', value: 300_000 },
      { fact: 'consumers', state: 'TX', value: 120_000 },
      { fact: 'sbaSmallBusiness', state: null, value: false },
      { fact: 'sellsSensitiveData', state: null, value: false },
      { fact: 'sellsPersonalData', state: null, value: false },
      { fact: 'knowsChildren', state: null, value: false },
      { fact: 'knowsTeens', state: null, value: false },
      { fact: 'processesBiometricData', state: null, value: false },
      { fact: 'servicesForMinors', state: null, value: false },
      ...answers.map(([fact, state, value]) => ({ fact, state, value })),
    ] as Parameters<typeof assess>[1]['answers'],
    work: [],
    owedSince: {},
    asOf: '2026-11-24',
    savedAt: null,
  });
  const laws = CORPUS.laws.filter(({ state }) => STATES.some((code) => code === state));
  const states = laws.map(({ state, name }) => ({ stateId: state, stateName: name }));
  const map = mergedMap(
    { ...EMPTY_MAP, recipients: [...recipients] },
    { lines: [], recipients: [] },
  );
  return { tasks, laws, states, map } as unknown as DocumentInput;
}

const template = (id: string) => {
  const found = TEMPLATES.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('a consent form', () => {
  const FORM = template('sensitive-data-consent');
  const sensitive = (inTexas: boolean) =>
    subjectOf([
      ['processesSensitiveData', 'CA', true],
      ['processesSensitiveData', 'TX', inTexas],
    ]);
  test('is needed where a state asks for consent to that data', () => {
    expect(needOf(FORM, sensitive(true)).need).toBe('needed');
    expect(needOf(FORM, sensitive(true)).reason).toContain('Texas');
  });
  test('is not where people may only limit its use, and says why', () => {
    const { need, reason, tasks } = needOf(FORM, sensitive(false));
    expect([need, tasks]).toEqual(['not asked for', []]);
    expect(reason).toContain('No law of your states asks for consent');
  });
});

test('open tasks are counted as everywhere: what an answer decides and good practice stand apart', () => {
  const subject = subjectOf([]);
  const inventory = template('data-inventory');
  const open = subject.tasks.filter(
    ({ id, status, advice }) => inventory.controls.includes(id) && status === 'open' && !advice,
  );
  const maybe = open.filter(({ owed }) => owed === 'may be owed').length;
  expect(maybe).toBeGreaterThan(0);
  expect(needOf(inventory, subject).reason).toMatch(
    new RegExp(`\\. ${open.length - maybe} open tasks? needs? it, ${maybe} more may\\.$`),
  );
});

describe('an agreement with a vendor', () => {
  const of = (
    contract: MapRecipient['contract'],
    people: readonly string[] = ['customers'],
    state?: string,
  ) => {
    const vendor: MapRecipient = {
      ...blankRecipient('v1'),
      name: 'Klaviyo',
      contract,
      role: 'processor',
      state: 'confirmed',
    };
    const agreement = template('data-processing-agreement');
    const copy = { ...agreement, copy: { id: 'v1', kind: 'processor', name: 'Klaviyo' } };
    const subject = subjectOf(
      [
        ['usesProcessors', 'CA', true],
        ['usesProcessors', 'TX', true],
      ],
      [vendor],
    );
    const lines = [{ ...blankLine('l1', 'Pay'), people, recipients: ['v1'], state: 'confirmed' }];
    const laws = subject.laws.filter((law) => state === undefined || law.state === state);
    return needOf(copy, {
      ...subject,
      laws,
      map: { ...subject.map, lines },
    } as unknown as DocumentInput).need;
  };
  test.each([
    ['signed', 'not asked for'],
    ['their own terms', 'not asked for'],
    ['not yet', 'needed'],
  ] as const)('%s: %s', (contract, need) => expect(of(contract)).toBe(need));

  test('is not asked for where it gets data of staff alone, and no act covers staff', () => {
    expect(of('not yet', ['staff'], 'TX')).toBe('not asked for');
    expect(of('not yet', ['staff', 'customers'], 'TX')).toBe('needed');
    expect(of('not yet', ['staff'])).toBe('needed');
  });
});

describe('a privacy policy where no act binds', () => {
  const policy = TEMPLATES.find(({ id }) => id === 'privacy-policy');
  const need = (named: string[], site?: boolean, binding: readonly string[] = []) => {
    if (!policy) throw new Error('no privacy policy');
    const answers =
      site === undefined ? [] : [{ fact: 'collectsOnline', state: null, value: site }];
    return needOf(policy, {
      states: [],
      laws: [],
      tasks: [],
      map: mergedMap({ ...EMPTY_MAP, recipients: [] }, { lines: [], recipients: [] }),
      business: { statesOperating: named },
      engine: { answers },
      smallLaws: smallLawsHere((id) => binding.includes(id)),
    } as unknown as DocumentInput);
  };

  test.each([
    [['IA'], undefined, 'may be needed'],
    [['IA'], true, 'may be needed'],
    [['IA'], false, 'not asked for'],
    [['CA', 'IA'], undefined, 'may be needed'],
    [['CA', 'IA'], true, 'needed'],
    [['CA', 'DE'], false, 'not asked for'],
  ])('for %j, site %s: %s', (named, site, expected) => {
    expect(need(named, site).need).toBe(expected);
  });

  test.each([
    [{ knowsChildren: true, servicesForMinors: true, collectsOnline: true }, 'needed', true],
    [{ knowsChildren: true }, 'may be needed', true],
    [
      { knowsChildren: true, servicesForMinors: true, collectsOnline: false },
      'not asked for',
      false,
    ],
    [
      { knowsChildren: false, servicesForMinors: true, collectsOnline: true },
      'may be needed',
      false,
    ],
  ])('with children: %j: %s', (told, expected, coppa) => {
    const answers = Object.entries(told).map(([fact, value]) => ({ fact, state: null, value }));
    // Montana binds in its part on minors, and none of its tasks asks for a policy
    const subject = {
      states: [{ stateId: 'MT', stateName: 'Montana', verdict: 'applies in part' }],
      laws: [],
      tasks: [],
      map: mergedMap({ ...EMPTY_MAP, recipients: [] }, { lines: [], recipients: [] }),
      business: { statesOperating: ['MT'] },
      engine: { answers },
      smallLaws: [],
    };
    const { need: said, reason } = needOf(policy as never, subject as unknown as DocumentInput);
    expect(said).toBe(expected);
    expect(reason.includes('COPPA')).toBe(coppa);
    const plan = needOf(template('incident-response-plan'), subject as unknown as DocumentInput);
    expect(plan.reason).toContain('Every state has a law on data breaches');
  });

  test('children of the data map count as well as an answer', () => {
    const line = {
      ...blankLine('marks', 'Marks'),
      people: ['children'],
      state: 'confirmed',
      from: null,
    } as const;
    const subject = {
      states: [],
      laws: [],
      tasks: [],
      map: { ...mergedMap(EMPTY_MAP, { lines: [], recipients: [] }), lines: [line] },
      business: { statesOperating: ['IA'] },
      engine: { answers: [{ fact: 'servicesForMinors', state: 'IA', value: true }] },
      smallLaws: [],
    };
    expect(needOf(policy as never, subject as unknown as DocumentInput).reason).toContain('COPPA');
  });

  test('a law that binds by its own answers asks for one, also without a site', () => {
    expect(need(['IA'], true, ['nevada-sale', 'tcpa']).reason).toBe(
      'Other laws ask for one, at any size: NRS 603A.300–603A.360.',
    );
    expect(need(['IA'], false, ['washington-health']).need).toBe('needed');
    expect(need(['IA'], false, ['tcpa', 'new-york-price-label']).need).toBe('not asked for');
  });

  test('the law of a state that was named stands alone, by its section', () => {
    expect(need(['DE', 'IA'], true).reason).toBe(
      'Other laws ask for one, at any size: 6 Del. C. §§ 1202C–1206C.',
    );
    expect(need(['IA'], true).reason).toContain('people in California, Delaware or Nevada');
    expect(need(['IA'], false).reason).not.toMatch(/California|§|NRS/);
  });
});

test('a state that binds in its part on minors asks for no assessment of anything else', () => {
  const subject = subjectOf([]);
  const task = (id: string, stateId: string) => ({
    ...subject.tasks[0],
    id,
    requirements: [{ id: `${id}-1`, stateId, owed: 'owed' }],
  });
  const tasks = [task('assessment', 'CA'), task('minors-assessment', 'TX')];
  const needFor = (kind: string) =>
    needOf({ ...template('data-protection-assessment'), copy: { id: kind, kind, name: kind } }, {
      ...subject,
      tasks,
    } as unknown as DocumentInput);
  expect(needFor('ads').reason).toMatch(/^California asks for this\./);
  expect(needFor('minors').reason).toMatch(/^Texas asks for this\./);
});
