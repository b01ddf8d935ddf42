/** The schema of everywhere.json: pointers to laws outside the records. */
import { z } from 'zod';
import { citation, factKey, isoDate, stateCode, text } from './rules.ts';

export const bothLanguages = z.strictObject({ en: text, es: text });

/**
 * Pointers to laws outside the records that ask for no count of people; each says whom it binds
 * (everywhere.json).
 */
export const everywhereBook = z.strictObject({
  reviewed: isoDate,
  laws: z
    .array(
      z.strictObject({
        id: text,
        name: text,
        place: text,
        states: z.array(stateCode),
        who: bothLanguages,
        what: bothLanguages,
        cite: citation,
        url: z.url({ protocol: /^https$/ }),
        sources: z
          .array(
            z.strictObject({
              text,
              kind: z.enum([
                'statute',
                'legislature',
                'regulator',
                'law firm',
                'general knowledge',
              ]),
            }),
          )
          .min(1),
        doubts: z.array(bothLanguages),
        /** What must be so for it to ask anything; after a no it is left out. */
        trigger: factKey.optional(),
        /** Elements of a privacy notice that it asks for (reference/contents-consumer.json). */
        notice: z.array(text).min(1).optional(),
      }),
    )
    .min(1),
});

export type EverywhereBook = z.infer<typeof everywhereBook>;
