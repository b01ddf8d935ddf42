/**
 * Assessments, tasks and their history (docs/requirements.md 3 and 7;
 * docs/requirements-decisions.md 4 and 5).
 */
import * as z from 'zod/mini';
import { businessId, stateId } from './businesses.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import { pageBefore } from './paging.ts';
import { assessment, calendarDate, verdictKind, workStatus } from './results.ts';
import { MOST } from './choices.ts';

export type { AnswerMismatch } from './mismatches.ts';
export type { Assessment, Question, ScoredState, StateResult, Task } from './results.ts';

export const readAssessment = endpoint({
  name: 'readAssessment',
  method: 'GET',
  path: '/api/assessments/:businessId',
  access: 'owner',
  summary: 'Which laws bind the business today, what to do, by when and why',
  params: businessId,
  status: 200,
  reply: assessment,
  problems: ownerProblems,
});

const receipt = z.object({
  id: z.string(),
  /** Counts from 1 for each business. */
  number: z.number(),
  savedAt: z.string(),
  asOf: calendarDate,
  lawDataHash: z.string(),
  overallScore: z.number(),
  riskLevel: z.string(),
  verdicts: z.array(z.object({ stateId, verdict: verdictKind })),
});

export type Receipt = z.infer<typeof receipt>;

/** A receipt with all that is needed to work it out again (docs/command-line.md, `replay`). */
export const keptReceipt = z.extend(receipt, {
  facts: z.unknown(),
  /** Requirement id → done or not applicable; null in receipts from before it was kept. */
  marks: z.nullable(z.record(z.string(), z.string())),
  /** SHA-256 of day, law data, facts, marks and results, in hexadecimal digits. */
  hash: z.string(),
});

export const saveAssessment = endpoint({
  name: 'saveAssessment',
  method: 'POST',
  path: '/api/assessments/:businessId/receipts',
  access: 'owner',
  summary: 'Keep a receipt of the assessment as it stands: facts, date, law data, verdicts, score',
  params: businessId,
  status: 201,
  reply: receipt,
  problems: [...ownerProblems, 'too-many-tries'],
});

export const listReceipts = endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/api/assessments/:businessId/receipts',
  access: 'owner',
  summary: 'The receipts kept, newest first; with `before`, the 100 before a number',
  params: businessId,
  query: pageBefore,
  status: 200,
  reply: z.array(receipt),
  problems: [...ownerProblems, 'invalid-input'],
});

export const readReceipt = endpoint({
  name: 'readReceipt',
  method: 'GET',
  path: '/api/assessments/:businessId/receipts/:number',
  access: 'owner',
  summary: 'One receipt whole, with its facts and what was done: `replay` works it out again',
  params: z.extend(businessId, { number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  status: 200,
  reply: keptReceipt,
  problems: ownerProblems,
});

const mark = z.object({
  status: workStatus,
  /** Evidence for done; the reason for not applicable. */
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(MOST.note, `Use at most ${MOST.note} characters`)),
  ),
});

/** "Not applicable" needs a reason (docs/requirements-decisions.md 5). */
const markBody = mark.check(
  z.refine((body) => body.status !== 'not applicable' || (body.note ?? '').length >= 3, {
    error: 'Say why it does not apply to you',
    path: ['note'],
  }),
);

export const markTask = endpoint({
  name: 'markTask',
  method: 'PUT',
  path: '/api/businesses/:businessId/tasks/:taskId',
  access: 'owner',
  summary:
    'Mark every requirement of a task done, open or not applicable; replies with the new assessment',
  params: z.extend(businessId, { taskId: z.string().check(z.maxLength(60)) }),
  body: markBody,
  status: 200,
  reply: assessment,
  problems: [...ownerProblems, 'invalid-input'],
});

export const markRequirement = endpoint({
  name: 'markRequirement',
  method: 'PUT',
  path: '/api/businesses/:businessId/requirements/:requirementId',
  access: 'owner',
  summary: 'Mark one requirement done, open or not applicable; replies with the new assessment',
  params: z.extend(businessId, { requirementId: z.string().check(z.maxLength(20)) }),
  body: markBody,
  status: 200,
  reply: assessment,
  problems: [...ownerProblems, 'invalid-input'],
});

/**
 * One thing that was done. `seq` counts from 1; `session` is the short name of the session it was
 * done in.
 */
export const pastEvent = z.object({
  seq: z.number(),
  at: z.string(),
  by: z.string(),
  session: z.nullable(z.string()),
  what: z.string(),
  detail: z.nullable(z.string()),
  requirementIds: z.array(z.string()),
  /** What stood there before and after, by the name of a field, a question or a requirement. */
  changes: z.array(z.object({ of: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** The same as an entry of a list. */
export const shownEvent = z.extend(pastEvent, { id: z.string() });
export type ShownEvent = z.infer<typeof shownEvent>;

export const listHistory = endpoint({
  name: 'listHistory',
  method: 'GET',
  path: '/api/businesses/:businessId/history',
  access: 'owner',
  summary:
    'What was done on this business, newest first: the last 500; with `before`, the 100 before a number',
  params: businessId,
  query: pageBefore,
  status: 200,
  reply: z.array(shownEvent),
  problems: [...ownerProblems, 'invalid-input'],
});
