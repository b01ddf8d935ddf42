import type { Stand } from '#contract/stand.ts';
import { downloadReport } from '#contract/documents/reports.ts';
import { downloadLookAgain } from '#contract/feeds.ts';
import { lookAgainWords } from '#engine/assessment/stand-english.ts';
import { pathOf } from '#web/api/client/request.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { changesOf } from './addresses.ts';

/** Duties to keep to, with their sections, and when to look again. */
export function StandQuiet({ stand, businessId }: { stand: Stand; businessId: string }) {
  return (
    <>
      {stand.keep.length > 0 && (
        <ul className="plain hairs ledger">
          {stand.keep.map(({ stateName, title, cite }) => (
            <li key={stateName + cite}>
              <span>{`${title} (${stateName}, ${cite})`}</span>
            </li>
          ))}
        </ul>
      )}
      <p>{lookAgainWords(stand)}</p>
      <p>
        <a className="btn" href={pathOf(downloadLookAgain.path, { businessId })} download>
          Put this day in my calendar
        </a>
      </p>
      <ul className="plain stack-xs small">
        <li>
          <a
            href={pathOf(downloadReport.path, { businessId, report: 'record', format: 'pdf' })}
            download
          >
            Keep a record of this check (PDF)
          </a>
        </li>
        <li>
          <PageLink to={changesOf(businessId)}>What changes next, and whether we mail you</PageLink>
        </li>
      </ul>
    </>
  );
}
