/** What an owner does today: one thing, with its first step. */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';

/** Give missing answers, take the first step of the first task, or nothing. */
export const todayTask = z.discriminatedUnion('act', [
  /** At most so many questions of the interview, and about so many minutes. */
  z.object({ act: z.literal('answer'), answers: z.number(), minutes: z.number() }),
  z.object({
    act: z.literal('task'),
    id: z.enum(CONTROL_KEYS),
    title: z.string(),
    firstStep: z.string(),
    /** For the first step alone: our estimate. */
    minutes: z.number(),
    /** For the whole task: our estimate. */
    hours: z.number(),
    dueDate: z.string(),
    /** Whether a law sets that date; else it is our target. */
    dueByLaw: z.boolean(),
    priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    owed: z.enum(['owed', 'may be owed', 'coming up']),
    /** Titles of the open tasks that build on it. */
    leadsTo: z.array(z.string()),
    template: z.nullable(z.object({ id: z.string(), title: z.string() })),
  }),
  z.object({ act: z.literal('nothing') }),
]);
export type Today = z.infer<typeof todayTask>;
