/**
 * Whether a fee may be charged, and whether the law lets the business decline for the number of
 * requests.
 */
import { addMonths } from '#calendar/dates.ts';
import type { RequestLaw, RequestRule } from '#law/schema.ts';
import type { EarlierRequest, RequestItem } from '#engine/requests/request.ts';

export interface Cost {
  /** true: no fee may be charged for the number of requests. null: no clock runs. */
  readonly free: boolean | null;
  /** Whether the law's cap on such requests is used up; null: it has none. */
  readonly capReached: boolean | null;
}

export function costOf(rule: RequestRule, item: RequestItem, law: RequestLaw | undefined): Cost {
  return { free: isFree(rule, item, law), capReached: capReached(rule, item, law) };
}

/**
 * Whoever asks, the free number is used up by the families that it counts; charge.ts says for what
 * a fee is wise.
 */
function isFree(
  { free, family }: RequestRule,
  { earlier, received }: RequestItem,
  law: RequestLaw | undefined,
): boolean {
  if (free === 'always' || family === 'stop') return true;
  const counted = earlier.filter((one) => {
    const of = law?.families[one.type];
    return of !== undefined && of !== 'stop' && free.counts.includes(of);
  });
  if (free.checksFree && mayCheckAChange(law, earlier, received)) return true;
  const since = free.period === 'annually' ? inCalendarYear : inTwelveMonths;
  return answeredWithin(counted, received, since) < free.perYear;
}

/**
 * Whoever asks after a correction or deletion that was answered may only check it: then it is free,
 * and nobody has to say so.
 */
const mayCheckAChange = (
  law: RequestLaw | undefined,
  earlier: readonly EarlierRequest[],
  received: string,
) =>
  earlier.some(
    ({ type, answered }) =>
      law?.families[type] === 'change' &&
      answered != null &&
      answered <= received &&
      inTwelveMonths(answered, received),
  );

/** Counts the earlier requests whose types have the same cap. */
function capReached(
  { cap }: RequestRule,
  { earlier, received }: RequestItem,
  law: RequestLaw | undefined,
): boolean | null {
  if (!cap) return null;
  const counted = earlier.filter(({ type }) => law?.rules[type]?.cap?.text === cap.text);
  const within = cap.period === 'calendar year' ? inCalendarYear : inTwelveMonths;
  return answeredWithin(counted, received, within) >= cap.requests;
}

const answeredWithin = (
  earlier: readonly EarlierRequest[],
  received: string,
  within: (one: string, received: string) => boolean,
) =>
  earlier.filter(
    (one) => one.answered != null && one.received <= received && within(one.received, received),
  ).length;

/** The same day of the month a year before does not count; the month's end is clipped. */
const inTwelveMonths = (one: string, received: string) => one > addMonths(received, -12);

/**
 * "Annually" may mean the calendar year or any 12 months: free where either reading makes it free,
 * and this one is never the longer.
 */
const inCalendarYear = (one: string, received: string) => one.slice(0, 4) === received.slice(0, 4);
