import { expect, test } from 'vitest';
import { stateName } from '#law/codes.ts';
import { CORPUS } from '#law/corpus.server.ts';
import { assess } from '../assessment/assessment.ts';
import type { AssessmentInput } from '../assessment/assessment.ts';
import { changeText, scoreChange, seenIn } from './score-change.ts';

const at = (answers: AssessmentInput['answers'], done: readonly string[] = []) =>
  seenIn(
    assess(CORPUS, {
      business: {
        id: 'b1',
        businessName: 'Harbor Books',
        version: 1,
        industry: 'Retail',
        employeeCount: 12,
        annualRevenue: 2_400_000,
        statesOperating: ['DE', 'CT'],
        dataTypesCollected: ['Email addresses'],
      },
      answers: [
        { fact: 'sellsPersonalData', state: null, value: false },
        { fact: 'targetedAdvertising', state: null, value: false },
        ...answers,
      ],
      work: done.map((requirementId) => ({
        requirementId,
        status: 'done',
        note: null,
        on: '2026-11-21',
        by: 'Robin Lee',
      })),
      owedSince: {},
      asOf: '2026-11-21',
      savedAt: null,
    }),
  );
const percent = (score: number) => `${Math.round(score)}%`;
const people = (state: 'DE' | 'CT', value: number) =>
  ({ fact: 'consumers', state, value }) as const;

test('a law that begins to apply is named with the number of its duties', () => {
  const before = at([people('DE', 60_000), people('CT', 100)]);
  const done = before.duties.DE?.slice(0, 4) ?? [];
  const [was, is] = [
    at([people('DE', 60_000), people('CT', 100)], done),
    at([people('DE', 60_000), people('CT', 60_000)], done),
  ];
  const change = scoreChange(was, is, stateName);
  const added = is.duties.CT?.length ?? 0;
  expect(added).toBeGreaterThan(3);
  expect(change?.reasons).toEqual([`${added} duties added by Connecticut`]);
  expect(Number(was.score)).toBeGreaterThan(Number(is.score));
  expect(change && changeText(change, percent)).toBe(
    `${added} duties added by Connecticut: ${percent(was.score ?? 0)} → ${percent(is.score ?? 0)}.`,
  );
  const back = scoreChange(is, was, stateName);
  expect(back?.reasons).toEqual([`${added} duties dropped in Connecticut`]);
});

test('the first score is no change from another; while none is known none is said', () => {
  const [none, known] = [at([]), at([people('DE', 60_000), people('CT', 100)])];
  expect(none.score).toBeNull();
  const change = scoreChange(none, known, stateName);
  expect(change && changeText(change, percent)).toMatch(
    /^\d+ duties added by Delaware\. Your score is \d+%\.$/,
  );
  const lost = scoreChange(known, none, stateName);
  expect(lost && changeText(lost, percent)).toMatch(/dropped in Delaware\.$/);
});

test('work alone is no such change', () => {
  const before = at([people('DE', 60_000), people('CT', 100)]);
  const after = at([people('DE', 60_000), people('CT', 100)], before.duties.DE?.slice(0, 1));
  expect(scoreChange(before, after, stateName)).toBeUndefined();
});
