/** The owner's answers about a business. */
import * as z from 'zod/mini';
import { SMALL_FACTS } from '#engine/words/small-facts.ts';
import { basedOnVersion, businessId, factKey, factValue, stateId } from './businesses.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import { assessment } from './results.ts';

/** A question of the records, or one for laws without a size test. */
const answerKey = z.union([factKey, z.enum(SMALL_FACTS)]);
const place = { fact: answerKey, state: z.optional(z.nullable(stateId)) };
/** value null: "I don't know", which is not the same as never asked. */
const answer = z.object({ ...place, value: z.nullable(factValue) });

export const answers = z.object({
  version: z.number(),
  answers: z.array(
    z.object({
      fact: answerKey,
      state: z.nullable(stateId),
      value: z.nullable(factValue),
      answeredAt: z.string(),
    }),
  ),
});
export type Answers = z.infer<typeof answers>;

export const readAnswers = endpoint({
  name: 'readAnswers',
  method: 'GET',
  path: '/api/businesses/:businessId/answers',
  access: 'owner',
  summary: "The owner's answers about a business",
  params: businessId,
  status: 200,
  reply: answers,
  problems: ownerProblems,
});

const savedAnswers = z.extend(answers, {
  /** null until the assessment was opened for the first time. */
  assessment: z.nullable(assessment),
});

export const saveAnswers = endpoint({
  name: 'saveAnswers',
  method: 'PUT',
  path: '/api/businesses/:businessId/answers',
  access: 'owner',
  summary:
    'Give, change or withdraw answers; those not named stay as they are. Replies with all of them and, where the assessment was opened before, with the new one',
  params: businessId,
  body: z.object({
    version: basedOnVersion,
    answers: z.array(answer).check(z.maxLength(500)),
    withdraw: z.optional(z.array(z.object(place)).check(z.maxLength(500))),
  }),
  status: 200,
  reply: savedAnswers,
  problems: [...ownerProblems, 'invalid-input', 'stale-version', 'contradicting-answers'],
});
