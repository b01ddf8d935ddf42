/**
 * The assessment in brief: without the texts that follow from the law data alone, which are loaded
 * once (docs/decisions/0079-brief-assessments.md).
 */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { businessId, factKey, stateId } from './businesses.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import * as whole from './results.ts';

const { reason, task, taskRequirement } = whole;
const BY_LAW = {
  stateName: true,
  slug: true,
  lawName: true,
  effective: true,
  lawUrl: true,
} as const;
const USUAL = { settledBy: true, standing: true, owed: true, outside: true } as const;
const PARTS = {
  because: z.array(z.omit(reason, { url: true })),
  assuming: z.array(factKey),
  /** Ids of exemptions. */
  toRead: z.array(z.string()),
};
const briefState = z.extend(z.partial(z.omit(whole.stateResult, BY_LAW), USUAL), PARTS);
const briefScored = z.extend(
  z.partial(z.omit(whole.scoredState, BY_LAW), {
    ...USUAL,
    provisional: true,
    requirementsMet: true,
  }),
  PARTS,
);

const briefRequirement = z.partial(
  z.omit(taskRequirement, {
    stateId: true,
    title: true,
    text: true,
    cite: true,
    url: true,
    evidence: true,
  }),
  {
    owed: true,
    from: true,
    status: true,
    again: true,
    dueDate: true,
    dueByLaw: true,
    lostPoints: true,
  },
);

const CONTROL_TEXT = {
  category: true,
  title: true,
  description: true,
  steps: true,
  firstStepMinutes: true,
  evidence: true,
  templates: true,
  tool: true,
} as const;

const briefTask = z.extend(
  z.partial(z.omit(task, { ...CONTROL_TEXT, cites: true, stateId: true, stateIds: true }), {
    leadsTo: true,
    dueByLaw: true,
    advice: true,
    status: true,
    reopenedFor: true,
    strictest: true,
    asks: true,
    note: true,
    doneOn: true,
    doneBy: true,
    lookAgain: true,
    again: true,
    lastTime: true,
    lostPoints: true,
  }),
  { terms: z.array(stateId), requirements: z.array(briefRequirement) },
);

const FACT_TEXT = {
  type: true,
  question: true,
  help: true,
  why: true,
  typical: true,
} as const;

export const briefAssessment = z.extend(whole.assessment, {
  applicableStates: z.array(briefScored),
  otherStates: z.array(briefState),
  tasks: z.array(briefTask),
  recommendations: z.array(
    z.extend(whole.recommendation, { cites: z.array(z.object({ stateId, cite: z.string() })) }),
  ),
  questions: z.array(z.omit(whole.question, FACT_TEXT)),
  facts: z.array(z.omit(whole.usedFact, { type: true, question: true })),
});
export type BriefAssessment = z.infer<typeof briefAssessment>;

export const readBriefAssessment = endpoint({
  name: 'readBriefAssessment',
  method: 'GET',
  path: '/api/assessments/:businessId/brief',
  access: 'owner',
  summary:
    'The assessment without the texts that all owners share: a fifth of the bytes. Join it with readSharedTexts and readStateTexts; what is left out of a state, task or requirement has its usual value',
  params: businessId,
  status: 200,
  reply: briefAssessment,
  problems: ownerProblems,
});

const hash = z.string().check(z.maxLength(80));

export const sharedTexts = z.object({
  controls: z.partialRecord(z.enum(CONTROL_KEYS), z.pick(task, CONTROL_TEXT)),
  /** `{state}` in a question stands for the name of the state. */
  facts: z.partialRecord(factKey, z.pick(whole.question, FACT_TEXT)),
});

export const readSharedTexts = endpoint({
  name: 'readSharedTexts',
  method: 'GET',
  path: '/api/law-texts/:lawDataHash',
  access: 'open',
  summary:
    'What tasks and questions say, in whatever state, for the `lawDataHash` of an assessment. It never changes: keep it',
  params: z.object({ lawDataHash: hash }),
  status: 200,
  reply: sharedTexts,
  problems: ['not-found'],
});

const cited = z.object({ text: z.string(), cite: z.string() });

export const stateTexts = z.object({
  stateId,
  ...z.pick(whole.stateResult, BY_LAW).shape,
  requirements: z.record(
    z.string(),
    z.pick(taskRequirement, { title: true, text: true, cite: true, evidence: true }),
  ),
  exemptions: z.record(z.string(), cited),
  /** The numbers of days that the law sets, by the task that they bound. */
  terms: z.partialRecord(z.enum(CONTROL_KEYS), cited),
});

export const readStateTexts = endpoint({
  name: 'readStateTexts',
  method: 'GET',
  path: '/api/law-texts/:lawDataHash/:stateId',
  access: 'open',
  summary:
    'What one law says: its duties, exemptions and days, for the `lawDataHash` of an assessment. It never changes: keep it',
  params: z.object({ lawDataHash: hash, stateId }),
  status: 200,
  reply: stateTexts,
  problems: ['not-found'],
});
