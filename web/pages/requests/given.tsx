import { useState } from 'react';
import { wordsFor } from '#web/api/client/request.ts';
import { useLeaving } from '#web/api/sharing.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { givenRequestOf } from '#web/parts/requests/addresses.ts';
import { useGivenRequests } from '#web/api/requests.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { RequestLine } from './request-line.tsx';

const TITLE = 'Requests given to you';

interface StopProps {
  businessId: string;
  businessName: string;
  onDone: () => void;
}

/** Gives all requests of one business back. */
function StopHelping({ businessId, businessName, onDone }: StopProps) {
  const [asking, setAsking] = useState(false);
  const leaving = useLeaving();
  return (
    <>
      <button className="linkbtn" type="button" onClick={() => setAsking(true)}>
        {`Stop helping ${businessName}`}
      </button>
      {asking && (
        <Confirm
          title={`Stop helping ${businessName}?`}
          does="Stop helping"
          pending={leaving.isPending}
          failed={
            leaving.isError
              ? wordsFor(leaving.error, 'Nothing was changed. Try again in a moment.')
              : undefined
          }
          onConfirm={() => leaving.mutate(businessId, { onSuccess: onDone })}
          onClose={() => setAsking(false)}
        >
          <p>You see none of its requests any more. Its owner sees that you stopped.</p>
        </Confirm>
      )}
    </>
  );
}

/** What owners of businesses gave to whoever is signed in, by day. */
export function GivenList() {
  const given = useGivenRequests();
  const businesses = new Map(
    (given.data ?? []).map(({ businessId, businessName }) => [businessId, businessName]),
  );
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <div className="wrap head">
        <h1>{TITLE}</h1>
        <p className="lede">Do the first one first. What you do stands under your name.</p>
      </div>
      <div className="wrap asmt stack">
        {given.isPending && <Waiting>Loading the requests...</Waiting>}
        {given.isError && <LoadFailed what="the requests" query={given} />}
        {given.data?.length === 0 && (
          <p>Nothing is given to you now. Once it is, you get a mail.</p>
        )}
        {given.data && given.data.length > 0 && (
          <ul className="desklist hairs boxed">
            {given.data.map(({ businessId, businessName, today, request }) => (
              <RequestLine
                key={request.id}
                to={givenRequestOf(businessId, request.id)}
                of={businessName}
                row={request}
                today={today}
              />
            ))}
          </ul>
        )}
        {[...businesses].map(([businessId, businessName]) => (
          <p key={businessId} className="small noprint">
            <StopHelping {...{ businessId, businessName }} onDone={() => void given.refetch()} />
          </p>
        ))}
      </div>
    </>
  );
}
