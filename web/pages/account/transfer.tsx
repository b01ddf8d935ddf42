import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { Offer } from '#contract/account/sharing.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { useTransfer } from '#web/api/sharing.ts';
import { moment } from '#web/words/figures.ts';
import { OfferForm } from './offer-form.tsx';

const AFTERWARDS = {
  editor: 'You can read and edit it afterwards.',
  reader: 'You can read it afterwards.',
  nothing: 'You lose access to it then.',
} as const;

function Waiting({ offer, end }: { offer: Offer; end: ReturnType<typeof useTransfer>['end'] }) {
  return (
    <>
      <p>
        {`Offered to ${offer.email}. They can accept until ${moment(offer.expiresAt)}. `}
        {AFTERWARDS[offer.keeps]}
      </p>
      <div className="row noprint">
        <button
          className="btn btn--quiet"
          type="button"
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {end.isPending ? 'Taking it back...' : 'Take the offer back'}
        </button>
      </div>
      {end.isError && (
        <p className="error" role="alert">
          {wordsFor(end.error, 'The offer still stands. Try again.')}
        </p>
      )}
    </>
  );
}

/** Offers a business to another owner. */
export function Transfer({ business, offer }: { business: Business; offer: Offer | null }) {
  const { start, end } = useTransfer(business.id);
  const [open, setOpen] = useState(false);
  const { businessName } = business;
  return (
    <div className="stack form">
      <h3>Give it to another owner</h3>
      {offer ? (
        <Waiting offer={offer} end={end} />
      ) : (
        <>
          <p className="small soft">
            You sold it, or somebody else looks after it now? All of it moves when they accept.
          </p>
          <div className="row noprint">
            <button className="btn btn--quiet" type="button" onClick={() => setOpen(true)}>
              Offer {businessName}
            </button>
            <p className="small" role="status">
              {end.isSuccess && 'You took the offer back. Nothing has changed.'}
            </p>
          </div>
        </>
      )}
      {open && <OfferForm name={businessName} start={start} onClose={() => setOpen(false)} />}
    </div>
  );
}
