import type { Business } from '#contract/businesses.ts';
import { useUpcoming } from '#web/api/plan.ts';
import { changesOf } from '#web/parts/assessment/addresses.ts';
import { Go } from '#web/parts/links/go.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { longDate } from '#text/english.ts';
import { withStop } from '#text/trailing.ts';

/** The nearest ones; the plan has all. */
const SHOWN = 3;

interface Dated {
  readonly key: string;
  readonly date: string;
  readonly text: string;
}

const dueDates = (businesses: readonly Business[]): Dated[] =>
  businesses.flatMap(({ id, businessName, assessment }) =>
    assessment?.nextDue
      ? [{ key: id, date: assessment.nextDue, text: withStop(`Next task due for ${businessName}`) }]
      : [],
  );

/** The next task dates, and the next days on which a law changes. */
export function NextDates({ businesses }: { businesses: readonly Business[] }) {
  const upcoming = useUpcoming();
  if (upcoming.isPending) return <Waiting>Looking up the coming dates...</Waiting>;
  if (upcoming.isError) return <LoadFailed what="the coming dates" query={upcoming} />;
  const changes = upcoming.data.changes.map(({ date, stateId, stateName, changes: [first] }) => ({
    key: date + stateId,
    date,
    text: `${stateName}: ${first?.text ?? 'The law changes.'}`,
  }));
  const dates = [...dueDates(businesses), ...changes].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
  return (
    <div className="stack-sm">
      {dates.length === 0 && (
        <p className="small soft">
          {`Our records hold no change for your states up to ${longDate(upcoming.data.until)}.`}
        </p>
      )}
      <ol className="plain hairs ledger">
        {dates.slice(0, SHOWN).map(({ key, date, text }) => (
          <li key={key}>
            <time dateTime={date}>{longDate(date)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <ul className="plain stack-xs">
        {businesses.map(({ id, businessName }) => (
          <li key={id}>
            <Go to={changesOf(id)}>
              {businesses.length === 1
                ? 'All dates, and your calendar'
                : `All dates of ${businessName}`}
            </Go>
          </li>
        ))}
      </ul>
    </div>
  );
}
