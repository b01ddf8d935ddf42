import { useState } from 'react';
import type { Assessment, Receipt } from '#contract/assessments.ts';
import { useHistory, useReceipts, type useSaveAssessment } from '#web/api/assessments.ts';
import { wordsFor } from '#web/api/request.ts';
import { moment, percent } from '#web/words/figures.ts';
import { longDate } from '#text/english.ts';

/** Score and risk, once a law surely applied; a receipt of a provisional result has neither to show. */
function standingOf({ overallScore, riskLevel, verdicts }: Receipt): string {
  const bound = verdicts.some(
    ({ verdict }) => verdict === 'applies' || verdict === 'applies in part',
  );
  const open = verdicts.some(({ verdict }) => verdict === 'cannot tell');
  return open && !bound
    ? 'Score and risk not known yet'
    : `${percent(overallScore)}, risk ${riskLevel.toLowerCase()}`;
}

function Receipts({ businessId, open }: { businessId: string; open: boolean }) {
  const receipts = useReceipts(businessId, open);
  if (receipts.isError) return <p>{wordsFor(receipts.error, 'The list could not be loaded.')}</p>;
  if (!receipts.data) return <p role="status">Loading...</p>;
  return (
    <ol className="plain hairs ledger">
      {receipts.data.map((receipt) => (
        <li key={receipt.id}>
          <time dateTime={receipt.savedAt}>{moment(receipt.savedAt)}</time>
          <span>
            {`${standingOf(receipt)}. As the law stood on ${longDate(receipt.asOf)}, law data ${receipt.lawDataHash.slice(0, 12)}.`}
          </span>
          <span className="small soft">
            {receipt.verdicts.map(({ stateId, verdict }) => `${stateId} ${verdict}`).join(', ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function History({ businessId, open }: { businessId: string; open: boolean }) {
  const history = useHistory(businessId, open);
  if (history.isError) return <p>{wordsFor(history.error, 'The list could not be loaded.')}</p>;
  if (!history.data) return <p role="status">Loading...</p>;
  if (history.data.length === 0) return <p>Nothing yet.</p>;
  return (
    <ol className="plain hairs ledger">
      {history.data.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{moment(entry.at)}</time>
          <span>
            {entry.what}
            {entry.requirementIds.length > 0 && ` (${entry.requirementIds.join(', ')})`}
          </span>
          <span className="small soft">{[entry.by, entry.detail].filter(Boolean).join('. ')}</span>
        </li>
      ))}
    </ol>
  );
}

/** A list that is loaded when it is opened. */
function Folded({
  summary,
  children,
}: {
  summary: string;
  children: (open: boolean) => React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div>{open && children(open)}</div>
    </details>
  );
}

interface KeepsakesProps {
  businessId: string;
  assessment: Assessment;
  save: ReturnType<typeof useSaveAssessment>;
}

/** Proof of work: receipts of the result, and the history. */
export function Keepsakes({ businessId, assessment, save }: KeepsakesProps) {
  const { savedAt, lawCheckedTo } = assessment;
  return (
    <section aria-labelledby="record" className="stack">
      <h2 id="record">Your record</h2>
      <div className="row noprint">
        <button
          className="btn btn--quiet"
          type="button"
          disabled={save.isPending}
          onClick={() => save.mutate()}
        >
          {save.isPending ? 'Saving...' : 'Save this assessment'}
        </button>
        <p className="small soft" role="status">
          {save.isError && wordsFor(save.error, 'It could not be saved. Try again.')}
          {!save.isError && savedAt !== null && `Last saved ${moment(savedAt)}.`}
        </p>
      </div>
      <p className="small soft">
        {`A receipt keeps your facts, the date, the verdicts and the score. Law checked to ${longDate(lawCheckedTo)}.`}
      </p>
      <div className="acc">
        <Folded summary="Saved assessments">
          {(open) => <Receipts businessId={businessId} open={open} />}
        </Folded>
        <Folded summary="What was done, and when">
          {(open) => <History businessId={businessId} open={open} />}
        </Folded>
      </div>
    </section>
  );
}
