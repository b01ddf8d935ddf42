/**
 * Business profiles and the owner's optional answers (docs/requirements.md 3 and 5;
 * docs/requirements-decisions.md 4 and 5).
 */
import * as z from 'zod/mini';
import { STATES } from '#law/codes.ts';
import { FACT_KEYS } from '#law/vocabulary.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import { DATA_TYPES, INDUSTRIES, MOST } from './choices.ts';
import { stand } from './stand.ts';

export const stateId = z.enum(STATES.map((state) => state.code));
export const factKey = z.enum(FACT_KEYS);
/** The value of an answer: a number, bounds (both inclusive), or yes and no. */
export const factValue = z.union([
  z.number(),
  z.boolean(),
  z.object({ least: z.number(), most: z.number() }),
]);
const unique = (list: unknown[]) => new Set(list).size === list.length;
const wholePeople = 'Enter a whole number of people';

export const profile = z.object({
  businessName: z
    .string('Business name is required')
    .check(
      z.trim(),
      z.minLength(2, 'Business name is required'),
      z.maxLength(MOST.name, `Use at most ${MOST.name} characters`),
    ),
  industry: z.enum(INDUSTRIES, 'Please select an industry'),
  employeeCount: z
    .number('Employee count is required')
    .check(
      z.minimum(1, 'Employee count is required'),
      z.refine(Number.isInteger, wholePeople),
      z.maximum(MOST.employees, 'Enter at most 10,000,000 employees'),
    ),
  annualRevenue: z.optional(
    z
      .number('Enter your revenue in dollars, such as 2,400,000')
      .check(
        z.minimum(0, 'Enter a yearly revenue of zero or more'),
        z.maximum(MOST.revenueUSD, 'Enter a smaller yearly revenue'),
      ),
  ),
  statesOperating: z
    .array(stateId, 'Select at least one state')
    .check(z.minLength(1, 'Select at least one state'), z.refine(unique, 'Select each state once')),
  dataTypesCollected: z
    .array(z.enum(DATA_TYPES), 'Select at least one data type')
    .check(
      z.minLength(1, 'Select at least one data type'),
      z.refine(unique, 'Select each type once'),
    ),
});
export type Profile = z.infer<typeof profile>;

/** The state of a business's tasks, once it has been assessed. */
const standing = z.object({
  score: z.number(),
  riskLevel: z.enum(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']),
  provisional: z.boolean(),
  nextDue: z.nullable(z.string()),
  stand,
  /** stays: a duty stays although the law does not apply. */
  verdicts: z.array(z.object({ stateId, verdict: z.string(), stays: z.boolean() })),
  assessedAt: z.string(),
});

/** Has both field sets of docs/requirements.md 3 (docs/requirements-decisions.md 4). */
export const business = z.object({
  id: z.string(),
  version: z.number(),
  businessName: z.string(),
  companyName: z.string(),
  industry: z.enum(INDUSTRIES),
  employeeCount: z.number(),
  annualRevenue: z.optional(z.number()),
  statesOperating: z.array(stateId),
  operatingStates: z.array(stateId),
  dataTypesCollected: z.array(z.enum(DATA_TYPES)),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Set where the business is somebody else's: whose, and what the reader of this may do. */
  shared: z.optional(z.object({ by: z.string(), role: z.enum(['reader', 'editor']) })),
  /** null until its assessment was opened for the first time. */
  assessment: z.nullable(standing),
});
export type Business = z.infer<typeof business>;

export const businessId = z.object({ businessId: z.string().check(z.maxLength(100)) });
/** The version that the change is based on; an older one is refused with `stale-version`. */
export const basedOnVersion = z
  .number()
  .check(z.refine(Number.isInteger, 'Send the version you read'));

export const listBusinesses = endpoint({
  name: 'listBusinesses',
  method: 'GET',
  path: '/api/businesses',
  access: 'owner',
  summary: "The owner's businesses, oldest first, then those that others share",
  status: 200,
  reply: z.array(business),
  problems: ['not-signed-in'],
});

export const createBusiness = endpoint({
  name: 'createBusiness',
  method: 'POST',
  path: '/api/businesses',
  access: 'owner',
  summary: 'Set up a business profile',
  body: profile,
  status: 201,
  reply: business,
  problems: [
    'not-signed-in',
    'invalid-input',
    'key-reused',
    'too-many-businesses',
    'too-many-tries',
  ],
});

export const readBusiness = endpoint({
  name: 'readBusiness',
  method: 'GET',
  path: '/api/businesses/:businessId',
  access: 'owner',
  summary: 'One business',
  params: businessId,
  status: 200,
  reply: business,
  problems: ownerProblems,
});

export const changeBusiness = endpoint({
  name: 'changeBusiness',
  method: 'PUT',
  path: '/api/businesses/:businessId',
  access: 'owner',
  summary: 'Change the profile of a business',
  params: businessId,
  body: z.extend(profile, { version: basedOnVersion }),
  status: 200,
  reply: business,
  problems: [...ownerProblems, 'invalid-input', 'stale-version'],
});

export const deleteBusiness = endpoint({
  name: 'deleteBusiness',
  method: 'DELETE',
  path: '/api/businesses/:businessId',
  access: 'owner',
  sharing: 'owner',
  summary: 'Delete a business with all its answers, tasks and history',
  params: businessId,
  status: 204,
  problems: ownerProblems,
});
