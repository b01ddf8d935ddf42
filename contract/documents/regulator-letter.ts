/** A regulator's letter as the owner tells it, and what follows from it. */
import * as z from 'zod/mini';
import { isDay } from '#calendar/dates.ts';
import { ASKING_WAYS, isOfOffice, LETTER_KINDS, LETTER_SIGNS } from '#engine/words/letters.ts';
import { US_STATES } from '#text/us-states.ts';
import { ourWords } from '#contract/our-words.ts';

/** Limits that keep absurd input out. */
export const MOST_LETTER = {
  text: 20_000,
  line: 200,
  words: 2000,
  days: 365,
  letters: 40,
  orders: 60,
  order: 300,
} as const;

const line = z
  .string()
  .check(z.trim(), z.maxLength(MOST_LETTER.line, 'Use at most 200 characters'));
const words = z
  .string()
  .check(z.trim(), z.maxLength(MOST_LETTER.words, 'Use at most 2,000 characters'));
const day = z
  .string()
  .check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Enter a date'), z.refine(isDay, 'Enter a day that exists'));

/** A day, or nothing typed yet. */
export const readOn = z.nullable(day);

const requirementId = z.string().check(z.regex(/^[A-Z]{2}-\d{2}$/));
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** What the owner did about one duty; empty words: not said yet. */
const fix = z.object({
  requirementId,
  what: words,
  /** The day on which it was done; null: not done, or not said. */
  on: z.nullable(day),
  proof: words,
});

/** What the letter orders or asks for, one by one. */
export const order = z.object({
  what: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(MOST_LETTER.order, 'Use at most 300 characters')),
  by: z.nullable(day),
  done: z.prefault(z.boolean(), false),
  /** The heading under which it stands, such as "Attachment A". */
  place: z.prefault(line, ''),
});

/** How more time may be asked for, in the letter's own words. */
export const moreTime = z.object({
  by: z.nullable(day),
  how: z.array(z.enum(ASKING_WAYS)).check(z.maxLength(ASKING_WAYS.length)),
  words: z.string().check(z.trim(), z.maxLength(MOST_LETTER.order, 'Use at most 300 characters')),
});

/** Where a letter can come from, or whose law it can name: more states than have a privacy act. */
export const letterState = z.enum(
  US_STATES.map(({ code }) => code),
  'Choose the state whose office wrote',
);

export const letter = z
  .object({
    /** Left out: nobody said what kind of letter it is. */
    kind: z.prefault(z.enum(LETTER_KINDS), 'unclear'),
    orders: z.prefault(
      z.array(order).check(z.maxLength(MOST_LETTER.orders, 'Name at most 60')),
      [],
    ),
    /** null: the letter does not speak of more time. */
    moreTime: z.prefault(z.nullable(moreTime), null),
    /** The last day to contest an order; null: none is named. */
    objectBy: z.prefault(z.nullable(day), null),
    /** null: none is named; an office has one. */
    stateId: z.nullable(letterState),
    office: line,
    reference: line,
    dated: day,
    receivedOn: day,
    /** Calendar days that the letter gives; null: it names none. */
    days: z.nullable(
      z
        .number('Enter a whole number of days')
        .check(
          z.refine(Number.isInteger, 'Enter a whole number of days'),
          z.minimum(1, 'Enter at least 1 day'),
          z.maximum(MOST_LETTER.days, 'Enter at most 365 days'),
        ),
    ),
    lastDay: z.nullable(day),
    sections: words,
    text: z.string().check(z.maxLength(MOST_LETTER.text, 'Paste at most 20,000 characters')),
    signs: z.array(z.enum(LETTER_SIGNS)).check(z.maxLength(LETTER_SIGNS.length)),
    /** The duties that it is about, as the owner ticked them. */
    requirementIds: z
      .array(requirementId)
      .check(z.maxLength(60), z.refine(unique, 'Name each once')),
    fixes: z.array(fix).check(z.maxLength(60)),
    /** Whether the people concerned were told; null: not said yet. */
    toldPeople: z.nullable(z.enum(['yes', 'no contact details', 'not yet'])),
    policies: z.nullable(z.enum(['changed', 'no change needed', 'not yet'])),
    policiesChanged: words,
    /** Whether the owner states that everything the letter names is fixed. */
    cured: z.boolean(),
    /** Whether the owner is ready to state that it will not happen again. */
    promise: z.boolean(),
    signer: line,
    signerTitle: line,
  })
  .check(
    z.refine(({ kind, stateId }) => stateId !== null || !isOfOffice(kind), {
      path: ['stateId'],
      error: 'Choose the state whose office wrote',
    }),
    z.refine(({ dated, receivedOn }) => receivedOn >= dated, {
      path: ['receivedOn'],
      error: 'This is before the date on the letter',
    }),
    z.refine(({ dated, lastDay }) => lastDay === null || lastDay >= dated, {
      path: ['lastDay'],
      error: 'This is before the date on the letter',
    }),
  );
