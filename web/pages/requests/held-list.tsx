import type { Business } from '#contract/businesses.ts';
import type { QuarantineReason, RequestRow } from '#contract/requests/request-shapes.ts';
import type { RequestList } from '#web/api/requests.ts';
import { requestOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { count } from '#web/words/figures.ts';
import { HELD_SHORT } from '#web/words/requests/held.ts';
import { HeldActs, HeldDone } from './held-acts.tsx';
import { type HeldChoice, useHeldChoice } from './held-choice.ts';
import { ListPages } from './list-pages.tsx';
import { RequestLine } from './request-line.tsx';

interface HeldListProps {
  business: Business;
  may: boolean;
  list: RequestList;
  from: number;
  reason: QuarantineReason | undefined;
}

const addressOf = (business: Business, reason: QuarantineReason | undefined) =>
  `${requestsOf(business.id)}&show=held${reason === undefined ? '' : `&reason=${encodeURIComponent(reason)}`}`;

/** Those of one reason alone. What people, too, are held for comes first. */
function Reasons({ business, list, reason }: Pick<HeldListProps, 'business' | 'list' | 'reason'>) {
  const { heldFor, counts } = list;
  if (heldFor.length < 2 && reason === undefined) return null;
  const shown = [{ reason: undefined, number: counts.held }, ...heldFor];
  return (
    <nav aria-label="Why they are held">
      <ul className="heldwhy">
        {shown.map((one) => (
          <li key={one.reason ?? ''}>
            <PageLink
              to={addressOf(business, one.reason)}
              aria-current={one.reason === reason ? 'page' : undefined}
            >
              {one.reason === undefined ? 'All held' : HELD_SHORT[one.reason]}{' '}
              <span className="desktabs__count">{count(one.number)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Box({ row, choice }: { row: RequestRow; choice: HeldChoice }) {
  return (
    <label className="heldpick noprint">
      <input
        type="checkbox"
        checked={choice.all !== undefined || choice.rows.includes(row)}
        onChange={({ target }) => choice.tick([row.id], target.checked)}
      />
      <span className="vh">{`Select ${row.reference}`}</span>
    </label>
  );
}

function Empty({ business, list, reason }: Pick<HeldListProps, 'business' | 'list' | 'reason'>) {
  if (list.counts.held > 0)
    return (
      <p>
        Nothing waits here any more.{' '}
        <PageLink to={addressOf(business, undefined)}>See all that are held</PageLink>
      </p>
    );
  return (
    <p>
      {reason === undefined && 'Nothing waits for your look. '}
      Here you find what came too fast or too often. Some of it may be spam.
    </p>
  );
}

/** What may be spam: looked at one by one, or many at once. */
export function HeldList({ business, may, list, from, reason }: HeldListProps) {
  const choice = useHeldChoice(business.id, list, reason);
  const { requests, today, next } = list;
  const isPicked = may && requests.length > 0;
  return (
    <>
      <Reasons business={business} list={list} reason={reason} />
      {may && <HeldDone choice={choice} />}
      {requests.length === 0 && <Empty business={business} list={list} reason={reason} />}
      {isPicked && <HeldActs choice={choice} shown={requests.length} />}
      {requests.length > 0 && (
        <ul className={`desklist hairs boxed${isPicked ? ' desklist--picked' : ''}`}>
          {requests.map((row) => (
            <RequestLine
              key={row.id}
              to={requestOf(business.id, row.id)}
              row={row}
              today={today}
              pick={isPicked && <Box row={row} choice={choice} />}
            />
          ))}
        </ul>
      )}
      <ListPages first={addressOf(business, reason)} from={from} next={next} />
    </>
  );
}
