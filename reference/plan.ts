/**
 * Who can do which work, what a lawyer's text costs, and which reports mention repairs: our
 * judgement, as data.
 */
import { z } from 'zod';
import { controlKey } from '#law/rules.ts';

const text = z.string().min(1);

export const planBook = z.strictObject({
  reviewed: z.iso.date(),
  /**
   * One for each control: the owner alone, read by a lawyer, or done by whoever runs the website.
   */
  choices: z.array(
    z.strictObject({ control: controlKey, who: z.enum(['you', 'lawyer', 'website']), why: text }),
  ),
  /** Price ranges from one source; none is ours. */
  prices: z.array(z.strictObject({ what: text, range: text, source: text, seen: z.iso.date() })),
  /** Ids of the public reports which say that first contacts ended in a repair. */
  repairs: z.array(text),
});
export type PlanBook = z.infer<typeof planBook>;
