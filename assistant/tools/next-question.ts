/** The one question that settles most laws. */
import { z } from 'zod';
import { openQuestions, type OpenQuestion } from '#engine/interview/questions.ts';
import { weigh } from '#engine/rules/applicability.ts';
import { verdictOf } from '#engine/verdict/verdict.ts';
import { BUSINESS, closedFactsIn, INDEX, lawsAsked, question, questionOf } from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

export const NEXT_QUESTION = toolOf({
  name: 'next_question',
  title: 'Find the next question to ask',
  description:
    'Names the one missing fact that settles the most of the laws asked about, with the question to put to the owner, why it matters, its unit and its bounds. next is null when no answer is missing. Call it in turns with the answers added, then call check_laws.',
  input: z.strictObject(BUSINESS),
  output: z.strictObject({
    next: question.nullable(),
    settles: z.array(z.string()).describe('states whose verdict waits for it'),
    open: z.array(z.string()).describe('all states whose verdict is "cannot tell"'),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: (given, day) => {
    const { laws, none } = lawsAsked(given.states);
    const states = laws.map((law) => {
      const weighed = weigh(law, closedFactsIn(law.state, given), day, INDEX);
      const { settledBy, assuming } = verdictOf(weighed, day, INDEX);
      return { weighed, settledBy, assuming, duties: [] };
    });
    const perState = (fact: OpenQuestion['fact']) => INDEX.byKey.get(fact)?.perState === true;
    const first = openQuestions(states, perState, () => false).find(
      ({ standing }) => standing === 'asked',
    );
    const law = laws.find(({ state }) => state === (first?.state ?? first?.states[0]));
    const next = first && law ? questionOf(first.fact, law) : null;
    const open = states.flatMap(({ weighed }) =>
      weighed.verdict === 'cannot tell' ? weighed.law.state : [],
    );
    return {
      data: { next, settles: first?.states ?? [], open, not_on_record: none },
      lines: next
        ? [`Ask ${next.fact} (${next.unit}): ${next.question}`, `Why: ${next.why}`]
        : ['No answer is missing that a question could settle.'],
      cites: first?.states.map((state) => `${state}/law/name`) ?? [],
      assumed: [...new Set(states.flatMap(({ assuming }) => assuming))],
      laws,
    };
  },
});
