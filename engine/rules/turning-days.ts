/** The days on which a law starts or one of its tests changes. */
import { addDays, addMonths } from '#calendar/dates.ts';
import type { LawTests } from './applicability.ts';

const MONTHS_AHEAD = 12;

/** All of them, in the order of the calendar. */
export function turningDays({
  effective,
  applicability,
  exemptions,
}: Pick<LawTests, 'effective' | 'applicability' | 'exemptions'>): string[] {
  const days = [...applicability.prongs, ...exemptions].flatMap(({ from, until }) => [
    ...(from ? [from] : []),
    ...(until ? [addDays(until, 1)] : []),
  ]);
  return [...new Set([effective, ...days])].toSorted();
}

/** Those of the twelve months after a day. */
export const turningDaysAhead = (law: Parameters<typeof turningDays>[0], asOf: string): string[] =>
  turningDays(law).filter((day) => day > asOf && day <= addMonths(asOf, MONTHS_AHEAD));
