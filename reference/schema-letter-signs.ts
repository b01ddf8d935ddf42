/** The words by which the kind of a letter, its sender and its orders are known. */
import { z } from 'zod';

/** In small letters; "…": any words of the same sentence between the two parts. */
const phrase = z.string().regex(/^[^A-Z\s]\S*(?: \S+)*$/);
const phrases = z.array(phrase).min(1);

const kindSigns = z.strictObject({
  /** Each weighs three. */
  strong: phrases,
  /** Each weighs one. */
  weak: phrases,
});

export const letterSigns = z.strictObject({
  kinds: z.strictObject({
    subpoena: kindSigns,
    audit: kindSigns,
    'forwarded complaint': kindSigns,
    production: kindSigns,
    inquiry: kindSigns,
    violation: kindSigns,
    'private demand': kindSigns,
    'invoice or scam': kindSigns,
  }),
  /** A sentence with one of these tells of what may come, or of what the letter is not. */
  supposed: phrases,
  /** A person or a lawyer claims something: without one of these, names of laws are no demand. */
  claiming: phrases,
  /** Words of those who sell. */
  offers: phrases,
  /** One of these is enough: an advertisement that says so, or who wants a reward for a fault. */
  sells: phrases,
  /** Names of public offices, as their letterheads and signatures have them. */
  offices: phrases,
  lawyers: phrases,
  /** Verbs of an order. */
  orders: phrases,
  /** What leads to the verb: "you must", "please". */
  bids: phrases,
  /** Words of a claim that a person or a lawyer makes. */
  claims: z.record(z.string(), phrases),
  /** Words of an allegation, by the control of the duty that they are about. */
  senses: z.record(z.string(), phrases),
});
export type LetterSigns = z.infer<typeof letterSigns>;
