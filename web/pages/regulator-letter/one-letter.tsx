import { Changing, Locked } from '#web/parts/owner-page/may.tsx';
import { useState } from 'react';
import type { RegulatorLetter } from '#contract/documents/regulator-letters.ts';
import { longDate } from '#text/english.ts';
import { useDeleteLetter } from '#web/api/regulator-letters.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { type LetterForm, useLetterDraft } from './letter-draft.ts';
import { LetterDuties, LetterFixes } from './letter-duties.tsx';
import { documentsFor, isOfOffice } from '#engine/words/letters.ts';
import { LetterFacts } from './letter-facts.tsx';
import { LetterMoreTime, LetterOrders } from './letter-orders.tsx';
import { LetterDocuments, LetterSigner, LetterStatement } from './letter-statement.tsx';
import { LetterClaim, LetterSteps, LetterTime } from './letter-time.tsx';

interface OneLetterProps {
  businessId: string;
  stored: RegulatorLetter | undefined;
  /** Shows the stored letter, or the list once it is deleted. */
  onShow: (id: string | undefined) => void;
}

function Elsewhere({ form }: { form: LetterForm }) {
  if (!form.elsewhere) return null;
  return (
    <div className="note note--ask" role="note">
      <span />
      <div className="stack-sm">
        <p>This letter was changed elsewhere in the meantime.</p>
        <p className="row">
          <Submit pending={form.pending} doing="Saving...">
            Save mine over it
          </Submit>
          <button className="btn btn--quiet" type="button" onClick={form.takeElsewhere}>
            Take the other one
          </button>
        </p>
      </div>
    </div>
  );
}

function Deletion({ businessId, stored, onShow }: OneLetterProps & { stored: RegulatorLetter }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteLetter(businessId);
  return (
    <p>
      <button className="btn btn--quiet btn--warn" type="button" onClick={() => setAsking(true)}>
        Delete this letter
      </button>
      {asking && (
        <Dialog title="Delete this letter?" onClose={() => setAsking(false)}>
          <p>
            What you told about it goes for good. Download its documents first if you need them.
          </p>
          {remove.isError && (
            <p className="error" role="alert">
              {wordsFor(remove.error, 'It could not be deleted. Try again.')}
            </p>
          )}
          <p className="row">
            <button
              className="btn btn--danger"
              type="button"
              onClick={() => remove.mutate(stored.id, { onSuccess: () => onShow(undefined) })}
            >
              {remove.isPending ? 'Deleting...' : 'Delete it'}
            </button>
            <button className="btn btn--quiet" type="button" onClick={() => setAsking(false)}>
              Keep it
            </button>
          </p>
        </Dialog>
      )}
    </p>
  );
}

function Standing({ form }: { form: LetterForm }) {
  return (
    <span className="small soft" role="status">
      {form.saved && !form.changed && 'Saved.'}
      {form.changed && !form.pending && 'Not saved yet'}
    </span>
  );
}

/** One letter: the time, the steps, what it says, what was done, and the documents. */
export function OneLetter({ businessId, stored, onShow }: OneLetterProps) {
  const form = useLetterDraft(businessId, stored);
  const result = stored?.result;
  // as long as the letter does not bear out its kind, nothing is offered that goes with it
  const kind = result?.doubted === true ? 'unclear' : form.draft.kind;
  const documents = documentsFor({ ...form.draft, kind }, result?.statement.asked === true);
  return (
    <div className="stack-lg">
      {stored && result && (
        <>
          <h2 tabIndex={-1} id="letter">
            {result.stateName === ''
              ? `Letter of ${longDate(stored.letter.dated)}`
              : `Letter of ${longDate(stored.letter.dated)}, ${result.stateName}`}
          </h2>
          <LetterTime result={result} />
          <LetterClaim result={result} />
          <LetterSteps result={result} />
        </>
      )}
      <Locked businessId={businessId}>
        <form
          className="stack-lg"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.send(({ id }) => onShow(id));
          }}
        >
          <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
          {result ? (
            <>
              <details className="folded" open={form.troubles.length > 0 || undefined}>
                <summary>What the letter says</summary>
                <LetterFacts businessId={businessId} form={form} />
              </details>
              {form.draft.kind !== 'invoice or scam' && <LetterOrders form={form} />}
              {isOfOffice(kind) && <LetterMoreTime form={form} />}
              {isOfOffice(kind) && result.duties.length > 0 && (
                <>
                  <LetterDuties result={result} form={form} />
                  {kind === 'violation' && (
                    <LetterFixes result={result} businessId={businessId} form={form} />
                  )}
                </>
              )}
              {documents.includes('statement') && <LetterStatement result={result} form={form} />}
              {documents.includes('answer') && <LetterSigner form={form} />}
            </>
          ) : (
            <>
              <LetterFacts businessId={businessId} form={form} />
              {form.draft.orders.length > 0 && <LetterOrders form={form} />}
            </>
          )}
          <Elsewhere form={form} />
          <p className="row">
            <Submit pending={form.pending} doing="Saving...">
              {stored ? 'Save' : 'Save and see what to do'}
            </Submit>
            <Standing form={form} />
          </p>
        </form>
      </Locked>
      {stored && (
        <>
          <LetterDocuments businessId={businessId} stored={stored} changed={form.changed} />
          <Changing businessId={businessId}>
            <Deletion businessId={businessId} stored={stored} onShow={onShow} />
          </Changing>
        </>
      )}
    </div>
  );
}
