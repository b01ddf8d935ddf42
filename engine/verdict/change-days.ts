/**
 * The days on which anything shown about a law changes: pages are built once for each interval
 * between them.
 */
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

/**
 * The last day, up to this one, on which something that the law says began or ended to count; null
 * before its first.
 */
export function lastChange(law: LawRecord, day: string): string | null {
  const ofEvents = new Set(eventsOf(law).flatMap(({ date, news }) => (news ? [] : [date])));
  const past = [...periodDays(law), ...ofEvents].filter(
    (date) => date >= law.effective && date <= day,
  );
  return past.toSorted().at(-1) ?? null;
}

/** The newest day, up to this one, on which one of several laws changed. */
export const newestChange = (laws: readonly LawRecord[], day: string): string =>
  laws
    .flatMap((law) => lastChange(law, day) ?? [])
    .toSorted()
    .at(-1) ?? day;

/** First days of changed versions of a law, in order; the first is its oldest date. */
export function changeDates(law: LawRecord, figures: readonly GuideFigure[]): string[] {
  const readings = figures
    .filter((figure) => figure.state === law.state)
    .flatMap((figure) => figure.readings);
  const days = new Set([
    ...periodDays(law),
    ...eventsOf(law).map((event) => event.date),
    ...readings.flatMap(edgesOf),
  ]);
  return [...days].toSorted();
}

const edgesOf = ({ from, until }: Period) => [
  ...(from ? [from] : []),
  ...(until ? [addDays(until, 1)] : []),
];

/** The days on which a rule of the record begins, or has ended. */
function periodDays(law: LawRecord): string[] {
  const { cure } = law.enforcement;
  const periods: Period[] = [
    ...law.applicability.prongs,
    ...law.exemptions,
    ...law.requirements,
    { until: cure.until ?? undefined },
  ];
  return [
    law.effective,
    ...periods.flatMap(edgesOf),
    ...[law.optOutSignal.from, law.assessments.from].filter((day) => day !== null),
  ];
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
