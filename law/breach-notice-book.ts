/**
 * The form of breach-notice.json: after a breach, whom each state's law wants told, and by which
 * day. All 50 states and the District of Columbia, since these laws bind everybody.
 */
import { z } from 'zod';
import { citation, isoDate, text } from './rules.ts';

/** So many people of the state: from this number on. 1: always. */
const least = z.int().min(1);

/** A number of days after something, or words where the law names no number. */
const when = z.union([
  z.strictObject({
    days: z.int().min(1),
    unit: z.enum(['days', 'calendar days', 'business days']),
    /** What they are counted from, as words after "after". */
    after: text,
  }),
  z.strictObject({ days: z.null(), words: text }),
]);

const threshold = { least, when, cite: citation };

/** Parts of an entry that no page was read for. */
const PARTS = ['office', 'bureaus', 'vendor', 'notice', 'delay', 'encryption'] as const;

const breachNotice = z.strictObject({
  /** Not only states with a privacy act. */
  state: z.string().regex(/^[A-Z]{2}$/),
  name: text,
  law: citation,
  /**
   * From this day on the law reads differently, and the new text was not read: nothing of it may be
   * told.
   */
  withheld: z.strictObject({ since: isoDate, why: text }).optional(),
  people: z.union([
    z.strictObject({
      days: z.int().min(1),
      unit: z.enum(['days', 'calendar days']),
      after: text,
      cite: citation,
    }),
    /** "Without unreasonable delay" and the like. */
    z.strictObject({ days: z.null(), cite: citation }),
  ]),
  /** An office of the state; null: the law names none. */
  office: z.strictObject({ who: text, ...threshold }).nullable(),
  /** Consumer reporting agencies. */
  bureaus: z.strictObject(threshold).nullable(),
  /** When a firm that holds data for another tells it. */
  vendor: z.strictObject({ when: text, cite: citation }).nullable(),
  /** What the notice to people says; null: the section lists nothing. */
  notice: z.strictObject({ says: text, cite: citation }).nullable(),
  /** Data that needs no notice: encrypted, encrypted unless the key is gone too, or redacted. */
  encrypted: z.enum(['plain', 'unless key', 'redacted']),
  /**
   * What may put the notice off: a request of the police; also finding the scope and mending the
   * system.
   */
  delay: z.enum(['police', 'both']),
  also: text.optional(),
  sources: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https?$/ }),
        kind: z.enum(['statute text', 'state office', 'summary']),
      }),
    )
    .min(1),
  generalKnowledge: z.array(z.enum(PARTS)),
  doubts: z.array(text),
  checkedTo: isoDate,
});

export const breachNoticeBook = z.strictObject({
  reviewed: isoDate,
  survey: z.strictObject({ what: text, url: z.url({ protocol: /^https$/ }) }),
  states: z.array(breachNotice).length(51),
});

export type BreachNoticeBook = z.infer<typeof breachNoticeBook>;
export type BreachNotice = z.infer<typeof breachNotice>;
export type NoticeTime = z.infer<typeof when>;
export type UnreadPart = BreachNotice['generalKnowledge'][number];
