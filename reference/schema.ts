/** Facts around the law, each with its source. */
import { z } from 'zod';

const text = z.string().min(1);

/** Public actions of regulators. What they said; most settlements admit nothing. */
const enforcementAction = z.strictObject({
  id: text,
  date: z.iso.date(),
  /** How much of the date is known; the rest of it is filler. */
  datePrecision: z.enum(['day', 'month', 'year']),
  /** "US" for a federal one, which concerns every state. */
  state: z.string().length(2),
  otherStates: z.array(z.string().length(2)).optional(),
  regulator: text,
  against: text,
  /** Our rough guess; left out for sweeps and reports. */
  size: z.enum(['small', 'medium', 'large', 'giant']).optional(),
  amountUSD: z.number().positive().nullable(),
  law: text,
  kind: z.enum(['settlement', 'order', 'suit', 'complaint', 'investigation', 'sweep', 'report']),
  what: text,
  /** Controls that would have kept it from happening. */
  lessons: z.array(text).min(1),
  /** A page, or the words "general knowledge" where none was found. */
  source: text,
  doubt: text.optional(),
});

export const enforcementBook = z.array(enforcementAction).min(1);
export type EnforcementAction = z.infer<typeof enforcementAction>;
