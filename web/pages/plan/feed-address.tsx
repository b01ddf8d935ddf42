import { useId, useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { MadeFeed } from '#contract/feeds.ts';
import { useFeed, useMakeFeed, useRevokeFeed } from '#web/api/feeds.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { moment } from '#web/words/figures.ts';
import { TryAgain } from '#web/ui/try-again.tsx';

const NOT_MADE = 'No address could be made. Try again.';
const NOT_ENDED = 'The address could not be ended. It still works. Try again.';

function Address({ label, address }: { label: string; address: string }) {
  const id = useId();
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      say('Copied.');
    } catch {
      say('Select the address and copy it by hand.');
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} readOnly value={address} />
      <p className="row">
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => void copy()}>
          Copy<span className="vh"> the {label.toLowerCase()}</span>
        </button>
        <span className="small soft" role="status">
          {said}
        </span>
      </p>
    </div>
  );
}

/** Shown only right after it was created. */
function Fresh({ made }: { made: MadeFeed }) {
  return (
    <div className="stack-sm">
      <p className="small" role="status">
        <strong>Your address is ready.</strong> Copy it now. We do not store it, so we cannot show
        it again.
      </p>
      <Address label="Address for calendars" address={made.calendar} />
      <Address label="Address for news readers (Atom)" address={made.atom} />
      <p className="small soft">
        Anyone with the address can read the dates and the name of your business. To end an old
        address, make a new one.
      </p>
    </div>
  );
}

interface AskedProps {
  title: string;
  does: string;
  pending: boolean;
  failed: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Deleting an address breaks its subscriptions, so it needs confirmation. */
function Asked({ title, does, pending, failed, onConfirm, onClose }: AskedProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>Calendars and readers that use the old address get nothing from it any more.</p>
      {failed !== undefined && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="row">
        <button className="btn btn--danger" type="button" disabled={pending} onClick={onConfirm}>
          {pending ? 'One moment...' : does}
        </button>
        <button className="btn btn--quiet" type="button" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  );
}

function useAddress(business: Business) {
  const make = useMakeFeed(business.id);
  const end = useRevokeFeed(business.id);
  const [asking, setAsking] = useState<'new' | 'end'>();
  const [made, setMade] = useState<MadeFeed>();
  const done = {
    onSuccess: (reply: MadeFeed | undefined) => {
      setMade(reply);
      setAsking(undefined);
    },
  };
  return {
    asking,
    ask: (what: 'new' | 'end') => {
      make.reset();
      end.reset();
      setAsking(what);
    },
    close: () => setAsking(undefined),
    make: () => make.mutate(undefined, done),
    end: () => end.mutate(undefined, done),
    made,
    pending: make.isPending || end.isPending,
    failed: make.isError
      ? wordsFor(make.error, NOT_MADE)
      : end.isError
        ? wordsFor(end.error, NOT_ENDED)
        : undefined,
  };
}

/** There is no address yet: a button creates one. */
function Making({ address }: { address: ReturnType<typeof useAddress> }) {
  return (
    <>
      {address.failed !== undefined && (
        <p className="error" role="alert">
          {address.failed}
        </p>
      )}
      <p>
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          disabled={address.pending}
          onClick={address.make}
        >
          {address.pending ? 'Making it...' : 'Make a feed address'}
        </button>
      </p>
    </>
  );
}

function Made({
  address,
  business,
  madeAt,
}: {
  address: ReturnType<typeof useAddress>;
  business: Business;
  madeAt: string;
}) {
  const { asking, made, pending, failed, close } = address;
  const asked = { pending, failed, onClose: close };
  return (
    <>
      {made ? (
        <Fresh made={made} />
      ) : (
        <p className="small">{`You made a feed address on ${moment(madeAt)}. We showed it once and did not store it.`}</p>
      )}
      <p className="row">
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => address.ask('new')}>
          Make a new address
        </button>
        <button
          className="btn btn--sm btn--quiet btn--warn"
          type="button"
          onClick={() => address.ask('end')}
        >
          End this address
        </button>
      </p>
      {asking === 'new' && (
        <Asked
          {...asked}
          title={`Make a new address for ${business.businessName}?`}
          does="Make a new address"
          onConfirm={address.make}
        />
      )}
      {asking === 'end' && (
        <Asked
          {...asked}
          title={`End the address of ${business.businessName}?`}
          does="End the address"
          onConfirm={address.end}
        />
      )}
    </>
  );
}

/** The secret address of one business's feed: create, show once, replace, delete. */
export function FeedAddress({ business }: { business: Business }) {
  const feed = useFeed(business.id, true);
  const address = useAddress(business);
  if (feed.isPending) {
    return (
      <p className="small soft" role="status">
        Looking up your address...
      </p>
    );
  }
  if (feed.isError) {
    return (
      <TryAgain onRetry={() => void feed.refetch()}>We could not look up your address.</TryAgain>
    );
  }
  return feed.data.madeAt === null ? (
    <Making address={address} />
  ) : (
    <Made address={address} business={business} madeAt={feed.data.madeAt} />
  );
}
