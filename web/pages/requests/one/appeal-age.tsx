import { daysBetween } from '#calendar/dates.ts';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';

interface AppealAgeProps {
  refusedOn: string | null;
  /** Until when the letter takes appeals. */
  until: string | null;
  /** The day of the appeal. */
  on: string;
}

/** So many days are a usual time; letters of the desk name as many. */
const USUAL_DAYS = 60;

/** How old a refusal is that is appealed late: the owner chooses whether that counts. */
export function AppealAge({ refusedOn, until, on }: AppealAgeProps) {
  if (refusedOn === null) return null;
  const age = daysBetween(refusedOn, on);
  const isLate = until === null ? age > USUAL_DAYS : on > until;
  if (!isLate) return null;
  return (
    <p>
      <strong>{`You refused it on ${longDate(refusedOn)}, ${plural(age, 'day')} earlier.`}</strong>{' '}
      {until !== null && `Your letter takes appeals until ${longDate(until)}. `}
      No law that we read names a number of days; some say a reasonable time. You choose: note the
      appeal, or tell them that it came too late.
    </p>
  );
}
