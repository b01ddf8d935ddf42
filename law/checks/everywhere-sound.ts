import { everywhereBook } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

/** Owners read these lines without an account and in a hurry, so they are short. */
const MOST_CHARACTERS = 330;

export const check: Check = {
  name: 'everywhere-sound',
  description:
    'Each pointer to a law outside the records has its section, both languages, a source, and a doubt where nothing but general knowledge stands behind it.',
  run: ({ everywhere }) => {
    const parsed = everywhereBook.safeParse(everywhere);
    if (!parsed.success)
      return [
        {
          where: 'everywhere.json',
          expected: 'the form of everywhereBook',
          actual: parsed.error.message,
          tip: 'See books.ts.',
        },
      ];
    const { laws } = parsed.data;
    return laws.flatMap(({ id, who, what, sources, doubts }, at): DataFault[] => {
      const where = `everywhere.json ${id}`;
      const tip = 'Mend the entry.';
      const long = [who.en, who.es, what.en, what.es].find((each) => each.length > MOST_CHARACTERS);
      const vague = sources.every(({ kind }) => kind === 'general knowledge');
      return [
        ...(laws.findIndex((law) => law.id === id) === at
          ? []
          : [{ where, expected: 'an id of its own', actual: id, tip }]),
        ...(long === undefined
          ? []
          : [{ where, expected: `at most ${MOST_CHARACTERS} letters`, actual: long, tip }]),
        ...(vague && doubts.length === 0
          ? [{ where, expected: 'a doubt, since no text was read', actual: 'none', tip }]
          : []),
      ];
    });
  },
};
