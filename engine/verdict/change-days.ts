/** The days on which what is said of a law changes: pages are drawn once for each interval between them. */
import type { GuideFigure, LawRecord } from '#law/schema.ts';
import { addDays } from '#calendar/dates.ts';

interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const TELLS_OF_CURE = /\b(last day|cure|fix)\b/i;

/** The last day on which a violation can be put right changes nothing; the day after it does, and tells of it. */
export function eventsOf({ timeline, enforcement: { cure } }: LawRecord): LawRecord['timeline'] {
  return timeline.filter(({ date, what }) => date !== cure.until || !TELLS_OF_CURE.test(what));
}

/** First days of new readings of a law, in order; the first is that of its oldest date. */
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

/** The intervals that the change dates make from a first day on; the first begins on that day. */
export function intervals(dates: readonly string[], firstDay: string): Interval[] {
  const later = dates.filter((date) => date > firstDay);
  const starts = [firstDay, ...new Set(later)];
  return starts.map((from, at) => {
    const next = starts[at + 1];
    return { from, until: next === undefined ? null : addDays(next, -1) };
  });
}
