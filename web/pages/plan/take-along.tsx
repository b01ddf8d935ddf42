import { Changing, Locked } from '#web/parts/owner-page/may.tsx';
import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import { downloadChanges } from '#contract/feeds.ts';
import { usePlan, useSetPlanning } from '#web/api/plan.ts';
import { pathOf, wordsFor } from '#web/api/client/request.ts';
import { FeedAddress } from './feed-address.tsx';

const NOT_SAVED = 'Your choice could not be saved. Try again.';

/** Whether task dates are in the calendar: what was chosen last, even before the server has it. */
function useTaskDates(businessId: string) {
  const reply = usePlan(businessId);
  const planning = useSetPlanning(businessId);
  // The mutation's own variables arrive a moment later, and until then the tick would jump back.
  const [chosen, setChosen] = useState<boolean>();
  const choose = (tasksInCalendar: boolean) => {
    setChosen(tasksInCalendar);
    planning.mutate({ tasksInCalendar }, { onError: () => setChosen(undefined) });
  };
  return { planning, wanted: chosen ?? reply.data?.tasksInCalendar ?? false, choose };
}

/** Task dates join only where the owner wants them: they show what is open. */
function WithTasks({ planning, wanted, choose }: ReturnType<typeof useTaskDates>) {
  return (
    <div className="stack-sm">
      <label className="pick">
        <input
          type="checkbox"
          checked={wanted}
          onChange={(event) => choose(event.target.checked)}
        />
        Also put the due dates of my tasks there
      </label>
      <p className="small soft">
        Whoever has the feed address can then read which tasks are open. Calendars follow within a
        day.
      </p>
      {planning.isError && (
        <p className="error" role="alert">
          {wordsFor(planning.error, NOT_SAVED)}
        </p>
      )}
    </div>
  );
}

interface TakeAlongProps {
  business: Business;
  /** Whether a law changes, so that there is a date to export. */
  dated: boolean;
  /** Whether there is a plan, so that task dates can join. */
  planned: boolean;
}

/**
 * The coming dates of one business for a calendar: as a file, or at an address that stays up to
 * date.
 */
export function TakeAlong({ business, dated, planned }: TakeAlongProps) {
  const [seen, setSeen] = useState(false);
  const tasks = useTaskDates(business.id);
  return (
    <details className="folded noprint" onToggle={() => setSeen(true)}>
      <summary>Put these dates in your calendar</summary>
      <div className="stack-sm">
        {planned && (
          <Locked businessId={business.id}>
            <WithTasks {...tasks} />
          </Locked>
        )}
        {(dated || tasks.wanted) && (
          <>
            <p>
              <a
                className="btn btn--sm btn--quiet"
                href={pathOf(downloadChanges.path, { businessId: business.id })}
                download
              >
                Download calendar file (.ics)
              </a>
            </p>
            <p className="small soft">
              The file opens in most calendars. It holds the dates as they stand today. It reminds
              you 14 days before each.
            </p>
          </>
        )}
        <p className="small soft">
          A feed address stays up to date. Your calendar or news reader looks there by itself.
        </p>
        {seen && (
          <Changing
            businessId={business.id}
            needs="owner"
            instead={<p className="small">Only the owner of the business can make one.</p>}
          >
            <FeedAddress business={business} />
          </Changing>
        )}
      </div>
    </details>
  );
}
