import { type RefObject, useState } from 'react';
import { type StateCode, stateName } from '#law/codes.ts';
import type { NoticeResult } from '#engine/notice/notice.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { longDate } from '#text/english.ts';
import { HOW_OFTEN_WRONG, NOTICE_KINDS, NOTICE_CHECKER } from '#web/words/notice-checker.ts';
import { type NoticeReport, reportOf, tableOf, overallText } from '../report.ts';
import type { NoticeView } from '../view.ts';
import { Folded, Points } from './points.tsx';
import { Whole } from './whole.tsx';

/** The writer of tables comes with the first press. */
async function saveTable(rows: ReturnType<typeof tableOf>) {
  const { saveCsv, toCsv } = await import('#web/parts/files/csv.ts');
  saveCsv('notice-check.csv', toCsv(rows));
}

interface ResultProps {
  readonly result: NoticeResult;
  readonly states: readonly StateCode[];
  readonly asOf: string;
  readonly view: NoticeView;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

function Of({
  states,
  state,
  onState,
}: {
  states: readonly StateCode[];
  state: string;
  onState: (state: string) => void;
}) {
  if (states.length < 2) return null;
  return (
    <p className="row noprint">
      <label htmlFor="notice-state">Show</label>
      <select
        className="input pickbiz"
        id="notice-state"
        value={state}
        onChange={(event) => onState(event.currentTarget.value)}
      >
        <option value="">all your states</option>
        {states.map((code) => (
          <option key={code} value={code}>
            {stateName(code)}
          </option>
        ))}
      </select>
    </p>
  );
}

function Actions({ result, states, view }: Pick<ResultProps, 'result' | 'states' | 'view'>) {
  return (
    <section className="stack-sm" aria-labelledby="notice-next">
      <h3 id="notice-next">What to do next</h3>
      <p>
        <Go to="/templates?show=privacy-policy">{NOTICE_CHECKER.template}</Go>
      </p>
      <p className="row noprint">
        <button className="btn btn--sm btn--quiet" type="button" onClick={() => window.print()}>
          Print
        </button>
        <button
          className="btn btn--sm btn--quiet"
          type="button"
          onClick={() => void saveTable(tableOf(result, view.elements))}
        >
          Save as a table
        </button>
      </p>
      <p className="small soft">{NOTICE_CHECKER.limit} General guidance, not legal advice.</p>
      <ReportLine states={states.map(stateName)} />
    </section>
  );
}

/** A text of another kind is reported as such; its findings are folded. */
function OtherKind({ result, onAnyway }: Pick<ResultProps, 'result'> & { onAnyway: () => void }) {
  const { kind, language = 'another language' } = result;
  if (kind === 'privacy notice' || kind === 'template with blanks') return null;
  return (
    <>
      <p className="answer" role="status">
        <mark>
          {kind === 'not English' ? `${NOTICE_KINDS[kind]} ${language}.` : NOTICE_KINDS[kind]}
        </mark>
      </p>
      <p className="noprint">
        <button className="btn btn--sm btn--quiet" type="button" onClick={onAnyway}>
          Check it anyway
        </button>
      </p>
    </>
  );
}

/**
 * The summary, what is missing, what is unclear, what was found, and findings on the whole text.
 */
export function Result({ result, states, asOf, view, heading }: ResultProps) {
  const [shown, setShown] = useState('');
  const [anyway, setAnyway] = useState<NoticeResult>();
  const state = states.some((code) => code === shown) ? shown : '';
  const report = reportOf(result, view.elements, state === '' ? undefined : state);
  const other = result.kind === 'not a privacy notice' || result.kind === 'not English';
  const open = !other || anyway === result;
  return (
    <section className="stack-lg" aria-labelledby="notice-result">
      <PrintHead title={NOTICE_CHECKER.title} note={`Law as of ${longDate(asOf)}`} />
      <div className="stack-sm">
        <h2 id="notice-result" tabIndex={-1} ref={heading}>
          What we found
        </h2>
        {!open && <OtherKind result={result} onAnyway={() => setAnyway(result)} />}
        {open && (
          <p className="answer" role="status">
            <mark>{overallText(report)}</mark>
          </p>
        )}
        {open && (
          <p className="small soft">
            <strong>{HOW_OFTEN_WRONG.title}</strong> {HOW_OFTEN_WRONG.text}
          </p>
        )}
        {result.kind === 'template with blanks' && <p>{NOTICE_KINDS[result.kind]}</p>}
        {open && <Of states={states} state={state} onState={setShown} />}
      </div>
      {open && <Rows report={report} result={result} states={states} view={view} />}
    </section>
  );
}

type RowsProps = { report: NoticeReport } & Pick<ResultProps, 'result' | 'states' | 'view'>;

function Rows({ report, result, states, view }: RowsProps) {
  const { missing, perhaps, unclear, yourself, advised, found } = report;
  return (
    <>
      <Points id="missing" title="Missing" points={missing} view={view}>
        Your states ask for these, and we did not find them.
      </Points>
      <Whole result={result} />
      <Points id="unclear" title="Unclear" points={unclear} view={view}>
        Something is there. Look at these sentences again.
      </Points>
      <div>
        <Folded title="Needed only if it fits you" points={perhaps} view={view} />
        <Folded title="Look at these yourself" points={yourself} view={view} />
        <Folded title="Found" points={found} view={view} />
        <Folded title="Good practice, not found" points={advised} view={view} />
      </div>
      <Actions result={result} states={states} view={view} />
    </>
  );
}
