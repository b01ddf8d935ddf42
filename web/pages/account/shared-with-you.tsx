import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import { useBusinesses } from '#web/api/businesses.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useLeaving } from '#web/api/sharing.ts';

interface RowProps {
  business: Business;
  leave: ReturnType<typeof useLeaving>;
}

function Row({ business, leave }: RowProps) {
  const [asked, setAsked] = useState(false);
  const { id, businessName, shared } = business;
  return (
    <li>
      <strong>{businessName}</strong>
      <span>
        {`From ${shared?.by ?? ''}. You can ${shared?.role === 'editor' ? 'read and edit it' : 'read it'}.`}
      </span>
      <span className="row noprint">
        {asked ? (
          <>
            <button
              className="linkbtn"
              type="button"
              disabled={leave.isPending}
              onClick={() => leave.mutate(id)}
            >
              {leave.isPending ? 'Leaving...' : `Yes, leave ${businessName}`}
            </button>
            <button className="linkbtn" type="button" onClick={() => setAsked(false)}>
              Stay
            </button>
          </>
        ) : (
          <button className="linkbtn" type="button" onClick={() => setAsked(true)}>
            Leave<span className="vh"> {businessName}</span>
          </button>
        )}
      </span>
    </li>
  );
}

/** What others share with this account, and the way out; nothing where nobody does. */
export function SharedWithYou() {
  const businesses = useBusinesses(true);
  const leave = useLeaving();
  const theirs = (businesses.data ?? []).filter(({ shared }) => shared !== undefined);
  if (theirs.length === 0 && !leave.isSuccess) return null;
  return (
    <section aria-labelledby="shared-with-you" className="stack-sm">
      <h2 id="shared-with-you">Shared with you</h2>
      {theirs.length > 0 && (
        <ul className="plain hairs ledger boxed">
          {theirs.map((business) => (
            <Row key={business.id} business={business} leave={leave} />
          ))}
        </ul>
      )}
      <p className="small soft">To come back, you need a new invitation from the owner.</p>
      <p className="small" role="status">
        {leave.isSuccess && 'You left. You can no longer open it.'}
        {leave.isError && wordsFor(leave.error, 'You have not left. Try again.')}
      </p>
    </section>
  );
}
