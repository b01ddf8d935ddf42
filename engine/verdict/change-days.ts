/** The days on which anything shown about a law changes: pages are built once for each interval between them. */
import type { GuideFigure, LawRecord } from '#law/schema.ts';
import { addDays } from '#calendar/dates.ts';

interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const TELLS_OF_CURE = /\b(last day|cure|fix)\b/i;

/** Nothing changes on the last day of a cure period, but on the day after it. */
export function eventsOf({ timeline, enforcement: { cure } }: LawRecord): LawRecord['timeline'] {
  return timeline.filter(({ date, what }) => date !== cure.until || !TELLS_OF_CURE.test(what));
}

/** First days of changed versions of a law, in order; the first is its oldest date. */
export function changeDates(law: LawRecord, figures: readonly GuideFigure[]): string[] {
  const periods: Period[] = [
    ...law.applicability.prongs,
    ...law.exemptions,
    ...law.requirements,
    ...figures.filter((figure) => figure.state === law.state).flatMap((figure) => figure.readings),
  ];
  const { cure } = law.enforcement;
  const days = new Set([
    law.effective,
    ...eventsOf(law).map((event) => event.date),
    ...periods.flatMap(({ from, until }) => [
      ...(from ? [from] : []),
      ...(until ? [addDays(until, 1)] : []),
    ]),
    ...[law.optOutSignal.from, law.assessments.from].filter((day) => day !== null),
    ...(cure.until === null ? [] : [addDays(cure.until, 1)]),
  ]);
  return [...days].toSorted();
}

/** An interval in which nothing changes; `until` is its last day, null for the last one. */
export interface Interval {
  readonly from: string;
  readonly until: string | null;
}

/** The intervals between the change dates, from a first day on; the first begins on that day. */
export function intervals(dates: readonly string[], firstDay: string): Interval[] {
  const later = dates.filter((date) => date > firstDay);
  const starts = [firstDay, ...new Set(later)];
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return { from, until: next === undefined ? null : addDays(next, -1) };
  });
}
