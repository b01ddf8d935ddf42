/** The policy of a business that no act binds has what the older laws ask for; the short form has what the acts ask for. */
import { describe, expect, test } from 'vitest';
import { FORM_CHOICE, FORMS } from '#documents/tree/document-form.ts';
import type { Filling } from '#documents/tree/filling.ts';
import type { Facts } from '#engine/rules/truth.ts';
import { LAWS_EVERYWHERE, NOTICE_LAWS } from '#law/everywhere.ts';
import { REQUIRED_ELEMENTS } from '#reference/contents.server.ts';
import { made, templateNamed, wordsOf } from './made.ts';

const POLICY = templateNamed('privacy-policy');
const QUIET: Facts = {
  sellsPersonalData: false,
  targetedAdvertising: false,
  profiling: false,
  processesSensitiveData: false,
  knowsChildren: false,
  knowsTeens: false,
};
const reach = Object.fromEntries(
  ['CA', 'DE'].map((state) => [
    state,
    {
      facts: QUIET,
      onlyOwes: LAWS_EVERYWHERE.filter(({ states }) => states.includes(state as never)).map(
        ({ cite }) => cite,
      ),
    },
  ]),
);
const policy = (codes: string[], more: Partial<Filling> = {}) =>
  wordsOf(made(POLICY, codes, { facts: QUIET, ...more }).tree.blocks);

describe('a business that no act binds', () => {
  const text = policy(['CA', 'DE'], { reach });
  test.each(NOTICE_LAWS.flatMap(({ id, notice = [] }) => notice.map((element) => [id, element])))(
    '%s asks for %s',
    (_, id) => {
      const element = REQUIRED_ELEMENTS.find((each) => each.id === id);
      expect(element).toBeDefined();
      expect(element?.test.some((pattern) => new RegExp(pattern, 'i').test(text))).toBe(true);
    },
  );

  test('it promises no rights, days or appeals of an act', () => {
    for (const words of ['right to', 'You can complain', 'Appeal', 'within 45 days', 'CCPA'])
      expect(text).not.toContain(words);
  });

  test('with an act beside it, the rights are those of that act alone', () => {
    const both = policy(['CA', 'NJ'], { reach });
    expect(both).toContain('These rights belong to residents of New Jersey.');
    expect(both).toContain('Do Not Track');
    expect(both).not.toContain('CCPA');
  });
});

describe('the form', () => {
  const isShort = (facts: Facts, codes = ['DE', 'NJ'], choice?: string) => {
    const values = choice === undefined ? {} : { [FORM_CHOICE]: choice };
    return policy(codes, { facts, values }).includes('These rights belong to residents of');
  };

  test('is short for a business that sells nothing and tracks little, unless it wants the full one', () => {
    expect(isShort(QUIET)).toBe(true);
    expect(isShort(QUIET, ['DE'], FORMS.full)).toBe(false);
  });

  test.each([
    'sellsPersonalData',
    'targetedAdvertising',
    'profiling',
    'processesSensitiveData',
    'knowsChildren',
    'knowsTeens',
    'loyaltyProgram',
    'usesDeidentifiedData',
  ] as const)('is full where %s', (fact) => {
    expect(isShort({ ...QUIET, [fact]: true }, ['DE'], FORMS.short)).toBe(false);
  });

  test('is full while that is not known, and under California’s act; who chose the short one is told why', () => {
    expect(isShort({ ...QUIET, sellsPersonalData: undefined as never })).toBe(false);
    const values = { [FORM_CHOICE]: FORMS.short };
    const text = policy(['CA'], { values });
    expect(text).toContain('This is the full form, not the short one you chose.');
    expect(text).toContain('California’s act asks for more than it holds.');
    expect(policy(['DE'], { values, facts: { ...QUIET, profiling: true } })).toContain(
      'You use profiling.',
    );
    expect(policy(['DE'], { values })).not.toContain('This is the full form');
  });
});
