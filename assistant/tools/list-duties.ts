/** What the laws ask of a business. */
import { z } from 'zod';
import { dutiesOf } from '#engine/duties/duties.ts';
import { weigh } from '#engine/rules/applicability.ts';
import { notesOn } from '#law/earlier-law.server.ts';
import { BUSINESS, closedFactsIn, INDEX, lawsAsked, unlikelyIn } from '../facts.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

export const LIST_DUTIES = toolOf({
  name: 'list_duties',
  title: 'List duties under state privacy laws',
  description:
    'Lists what the laws of the states named ask of a business on a day: owed, may be owed (an answer is missing), or coming up with its first day, each with its section. Advice that no law demands is marked. Takes the same facts as check_laws.',
  input: z.strictObject(BUSINESS),
  output: z.strictObject({
    duties: z.array(
      z.strictObject({
        state: z.string(),
        id: z.string(),
        text: z.string(),
        citation: z.string(),
        owed: z.enum(['owed', 'may be owed', 'coming up']),
        from: z.string().nullable().describe('its first day; null: owed already'),
        priority: z.int().describe('1: first'),
        advice: z.boolean(),
      }),
    ),
    not_on_record: z.array(z.string()),
    ...COMMON,
  }),
  answer: (given, day) => {
    const { laws, none } = lawsAsked(given.states);
    const duties = laws.flatMap((law) =>
      dutiesOf(weigh(law, closedFactsIn(law.state, given), day, INDEX), day).map(
        ({ requirement, owed, from }) => ({
          state: law.state,
          id: requirement.id,
          text: requirement.title,
          citation: `${law.state}/duty/${requirement.id}`,
          owed,
          from,
          priority: requirement.priority,
          advice: requirement.advice === true,
        }),
      ),
    );
    return {
      data: { duties, not_on_record: none },
      lines: [
        ...duties.map(
          (duty) =>
            `${duty.state} ${duty.owed}${duty.from === null ? '' : ` from ${duty.from}`}: ${duty.text}${duty.advice ? ' (advice)' : ''} [${duty.citation}]`,
        ),
        ...(duties.length === 0 ? ['No duty on record for these facts.'] : []),
      ],
      cites: [
        ...duties.map(({ citation }) => citation),
        ...laws.flatMap((law) => notesOn(law, day).map(({ id }) => id)),
      ],
      doubts: [
        ...unlikelyIn(laws, given),
        ...laws.flatMap((law) => notesOn(law, day).map(({ id, text }) => `${text} [${id}]`)),
      ],
      laws,
    };
  },
});
