import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Business } from '#contract/businesses.ts';
import { useArrivedMails } from '#web/api/arrived-mails.ts';
import { arrivedMailsOf, requestOf, requestsOf } from '#web/parts/requests/addresses.ts';
import { Back } from '#web/parts/links/back.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { longDate } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import { count } from '#web/words/figures.ts';
import { useHeadingFocus } from '#web/parts/requests/heading-focus.ts';
import { OneMail } from './one-mail.tsx';

const TITLE = 'Mails that came in';

const NOTHING = {
  waiting: 'No mail waits for your look.',
  'set-aside': 'Nothing was set aside in the last 30 days.',
} as const;

type Appeal = { readonly by: string | null; readonly at: string } | null;

const notedWords = ({ by }: NonNullable<Appeal>): string =>
  by === null
    ? 'The appeal is noted, and the request is open again.'
    : `The appeal is noted, and the request is open again. Answer it by ${longDate(by)}.`;

interface OrderProps {
  first: string;
  order: 'newest' | 'oldest';
  /** The day on which the mail came that waits longest. */
  oldest: string;
}

/** The newest come first, where the owner works; what waits longest is a press away. */
function Order({ first, order, oldest }: OrderProps) {
  return order === 'newest' ? (
    <p className="small">
      {`Newest first. One waits since ${longDate(oldest)}. `}
      <PageLink to={`${first}&oldest=1`}>Show the oldest first</PageLink>
    </p>
  ) : (
    <p className="small">
      Oldest first. <PageLink to={first}>Show the newest first</PageLink>
    </p>
  );
}

/** Mails to the desk: a proposal for each, and the owner's word. */
export function ArrivedMails({ business, may }: { business: Business; may: boolean }) {
  const [search] = useSearchParams();
  const show = search.has('aside') ? 'set-aside' : 'waiting';
  const from = Number(/^\d{1,7}$/.exec(search.get('from') ?? '')?.[0] ?? 0);
  const order = search.has('oldest') ? 'oldest' : 'newest';
  const list = useArrivedMails(business.id, show, order, from);
  const { data } = list;
  const first = arrivedMailsOf(business.id);
  const [said, setSaid] = useState<{ left: number; appeal: Appeal }>();
  const done = useRef<HTMLParagraphElement>(null);
  const heading = useHeadingFocus();
  const onDone = (left: number, appeal: Appeal) => {
    setSaid({ left, appeal });
    // what had the focus is gone
    done.current?.focus();
  };
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head deskhead">
        <Back to={requestsOf(business.id)}>All requests</Back>
        <h1 tabIndex={-1} ref={heading}>
          {TITLE}
        </h1>
        <p className="lede">Nothing here counts until you say what it is.</p>
        {data?.address != null && <p className="small soft">{`To ${data.address}`}</p>}
      </div>
      <div className="wrap asmt stack">
        {list.isPending && <Waiting>Loading the mails...</Waiting>}
        {list.isError && <LoadFailed what="the mails" query={list} />}
        {data && (
          <>
            <nav aria-label="Which mails">
              <ul className="desktabs">
                <li>
                  <PageLink to={first} aria-current={show === 'waiting' ? 'page' : undefined}>
                    Waiting <span className="desktabs__count">{count(data.counts.waiting)}</span>
                  </PageLink>
                </li>
                <li>
                  <PageLink
                    to={`${first}&aside=1`}
                    aria-current={show === 'set-aside' ? 'page' : undefined}
                  >
                    Set aside <span className="desktabs__count">{count(data.counts.setAside)}</span>
                  </PageLink>
                </li>
              </ul>
            </nav>
            <p role="status" tabIndex={-1} ref={done}>
              {said && `Done. ${plural(said.left, 'mail')} left.`}{' '}
              {said?.appeal && (
                <>
                  {notedWords(said.appeal)}{' '}
                  <PageLink to={requestOf(business.id, said.appeal.at)}>Go to the request</PageLink>
                </>
              )}
            </p>
            {show === 'waiting' && data.oldest !== null && data.counts.waiting > 1 && (
              <Order first={first} order={order} oldest={data.oldest} />
            )}
            {data.mails.length === 0 ? (
              <p>{NOTHING[show]}</p>
            ) : (
              <ul className="desklist hairs boxed" role="list">
                {data.mails.map((one) => (
                  <OneMail
                    key={one.id}
                    business={business}
                    one={one}
                    may={may}
                    isAside={show === 'set-aside'}
                    onDone={onDone}
                  />
                ))}
              </ul>
            )}
            {data.next !== null && (
              <p>
                <PageLink
                  className="btn btn--sm btn--quiet"
                  to={`${first}${show === 'waiting' ? '' : '&aside=1'}${order === 'oldest' ? '&oldest=1' : ''}&from=${data.next}`}
                >
                  More mails
                </PageLink>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
