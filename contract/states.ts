/**
 * States and their requirements, from the law records alone (docs/requirements.md 7;
 * docs/requirements-decisions.md 1 and 2).
 */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Code (any case) or slug. */
const stateParam = z.object({ stateId: z.string().check(z.maxLength(40)) });

const stateItem = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  lawName: z.string(),
  effectiveDate: z.string(),
  inForce: z.boolean(),
});

const cited = z.object({ text: z.string(), cite: z.string() });

const stateDetail = z.extend(stateItem, {
  citation: z.string(),
  url: z.string(),
  checkedTo: z.string(),
  nexus: cited,
  prongs: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      reach: z.enum(['full', 'limited']),
      from: z.optional(z.string()),
      until: z.optional(z.string()),
      cite: z.string(),
      note: z.optional(z.string()),
    }),
  ),
  rights: z.array(z.object({ id: z.string(), text: z.string(), cite: z.string() })),
  enforcement: z.object({
    enforcer: z.string(),
    maxPenaltyUSD: z.number(),
    penalty: cited,
    cureDays: z.nullable(z.number()),
    cureUntil: z.nullable(z.string()),
    cure: cited,
  }),
  doubts: z.array(z.string()),
});

/** docs/requirements.md 3, "State requirement", with additions from the record. */
const requirementItem = z.object({
  id: z.string(),
  title: z.string(),
  requirementText: z.string(),
  applicabilityThreshold: z.string(),
  sourceSection: z.string(),
  priorityLevel: z.number(),
  penaltyDescription: z.optional(z.string()),
  category: z.string(),
  control: z.string(),
  hours: z.number(),
  advice: z.boolean(),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
});
export type RequirementItem = z.infer<typeof requirementItem>;

export const listStates = endpoint({
  name: 'listStates',
  method: 'GET',
  path: '/api/states',
  access: 'open',
  summary: 'All states with a record; the five of the guides first, then by name',
  status: 200,
  reply: z.array(stateItem),
  problems: [],
});

export const readState = endpoint({
  name: 'readState',
  method: 'GET',
  path: '/api/states/:stateId',
  access: 'open',
  summary: 'One law in short',
  params: stateParam,
  status: 200,
  reply: stateDetail,
  problems: ['not-found'],
});

export const listRequirements = endpoint({
  name: 'listRequirements',
  method: 'GET',
  path: '/api/states/:stateId/requirements',
  access: 'open',
  summary: 'What the law of a state asks for, most urgent first',
  params: stateParam,
  status: 200,
  reply: z.array(requirementItem),
  problems: ['not-found'],
});
