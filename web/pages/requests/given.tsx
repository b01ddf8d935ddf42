import { givenRequestOf } from '#web/parts/requests/addresses.ts';
import { useGivenRequests } from '#web/api/requests.ts';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { RequestLine } from './request-line.tsx';

const TITLE = 'Requests given to you';

/** What owners of businesses gave to whoever is signed in, by day. */
export function GivenList() {
  const given = useGivenRequests();
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
      </div>
    </>
  );
}
