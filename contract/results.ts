/** The parts of an assessment (docs/requirements.md 3; docs/requirements-decisions.md 4 and 5). */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { factKey, factValue, stateId } from './businesses.ts';
import { stand } from './stand.ts';
import { answerMismatch } from './mismatches.ts';
import { ourWords } from './our-words.ts';

export const verdictKind = z.enum([
  'applies',
  'applies in part',
  'does not apply',
  'exempt',
  'not in force yet',
  'cannot tell',
]);
export const calendarDate = z.string();
/** A day that somebody sends: one that exists. */
export const givenDay = z.iso.date('Enter a day that exists, such as 2027-01-31');
const value = z.union([z.number(), z.boolean()]);

/** One reason, with its section, in words for the owner. */
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

/** A missing answer; those that decide most states come first. */
const question = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  type: z.enum(['boolean', 'count', 'money', 'percent']),
  question: z.string(),
  help: z.string(),
  why: z.string(),
  typical: z.nullable(z.object({ value, why: z.string() })),
  /** States whose verdict or duties depend on this answer. */
  states: z.array(stateId),
  /**
   * asked: never answered; unknown: the owner said "I don't know"; assumed: counted as no until
   * answered.
   */
  standing: z.enum(['asked', 'unknown', 'assumed']),
});
export type Question = z.infer<typeof question>;

/** A fact as the assessment used it, and its source. */
const usedFact = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  type: z.enum(['boolean', 'count', 'money', 'percent']),
  question: z.string(),
  value: factValue,
  source: z.enum(['answer', 'profile', 'implied']),
  how: z.string(),
});

const clash = z.object({
  fact: factKey,
  state: z.nullable(stateId),
  told: factValue,
  inferred: value,
  text: z.string(),
});

const stateResult = z.object({
  stateId,
  stateName: z.string(),
  slug: z.string(),
  lawName: z.string(),
  verdict: verdictKind,
  /** For a law not in force yet: what it will be, from `effective` on. */
  then: z.optional(
    z.enum(['applies', 'applies in part', 'does not apply', 'exempt', 'cannot tell']),
  ),
  effective: calendarDate,
  /** The verdict in one sentence. */
  headline: z.string(),
  because: z.array(reason),
  /** Minimal sets of facts that would settle the verdict "cannot tell". */
  settledBy: z.array(z.array(factKey)),
  /** Facts assumed to be no; shown as not checked. */
  assuming: z.array(z.object({ fact: factKey, question: z.string() })),
  standing: z.array(standingDuty),
  /** Exemptions that no answer settles, for the owner to read and judge. */
  toRead: z.array(z.object({ id: z.string(), text: z.string(), cite: z.string() })),
  /** The duties of a law that applies in part. */
  owed: z.array(standingDuty),
  /**
   * Data that the law exempts, of the kind that this organization has: a clinic's patient records.
   */
  outside: z.array(z.object({ id: z.string(), text: z.string(), cite: z.string() })),
  lawUrl: z.string(),
});
export type StateResult = z.infer<typeof stateResult>;

const scoredState = z.extend(stateResult, {
  score: z.number(),
  /** True for the verdict "cannot tell" ("if it applies") and for a coming law. */
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
  /** Whether it was done, and its day to look again has come. */
  again: z.boolean(),
  dueDate: calendarDate,
  /** Whether a law sets that date; else it is our target. */
  dueByLaw: z.boolean(),
  /** Points of the overall score lost while it is open; 0 if it is not scored. */
  lostPoints: z.number(),
});

const task = z.object({
  /** The control: the same piece of work for every state that requires it. */
  id: z.enum(CONTROL_KEYS),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  category: z.string(),
  title: z.string(),
  description: z.string(),
  steps: z.array(z.string()),
  /** Minutes for the first step alone: our estimate. */
  firstStepMinutes: z.number(),
  /** Open tasks that build on its result. */
  leadsTo: z.array(z.enum(CONTROL_KEYS)),
  evidence: z.string(),
  /** The documents that help with it. */
  templates: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The part of Statewise in which the work is done, and which proves it; null: none. */
  tool: z.nullable(z.enum(['request-desk'])),
  estimatedHours: z.number(),
  dueDate: calendarDate,
  /** Whether a law sets that date; else it is our target. */
  dueByLaw: z.boolean(),
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: z.nullable(z.string()),
  /** Set if only one state requires it. */
  stateId: z.optional(stateId),
  stateIds: z.array(stateId),
  cites: z.array(z.object({ stateId, cite: z.string(), url: z.string() })),
  owed: z.enum(['owed', 'may be owed', 'coming up']),
  /** Good practice: shown separately, not scored. */
  advice: z.boolean(),
  status: workStatus,
  /** "added for Texas": states whose requirements are open in a task that was done before. */
  reopenedFor: z.array(stateId),
  /** The shortest number of days among the states, and the state that sets it. */
  strictest: z.nullable(
    z.object({ days: z.number(), unit: z.string(), what: ourWords, stateIds: z.array(stateId) }),
  ),
  terms: z.array(z.object({ stateId, text: ourWords, cite: z.string() })),
  /** The missing answers that would settle whether it is owed. */
  asks: z.array(factKey),
  note: z.nullable(z.string()),
  doneOn: z.nullable(calendarDate),
  doneBy: z.nullable(z.string()),
  /**
   * Of a done task: when it comes back (`on`) and is due then (`by`); `cite` is null where no law
   * sets it.
   */
  lookAgain: z.nullable(
    z.object({
      on: calendarDate,
      by: calendarDate,
      cite: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
  /** Whether all of it was done before, and its day to look again has come. */
  again: z.boolean(),
  lastTime: z.nullable(
    z.object({ on: calendarDate, by: z.string(), note: z.nullable(z.string()) }),
  ),
  lostPoints: z.number(),
  requirements: z.array(taskRequirement),
});
export type Task = z.infer<typeof task>;

const level = z.enum(['HIGH', 'MEDIUM', 'LOW']);
const recommendation = z.object({
  id: z.string(),
  /** The task to which it belongs. */
  control: z.optional(z.enum(CONTROL_KEYS)),
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
  stand,
  /** In the order in which the work builds on itself; done ones last. */
  tasks: z.array(task),
  recommendations: z.array(recommendation),
  questions: z.array(question),
  facts: z.array(usedFact),
  clashes: z.array(clash),
  /**
   * Two things that the owner said and that do not fit together, until one is changed; they block
   * nothing.
   */
  mismatches: z.array(answerMismatch),
  /** Whether one of them touches a verdict or a task, and with it the score. */
  scoreInDoubt: z.boolean(),
  /** When the owner first opened, or last saved, this assessment. */
  savedAt: z.nullable(z.string()),
});
export type Assessment = z.infer<typeof assessment>;
