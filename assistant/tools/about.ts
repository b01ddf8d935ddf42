/** What the server knows, and what it does not. */
import { z } from 'zod';
import { LAWS } from '#law/corpus.server.ts';
import { COMMON } from '../reply.ts';
import { toolOf } from '../tool.ts';

const LIMITS = [
  'State consumer privacy laws only: no federal law, no law of cities, no law of one trade.',
  'A verdict rests on what the owner told. Nothing is looked up about a business.',
  'Dates are calendar dates. Records hold current and coming rules; older days may lack a rule.',
  'Where the words of a law were not read by us, the citation says so in its rank.',
];

export const ABOUT = toolOf({
  name: 'about',
  title: 'About this source',
  description:
    'Says which state privacy laws are on record, to which day each was followed, which version of the law data answers, and what is left out. Call it once before you rely on the other tools.',
  input: z.strictObject({}),
  output: z.strictObject({
    laws: z.array(
      z.strictObject({
        state: z.string(),
        text: z.string(),
        citation: z.string(),
        effective: z.string(),
        checked: z.string(),
      }),
    ),
    limits: z.array(z.string()),
    ...COMMON,
  }),
  answer: () => ({
    data: {
      laws: LAWS.map(({ state, law, effective, checkedTo }) => ({
        state,
        text: law.name,
        citation: `${state}/law/name`,
        effective,
        checked: checkedTo,
      })),
      limits: LIMITS,
    },
    lines: [
      `${LAWS.length} laws on record: ${LAWS.map(({ state }) => state).join(', ')}.`,
      ...LIMITS,
    ],
    cites: LAWS.map(({ state }) => `${state}/law/name`),
    laws: LAWS,
  }),
});
