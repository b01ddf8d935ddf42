/** The words by which a mail to the desk is known as a request, a reply, or none. */
import { z } from 'zod';

/**
 * Small letters; "…": any words of the same sentence between two parts; "~": at most three; "*":
 * any end of the word; "{name}": one of the words of that class.
 */
const phrases = z.array(z.string().regex(/^[^A-Z\s]\S*(?: \S+)*$/)).min(1);
const inBoth = z.strictObject({ en: phrases, es: phrases });
const classes = z.record(z.string().regex(/^\w+$/), phrases);

/** What may be asked for, and by which words. */
const ofTypes = z.strictObject({
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
});

export const mailSigns = z.strictObject({
  /** What a request is about: somebody's data. */
  data: inBoth,
  /** Data of a kind that no order or job is about. */
  sure: inBoth,
  /** Words that stand for one another in the phrases of their language. */
  classes: z.strictObject({ en: classes, es: classes }),
  /** Verbs and words of each type; they count in a sentence about somebody's data. */
  types: ofTypes,
  /** Phrases that say what is asked and about what; they count wherever they stand. */
  whole: ofTypes,
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
  /** That the business gave somebody's data away; together with `halt` an opt-out. */
  gaveAway: inBoth,
  halt: inBoth,
  /** What a business says of itself, and footers about misdirected mails: nobody asks there. */
  footer: inBoth,
  /** Words of offices and journalists, whose letters are no person's request. */
  office: inBoth,
  /** Words of mails that go to many. */
  mass: inBoth,
  /** Words of privacy: whoever uses them and is not understood is shown to the owner. */
  privacy: inBoth,
  /** Words by which a sentence that deletes or lists asks for a copy as well. */
  copies: inBoth,
  /** That an earlier request is taken back. */
  calledOff: inBoth,
  /** What is no order or job, and may be a wish about data: shown to the owner. */
  hint: inBoth,
  /** A wish whose object is missing. */
  bare: inBoth,
});
export type MailSigns = z.infer<typeof mailSigns>;
