/** The words by which a mail to the desk is known as a request, a reply, or none. */
import { z } from 'zod';

/**
 * Small letters; "…": any words of the same sentence between two parts; "*": any end of the word.
 */
const phrases = z.array(z.string().regex(/^[^A-Z\s]\S*(?: \S+)*$/)).min(1);
const inBoth = z.strictObject({ en: phrases, es: phrases });

export const mailSigns = z.strictObject({
  /** What a request is about: somebody's data. */
  data: inBoth,
  /** Data of a kind that no order or job is about. */
  sure: inBoth,
  /** Verbs and words of each type; they count in a sentence about somebody's data. */
  types: z.strictObject({
    delete: inBoth,
    access: inBoth,
    portability: inBoth,
    confirm: inBoth,
    'third-party-list': inBoth,
    correct: inBoth,
    'opt-out-sale': inBoth,
    'opt-out-ads': inBoth,
    'opt-out-profiling': inBoth,
    'question-profiling': inBoth,
    'limit-sensitive': inBoth,
    'withdraw-consent': inBoth,
  }),
  /** Words that make a request by themselves. */
  alone: inBoth,
  appeal: inBoth,
  /** Wishes about mailings, which start no clock. */
  marketing: inBoth,
  /** Orders, jobs, offers. */
  other: inBoth,
  agent: inBoth,
  /** What makes a sentence a wish. */
  asks: inBoth,
  reply: inBoth,
  automatic: inBoth,
  selling: inBoth,
  /** A wish whose object is missing. */
  bare: inBoth,
});
export type MailSigns = z.infer<typeof mailSigns>;
