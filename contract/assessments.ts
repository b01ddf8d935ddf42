/** Assessments, tasks and their history (specification 3 and 7; decisions, 4 and 5). */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { businessId, factKey, stateId } from './businesses.ts';
import { endpoint } from './endpoint.ts';
import { MOST } from './words.ts';

export const verdictWord = z.enum([
  'applies',
  'applies in part',
  'does not apply',
  'exempt',
  'not in force yet',
  'cannot tell',
]);
const calendarDate = z.string();
const value = z.union([z.number(), z.boolean()]);

/** One thing that decided, with its section, in words for the owner. */
const reason = z.object({
  kind: z.enum(['prong', 'exemption', 'effective']),
  id: z.string(),
  holds: z.nullable(z.boolean()),
  text: z.string(),
  cite: z.string(),
  url: z.string(),
  doubts: z.array(z.string()),
});

const standingDuty = z.object({ requirementId: z.string(), title: z.string(), cite: z.string() });

/** A missing answer, in the order in which it decides most states. */
export const question = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  type: z.enum(['boolean', 'count', 'money', 'percent']),
  question: z.string(),
  help: z.string(),
  why: z.string(),
  typical: z.nullable(z.object({ value, why: z.string() })),
  /** States whose verdict or duties this answer bears on. */
  states: z.array(stateId),
  /** asked: never answered; unknown: the owner said "I don't know"; assumed: silently counted as no. */
  standing: z.enum(['asked', 'unknown', 'assumed']),
});
export type Question = z.infer<typeof question>;

/** A fact as the assessment used it, and where it came from. */
const usedFact = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  type: z.enum(['boolean', 'count', 'money', 'percent']),
  question: z.string(),
  value,
  source: z.enum(['answer', 'profile', 'implied']),
  how: z.string(),
});

const clash = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  told: value,
  inferred: value,
  text: z.string(),
});

const stateResult = z.object({
  stateId,
  stateName: z.string(),
  slug: z.string(),
  lawName: z.string(),
  verdict: verdictWord,
  /** For a law not in force yet: what it will be, from `effective` on. */
  then: z.optional(
    z.enum(['applies', 'applies in part', 'does not apply', 'exempt', 'cannot tell']),
  ),
  effective: calendarDate,
  /** The verdict in one sentence. */
  headline: z.string(),
  because: z.array(reason),
  /** Minimal sets of facts that would settle a verdict that cannot be told yet. */
  settledBy: z.array(z.array(factKey)),
  /** Facts silently counted as no; shown as not checked. */
  assuming: z.array(z.object({ fact: factKey, question: z.string() })),
  standing: z.array(standingDuty),
  /** What to read and judge: exemptions that no answer settles. */
  toRead: z.array(z.object({ id: z.string(), text: z.string(), cite: z.string() })),
  lawUrl: z.string(),
});
export type StateResult = z.infer<typeof stateResult>;

const scoredState = z.extend(stateResult, {
  score: z.number(),
  /** True for a verdict that cannot be told yet ("if it applies") and for a law to come. */
  provisional: z.boolean(),
  requirementsMet: z.number(),
  totalRequirements: z.number(),
});
export type ScoredState = z.infer<typeof scoredState>;

export const workStatus = z.enum(['open', 'done', 'not applicable']);

const taskRequirement = z.object({
  id: z.string(),
  stateId,
  title: z.string(),
  text: z.string(),
  cite: z.string(),
  url: z.string(),
  evidence: z.string(),
  /** owed today, owed if a missing answer turns out so, or owed from a later day. */
  owed: z.enum(['owed', 'may be owed', 'coming up']),
  from: z.nullable(calendarDate),
  status: workStatus,
  dueDate: calendarDate,
  /** Share of the overall score lost while it is open, in points; 0 where it is not scored. */
  lostPoints: z.number(),
});

export const task = z.object({
  /** The control: the same piece of work for every state that asks for it. */
  id: z.enum(CONTROL_KEYS),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  steps: z.array(z.string()),
  evidence: z.string(),
  estimatedHours: z.number(),
  dueDate: calendarDate,
  /** Set when one state asks. */
  stateId: z.optional(stateId),
  stateIds: z.array(stateId),
  cites: z.array(z.object({ stateId, cite: z.string(), url: z.string() })),
  owed: z.enum(['owed', 'may be owed', 'coming up']),
  /** Good practice: shown apart, not scored. */
  advice: z.boolean(),
  status: workStatus,
  /** "added for Texas": states whose requirements are open in a task that was done before. */
  reopenedFor: z.array(stateId),
  /** The strictest count of days among the states, and whose it is. */
  strictest: z.nullable(
    z.object({ days: z.number(), unit: z.string(), what: z.string(), stateIds: z.array(stateId) }),
  ),
  terms: z.array(z.object({ stateId, text: z.string(), cite: z.string() })),
  /** The missing questions that would settle whether it is owed. */
  asks: z.array(factKey),
  note: z.nullable(z.string()),
  doneOn: z.nullable(calendarDate),
  doneBy: z.nullable(z.string()),
  lostPoints: z.number(),
  requirements: z.array(taskRequirement),
});
export type Task = z.infer<typeof task>;

const level = z.enum(['HIGH', 'MEDIUM', 'LOW']);
const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  impact: level,
  effort: level,
  cites: z.array(z.object({ stateId, cite: z.string(), url: z.string() })),
});

export const assessment = z.object({
  businessId: z.string(),
  businessName: z.string(),
  version: z.number(),
  asOf: calendarDate,
  lawDataHash: z.string(),
  lawCheckedTo: calendarDate,
  /** Percent, unrounded: 100 less the sum of `lostPoints` over all tasks. */
  overallScore: z.number(),
  provisional: z.boolean(),
  /** The result in one or two sentences. */
  headline: z.string(),
  riskLevel: z.enum(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']),
  riskReason: z.string(),
  applicableStates: z.array(scoredState),
  otherStates: z.array(stateResult),
  /** Most urgent first; done ones last. */
  tasks: z.array(task),
  recommendations: z.array(recommendation),
  questions: z.array(question),
  facts: z.array(usedFact),
  clashes: z.array(clash),
  /** When the owner first opened, or last saved, this assessment. */
  savedAt: z.nullable(z.string()),
});
export type Assessment = z.infer<typeof assessment>;

const ownerProblems = ['not-signed-in', 'not-found'] as const;

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

export const receipt = z.object({
  id: z.string(),
  savedAt: z.string(),
  asOf: calendarDate,
  lawDataHash: z.string(),
  overallScore: z.number(),
  riskLevel: z.string(),
  verdicts: z.array(z.object({ stateId, verdict: verdictWord })),
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
  summary: 'The receipts kept, newest first',
  params: businessId,
  status: 200,
  reply: z.array(receipt),
  problems: ownerProblems,
});

const mark = z.object({
  status: workStatus,
  /** Evidence for done; the reason for not applicable. */
  note: z.optional(
    z.string().check(z.trim(), z.maxLength(MOST.note, `Use at most ${MOST.note} characters`)),
  ),
});

/** "Not applicable" needs a reason (decisions, 5). */
export const markBody = mark.check(
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

export const listHistory = endpoint({
  name: 'listHistory',
  method: 'GET',
  path: '/api/businesses/:businessId/history',
  access: 'owner',
  summary: 'What was done on this business, newest first',
  params: businessId,
  status: 200,
  reply: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string(),
      what: z.string(),
      detail: z.nullable(z.string()),
      requirementIds: z.array(z.string()),
    }),
  ),
  problems: ownerProblems,
});
