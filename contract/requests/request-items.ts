/**
 * One thing that a person asked for, as the desk shows it: where it stands, its dates with their
 * reasons, and what may be done.
 */
import * as z from 'zod/mini';
import {
  DUTIES_WITH_A_DAY,
  IDENTITY_WAYS,
  ITEM_STATES,
  NEXT_STEPS,
  NOT_OWED,
  STANDINGS,
} from '#engine/words/requests.ts';
import type { RequestType } from '#law/schema.ts';
import { calendarDate } from '#contract/results.ts';
import { ourWords } from '#contract/our-words.ts';

/**
 * What can be asked for. `signal` and `appeal` are no types of the desk: the site reports the one,
 * the other is done to an item. In the order in which forms show them; tests/contract.test.ts does
 * not compile where one is missing.
 */
export const DESK_TYPES = [
  'opt-out-sale',
  'opt-out-ads',
  'opt-out-profiling',
  'limit-sensitive',
  'opt-out-sensitive',
  'withdraw-consent',
  'confirm',
  'access',
  'portability',
  'third-party-list',
  'question-profiling',
  'correct',
  'delete',
] as const satisfies readonly Exclude<RequestType, 'signal'>[];
export type DeskType = (typeof DESK_TYPES)[number];
export const deskType = z.enum(DESK_TYPES, 'Choose what is asked for');

const SOURCES = ['statute', 'regulation', 'record', 'memory'] as const;
/** Why a date is what it is. `memory`: only advice, or with its doubt. */
const why = z.object({
  rule: ourWords,
  cite: z.nullable(z.string()),
  source: z.enum(SOURCES),
  seen: z.nullable(z.string()),
  doubts: z.array(ourWords),
});

const due = z.enum(DUTIES_WITH_A_DAY);

const itemDate = z.object({
  due,
  by: calendarDate,
  extendedTo: z.nullable(calendarDate),
  /** The day to aim for, where a strict reading gives an earlier one. */
  strict: z.nullable(calendarDate),
  done: z.nullable(calendarDate),
  lastDay: calendarDate,
  standing: z.enum(STANDINGS),
  why: z.nullable(why),
});

const allowance = {
  may: z.boolean(),
  why: ourWords,
  cite: z.nullable(z.string()),
  source: z.enum(SOURCES),
};

const moreTime = z.object({
  ...allowance,
  newLastDay: z.nullable(calendarDate),
  noticeBy: z.nullable(calendarDate),
  mustSay: z.array(ourWords),
});

const allowed = z.object({
  /**
   * `must`: the law wants the business to be sure; `facts`: by so many facts that match; `signed`:
   * and a signed declaration. `shown`: they showed it, as far as the law wants; `short`: what was
   * noted is less than the law names.
   */
  verify: z.object({
    ...allowance,
    advised: z.boolean(),
    must: z.boolean(),
    facts: z.nullable(z.number()),
    signed: z.boolean(),
    shown: z.boolean(),
    short: z.nullable(z.object({ matched: z.number(), wanted: z.number(), unsigned: z.boolean() })),
    doubts: z.array(ourWords),
  }),
  extend: moreTime,
  /** null: nobody appealed. */
  extendAppeal: z.nullable(moreTime),
  charge: z.object({ ...allowance, when: z.array(ourWords) }),
  refuse: z.array(
    z.object({
      id: z.string(),
      text: ourWords,
      cite: z.optional(z.string()),
      source: z.enum(SOURCES),
    }),
  ),
  denialMustSay: z.array(ourWords),
  whenAppealDenied: z.nullable(ourWords),
  /** The office is named with a granted appeal, too. */
  officeAlways: z.boolean(),
  agent: z.nullable(z.object({ ...allowance, proof: z.nullable(ourWords) })),
  /** By what it is known that a parent is one; null: no parent asks, or the law names none. */
  parentBy: z.nullable(
    z.object({ below: z.number(), methods: z.array(ourWords), cite: z.string() }),
  ),
});

export const LETTER_KINDS = [
  'receipt',
  'more-time',
  'data',
  'no-data',
  'corrected',
  'deleted',
  'opt-out-works',
  'refusal',
  'not-genuine',
  'appeal-granted',
  'appeal-denied',
  'appeal-more-time',
  'decision-reasons',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** By what the owner sees who asks. */
export const identityWays = z.array(z.enum(IDENTITY_WAYS));

/** An item in the list. */
export const itemRow = z.object({
  type: deskType,
  state: z.enum(ITEM_STATES),
  owed: z.union([z.boolean(), z.literal('assumed')]),
  /** The next last day, with what is due on it; null: no clock runs, or nothing is left. */
  nextLastDay: z.nullable(calendarDate),
  /**
   * The day by which to do it where the last day falls on a weekend or federal holiday; null: the
   * last day itself.
   */
  sendBy: z.nullable(calendarDate),
  /** The day that the desk promises where no law sets one; null: none, or nothing is left. */
  promisedOn: z.nullable(calendarDate),
  overdue: z.array(due),
  next: z.object({
    step: z.enum(NEXT_STEPS),
    by: z.nullable(calendarDate),
    letters: z.array(z.enum(LETTER_KINDS)),
  }),
  /** Identity may not be checked, or no fee may be charged. */
  noVerify: z.boolean(),
  free: z.nullable(z.boolean()),
});
export type ItemRow = z.infer<typeof itemRow>;

/** An item on its own page. */
export const itemWhole = z.extend(itemRow, {
  dates: z.array(itemDate),
  late: z.array(due),
  notOwed: z.nullable(z.enum(NOT_OWED)),
  capReached: z.nullable(z.boolean()),
  /** null: no law gives this right here; all is the business's own choice. */
  allowed: z.nullable(allowed),
  /** Whom to tell, in what words. */
  passOn: z.array(z.object({ to: ourWords, duty: ourWords, cite: z.nullable(z.string()) })),
  /** What a check of identity may not ask for. */
  neverAsk: z.array(z.object({ what: ourWords, cite: z.nullable(z.string()) })),
  /** What an answer never holds. */
  neverSend: z.array(ourWords),
});
export type ItemWhole = z.infer<typeof itemWhole>;
