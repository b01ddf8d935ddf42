import { stateName } from '#law/codes.ts';
import { useEffect, useRef } from 'react';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import type { CostResult } from '#engine/cost/cost.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { SaidSign } from '#web/parts/law/published-figure.tsx';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import { sharesOf } from './shares.ts';
import { Share } from '#web/parts/shell/share.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Note } from '#web/ui/note.tsx';
import { COST_ADVICE, COST_PARTS, COSTS } from '#web/words/costs.ts';
import { list } from '#text/english.ts';
import type { Estimate } from './calculation.ts';
import type { CountView } from './view.ts';
import { dollars, plural } from '#text/figures.ts';

/** "15 duties" and the rest of the sentence. */
function duties({ text }: CountView): [string, string] {
  const [, first = text, rest = ''] = /^(\d+ \w+)\b(.*)$/.exec(text) ?? [];
  return [first, rest];
}
/** Amounts are rounded for display only. */
const rounded = (amount: number) => dollars(Math.round(amount));

/** The parts of the cost: a table with a bar for each amount. */
function Breakdown({ result }: { result: CostResult }) {
  const rows = COST_PARTS.map(({ key, label }) => ({ key, label, amount: result.breakdown[key] }));
  const sorted = rows.toSorted((one, other) => other.amount - one.amount);
  const shares = sharesOf(sorted.map(({ amount }) => amount));
  const widest = Math.max(...rows.map(({ amount }) => amount), 1);
  return (
    <Table className="bars">
      <caption className="vh">Where the money goes</caption>
      <TableHead className="vh">
        <ColumnName>Part</ColumnName>
        <ColumnName>Share</ColumnName>
        <ColumnName>Cost</ColumnName>
      </TableHead>
      <TableBody>
        {sorted.map(({ key, label, amount }, at) => (
          <TableRow key={key}>
            <RowName>{label}</RowName>
            <TableCell>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect
                  className={key === 'ongoingCompliance' ? 'alt' : undefined}
                  width={(amount / widest) * 100}
                  height="10"
                />
              </svg>
              <span className="vh">{`${shares[at]}%`}</span>
            </TableCell>
            <TableCell>{rounded(amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFoot>
        <TableRow>
          <RowName>Total</RowName>
          <TableCell>
            <span className="vh">100%</span>
          </TableCell>
          <TableCell>{dollars(result.totalCost)}</TableCell>
        </TableRow>
      </TableFoot>
    </Table>
  );
}

function ByState({ result, counts }: { result: CostResult; counts: readonly CountView[] }) {
  return (
    <section className="stack-sm" aria-labelledby="by-state">
      <h3 id="by-state">By state</h3>
      <p className="small soft">{COSTS.byState}</p>
      <Table className="table table--stack table--states">
        <TableHead>
          <ColumnName>State</ColumnName>
          <ColumnName>Complexity</ColumnName>
          <ColumnName>Requirements</ColumnName>
          <ColumnName className="r">Cost</ColumnName>
        </TableHead>
        <TableBody>
          {result.stateSpecificCosts.map(({ state, cost, complexity, requirements }) => {
            const count = counts.find((each) => each.state === state);
            return (
              <TableRow key={state}>
                <RowName>
                  <span className="row pickstate">
                    <Tile code={state} small />
                    {stateName(state)}
                  </span>
                </RowName>
                <TableCell data-label="Complexity">{complexity}</TableCell>
                <TableCell data-label="Requirements">
                  {count && (
                    <>
                      <p>
                        <strong>{duties(count)[0]}</strong>
                        {`${duties(count)[1]}.`}
                      </p>
                      <Citation cite={count.cite} url={count.url} />
                    </>
                  )}
                  <span className="compare__said">
                    <SaidSign small />
                    <span>{`You may have read: ${count?.said ?? `${requirements} requirements`}`}</span>
                  </span>
                </TableCell>
                <TableCell data-label="Cost" className="r">
                  {rounded(cost)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

function Advice({ result }: { result: CostResult }) {
  if (result.recommendations.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="advice">
      <h3 id="advice">Recommendations</h3>
      <ul className="recs hairs">
        {result.recommendations.map((key) => (
          <li key={key}>
            <div>
              <h4>{COST_ADVICE[key].title}</h4>
              <p className="small soft">{COST_ADVICE[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The inputs in one line: a value that was not a number shows as 0. */
function countedWith({ form }: Estimate): string {
  const has = [
    form.hasPrivacyOfficer && 'a privacy officer',
    form.hasExistingPolicies && 'written policies',
  ].filter((one) => one !== false);
  const base = `Counted with ${plural(form.employeeCount, 'employee')} and ${dollars(form.annualRevenue)} of revenue in ${form.industry}`;
  return `${base}${has.length === 0 ? '' : `, with ${list(has)}`}, for ${list(form.operatingStates.map(stateName))}.`;
}

interface ResultProps {
  estimate: Estimate;
  counts: readonly CountView[];
  /** The inputs have changed since the calculation. */
  stale: boolean;
}

export function Result({ estimate, counts, stale }: ResultProps) {
  const { result } = estimate;
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the result is below the form, so the focus moves there.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack-lg" aria-labelledby="result">
      <div className="card stack costcard">
        <div>
          <h2 id="result" className="overline" tabIndex={-1} ref={heading}>
            Estimated first-year cost
          </h2>
          <p className="big">
            <mark>{dollars(result.totalCost)}</mark>
          </p>
          <p className="soft">
            {`For ${plural(result.stateSpecificCosts.length, 'state')}. Plan ${result.timeline}.`}
          </p>
        </div>
        <Breakdown result={result} />
        <p className="small">{COSTS.ownWork(rounded(result.breakdown.internalTime))}</p>
        <p className="fine">{`${countedWith(estimate)} ${COSTS.estimate}`}</p>
        <Share />
      </div>
      {stale && (
        <Note tone="ask" icon="ask" live>
          <p>Your answers have changed. Calculate again to see the new sum.</p>
        </Note>
      )}
      <ByState result={result} counts={counts} />
      <Advice result={result} />
      <Note>
        <p>
          <strong>First check which of these laws bind you.</strong> A law that leaves you out costs
          nothing.
        </p>
        <p className="row noprint">
          <Go to="/assessment">Start free assessment</Go>
          <Go to="/plan">See your own plan</Go>
        </p>
      </Note>
      <ReportLine states={estimate.form.operatingStates.map(stateName)} />
    </section>
  );
}
