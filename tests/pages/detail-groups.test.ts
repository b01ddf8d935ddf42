import { describe, expect, test } from 'vitest';
import type { Detail } from '#contract/documents/details.ts';
import { groupsOf } from '#web/pages/documents/one/detail-groups.ts';

const detail = (name: string, change: Partial<Detail> = {}): Detail => ({
  name,
  label: name,
  hint: null,
  kind: 'text',
  choices: null,
  choiceLabels: null,
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

const PARTS = [
  { title: 'What we collect', names: ['kinds', 'deletes'] },
  { title: 'Your rights', names: ['hours', 'deletes'] },
];
const shown = (own: readonly Detail[], left: readonly string[], parts = PARTS) =>
  groupsOf(own, left, parts).map(({ title, names }) => [title, names]);

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

  test('come first where several papers ask, then by the part of the paper; answers stand apart, what is not waited for last', () => {
    expect(shown(own, left)).toEqual([
      ['Asked by several documents', ['owner']],
      ['What we collect', ['kinds']],
      ['What we collect, and Your rights', ['deletes', 'hours']],
      ['You told us', ['phone', 'encrypted']],
      ['Known already, or rarely needed', ['business', 'biometric']],
    ]);
  });

  test('a group without any is left out', () => {
    expect(shown(own.slice(0, 1), left)).toEqual([['Your rights', ['hours']]]);
  });

  test('a given detail with a gap in it is asked', () => {
    expect(shown(own, [...left, 'phone'])[0]).toEqual([
      'Asked by several documents',
      ['owner', 'phone'],
    ]);
  });

  test('what has no place in the text is asked all the same', () => {
    expect(shown(own.slice(0, 1), left, [])).toEqual([['Without a place of its own', ['hours']]]);
  });

  test('no more than six questions or one table at a time, and no detail is lost', () => {
    const names = Array.from({ length: 14 }, (_, at) => `detail ${at}`);
    const many = names.map((name) => detail(name));
    const groups = groupsOf(many, names, [{ title: 'Terms', names }]);
    expect(groups.map(({ title, names: of }) => [title, of.length])).toEqual([
      ['Terms (1 of 3)', 6],
      ['Terms (2 of 3)', 6],
      ['Terms (3 of 3)', 2],
    ]);
    expect(groups.flatMap(({ names: of }) => of)).toEqual(names);
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
  });
});
