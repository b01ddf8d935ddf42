import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import { downloadChanges } from '#contract/feeds.ts';
import { pathOf } from '#web/api/request.ts';
import { FeedAddress } from './feed-address.tsx';

interface TakeAlongProps {
  business: Business;
  named: boolean;
  /** Whether there is a date to export. */
  dated: boolean;
}

/** The coming dates of one business for a calendar: as a file, or at an address that stays up to date. */
export function TakeAlong({ business, named, dated }: TakeAlongProps) {
  const [seen, setSeen] = useState(false);
  const { id, businessName } = business;
  return (
    <details className="why noprint" onToggle={() => setSeen(true)}>
      <summary>{`Coming dates in your calendar${named ? `: ${businessName}` : ''}`}</summary>
      <div className="stack-sm">
        {dated && (
          <>
            <p>
              <a
                className="btn btn--sm btn--quiet"
                href={pathOf(downloadChanges.path, { businessId: id })}
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
        {seen && <FeedAddress business={business} />}
      </div>
    </details>
  );
}
