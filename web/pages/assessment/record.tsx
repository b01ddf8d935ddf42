import { Changing } from '#web/parts/owner-page/may.tsx';
import { type Assessment, readReceipt, type Receipt } from '#contract/assessments.ts';
import { useReceipts, type useSaveAssessment } from '#web/api/assessments.ts';
import { useHistory } from '#web/api/history.ts';
import { pathOf, wordsFor } from '#web/api/client/request.ts';
import { EarlierEntries } from '#web/parts/account/earlier-entries.tsx';
import { moment, percent } from '#web/words/figures.ts';
import { longDate } from '#text/english.ts';

/**
 * Score and risk, once a law surely applied; a receipt of a provisional result has neither to show.
 */
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
          <a
            className="small"
            href={pathOf(readReceipt.path, { businessId, number: String(receipt.number) })}
            download={`receipt-${receipt.number}.json`}
          >
            {`Download receipt ${receipt.number}`}
          </a>
        </li>
      ))}
    </ol>
  );
}

function History({ businessId, open }: { businessId: string; open: boolean }) {
  const history = useHistory(businessId, open);
  if (history.error && !history.data)
    return <p>{wordsFor(history.error, 'The list could not be loaded.')}</p>;
  if (!history.data) return <p role="status">Loading...</p>;
  if (history.data.length === 0) return <p>Nothing yet.</p>;
  return (
    <>
      <ol className="plain hairs ledger">
        {history.data.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
            <span>
              {entry.what}
              {entry.requirementIds.length > 0 && ` (${entry.requirementIds.join(', ')})`}
            </span>
            <span className="small soft">
              {[entry.by, entry.detail].filter(Boolean).join('. ')}
            </span>
          </li>
        ))}
      </ol>
      <EarlierEntries entries={history} />
    </>
  );
}

interface KeepsakesProps {
  businessId: string;
  assessment: Assessment;
  save: ReturnType<typeof useSaveAssessment>;
  /** Whether the fold was opened; before, nothing is loaded. */
  seen: boolean;
}

/** Proof of work: receipts of the result, and the history. */
export function Keepsakes({ businessId, assessment, save, seen }: KeepsakesProps) {
  const { savedAt, lawCheckedTo } = assessment;
  return (
    <>
      <Changing businessId={businessId}>
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
      </Changing>
      <p className="small soft">
        {`A receipt keeps your facts, the date, the verdicts and the score. Anybody can work it out again from the file. Law checked to ${longDate(lawCheckedTo)}.`}
      </p>
      <h3>Saved assessments</h3>
      <Receipts businessId={businessId} open={seen} />
      <h3>What was done, and when</h3>
      <History businessId={businessId} open={seen} />
    </>
  );
}
