import { expect, expectTypeOf, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Assessment as Stated } from '#contract/assessments.ts';
import type { Assessment as Returned } from '#engine/assessment/assessment.ts';
import type { z } from 'zod/mini';
import type { Plan as PlanStated, ComingChange as ChangeStated } from '#contract/plan.ts';
import type { Plan as PlanReturned } from '#engine/assessment/plan.ts';
import type { ComingChange as ChangeReturned } from '#engine/duties/upcoming.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import type {
  siteFinding,
  situation as stated,
  VISIT_FAILURES,
} from '#contract/site-tests/site-findings.ts';
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { WordedFinding } from '#engine/site/report/finding-texts.ts';
import type { VisitFailure, VisitSituation } from '#engine/site/record/visit.ts';
import { PROBLEMS } from '#contract/problems.ts';
import { DATA_TYPES, INDUSTRIES } from '#contract/choices.ts';
import { CASE_TRADES } from '#reference/schema.ts';
import { SENSITIVE_BOOK } from '#law/corpus.server.ts';
import type { RequestType } from '#law/schema.ts';

/**
 * Removes `readonly`, and makes optional the same as possibly undefined. The type checker checks
 * the equality.
 */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? {
        [Key in keyof T]:
          | Plain<Exclude<T[Key], undefined>>
          | (undefined extends T[Key] ? undefined : never);
      }
    : T;

test('public cases name trades as owners do', () => {
  expect(CASE_TRADES).toEqual(INDUSTRIES);
});

test('what the desk offers is what the laws know, but for the signal', () => {
  expectTypeOf<DeskType>().toEqualTypeOf<Exclude<RequestType, 'signal'>>();
});

test('the contract restates what a test of a site finds', () => {
  type Said = Omit<
    z.infer<typeof siteFinding>,
    'toolName' | 'toolPurpose' | 'requirements' | 'whatToSwitch' | keyof WordedFinding
  >;
  expectTypeOf<Plain<Finding>>().toExtend<Plain<Said>>();
  expectTypeOf<Plain<Said>>().toExtend<Plain<Finding>>();
  expectTypeOf<Plain<WordedFinding>>().toExtend<
    Pick<z.infer<typeof siteFinding>, keyof WordedFinding>
  >();
  expectTypeOf<z.infer<typeof stated>>().toEqualTypeOf<VisitSituation>();
  expectTypeOf<(typeof VISIT_FAILURES)[number]>().toEqualTypeOf<VisitFailure>();
});

test('the contract restates what the engine returns', () => {
  expectTypeOf<Plain<Returned>>().toExtend<Plain<Stated>>();
  expectTypeOf<Plain<Stated>>().toExtend<Plain<Returned>>();
  expectTypeOf<Plain<PlanReturned>>().toExtend<Plain<PlanStated>>();
  expectTypeOf<Plain<PlanStated>>().toExtend<Plain<PlanReturned>>();
  expectTypeOf<Plain<ChangeReturned>>().toExtend<Plain<ChangeStated>>();
  expectTypeOf<Plain<ChangeStated>>().toExtend<Plain<ChangeReturned>>();
});

test('every call has a name, a path and a method of its own', () => {
  expect(new Set(ENDPOINTS.map((call) => call.name)).size).toBe(ENDPOINTS.length);
  expect(new Set(ENDPOINTS.map((call) => `${call.method} ${call.path}`)).size).toBe(
    ENDPOINTS.length,
  );
});

test('a call names only problems of the closed list, and owners must be signed in', () => {
  for (const call of ENDPOINTS) {
    for (const problem of call.problems) expect(Object.keys(PROBLEMS)).toContain(problem);
    if (call.access === 'owner') expect(call.problems).toContain('not-signed-in');
  }
});

test('the data types of the profile form are those whose sensitivity is recorded', () => {
  expect(SENSITIVE_BOOK.dataTypes).toEqual([...DATA_TYPES]);
});
