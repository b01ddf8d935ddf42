import { useState } from 'react';
import type { Business } from '#contract/businesses.ts';
import type { RequestDesk } from '#contract/requests/request-desk.ts';
import { useHosting } from '#web/api/publications.ts';
import { refreshDesk, useChangeDesk } from '#web/api/request-desk.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { SlugForm } from '#web/parts/publishing/slug-form.tsx';
import { LoadFailed } from '#web/parts/shell/load-failed.tsx';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { plural } from '#text/figures.ts';
import { usStateName } from '#text/us-states.ts';
import { Note } from '#web/ui/note.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

interface SwitchProps {
  business: Business;
  desk: RequestDesk;
  may: boolean;
}

/** The document whose hosted page has the same name in its address. */
const HOSTED = 'privacy-policy';

/** The name in the address: the same for the form and the hosted policy. */
function Naming({ business }: { business: Business }) {
  const hosting = useHosting(business.id, HOSTED);
  if (hosting.isPending) return <Waiting>Loading the address...</Waiting>;
  if (hosting.isError) return <LoadFailed what="the address" query={hosting} />;
  const { slug, proposedSlug, before } = hosting.data;
  return (
    <SlugForm
      businessId={business.id}
      template={HOSTED}
      hosting={{ slug, proposedSlug, before: before.replace(/p\/$/, 'r/'), after: '' }}
      onChosen={() => void refreshDesk(business.id)}
    />
  );
}

function Switch({ business, desk }: Omit<SwitchProps, 'may'>) {
  const change = useChangeDesk(business.id);
  return (
    <>
      <p className="row">
        <button
          className={desk.isOn ? 'btn btn--quiet' : 'btn'}
          type="button"
          {...(change.isPending ? { 'aria-disabled': true as const } : {})}
          onClick={() => {
            if (!change.isPending) change.mutate({ isOn: !desk.isOn });
          }}
        >
          {change.isPending
            ? 'One moment...'
            : desk.isOn
              ? 'Switch the form off'
              : 'Switch the form on'}
        </button>
        <span className="small" role="status">
          {change.isSuccess && (desk.isOn ? 'The form is on.' : 'The form is off.')}
        </span>
      </p>
      {change.isError && (
        <p className="error" role="alert">
          {wordsFor(change.error, 'This could not be saved. Try again.')}
        </p>
      )}
    </>
  );
}

function Addresses({ address }: { address: NonNullable<RequestDesk['address']> }) {
  return (
    <ul className="plain stack-xs">
      <li>
        <a className="deskaddress" href={address.en}>
          {address.en}
        </a>
      </li>
      <li>
        In Spanish:{' '}
        <a className="deskaddress" href={address.es}>
          {address.es}
        </a>
      </li>
    </ul>
  );
}

type Missing = RequestDesk['waysMissing'][number];

/** What one state wants, and what is there. */
const missingWords = ({ state, least, named, tollFree, site, onlineOnly }: Missing): string =>
  [
    `${usStateName(state) ?? state} wants at least ${plural(least, 'way')} to ask. You name ${named}.`,
    tollFree && 'One has to be a phone number that is free to call.',
    site && 'One has to be on your site: switch the form on.',
    onlineOnly && 'Online only, with your own customers? Then an email address is enough.',
  ]
    .filter(Boolean)
    .join(' ');

/** Where a law wants more ways to ask, said while the form is set up. */
function WaysMissing({ business, desk }: Omit<SwitchProps, 'may'>) {
  return (
    <Note>
      {desk.waysMissing.map((missing) => (
        <p key={missing.state}>
          {missingWords(missing)} <Citation cite={missing.cite} />
        </p>
      ))}
      <p>
        <PageLink to={`/documents?business=${business.id}&document=privacy-policy`}>
          Give your ways with your privacy policy
        </PageLink>
      </p>
    </Note>
  );
}

/** Switched on by the owner alone; the address has to be chosen first. */
export function FormSwitch({ business, desk, may }: SwitchProps) {
  const [renaming, setRenaming] = useState(false);
  const { slug, address, isOn, reachable, ways } = desk;
  return (
    <section className="stack-sm" aria-labelledby="form-switch">
      <h2 id="form-switch">{isOn ? 'The form is on' : 'The form is off'}</h2>
      {!isOn && slug === null && <p>First choose the name of your business in the address.</p>}
      {!isOn && slug !== null && <p>Nobody can send a request by it yet.</p>}
      {address && <Addresses address={address} />}
      {!reachable && slug !== null && (
        <Note>
          <p>
            Only this computer or network can open that address. Ask the people who run this
            installation for a public one.
          </p>
        </Note>
      )}
      {may && slug === null && <Naming business={business} />}
      {may && slug !== null && <Switch business={business} desk={desk} />}
      {desk.waysMissing.length > 0 && <WaysMissing business={business} desk={desk} />}
      {ways.length > 0 && (
        <p className="small soft">{`The form also names these ways to ask: ${ways.join('; ')}.`}</p>
      )}
      {may && slug !== null && (
        <details
          className="why"
          open={renaming}
          onToggle={({ currentTarget }) => setRenaming(currentTarget.open)}
        >
          <summary>Change the address</summary>
          <p className="small soft">
            Links to the old address keep working for 24 months. Your policy moves, too.
          </p>
          {renaming && <Naming business={business} />}
        </details>
      )}
    </section>
  );
}
