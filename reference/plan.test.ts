import { describe, expect, test } from 'vitest';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { ENFORCEMENT } from './data.server.ts';
import { PLAN_BOOK } from './plan.server.ts';

describe('the data of the plan', () => {
  test('every control has exactly one choice, with a reason', () => {
    const keys = CONTROL_BOOK.controls.map(({ key }) => key);
    expect(PLAN_BOOK.choices.map(({ control }) => control)).toEqual(keys);
    expect(PLAN_BOOK.choices.filter(({ why }) => !why.endsWith('.'))).toEqual([]);
  });

  test.each([
    'processor-contracts',
    'assessment',
    'minors-assessment',
    'sensitive-consent',
    'sensitive-sale-consent',
    'privacy-notice',
    'notice-at-collection',
  ])('%s goes to a lawyer: contracts, assessments, consent texts, notices', (control) => {
    expect(PLAN_BOOK.choices.find((choice) => choice.control === control)?.who).toBe('lawyer');
  });

  test('a report is named for repairs only where it says that most were repaired', () => {
    for (const id of PLAN_BOOK.repairs) {
      const report = ENFORCEMENT.find((action) => action.id === id);
      expect(report?.kind).toBe('report');
      expect(report?.what).toMatch(/all but one repaired|most answered the letter and closed/);
    }
    expect(PLAN_BOOK.repairs.length).toBeGreaterThan(0);
  });

  test('every price names its source and the day it was seen', () => {
    for (const { source, seen, range } of PLAN_BOOK.prices) {
      expect(source).not.toBe('');
      expect(seen <= PLAN_BOOK.reviewed).toBe(true);
      expect(range).toMatch(/\$\d/);
    }
  });
});
