/** Where a business stands: its sentence, its button, and every count that a page shows. */
import * as z from 'zod/mini';
import { STATES } from '#law/codes.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';

/** Tasks, and our estimate of their hours. */
const effort = z.object({ tasks: z.number(), hours: z.number() });

const nextTask = z.object({
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
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: z.nullable(z.string()),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  owed: z.enum(['owed', 'may be owed', 'coming up']),
  /** Titles of the open tasks that build on it. */
  leadsTo: z.array(z.string()),
  template: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
export type NextTask = z.infer<typeof nextTask>;

export const stand = z.object({
  at: z.enum(['settle', 'work', 'unclear', 'keep', 'done', 'nothing owed']),
  laws: z.object({ binding: z.number(), open: z.number(), coming: z.number(), out: z.number() }),
  /** Open tasks owed today or from a known day; those that an answer decides; settled ones. */
  work: z.object({ sure: effort, maybe: effort, done: z.number(), notApplicable: z.number() }),
  /** At most so many questions, about so many minutes, and what they decide. */
  settling: z.nullable(
    z.object({
      answers: z.number(),
      minutes: z.number(),
      stateNames: z.array(z.string()),
      tasks: z.number(),
    }),
  ),
  /** The first open task. */
  task: z.nullable(nextTask),
  /** The first due date of work that is surely owed. */
  nextDue: z.nullable(z.string()),
  /** Duties to keep to of laws that otherwise do not apply. */
  keep: z.array(
    z.object({
      stateId: z.enum(STATES.map((state) => state.code)),
      stateName: z.string(),
      title: z.string(),
      cite: z.string(),
    }),
  ),
  /** The day to look again; the state whose law changes then, or null: a year has passed. */
  lookAgain: z.object({ on: z.string(), stateName: z.nullable(z.string()) }),
  /** Of who has nothing left to do, or is bound by none: the next day on which a law binds. */
  binds: z.nullable(z.object({ on: z.string(), stateNames: z.array(z.string()) })),
});
export type Stand = z.infer<typeof stand>;
