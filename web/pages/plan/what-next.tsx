import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { ComingChange } from '#contract/plan.ts';
import { useUpcoming } from '#web/api/plan.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import { isQuiet } from '#engine/assessment/stand-kinds.ts';
import { ContractEnds } from './contract-ends.tsx';
import { LookMails } from './look-mails.tsx';
import { TakeAlong } from './take-along.tsx';

/** At most this many; the rest is behind a button. */
const SHOWN_FIRST = 6;

/** The changes that concern one business, and of each only what concerns it. */
const changesFor = (businessId: string, changes: readonly ComingChange[]) =>
  changes
    .map((change) => ({
      ...change,
      businesses: change.businesses.filter((affected) => affected.businessId === businessId),
    }))
    .filter(({ businesses }) => businesses.length > 0);

/** Everything that changes on a day, and the duties that start. */
function Details({ change }: { change: ComingChange }) {
  const { changes, businesses, lawUrl, stateName } = change;
  const duties = businesses.filter((business) => business.duties.length > 0);
  if (changes.length < 2 && duties.length === 0) return null;
  return (
    <details className="why">
      <summary>
        What changes<span className="vh">{` in ${stateName} on ${longDate(change.date)}`}</span>
      </summary>
      <ul className="plain hairs ledger">
        {changes.map(({ text, cite }) => (
          <li key={text + cite}>
            <span>{text}</span>
            <span className="cites">
              <Citation cite={cite} url={lawUrl} />
            </span>
          </li>
        ))}
        {duties.map(({ businessId, duties: own }) => (
          <li key={businessId}>
            <strong>Duties for you</strong>
            {own.map(({ id, title, cite, sure }) => (
              <span key={id}>{`${title}${sure ? '' : ' (may be owed)'}, ${cite}`}</span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ change }: { change: ComingChange }) {
  const [first] = change.changes;
  return (
    <li className="next">
      <time dateTime={change.date}>{longDate(change.date)}</time>
      <p className="small">
        <strong>{change.stateName}.</strong> {first?.text}
      </p>
      {change.businesses.map((business) => (
        <p className="small soft" key={business.businessId}>
          {business.meaning}
        </p>
      ))}
      {first && (
        <p className="cites">
          <Citation cite={first.cite} url={change.lawUrl} />
        </p>
      )}
      <Details change={change} />
    </li>
  );
}

/** Whether its day to look again is in the calendar. */
const isLooking = ({ assessment }: Business) => assessment !== null && isQuiet(assessment.stand);

/** The coming dates of a business's states, and their export. */
export function WhatNext({ business, planned }: { business: Business; planned: boolean }) {
  const upcoming = useUpcoming();
  if (upcoming.isPending) return <Waiting>Looking up the coming dates...</Waiting>;
  if (upcoming.isError) {
    return <LoadFailed what="the coming dates" query={upcoming} />;
  }
  const { until } = upcoming.data;
  const changes = changesFor(business.id, upcoming.data.changes);
  return (
    <>
      {changes.length === 0 ? (
        <p className="small soft">
          {`Our records hold no change for your states up to ${longDate(until)}.`}
        </p>
      ) : (
        <Changes changes={changes} />
      )}
      <ContractEnds business={business} />
      {planned && <LookMails business={business} />}
      <TakeAlong
        business={business}
        dated={changes.length > 0 || isLooking(business)}
        planned={planned}
      />
    </>
  );
}

/** The nearest dates first; the rest on request. */
function Changes({ changes }: { changes: readonly ComingChange[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? changes : changes.slice(0, SHOWN_FIRST);
  return (
    <>
      <ol className="line">
        {shown.map((change) => (
          <Entry key={change.date + change.stateId} change={change} />
        ))}
      </ol>
      {changes.length > SHOWN_FIRST && (
        <p className="noprint">
          <button className="btn btn--sm btn--quiet" type="button" onClick={() => setAll(!all)}>
            {all ? `Show the next ${SHOWN_FIRST}` : `View All ${plural(changes.length, 'change')}`}
          </button>
        </p>
      )}
    </>
  );
}
