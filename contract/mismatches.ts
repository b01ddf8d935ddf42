/** What the owner said and what does not fit together. */
import * as z from 'zod/mini';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { factKey, stateId } from './businesses.ts';

const way = z.object({
  text: z.string(),
  /** The question to change, or the task to open again; neither: the data map. */
  fact: z.nullable(factKey),
  task: z.nullable(z.enum(CONTROL_KEYS)),
});

export const answerMismatch = z.object({
  id: z.string(),
  stateIds: z.array(stateId),
  text: z.string(),
  /** Both ways to mend it. */
  ways: z.tuple([way, way]),
  /** The sections for which it matters. */
  cites: z.array(z.object({ stateId, cite: z.string(), url: z.string() })),
  /** States whose verdict, or whose tasks, would change without these two. */
  verdictIn: z.array(stateId),
  tasksIn: z.array(stateId),
});
export type AnswerMismatch = z.infer<typeof answerMismatch>;