export type RegulatorLetterInput = z.infer<typeof letter>;

const duty = z.object({
  id: z.string(),
  title: ourWords,
  text: ourWords,
  cite: z.string(),
  url: z.string(),
  evidence: ourWords,
  /** Whether the letter names its section. */
  named: z.boolean(),
  /** The task of the business that it belongs to, and its state; null: not among its tasks. */
  task: z.nullable(z.object({ id: z.string(), title: ourWords, status: z.string() })),
});

export const result = z.object({
  asOf: z.string(),
  stateName: ourWords,
  /** The state's privacy law; for a demand or a bill the sections that it names, if any. */
  lawName: z.string(),
  right: z.object({
    kind: z.enum(['no notice', 'given', 'office decides', 'ended', 'never', 'not in force']),
    days: z.nullable(z.number()),
    strictLastDay: z.nullable(z.string()),
    lastDay: z.nullable(z.string()),
    letterLastDay: z.nullable(z.string()),
    workTo: z.nullable(z.string()),
    daysLeft: z.nullable(z.number()),
    letterDiffers: z.boolean(),
    cite: z.string(),
  }),
  /** The time to cure in sentences, the most important first. */
  sentences: z.array(ourWords),
  doubts: z.array(ourWords),
  /** Why a lawyer is needed at once; empty: a choice. */
  lawyer: z.array(ourWords),
  /** Sections that the letter names, with the duties that our record has there. */
  sections: z.array(z.object({ section: z.string(), requirements: z.array(z.string()) })),
  duties: z.array(duty),
  /** Sentences whose words speak of another duty than their section: both, to be confirmed. */
  senses: z.array(
    z.object({
      words: z.string(),
      sections: z.array(z.string()),
      bySection: z.array(z.string()),
      byWords: z.array(z.string()),
    }),
  ),
  /** Its sender or its words do not bear out the kind that the owner chose. */
  doubted: z.boolean(),
  /** What a person or a lawyer claims; null: an office wrote. */
  claim: z.nullable(
    z.object({
      by: z.nullable(z.string()),
      about: z.array(ourWords),
      days: z.array(z.string()),
      amounts: z.array(z.string()),
    }),
  ),
  steps: z.array(
    z.object({
      title: ourWords,
      /** What the letter itself says about it. */
      notes: z.array(ourWords),
      text: ourWords,
      by: z.nullable(z.string()),
      kind: z.string(),
      items: z.array(z.object({ what: z.string(), by: z.nullable(z.string()), done: z.boolean() })),
    }),
  ),
  /** Whether the law asks for a written statement, its section, and what is missing in it today. */
  statement: z.object({
    asked: z.boolean(),
    cite: z.nullable(z.string()),
    missing: z.array(ourWords),
  }),
  keep: z.array(ourWords),
});
export type LetterResult = z.infer<typeof result>;
