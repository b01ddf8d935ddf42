import { useState } from 'react';
import { longDate } from '#text/english.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { fieldsIn, wordsFor } from '#web/api/client/request.ts';
import { useDropFromCopy, useHandOverCopy } from '#web/api/request-copy.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { useHere } from '../here.tsx';
import { checkable, identityToSend, WhoAsks, type WhoChoice } from '../identity-ways.tsx';
import { CopyAdding } from './copy-adding.tsx';
import { CopyFiles } from './copy-files.tsx';

const NOT_STORED = 'This could not be stored. Try again.';

/** The link is out: until when, and how to end it. */
function Out({ until }: { until: string }) {
  const { business, request, may, say } = useHere();
  const drop = useDropFromCopy(business.id, request);
  return (
    <>
      <p>
        {request.copy.isRefused
          ? 'The mail with the link was refused, so nobody got it. Take the link back. Check the address, and send the copy another way.'
          : `The mail with the link is under way. The link opens once, until ${longDate(dayIn(new Date(until), request.timeZone))}. Then the copy is erased here.`}
      </p>
      {may && request.helps?.sends !== false && (
        <p>
          <button
            className="btn btn--quiet btn--sm"
            type="button"
            onClick={() => {
              if (!drop.isPending)
                drop.mutate(undefined, {
                  onSuccess: () => say('The link opens nothing any more.'),
                });
            }}
          >
            Take the link back
          </button>
        </p>
      )}
      {drop.isError && (
        <p className="error" role="alert">
          {wordsFor(drop.error, NOT_STORED)}
        </p>
      )}
    </>
  );
}

/** Hands it over, or says what is missing. */
function HandOver() {
  const { business, request, say } = useHere();
  const [looked, setLooked] = useState(false);
  const [who, setWho] = useState<WhoChoice>({ identity: [], unchecked: false });
  const hand = useHandOverCopy(business.id, request);
  const { barred, files, forbids } = request.copy;
  const items = checkable(request.items);
  if (barred !== null) return <p className="small">{barred}</p>;
  return (
    <div className="stack-sm noprint">
      <p className="small">
        We mail a link to the confirmed address. It opens once within 14 days. Send your letter,
        too: the copy alone is no answer.
      </p>
      {(forbids !== null || files.some(({ kind }) => kind === 'pdf')) && (
        <label className="heldpick">
          <input type="checkbox" checked={looked} onChange={() => setLooked(!looked)} />
          {forbids === null ? 'I looked through each PDF' : 'I looked through each file'}
        </label>
      )}
      {items.length > 0 && (
        <WhoAsks
          id="copy-identity"
          items={items}
          error={fieldsIn(hand.error)?.['identity']}
          choice={who}
          onChoose={setWho}
        />
      )}
      <p>
        <button
          className="btn btn--sm"
          type="button"
          onClick={() => {
            const body = { looked, ...identityToSend(who) };
            if (!hand.isPending)
              hand.mutate(body, {
                onSuccess: () => say('The mail with the link is under way.'),
              });
          }}
        >
          {hand.isPending ? 'One moment...' : 'Mail the link'}
        </button>
      </p>
      {hand.isError && (
        <p className="error" role="alert">
          {wordsFor(hand.error, NOT_STORED)}
        </p>
      )}
    </div>
  );
}

const OwnerHandsOver = () => <p className="small">The owner mails the link to the copy.</p>;

const OF_A_COPY = new Set(['access', 'portability', 'third-party-list', 'question-profiling']);

/** The copy for the person: put together here, and opened by them once. */
export function CopyForPerson() {
  const { request, may } = useHere();
  const { helps } = request;
  const { files, until, forbids, isRefused } = request.copy;
  const out = isRefused ? 'mail refused' : 'link is out';
  const isAsked = request.items.some(({ type }) => OF_A_COPY.has(type));
  if (!isAsked && files.length === 0) return null;
  // what was found is put together next
  const { systems } = request.checklist;
  const isFound = may && systems.length > 0 && systems.every(({ on }) => on !== null);
  const isData = files.some(({ kind }) => kind !== 'pdf');
  return (
    <details className="folded" open={until !== null || files.length > 0 || isFound}>
      <summary>
        <h2>Copy for the person</h2>
        <span className="folded__count">
          {until !== null ? out : files.length === 0 ? 'empty' : `${files.length} in it`}
        </span>
      </summary>
      <div className="stack">
        {forbids !== null && (
          <p className="small">
            We mask what we find of what this law forbids to send. We do not find all of it: look
            yourself before you send. <Citation cite={forbids} />
          </p>
        )}
        <CopyFiles />
        {files.length > 0 && !isData && (
          <p className="small">
            Where it can be done, the law wants data that a program can read. Add a CSV or JSON
            file.
          </p>
        )}
        {until === null ? (
          <>
            {may && <CopyAdding />}
            {may && (helps?.sends === false ? <OwnerHandsOver /> : <HandOver />)}
          </>
        ) : (
          <Out until={until} />
        )}
      </div>
    </details>
  );
}
