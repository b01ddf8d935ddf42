/**
 * The form of cure.json: what counts when a regulator's letter arrives, beside the cure period of
 * the record (enforcement.cure): from which day the days count, and what the written statement has
 * to say.
 */
import { z } from 'zod';
import { citation, isoDate, stateCode, text } from './rules.ts';

/** What a law wants stated in writing after a cure. */
const STATED = ['cured', 'told people', 'documents', 'policies', 'no more'] as const;

const cureTerms = z.strictObject({
  state: stateCode,
  /**
   * The days count from the notice, or from the day on which the business receives it; null: no
   * days are given.
   */
  counts: z.strictObject({ from: z.enum(['notice', 'receipt']), cite: citation }).nullable(),
  /** null: the section names no written statement. */
  statement: z.strictObject({ says: z.array(z.enum(STATED)).min(1), cite: citation }).nullable(),
  /**
   * Which day has to lie within the cure period's time: that of the notice, or of the violation.
   */
  decidedBy: z.enum(['notice', 'violation']),
  /**
   * Whoever claims under this section has to write first and wait so many calendar days, in which
   * it can be cured; absent: nobody can claim, or without a wait.
   */
  privateNotice: z
    .strictObject({ section: text, days: z.number().int().positive(), cite: citation })
    .optional(),
  /** What the office looks at where it may, but need not, allow a cure. */
  weighs: text.optional(),
  /** Texts of statutes that were read for this; the record names its own. */
  sources: z.array(
    z.strictObject({ url: z.url({ protocol: /^https$/ }), kind: z.literal('statute text') }),
  ),
  doubts: z.array(text),
});

export const cureBook = z.strictObject({ reviewed: isoDate, states: z.array(cureTerms) });

export type CureBook = z.infer<typeof cureBook>;
export type CureTerms = z.infer<typeof cureTerms>;
export type Stated = (typeof STATED)[number];
