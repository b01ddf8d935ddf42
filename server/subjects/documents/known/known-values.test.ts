import { expect, test } from 'vitest';
import { DICTIONARY } from '#documents/source/templates.server.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import { knownValue, sourcesRead, suggestedValue } from './known-values.ts';
import type { ValueSources } from './known-values.ts';

const knowing: ValueSources = {
  business: { businessName: 'Harbor Books', dataTypesCollected: ['Email addresses'] },
  states: [{ stateId: 'DE', stateName: 'Delaware' }],
  sensitive: SENSITIVE_BOOK,
  asOf: '2026-11-21',
  email: 'robin@example.com',
  ownerName: 'Robin Lane',
  requestForm: null,
};
const named = (name: string) => {
  const variable = DICTIONARY.variables[name];
  if (!variable) throw new Error(`there is no variable ${name}`);
  return variable;
};

test('every place that the dictionary names is read, and no other', () => {
  const places = Object.values(DICTIONARY.variables).flatMap(({ from }) => from ?? []);
  expect([...new Set(places)].toSorted()).toEqual(sourcesRead.toSorted());
});

test('rights are those of the states whose whole law binds', () => {
  const states = [
    { stateId: 'CT', stateName: 'Connecticut', verdict: 'applies' },
    { stateId: 'TX', stateName: 'Texas', verdict: 'applies in part' },
  ];
  expect(knownValue(named('statesList'), { ...knowing, states })?.value).toEqual(['Connecticut']);
});

test('the policy can be read in English, whatever languages the business sells in', () => {
  expect(knownValue(named('policyLanguages'), knowing)?.value).toEqual(['English']);
  expect(DICTIONARY.variables['noticeLanguages']).toBeUndefined();
});

test('what only the owner knows stays unknown', () => {
  for (const [name, variable] of Object.entries(DICTIONARY.variables))
    if (variable.from === null)
      expect([name, knownValue(variable, knowing)]).toEqual([name, undefined]);
  expect(suggestedValue('legalName', knowing)?.from).toBe('the name in your profile');
  expect(suggestedValue('privacyOwner', knowing)?.value).toBe('Robin Lane');
  expect(suggestedValue('effectiveDate', knowing)?.value).toBe('2026-11-21');
  expect(suggestedValue('tradeNames', knowing)).toBeUndefined();
  expect(suggestedValue('toString', knowing)).toBeUndefined();
});

test('sensitive data is what a state calls so as such, on that day; none is not a list of none', () => {
  const types = (dataTypesCollected: string[], stateId = 'DE') =>
    knownValue(named('sensitiveTypes'), {
      ...knowing,
      business: { ...knowing.business, dataTypesCollected },
      states: [{ stateId, stateName: stateId }],
    })?.value;
  expect(types(['Email addresses'])).toBeUndefined();
  expect(types(['Email addresses', 'Biometric data'])).toEqual(['Biometric data']);
  expect(types(['Social Security Numbers'], 'CA')).toEqual(['Social Security Numbers']);
  expect(types(['Social Security Numbers'], 'DE')).toBeUndefined();
});

test('data of known children is sensitive by their age, whether or not there is a data map', () => {
  const types = (
    stateId: string,
    young: ValueSources['young'],
    dataTypesCollected: string[] = [],
  ) =>
    knownValue(named('sensitiveTypes'), {
      ...knowing,
      business: { ...knowing.business, dataTypesCollected },
      states: [{ stateId, stateName: stateId }],
      ...(young && { young }),
    })?.value;
  const [children, teens] = [
    { children: true, teens: false },
    { children: false, teens: true },
  ];
  expect(types('MD', children)).toEqual(['personal data of known children under 13']);
  expect(types('CA', children)).toEqual(['personal data of known children under 16']);
  expect(types('FL', teens)).toEqual(['personal data of known children under 18']);
  expect(types('MD', teens)).toBeUndefined();
  expect(types('UT', children)).toBeUndefined();
  expect(types('DE', undefined)).toBeUndefined();
  expect(types('DE', children, ['Biometric data'])).toEqual([
    'Biometric data',
    'personal data of known children under 13',
  ]);
});
