import { describe, expect, test } from 'vitest';
import type { Detail } from '#contract/documents/details.ts';
import { groupsOf } from '#web/pages/documents/one/detail-groups.ts';

const detail = (name: string, change: Partial<Detail> = {}): Detail => ({
  name,
  label: name,
  hint: null,
  kind: 'text',
  choices: null,
  columns: null,
  rows: null,
  form: null,
  practice: false,
  control: null,
  usedIn: ['privacy-policy'],
  mapped: false,
  missingIn: [],
  told: null,
  known: null,
  suggested: null,
  ...change,
});
const THREE = ['privacy-policy', 'opt-out-page', 'data-inventory'];

describe('the things that a document asks for', () => {
  const own = [
    detail('hours', { kind: 'number' }),
    detail('kinds', { kind: 'table', usedIn: THREE }),
    detail('owner', { usedIn: THREE }),
    detail('business', { usedIn: THREE, known: { value: 'Lane', from: 'from your profile' } }),
    detail('phone', { usedIn: THREE, told: { value: '555', at: '2026-11-21' } }),
    detail('biometric', { kind: 'table' }),
    detail('encrypted', { practice: true, known: { value: 'Yes', from: 'from your website' } }),
    detail('deletes', { practice: true }),
  ];
  const left = ['hours', 'kinds', 'owner', 'deletes'];

  test('come by how many documents they serve, tables late; answers stand apart, what is not waited for last', () => {
    expect(groupsOf(own, left).map(({ id, names }) => [id, names])).toEqual([
      ['several', ['owner']],
      ['alone', ['hours']],
      ['practices', ['deletes']],
      ['tables', ['kinds']],
      ['told', ['phone', 'encrypted']],
      ['rest', ['business', 'biometric']],
    ]);
  });

  test('a group without any is left out', () => {
    expect(groupsOf(own.slice(0, 1), left).map(({ id }) => id)).toEqual(['alone']);
  });

  test('a given detail with a gap in it is asked', () => {
    expect(groupsOf(own, [...left, 'phone']).find(({ id }) => id === 'several')?.names).toEqual([
      'owner',
      'phone',
    ]);
  });
});
