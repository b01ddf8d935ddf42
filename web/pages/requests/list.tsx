import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { QUARANTINE_REASONS, type QuarantineReason } from '#contract/requests/request-shapes.ts';
import { type RequestList, type Show, useRequestList } from '#web/api/requests.ts';
import { useArrivedMails } from '#web/api/arrived-mails.ts';
import {
  arrivedMailsOf,
  deskSettingsOf,
  newRequestOf,
  requestOf,
  requestsOf,
} from '#web/parts/requests/addresses.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#text/figures.ts';
import { count } from '#web/words/figures.ts';
import { Example } from './example.tsx';
import { Find, Found, useSought } from './find.tsx';
import { HeldList } from './held-list.tsx';
import { ListPages } from './list-pages.tsx';
import { RequestLine } from './request-line.tsx';

const SHOWN: readonly (readonly [Show, string])[] = [
  ['open', 'Open'],
  ['held', 'Held for review'],
  ['closed', 'Closed'],
];

interface ListProps {
  business: Business;
  may: boolean;
}

const showOf = (text: string | null): Show => SHOWN.find(([show]) => show === text)?.[0] ?? 'open';

function Tabs({
  business,
  counts,
  shown,
}: {
  business: Business;
  counts: RequestList['counts'];
  shown: Show;
}) {
  return (
    <nav aria-label="Which requests">
      <ul className="desktabs">
        {SHOWN.map(([show, label]) => (
          <li key={show}>
            <PageLink
              to={requestsOf(business.id) + (show === 'open' ? '' : `&show=${show}`)}
              aria-current={show === shown ? 'page' : undefined}
            >
              {label} <span className="desktabs__count">{count(counts[show])}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const NOTHING = {
  open: 'Nothing is open.',
  closed: 'Nothing is closed yet.',
};

/** An empty desk explains itself. */
function EmptyDesk({ business, may, list }: ListProps & { list: RequestList }) {
  return (
    <section className="card stack" aria-labelledby="empty-desk">
      <h2 id="empty-desk">What the request desk does</h2>
      <p>
        People may ask to see, correct or delete their data, or to stop its sale. Here you see each
        request with its true last day, and the next step. You answer with letters that we fill in.
      </p>
      {may && (
        <p className="row">
          <Example businessId={business.id} has={list.hasTrial} />
        </p>
      )}
    </section>
  );
}

function Held({ business, held }: { business: Business; held: number }) {
  if (held === 0) return null;
  return (
    <Note icon="alert" tone="ask">
      <p>
        <strong>{`${plural(held, 'request')} to look at.`}</strong> What comes too fast or too often
        waits here. If one is real, its days run from the day it came.{' '}
        <PageLink to={`${requestsOf(business.id)}&show=held`}>See them</PageLink>
      </p>
    </Note>
  );
}

/** Mails that came to the address of the desk, and start no clock until somebody looks. */
function Arrived({ business }: { business: Business }) {
  const { data } = useArrivedMails(business.id, 'waiting', 'newest', 0);
  if (data === undefined || data.counts.waiting === 0) return null;
  return (
    <Note icon="alert" tone="ask">
      <p>
        <strong>{`${plural(data.counts.waiting, 'mail')} came in.`}</strong> Say what each is: the
        days of a request run from the day it came.{' '}
        <PageLink to={arrivedMailsOf(business.id)}>Look at the mails</PageLink>
      </p>
    </Note>
  );
}

interface ActsProps {
  business: Business;
  list: RequestList;
  /** The one that is due first; undefined where another part of the list is shown. */
  first: RequestList['requests'][number] | undefined;
}

function Acts({ business, list, first }: ActsProps) {
  const { open, held, closed } = list.counts;
  return (
    <p className="row noprint">
      {first !== undefined && (
        <PageLink className="btn" to={requestOf(business.id, first.id)}>
          Open the next one<span className="vh">{`: ${first.reference}`}</span>
        </PageLink>
      )}
      <PageLink
        className={first === undefined ? 'btn' : 'btn btn--quiet'}
        to={newRequestOf(business.id)}
      >
        Write down a request
      </PageLink>
      <PageLink className="btn btn--quiet" to={deskSettingsOf(business.id)}>
        {list.isOn ? 'Form and settings' : 'Set up your request form'}
      </PageLink>
      {open + held + closed > 0 && list.hasTrial && (
        <Example businessId={business.id} has={list.hasTrial} />
      )}
    </p>
  );
}

interface ShownProps extends ListProps {
  list: RequestList;
  shown: Show;
  from: number;
  reason: QuarantineReason | undefined;
}

function Lines({ business, list, shown, from }: ShownProps & { shown: 'open' | 'closed' }) {
  return (
    <>
      {list.requests.length === 0 ? (
        <p>{NOTHING[shown]}</p>
      ) : (
        <ul className="desklist hairs boxed">
          {list.requests.map((row) => (
            <RequestLine
              key={row.id}
              to={requestOf(business.id, row.id)}
              row={row}
              today={list.today}
            />
          ))}
        </ul>
      )}
      <ListPages first={`${requestsOf(business.id)}&show=${shown}`} from={from} next={list.next} />
    </>
  );
}

function Shown(props: ShownProps) {
  const { business, may, list, shown, from, reason } = props;
  return (
    <>
      {shown !== 'held' && <Held business={business} held={list.counts.held} />}
      <Tabs business={business} counts={list.counts} shown={shown} />
      {shown === 'held' ? (
        <HeldList key={`${from} ${reason ?? ''}`} {...{ business, may, list, from, reason }} />
      ) : (
        <Lines {...props} shown={shown} />
      )}
    </>
  );
}

/** The requests of one business: what is overdue first, then by the next last day. */
export function RequestsList({ business, may }: ListProps) {
  const [search] = useSearchParams();
  const shown = showOf(search.get('show'));
  const from = Number(/^\d{1,7}$/.exec(search.get('from') ?? '')?.[0] ?? 0);
  const reason = QUARANTINE_REASONS.find((one) => one === search.get('reason'));
  const sought = useSought();
  const list = useRequestList(business.id, { shown, from, reason });
  const { data } = list;
  const isFirst = shown === 'open' && from === 0 && sought === '';
  const first = isFirst ? data?.requests[0] : undefined;
  const isEmpty =
    data !== undefined && data.counts.open + data.counts.held + data.counts.closed === 0;
  return (
    <div className="wrap asmt stack">
      {list.isPending && <Waiting>Loading the requests...</Waiting>}
      {list.isError && <LoadFailed what="the requests" query={list} />}
      {data && (
        <>
          {may && <Acts business={business} list={data} first={first} />}
          <Arrived business={business} />
          {isEmpty ? (
            <EmptyDesk business={business} may={may} list={data} />
          ) : (
            <>
              {data.counts.overdue > 0 && (
                <p className="deskoverdue">{`${plural(data.counts.overdue, 'request')} overdue. Do these first.`}</p>
              )}
              <Find business={business} />
              {sought === '' ? (
                <Shown {...{ business, may, list: data, shown, from, reason }} />
              ) : (
                <Found business={business} sought={sought} />
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
