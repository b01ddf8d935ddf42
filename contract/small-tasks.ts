/** What laws without a size test ask of a business, as things to tick. */
import * as z from 'zod/mini';
import { businessId } from './businesses.ts';
import { MOST } from './choices.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import { calendarDate } from './results.ts';

const smallTask = z.object({
  lawId: z.string(),
  law: z.string(),
  /** Of the thing that the law asks. */
  number: z.number(),
  text: z.string(),
  cite: z.string(),
  /** Other laws that ask the same: one act, and one mark, serve them all. */
  also: z.array(
    z.object({ lawId: z.string(), law: z.string(), number: z.number(), cite: z.string() }),
  ),
  /** One of the three to do first. */
  isFirst: z.boolean(),
  isDone: z.boolean(),
  /** When and by whom it was marked done; null while it is open. */
  on: z.nullable(calendarDate),
  by: z.nullable(z.string()),
  /** It stays when the mark is taken back. */
  note: z.nullable(z.string()),
});
export type SmallTask = z.infer<typeof smallTask>;

/** By danger, as on the shelf of these laws; then the first thing of each law, then the others. */
const smallTasks = z.object({ tasks: z.array(smallTask) });

export const readSmallTasks = endpoint({
  name: 'readSmallTasks',
  method: 'GET',
  path: '/api/businesses/:businessId/small-tasks',
  access: 'owner',
  summary:
    'What the laws without a size test that bind the business today ask of it, and what is done',
  params: businessId,
  status: 200,
  reply: smallTasks,
  problems: ownerProblems,
});

export const markSmallTask = endpoint({
  name: 'markSmallTask',
  method: 'PUT',
  path: '/api/businesses/:businessId/small-tasks/:lawId/:askNumber',
  access: 'owner',
  summary: 'Mark one of these things done, or open again; it counts in no score',
  params: z.extend(businessId, {
    lawId: z.string().check(z.maxLength(60)),
    askNumber: z.string().check(z.regex(/^[1-9]\d?$/)),
  }),
  body: z.object({
    status: z.enum(['open', 'done']),
    /** Left out: what was noted before stays; empty: it is taken away. */
    note: z.optional(
      z.string().check(z.trim(), z.maxLength(MOST.note, `Use at most ${MOST.note} characters`)),
    ),
  }),
  status: 200,
  reply: smallTasks,
  problems: [...ownerProblems, 'invalid-input'],
});
