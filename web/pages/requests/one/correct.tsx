import { useState } from 'react';
import { US_STATES } from '#text/us-states.ts';
import type { DeskType } from '#contract/requests/request-items.ts';
import { longDate } from '#text/english.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { type Correction, useCorrect, useErase } from '#web/api/requests.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Field } from '#web/ui/field.tsx';
import { ASKED, ASKED_GROUPS } from '#web/words/requests/items.ts';
import { useHere } from './here.tsx';

const NOT_SAVED = 'This could not be saved. Try again.';

function useSaving() {
  const { business, request, say } = useHere();
  const correct = useCorrect(business.id, request);
  return {
    pending: correct.isPending,
    fault: correct.isError ? wordsFor(correct.error, NOT_SAVED) : undefined,
    save: (change: Correction, words: string, onDone?: () => void) => {
      if (correct.isPending) return;
      const onSuccess = () => {
        say(words);
        onDone?.();
      };
      correct.mutate(change, { onSuccess });
    },
  };
}

function State() {
  const { request } = useHere();
  const [state, setState] = useState(request.state ?? 'none');
  const saving = useSaving();
  const isSame = state === (request.state ?? 'none');
  return (
    <Field
      id="moved"
      label="State where they live"
      hint="Where they lived on the day it came. All days are worked out anew."
      error={saving.fault}
    >
      {(control) => (
        <>
          <select
            className="input"
            value={state}
            onChange={({ target }) => setState(target.value)}
            {...control}
          >
            <option value="none">Not known</option>
            {US_STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          {!isSame && (
            <p>
              <button
                className="btn btn--sm btn--quiet"
                type="button"
                onClick={() =>
                  saving.save({ state: state === 'none' ? null : state }, 'The state is corrected.')
                }
              >
                {saving.pending ? 'Saving...' : 'Correct the state'}
              </button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

function AddAsked() {
  const { request } = useHere();
  const [type, setType] = useState<DeskType | ''>('');
  const saving = useSaving();
  const known = new Set(request.items.map((item) => item.type));
  return (
    <Field id="also" label="They also want" error={saving.fault}>
      {(control) => (
        <>
          <select
            className="input"
            value={type}
            // the values are those of the options
            onChange={({ target }) => setType(target.value as DeskType | '')}
            {...control}
          >
            <option value="">Choose one</option>
            {ASKED_GROUPS.flatMap(([, types]) => types)
              .filter((each) => !known.has(each))
              .map((each) => (
                <option key={each} value={each}>
                  {ASKED[each]}
                </option>
              ))}
          </select>
          {type !== '' && (
            <p>
              <button
                className="btn btn--sm btn--quiet"
                type="button"
                onClick={() =>
                  saving.save({ addTypes: [type] }, `Added: ${ASKED[type].toLowerCase()}.`, () =>
                    setType(''),
                  )
                }
              >
                {saving.pending ? 'Saving...' : 'Add it'}
              </button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

/** Keeping the data longer than 90 days after closing needs a reason. */
function Keep() {
  const { request } = useHere();
  const [reason, setReason] = useState('');
  const saving = useSaving();
  if (request.keptFor !== null)
    return (
      <div className="stack-xs">
        <p className="small">{`Kept longer: ${request.keptFor}`}</p>
        <p>
          <button
            className="btn btn--sm btn--quiet"
            type="button"
            onClick={() => saving.save({ keptFor: null }, 'The data is no longer kept longer.')}
          >
            Do not keep it longer
          </button>
        </p>
        {saving.fault !== undefined && <p className="error">{saving.fault}</p>}
      </div>
    );
  return (
    <Field
      id="keep"
      label="Keep the data longer, because"
      hint="Else name, address and text are erased 90 days after closing, or 24 months after the answer to an appeal."
      error={saving.fault}
    >
      {(control) => (
        <>
          <input
            className="input"
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            {...control}
          />
          {reason.trim() !== '' && (
            <p>
              <button
                className="btn btn--sm btn--quiet"
                type="button"
                onClick={() => saving.save({ keptFor: reason.trim() }, 'The data is kept longer.')}
              >
                Keep it longer
              </button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}

function Erase() {
  const { business, request, say } = useHere();
  const [asking, setAsking] = useState(false);
  const erase = useErase(business.id, request);
  const { keptUntil } = request;
  const isKept = keptUntil !== null && keptUntil >= request.today;
  if (request.closedOn === null)
    return <p className="small soft">You can erase the name once the request is closed.</p>;
  return (
    <>
      <p>
        <button
          className="btn btn--sm btn--quiet btn--warn"
          type="button"
          onClick={() => setAsking(true)}
        >
          Erase name, address and text now
        </button>
      </p>
      {asking && (
        <Confirm
          title="Erase who asked?"
          does={isKept ? 'Erase the appeal, too' : 'Erase it'}
          danger
          pending={erase.isPending}
          failed={
            erase.isError ? wordsFor(erase.error, 'It could not be erased. Try again.') : undefined
          }
          onConfirm={() =>
            erase.mutate(isKept ? { appeal: 'too' } : {}, {
              onSuccess: () => {
                setAsking(false);
                say('Name, address and text are erased.');
              },
            })
          }
          onClose={() => setAsking(false)}
        >
          {isKept && (
            <p>
              {`They appealed. The appeal and your answer are to be kept until ${longDate(keptUntil)}: Minnesota’s law wants it, and your letter may have promised it.`}
            </p>
          )}
          <p>Letters and notes go, too. What was done, and when, stays. It cannot be undone.</p>
        </Confirm>
      )}
    </>
  );
}

/** What was written down wrong, and how long the data stays. */
export function Correct() {
  const { request } = useHere();
  if (request.erasedOn !== null) return null;
  return (
    <details className="folded noprint">
      <summary>Correct, keep or erase</summary>
      <div className="stack">
        <State key={request.state} />
        {request.closedOn === null && <AddAsked />}
        <Keep />
        <Erase />
      </div>
    </details>
  );
}
