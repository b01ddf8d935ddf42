import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { RequestDesk } from '#contract/requests/request-desk.ts';
import { useEndDeskCalendar, useMakeDeskCalendar } from '#web/api/request-desk.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Confirm } from '#web/ui/confirm.tsx';

function Address({ address }: { address: string }) {
  return (
    <div className="field">
      <label htmlFor="desk-calendar">Address for your calendar</label>
      <input
        className="input deskcode"
        id="desk-calendar"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className="small">Copy it now. We do not store it, so we cannot show it again.</p>
    </div>
  );
}

interface CalendarProps {
  business: Business;
  desk: RequestDesk;
}

function End({ business }: Omit<CalendarProps, 'desk'>) {
  const [asking, setAsking] = useState(false);
  const end = useEndDeskCalendar(business.id);
  return (
    <>
      <button
        className="btn btn--sm btn--quiet btn--warn"
        type="button"
        onClick={() => setAsking(true)}
      >
        End this address
      </button>
      {asking && (
        <Confirm
          title="End the address?"
          does="End it"
          danger
          pending={end.isPending}
          failed={end.isError ? wordsFor(end.error, 'It still works. Try again.') : undefined}
          onConfirm={() => end.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>Calendars that use it get nothing from it any more.</p>
        </Confirm>
      )}
    </>
  );
}

/** A secret calendar with last days and no names. */
export function DeskCalendar({ business, desk }: CalendarProps) {
  const make = useMakeDeskCalendar(business.id);
  return (
    <section className="stack-sm noprint" aria-labelledby="calendar">
      <h2 id="calendar">Last days in your calendar</h2>
      <p>Your calendar shows each last day with the number of the request. It has no names.</p>
      {make.data && desk.hasCalendar && <Address address={make.data.address} />}
      {!make.data && desk.hasCalendar && (
        <p className="small">An address works. We showed it once and did not store it.</p>
      )}
      {make.isError && (
        <p className="error" role="alert">
          {wordsFor(make.error, 'No address could be made. Try again.')}
        </p>
      )}
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...(make.isPending ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (!make.isPending) make.mutate();
          }}
        >
          {desk.hasCalendar ? 'Make a new address; the old one ends' : 'Make an address'}
        </button>
        {desk.hasCalendar && <End business={business} />}
      </p>
    </section>
  );
}
