import { useEffect, useState } from 'react';
import { moment } from '#web/words/figures.ts';
import type { ItemWhole } from '#contract/requests/request-items.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { IDENTITY_WAYS, type IdentityWay } from '#engine/words/requests.ts';
import { longDate } from '#text/english.ts';
import { fieldsIn } from '#web/api/client/request.ts';
import { shortWords } from '#web/words/requests/identity.ts';
import { checkable, IdentityWays, NeverAsk } from './identity-ways.tsx';
import { ActionButton, useHere, useRequestAction } from './here.tsx';
import { ParentBy, Permission } from './permission.tsx';

const happened = (events: readonly { what: string }[], what: string) =>
  events.some((event) => event.what === what);

function AskedButton({ items }: { items: readonly ItemWhole[] }) {
  return (
    <ActionButton
      action={{ what: 'identity-asked', ...(items.length === 1 && { item: items[0]?.type }) }}
      done="Noted: you asked them."
    >
      I asked another way
    </ActionButton>
  );
}

/** Where no link can be mailed. */
function AskedOtherwise({ items }: { items: readonly ItemWhole[] }) {
  const { request } = useHere();
  return (
    <>
      {!request.mails && (
        <p className="small soft">No mail server is set up here, so no link can be mailed.</p>
      )}
      <p className="row">
        <AskedButton items={items} />
      </p>
    </>
  );
}

/** A link to the address that was given; it shows that somebody reads mail there, and no more. */
function MailedLink({ items }: { items: readonly ItemWhole[] }) {
  const { request } = useHere();
  const { linkUntil, person, events, mails, timeZone } = request;
  if (person?.email == null || !mails) return <AskedOtherwise items={items} />;
  return (
    <>
      <p className="small">
        A link by email shows that they read mail at this address. It does not show who they are. So
        check that the address is in your records.
      </p>
      {linkUntil !== null && (
        <p className="small soft">{`A link was sent. It works until ${moment(linkUntil, timeZone)}.`}</p>
      )}
      {happened(events, 'identity-given') && <p className="small">They pressed the button.</p>}
      <p className="row">
        <ActionButton action={{ what: 'identity-link' }} done="The link is on its way.">
          {linkUntil === null ? 'Mail them a link' : 'Mail a new link'}
        </ActionButton>
        <AskedButton items={items} />
      </p>
    </>
  );
}

/** What was noted, while it is less than the law names: it is gone on with. */
function notedTooLittle({ events, items }: RequestWhole): readonly IdentityWay[] {
  if (!items.some(({ allowed }) => allowed?.verify.short != null)) return [];
  const how = events.findLast(({ what }) => what === 'identity-confirmed')?.fields['how'];
  return Array.isArray(how) ? IDENTITY_WAYS.filter((way) => how.includes(way)) : [];
}

/** Ticks by what it is known, and notes it with one press. */
function Known({ items }: { items: readonly ItemWhole[] }) {
  const { request } = useHere();
  const [ways, setWays] = useState(() => notedTooLittle(request));
  const { pending, fault, error, run } = useRequestAction();
  const refused = fieldsIn(error)?.['how'];
  const what = 'identity-confirmed';
  useEffect(() => {
    if (fieldsIn(error)?.['how'] !== undefined) document.getElementById('identity-ways')?.focus();
  }, [error]);
  return (
    <>
      <IdentityWays
        id="identity-ways"
        items={items}
        chosen={ways}
        error={refused}
        onChoose={setWays}
      />
      <p className="row">
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          {...(pending ? { 'aria-disabled': true as const } : {})}
          onClick={() => run({ what, how: [...ways] }, 'Noted: by what you know who they are.')}
        >
          {pending ? 'One moment...' : 'I know who they are'}
        </button>
        {fault !== undefined && refused === undefined && (
          <span className="error" role="alert">
            {fault}
          </span>
        )}
      </p>
    </>
  );
}

/** What was noted counts until it is taken back; the ticks below say what is still too little. */
function Noted() {
  const { request, may } = useHere();
  const verifying = request.items.flatMap(({ allowed }) => allowed?.verify ?? []);
  const short = verifying.flatMap((each) => each.short ?? [])[0];
  if (short) return may ? null : <p className="small">{shortWords(short)}</p>;
  if (!verifying.some(({ shown }) => shown)) return null;
  return (
    <>
      <p className="small">You noted by what you know who they are. It is enough.</p>
      {may && (
        <p className="row">
          <NotShown isNoted />
        </p>
      )}
    </>
  );
}

function NotShown({ isNoted }: { isNoted: boolean }) {
  const says = isNoted ? 'I was wrong: they have not shown it' : 'They could not show it';
  return (
    <ActionButton
      action={{ what: 'identity-failed' }}
      done={isNoted ? 'Noted: they have not shown it.' : 'Noted: they could not show it.'}
    >
      {says}
    </ActionButton>
  );
}

const ABOUT_IDENTITY = new Set(['identity-asked', 'identity-confirmed', 'identity-failed']);

/** What was last done about it, while nothing is known. */
function LastDone() {
  const { events } = useHere().request;
  const last = events.findLast(({ what }) => ABOUT_IDENTITY.has(what));
  if (last === undefined || last.what === 'identity-confirmed') return null;
  return (
    <p className="small">
      {last.what === 'identity-asked'
        ? `You asked them on ${longDate(last.on)}.`
        : `On ${longDate(last.on)} you noted that they have not shown it.`}
    </p>
  );
}

/** Who they are: only where the law lets anybody ask. */
export function Identity() {
  const { request, may } = useHere();
  const isOpen = request.closedOn === null && request.held === null;
  const items = checkable(request.items).filter(({ next }) => next.step !== 'close');
  const isNoted = request.items.some(({ allowed }) => allowed?.verify.shown === true);
  if (!isOpen || (items.length === 0 && request.by === 'self' && !isNoted)) return null;
  // ticks that were taken back are ticked no more
  const takenBack = request.events.findLast(({ what }) => what === 'identity-failed')?.seq ?? 0;
  const barred = request.items.some(
    ({ allowed }) => allowed?.verify.may !== true && allowed?.verify.shown !== true,
  );
  return (
    <section className="card stack-sm" aria-labelledby="identity">
      <h2 className="h4" id="identity">
        Who they are
      </h2>
      <Noted />
      {items.length > 0 && (
        <>
          <LastDone />
          <p className="small">
            {barred && 'Only for what you may check: see each point. '}
            {items.some(({ allowed }) => allowed?.verify.must === true)
              ? 'You must be sure before you act. '
              : 'You may check. '}
            Use what you have. Never ask for a copy of an ID.
          </p>
          {may && <MailedLink items={items} />}
          {happened(request.events, 'mailed-page-opened') && (
            <p className="small">
              The link mailed to their address was opened: somebody reads mail there. It does not
              show who.
            </p>
          )}
          <NeverAsk items={items} />
          {request.by === 'parent' && <ParentBy items={items} />}
          {may && <Known key={takenBack} items={items} />}
          {may && (
            <p className="row">
              <NotShown isNoted={items.some(({ allowed }) => allowed?.verify.short != null)} />
            </p>
          )}
        </>
      )}
      <Permission />
    </section>
  );
}
