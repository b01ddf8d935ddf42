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
  /** What a person may be against, as they tell it: refused, it is an opt-out. */
  topics: z.strictObject({
    'opt-out-sale': inBoth,
    'opt-out-ads': inBoth,
    'opt-out-profiling': inBoth,
  }),
  /** That somebody is against what the same sentence names. */
  refusal: inBoth,
  /** That somebody is against what another sentence names: "Stop it." */
  halt: inBoth,
  /** A browser's signal: it says no to sale and to targeted ads at once. */
  signal: inBoth,
  /** What was done already, with its accents: "borré" is no "borre". */
  done: inBoth,
  /** That somebody wants back what is gone. */
  undo: inBoth,
  /** That something did not happen or cannot be done, which asks for no keeping. */
  stuck: inBoth,
  /** Contracts, minutes and notices of other firms, which speak of data and ask nothing. */
  papers: inBoth,
  /** That somebody speaks for themselves. */
  mine: inBoth,
  /** That a single person speaks of themselves: nobody refuses for the public. */
  self: inBoth,
  /** Plans, cards and payments: what is taken back or refused there is no consent to use data. */
  payments: inBoth,
  /** That what is appealed is no answer about data. */
  appealElse: inBoth,
  /** Words that are known one letter away, and real words beside them, which stay as they are. */
  spelling: inBoth,
  /** How people shorten words on a telephone: "u" for "you", "q" for "que". */
  shorthand: z.strictObject({
    en: z.record(z.string(), z.string()),
    es: z.record(z.string(), z.string()),
  }),
  /** What the people of each state are called; most by the GPO Style Manual, 5.23. */
  people: z.record(z.string().regex(/^[A-Z]{2}$/), phrases),
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
  /** A wish whose object is missing. */
  bare: inBoth,
  /**
   * What may be a wish about somebody's data, in few broad words. A mail that holds none is put
   * away; one that does is shown to a person, and is no request by it.
   */
  broad: z.strictObject({
    /** Data of people. */
    things: inBoth,
    /** What is data beside a word of `takes` alone: names, accounts, lists. */
    near: inBoth,
    /** That somebody wants something. */
    wants: inBoth,
    /** That somebody wants something gone, mended, limited or not passed on. */
    takes: inBoth,
    /** What is enough by itself, where a person speaks. */
    alone: inBoth,
    /** What others do with data: sale, ads, profiles. */
    uses: inBoth,
    /** The plainest of them: who names them in a wish may refuse them, without any word of a no. */
    names: inBoth,
    /** That somebody refuses what the same sentence, or the next, names. */
    refuses: inBoth,
    /** That somebody limits a use, beside a consent that is taken back. */
    limits: inBoth,
    /** That something is to be gone. */
    erases: inBoth,
    /** That somebody was judged. */
    decides: inBoth,
  }),
  /** What makes a wish a request for sure, and what speaks against it. */
  plain: z.strictObject({
    /** A wish in somebody's own words: "I want", "please". */
    opens: inBoth,
    /** Asked in general, supposed, told of the past, or of others. */
    unsure: inBoth,
    /** Mails of jobs, vendors, classes, lawyers, and to a wrong address. */
    doubt: inBoth,
    /** That a single person speaks of what is theirs. */
    first: inBoth,
    /** What is held on somebody. */
    object: inBoth,
    /** What is asked of shops each day: orders, bills, bookings. */
    idle: inBoth,
    /** Words before which no command stands: "companies delete". */
    bars: inBoth,
    /** With what a command begins. */
    verbs: inBoth,
  }),
  /** Words that name a person's own data, or a law on them. */
  firm: inBoth,
});
export type MailSigns = z.infer<typeof mailSigns>;
