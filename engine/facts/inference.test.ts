import { describe, expect, test } from 'vitest';
import { LAWS, SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { SensitiveBook } from '#law/schema.ts';
import { inferFromProfile } from './inference.ts';
import type { Profile } from './inference.ts';

const row = (
  sensitive: 'yes' | 'no' | 'depends',
  next?: { from: string; sensitive: 'yes' | 'no' },
) => ({
  sensitive,
  why: `It is ${sensitive}.`,
  cite: '§ 1',
  ...(next ? { next: { ...next, why: 'It changed.', cite: '§ 2' } } : {}),
});
const book: SensitiveBook = {
  reviewed: '2026-11-01',
  note: 'Invented.',
  dataTypes: ['Email addresses', 'Health information', 'Location data', 'Biometric data'],
  states: {
    DE: {
      model: 'consent',
      children: 'Invented.',
      types: {
        'Email addresses': row('no'),
        'Health information': row('yes'),
        'Location data': row('depends', { from: '2027-01-01', sensitive: 'yes' }),
        'Biometric data': row('yes', { from: '2027-01-01', sensitive: 'no' }),
      },
    },
  },
};
const nothing: Profile = {
  industry: 'Other',
  employeeCount: 3,
  statesOperating: ['DE', 'IA'],
  dataTypesCollected: [],
};
const inferred = (profile: Partial<Profile>, day = '2026-11-20') =>
  inferFromProfile({ ...nothing, ...profile }, book, () => day).map(
    ({ fact, state, value }) => `${fact}${state ? ` in ${state}` : ''} = ${value}`,
  );

describe('facts from the profile', () => {
  test('the number of employees always, the revenue where it is given, zero too', () => {
    expect(inferred({})).toEqual(['employees = 3']);
    expect(inferred({ annualRevenue: 0 })).toEqual(['employees = 3', 'annualRevenueUSD = 0']);
    expect(inferred({ annualRevenue: undefined })).toEqual(['employees = 3']);
  });

  test('types of data that say it by themselves', () => {
    expect(inferred({ dataTypesCollected: ['Biometric data'], statesOperating: [] })).toEqual([
      'employees = 3',
      'processesBiometricData = true',
    ]);
    expect(inferred({ dataTypesCollected: ['Health information'], statesOperating: [] })).toEqual([
      'employees = 3',
      'controlsHealthData = true',
    ]);
  });

  test('health information in health care may be under HIPAA: only the owner can tell', () => {
    const types = { dataTypesCollected: ['Health information'], statesOperating: [] };
    expect(inferred({ ...types, industry: 'Healthcare' })).toEqual(['employees = 3']);
  });

  test('sensitive data, state by state, by its own definition', () => {
    expect(inferred({ dataTypesCollected: ['Health information'] })).toContain(
      'processesSensitiveData in DE = true',
    );
    expect(inferred({ dataTypesCollected: ['Health information'] })).not.toContain(
      'processesSensitiveData in IA = true',
    );
  });

  test('nothing from silence, from a no, or from "depends"', () => {
    expect(inferred({ dataTypesCollected: ['Email addresses'] })).toEqual(['employees = 3']);
    expect(inferred({ dataTypesCollected: ['Location data'] })).toEqual(['employees = 3']);
    expect(inferred({ dataTypesCollected: ['Shoe sizes'] })).toEqual(['employees = 3']);
  });

  test('by the definition of the day', () => {
    const location = { dataTypesCollected: ['Location data'] };
    expect(inferred(location, '2026-12-31')).toEqual(['employees = 3']);
    expect(inferred(location, '2027-01-01')).toContain('processesSensitiveData in DE = true');
    const biometric = { dataTypesCollected: ['Biometric data'] };
    expect(inferred(biometric, '2026-12-31')).toContain('processesSensitiveData in DE = true');
    expect(inferred(biometric, '2027-01-01')).not.toContain('processesSensitiveData in DE = true');
  });

  test('each with its source, and the section if a law is the source', () => {
    const found = inferFromProfile(
      { ...nothing, dataTypesCollected: ['Email addresses', 'Health information'] },
      book,
      () => '2026-11-20',
    );
    expect(found.at(-1)?.how).toBe('You collect Health information. It is yes. § 1.');
    for (const { how } of found) expect(how).toMatch(/\.$/);
  });
});

test('with every type of data collected, sensitive data is known in every state, with its section', () => {
  const states = LAWS.map((law) => law.state);
  const found = inferFromProfile(
    { ...nothing, statesOperating: states, dataTypesCollected: SENSITIVE_BOOK.dataTypes },
    SENSITIVE_BOOK,
    () => '2028-01-01',
  ).filter(({ fact }) => fact === 'processesSensitiveData');
  expect(found.map(({ state }) => state)).toEqual(states);
  for (const { how } of found) expect(how).toMatch(/\d.*\.$/);
});
