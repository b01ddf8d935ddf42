/** Facts from outside the law data, each with its source. */
import { z } from 'zod';

const text = z.string().min(1);

/** Trades as an owner names them: equal to `INDUSTRIES` of the contract, which a test holds. */
export const CASE_TRADES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Education',
  'Real Estate',
  'Professional Services',
  'Other',
] as const;

/** Public actions of regulators, and what they said about them; most settlements admit nothing. */
const enforcementAction = z.strictObject({
  id: text,
  date: z.iso.date(),
  /** How much of the date is known; the rest is a placeholder. */
  datePrecision: z.enum(['day', 'month', 'year']),
  /** "US" for a federal one, which concerns every state. */
  state: z.string().length(2),
  otherStates: z.array(z.string().length(2)).optional(),
  regulator: text,
  against: text,
  /** Our rough estimate; left out for reports, and for sweeps of firms of every size. */
  size: z.enum(['small', 'medium', 'large', 'giant']).optional(),
  /** Trades of businesses to which the case is like their own. */
  trades: z.union([z.literal('any'), z.array(z.enum(CASE_TRADES)).min(1)]),
  /** Whether this entry itself names the trade, with its source, or we know it otherwise. */
  tradeSource: z.enum(['record', 'general knowledge']),
  amountUSD: z.number().positive().nullable(),
  law: text,
  kind: z.enum(['settlement', 'order', 'suit', 'complaint', 'investigation', 'sweep', 'report']),
  what: text,
  /** Controls that would have prevented it. */
  lessons: z.array(text).min(1),
  /** A page, or "general knowledge" if none was found. */
  source: text,
  doubt: text.optional(),
});

export const enforcementBook = z.array(enforcementAction).min(1);
export type EnforcementAction = z.infer<typeof enforcementAction>;
