/**
 * The clock of one item: every date that the law sets, what is overdue and what was late, as of a
 * day.
 */
import type { RequestLaw, RequestRule } from '#law/schema.ts';
import type { RequestItem } from '#engine/requests/request.ts';
import type { ClockDate, Due } from './clock-date.ts';
import { countingOf, type Counting } from './counting.ts';
import { datesOf } from './dates.ts';
import { costOf, type Cost } from './cost.ts';

/** The clock of one item as of a day. */
export interface ItemClock extends Cost {
  /** `assumed`: the verdict is open, and the clock runs as if the law applied. */
  readonly owed: boolean | 'assumed';
  /** Why no clock runs; null where one does. */
  readonly notOwed: Counting['notOwed'];
  /**
   * The day from which the days count; null where no clock runs. Later than receipt where the right
   * began later.
   */
  readonly dayZero: string | null;
  /** null where no clock runs. */
  readonly rule: RequestRule | null;
  readonly dates: readonly ClockDate[];
  readonly overdue: readonly Due[];
  readonly late: readonly Due[];
}

/**
 * Works out one item. `law` undefined: the person's state has no law of its own. Pure, and about a
 * microsecond for each date.
 */
export function clockOf(law: RequestLaw | undefined, item: RequestItem, asOf: string): ItemClock {
  const counting = countingOf(law, item, asOf);
  if (!counting.rule) return { ...counting, ...NO_COST, dates: [], overdue: [], late: [] };
  const dates = datesOf(counting.rule, item, counting.dayZero, asOf);
  return {
    ...counting,
    ...costOf(counting.rule, item, law),
    dates,
    overdue: standing(dates, 'overdue'),
    late: lateOnce(counting.rule, standing(dates, 'late')),
  };
}

/** Where the law has one duty for the answer and its effect, both late are one. */
const lateOnce = ({ answer }: RequestRule, late: readonly Due[]): readonly Due[] =>
  answer?.isEffect && late.includes('effect') ? late.filter((due) => due !== 'answer') : late;

const NO_COST = { free: null, capReached: null } as const;

const standing = (dates: readonly ClockDate[], wanted: ClockDate['standing']) =>
  dates.filter((date) => date.standing === wanted).map(({ due }) => due);
