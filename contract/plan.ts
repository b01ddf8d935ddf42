/** The owner's plan and coming changes, from the assessment and the records. */
import * as z from 'zod/mini';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';
import { CONTROL_KEYS } from '#law/vocabulary.ts';
import { businessId, stateId } from './businesses.ts';
import { endpoint, ownerProblems } from './endpoint.ts';
import { ourWords } from './our-words.ts';
import { calendarDate, verdictKind } from './results.ts';

const priority = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const effort = z.object({ tasks: z.number(), hours: z.number() });
/**
 * you: the owner alone; lawyer: a lawyer should read it; website: whoever runs the website does it.
 */
const who = z.enum(['you', 'lawyer', 'website']);

const planTask = z.object({
  id: z.enum(CONTROL_KEYS),
  title: z.string(),
  priority,
  hours: z.number(),
  dueDate: calendarDate,
  /** Whether a law sets that date; else it is our target. */
  dueByLaw: z.boolean(),
  /** The day from which our target was moved, as the owner's hours cannot meet it; else null. */
  movedFrom: z.nullable(z.string()),
  stateIds: z.array(stateId),
  owed: z.enum(['owed', 'may be owed', 'coming up']),
  who,
  why: z.string(),
  /** First days of its first and last planned week; null for work that may not be owed. */
  weeks: z.nullable(z.object({ from: calendarDate, to: calendarDate, afterDue: z.boolean() })),
});
export type PlanTask = z.infer<typeof planTask>;

/** A public action of a regulator, with its source. */
const publicCase = z.object({
  id: z.string(),
  date: calendarDate,
  /** How much of the date is known; the rest is a placeholder. */
  datePrecision: z.enum(['day', 'month', 'year']),
  state: z.string(),
  regulator: z.string(),
  against: z.string(),
  amountUSD: z.nullable(z.number()),
  law: z.string(),
  kind: z.enum(['settlement', 'order', 'suit', 'complaint', 'investigation', 'sweep', 'report']),
  what: z.string(),
  source: z.string(),
  doubt: z.optional(z.string()),
  /** By head count, a rough guess; null if not known. */
  size: z.nullable(z.enum(['small', 'medium', 'large', 'giant'])),
  inYourStates: z.boolean(),
  /** Titles of the owner's open tasks that would prevent it. */
  prevents: z.array(z.string()),
});
export type PublicCase = z.infer<typeof publicCase>;

const plan = z.object({
  businessId: z.string(),
  businessName: z.string(),
  asOf: calendarDate,
  /** US dollars an hour, by the cost calculator's rule. */
  rate: z.number(),
  byPriority: z.array(z.extend(effort, { priority })),
  /** Work that is certain: owed today or from a known day. */
  total: effort,
  /** Work that is owed only if a missing answer turns out so; not in the total. */
  maybe: effort,
  /** Hours that the owner gives in a week. */
  hoursAWeek: z.number(),
  /**
   * The fewest whole hours a week that end each task by its due date; null if 40 are not enough.
   */
  hoursThatMeet: z.nullable(z.number()),
  /** In the order in which the work builds on itself. */
  work: z.array(planTask),
  /** Actions that concern the owner's work, the nearest first. */
  cases: z.array(publicCase),
  repairs: z.array(publicCase),
});
export type Plan = z.infer<typeof plan>;

/** Price ranges from a named source, and the date of the newest public case. */
const planReply = z.object({
  /** null until the business was assessed for the first time. */
  plan: z.nullable(plan),
  prices: z.array(
    z.object({ what: z.string(), range: ourWords, source: z.string(), seen: calendarDate }),
  ),
  collectedTo: calendarDate,
  tasksInCalendar: z.boolean(),
  lookAgainMails: z.boolean(),
  /** Contracts of the data map that end by themselves: those that are over first. */
  contractEnds: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      endsOn: calendarDate,
      isOver: z.boolean(),
    }),
  ),
});
export type PlanReply = z.infer<typeof planReply>;

export const readPlan = endpoint({
  name: 'readPlan',
  method: 'GET',
  path: '/api/businesses/:businessId/plan',
  access: 'owner',
  summary:
    'Open hours by priority, what to hand over, and what regulators did to businesses of that size',
  params: businessId,
  status: 200,
  reply: planReply,
  problems: ownerProblems,
});

const HOURS_MESSAGE = `Enter whole hours a week, from ${HOURS_A_WEEK.least} to ${HOURS_A_WEEK.most}`;

export const planning = z.object({
  hoursAWeek: z.number(),
  /** Whether the due dates of tasks are in the calendar file and the feed. */
  tasksInCalendar: z.boolean(),
  /** Whether the owner gets a mail on the day to look again. */
  lookAgainMails: z.boolean(),
});

export type Planning = z.infer<typeof planning>;

const planningChange = z.object({
  hoursAWeek: z.optional(
    z
      .number(HOURS_MESSAGE)
      .check(
        z.refine(Number.isInteger, HOURS_MESSAGE),
        z.minimum(HOURS_A_WEEK.least, HOURS_MESSAGE),
        z.maximum(HOURS_A_WEEK.most, HOURS_MESSAGE),
      ),
  ),
  tasksInCalendar: z.optional(z.boolean()),
  lookAgainMails: z.optional(z.boolean()),
});
/** What is not named stays as it is. */
export type PlanningChange = z.infer<typeof planningChange>;

export const setPlanning = endpoint({
  name: 'setPlanning',
  method: 'PUT',
  path: '/api/businesses/:businessId/planning',
  access: 'owner',
  summary:
    'Set the hours a week for the plan, whether task dates join the calendar, and whether a mail comes on the day to look again',
  params: businessId,
  body: planningChange,
  status: 200,
  reply: planning,
  problems: [...ownerProblems, 'invalid-input'],
});

const affected = z.object({
  businessId: z.string(),
  businessName: z.string(),
  /**
   * The verdicts on the day before and on the day; null for a business that was not assessed yet.
   */
  verdicts: z.nullable(z.object({ before: verdictKind, after: verdictKind })),
  meaning: ourWords,
  duties: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      cite: z.string(),
      /** False if a missing answer decides whether it is owed. */
      sure: z.boolean(),
    }),
  ),
});

/** One date in one state. */
const comingChange = z.object({
  date: calendarDate,
  stateId,
  stateName: z.string(),
  lawUrl: z.string(),
  /** The most important first. */
  changes: z.array(
    z.object({
      kind: z.enum(['start', 'test', 'exemption', 'cure', 'duty', 'event']),
      text: z.string(),
      cite: z.string(),
    }),
  ),
  businesses: z.array(affected),
});
export type ComingChange = z.infer<typeof comingChange>;

const upcomingReply = z.object({
  asOf: calendarDate,
  until: calendarDate,
  changes: z.array(comingChange),
});
export type UpcomingReply = z.infer<typeof upcomingReply>;

export const listUpcoming = endpoint({
  name: 'listUpcoming',
  method: 'GET',
  path: '/api/upcoming',
  access: 'owner',
  summary:
    "What changes in the owner's states within 24 months, and the verdict for each business before and after",
  status: 200,
  reply: upcomingReply,
  problems: ['not-signed-in'],
});
