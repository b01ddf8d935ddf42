/** The last days of a consumer's request, and why. */
import { z } from 'zod';
import type { ClockDate } from '#engine/requests/clock/clock-date.ts';
import { clockOf, type ItemClock } from '#engine/requests/clock/clock.ts';
import { whyOf } from '#engine/requests/clock/why.ts';
import { DUTIES_WITH_A_DAY, NOT_OWED, STANDINGS } from '#engine/words/requests.ts';
import { lawOf, requestLaw } from '#law/corpus.server.ts';
import { isoDate } from '#law/schema.ts';
import { isUsStateCode } from '#text/us-states.ts';
import { requestEntryId } from '../book-entries.ts';
import { asOf, stateLetters } from '../facts.ts';
import { COMMON, WrongArgument } from '../reply.ts';
import {
  earlierRequest,
  requestBinds,
  requestedBy,
  requestEvent,
  requestType,
} from '../request-words.ts';
import { toolOf } from '../tool.ts';

const date = z.strictObject({
  due: z.enum(DUTIES_WITH_A_DAY),
  by: z.string(),
  extended_to: z.string().nullable(),
  strict: z.string().nullable().describe('an earlier day that is safe to aim for'),
  done: z.string().nullable(),
  last_day: z.string(),
  standing: z.enum(STANDINGS),
  text: z.string(),
  cite: z.string().nullable(),
  citation: z.string(),
});

/** Why no clock runs, in words. */
const NO_CLOCK: Readonly<Record<(typeof NOT_OWED)[number], string>> = {
  verdict: 'No clock runs: the law does not bind the business in full.',
  'no law': 'No clock runs: no consumer privacy law of this state is on record.',
  'no right': 'No clock runs: this law gives no such right on record.',
  'before first day': 'No clock runs: the request came before the right begins.',
};

const BEFORE_IT_BEGAN =
  'the request came before the right began. No section on record says that such a request counts: nothing may be owed for it.';

function datesShown(state: string, { rule, dates }: ItemClock) {
  const law = requestLaw(state);
  if (!law || !rule) return [];
  return dates.map((one: ClockDate) => {
    const why = whyOf(law, rule, one);
    const { due, by, strict, done, standing } = one;
    return {
      shown: {
        due,
        by,
        extended_to: one.extendedTo,
        strict,
        done,
        last_day: one.lastDay,
        standing,
        text: why.rule,
        cite: why.cite,
        citation: requestEntryId(law.state, rule.type, due),
      },
      doubts: why.doubts.map((doubt) => `${law.state}: ${doubt}`),
    };
  });
}

export const REQUEST_CLOCK = toolOf({
  name: 'request_clock',
  title: 'Reckon the last days of a consumer request',
  description:
    'For a request that a person made under a state privacy law: every last day (acknowledge, answer, stop the use, decide an appeal) with the rule and its section, as of a day and after what happened since. It reckons as if the law binds the business unless binds says otherwise: take binds from check_laws. Days are calendar dates; the day of receipt is day 0.',
  input: z.strictObject({
    state: stateLetters.describe('of the person who asks'),
    type: requestType,
    received: isoDate,
    events: z.array(requestEvent).max(100).optional().describe('what happened since, with its day'),
    by: requestedBy.optional().describe('left out: self'),
    binds: requestBinds.optional().describe('left out: applies'),
    earlier: z.array(earlierRequest).max(100).optional(),
    as_of: asOf,
  }),
  output: z.strictObject({
    owed: z.union([z.boolean(), z.literal('assumed')]),
    not_owed: z.enum(NOT_OWED).nullable().describe('why no clock runs'),
    dates: z.array(date),
    overdue: z.array(z.enum(DUTIES_WITH_A_DAY)),
    late: z.array(z.enum(DUTIES_WITH_A_DAY)),
    free: z.boolean().nullable().describe('whether the answer is free of charge; null: no clock'),
    ...COMMON,
  }),
  answer: ({ state, type, received, events = [], by, binds, earlier = [] }, day) => {
    const code = state.toUpperCase();
    if (!isUsStateCode(code)) throw new WrongArgument(`${code} is no state. Give two letters: CT.`);
    const item = { type, received, events, by: by ?? 'self', binds: binds ?? 'applies', earlier };
    const clock = clockOf(requestLaw(code), item, day);
    const all = datesShown(code, clock);
    const dates = all.map(({ shown }) => shown);
    const { owed, notOwed, overdue, late, free, dayZero } = clock;
    const law = lawOf(code);
    const begins = law ? `${law.state}/effective/effective` : undefined;
    const isEarly = dayZero !== null && received < dayZero;
    return {
      data: { owed, not_owed: notOwed, dates, overdue: [...overdue], late: [...late], free },
      lines: [
        ...(notOwed === null ? [] : [NO_CLOCK[notOwed]]),
        ...dates.map(
          (one) =>
            `${one.due} by ${one.last_day} (${one.standing})${one.strict === null ? '' : `, safer ${one.strict}`}: ${one.text} [${one.citation}]`,
        ),
      ],
      cites: [
        ...dates.map(({ citation }) => citation),
        ...((isEarly || notOwed === 'before first day') && begins ? [begins] : []),
      ],
      given: [
        ...(binds === undefined && owed !== false ? ['the law binds the business'] : []),
        ...(isEarly ? [`the request is still open on ${dayZero} and counts as received then`] : []),
      ],
      doubts: [
        ...(isEarly ? [`${code}: ${BEFORE_IT_BEGAN} [${begins}]`] : []),
        ...all.flatMap(({ doubts }) => doubts),
      ],
      laws: law ? [law] : [],
    };
  },
});
