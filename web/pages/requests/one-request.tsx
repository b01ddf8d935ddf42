import { useCallback, useRef, useState } from 'react';
import { usStateName } from '#text/us-states.ts';
import { dayIn } from '#calendar/time-zone.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import { statusOf } from '#web/api/client/request.ts';
import { useRequest } from '#web/api/requests.ts';
import { Chips } from '#web/parts/requests/chips.tsx';
import { Back } from '#web/parts/links/back.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { PageLoadFailed } from '#web/parts/shell/load-failed.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { WaitingPage } from '#web/parts/shell/waiting-page.tsx';
import { CHANNEL_WORDS } from '#web/words/requests/items.ts';
import { longDate } from '#text/english.ts';
import { useHeadingFocus } from '#web/parts/requests/heading-focus.ts';
import { Checklist } from './one/doing/checklist.tsx';
import { CopyForPerson } from './one/doing/copy.tsx';
import { Correct } from './one/correct.tsx';
import { ActionForm } from './one/actions/action-form.tsx';
import { Helpers } from './one/giving.tsx';
import { HereIs } from './one/here.tsx';
import { Identity } from './one/identity.tsx';
import { alike, ItemPart } from './one/item.tsx';
import { Letters } from './one/letters/letters.tsx';
import { LikelyAppeal } from './one/likely-appeal.tsx';
import { NextCard } from './one/next.tsx';
import { Notes } from './one/notes.tsx';
import { PersonCard } from './one/person.tsx';
import { Timeline } from './one/timeline.tsx';

interface OneRequestProps {
  business: { readonly id: string };
  requestId: string;
  may: boolean;
  /** Where all of them are. */
  back: string;
}

const TITLE = 'A request';

function Gone({ back }: { back: string }) {
  return (
    <div className="wrap head stack">
      <PageTitle>{TITLE}</PageTitle>
      <h1>There is no such request</h1>
      <p>Perhaps it was an example that was taken away, or it is no longer given to you.</p>
      <p>
        <Go to={back}>See all requests</Go>
      </p>
    </div>
  );
}

/** How many requests came from the same address, and from where this one came. */
function Head({ back, request }: { back: string; request: RequestWhole }) {
  const { reference, name, email, state, clockState, channel, receivedOn, enteredAt, timeZone } =
    request;
  const where =
    state === null
      ? `state not known, so the shortest time counts${clockState === null ? '' : ` (${usStateName(clockState)})`}`
      : usStateName(state);
  const enteredOn = dayIn(new Date(enteredAt), timeZone);
  const isLater = enteredOn > receivedOn && channel !== 'form';
  const heading = useHeadingFocus();
  return (
    <div className="wrap head deskhead">
      <Back to={back}>All requests</Back>
      <h1 tabIndex={-1} ref={heading}>
        {`Request ${reference}`}
      </h1>
      <p>
        {`${name ?? email ?? 'Name not given'}, ${where}. Came ${CHANNEL_WORDS[channel]} on ${longDate(receivedOn)}.`}
        {isLater && ` Written down on ${longDate(enteredOn)}.`}
      </p>
      <Chips row={request} />
    </div>
  );
}

function Work({ request, may }: { request: RequestWhole; may: boolean }) {
  const isErased = request.erasedOn !== null;
  return (
    <div className="split rail">
      <div className="stack-lg">
        <LikelyAppeal />
        <NextCard />
        <PersonCard />
        {alike(request.items).map((items) => (
          <ItemPart key={items[0].type} items={items} />
        ))}
        {!isErased && <Checklist />}
        {!isErased && <CopyForPerson />}
        {!isErased && <Letters />}
        {!isErased && may && <ActionForm />}
      </div>
      <div className="stack-lg">
        {!isErased && <Identity />}
        <Timeline />
        {!isErased && <Notes />}
        {request.helps === null && <Helpers />}
        {request.helps === null && may && <Correct />}
      </div>
    </div>
  );
}

/** One request: the next step, each thing asked with its days, letters, and what happened. */
export function OneRequest({ business, requestId, may, back }: OneRequestProps) {
  const query = useRequest(business.id, requestId);
  const [said, say] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  const tell = useCallback((words: string, stays = false) => {
    say(words);
    if (!stays) line.current?.focus();
  }, []);
  if (query.isPending)
    return (
      <>
        <PageTitle>{TITLE}</PageTitle>
        <h1 className="vh">{TITLE}</h1>
        <WaitingPage>Loading the request...</WaitingPage>
      </>
    );
  if (query.isError)
    return statusOf(query.error) === 404 ? (
      <Gone back={back} />
    ) : (
      <PageLoadFailed title={TITLE} what="the request" query={query} />
    );
  const request = query.data;
  return (
    <>
      <PageTitle>{`Request ${request.reference}`}</PageTitle>
      <Head back={back} request={request} />
      <div className="wrap asmt stack">
        <p className="desksays" role="status" tabIndex={-1} ref={line}>
          {said}
        </p>
        <HereIs business={business} request={request} may={may} say={tell}>
          <Work request={request} may={may} />
        </HereIs>
      </div>
    </>
  );
}
