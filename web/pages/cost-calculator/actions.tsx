import { useState } from 'react';
import { CASE_KINDS, Source, when } from '#web/parts/law/public-case.tsx';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import { longDate } from '#text/english.ts';
import type { ActionView } from './view.ts';
import { dollars, plural } from '#text/figures.ts';

const SIZES = [
  { id: 'small', label: 'Small' },
  { id: 'medium', label: 'Medium' },
  { id: 'large', label: 'Large' },
  { id: 'giant', label: 'Very large' },
] as const;
type Size = (typeof SIZES)[number]['id'] | 'all';

function Row({ action, hidden }: { action: ActionView; hidden: boolean }) {
  const size = SIZES.find(({ id }) => id === action.size)?.label ?? 'Several firms';
  return (
    <TableRow hidden={hidden}>
      <RowName>
        {action.against}
        <span className="small soft">{`${size}, ${action.state}`}</span>
      </RowName>
      <TableCell data-label="When">{when(action)}</TableCell>
      <TableCell data-label="What the regulator said">
        {action.what}
        <span className="fine">{`${CASE_KINDS[action.kind]}, ${action.regulator}.`}</span>
        {action.doubt !== undefined && <span className="fine">{`In doubt: ${action.doubt}`}</span>}
        <Source text={action.source} />
      </TableCell>
      <TableCell data-label="Amount" className="r">
        {action.amountUSD === null ? 'No sum' : dollars(action.amountUSD)}
      </TableCell>
    </TableRow>
  );
}

/**
 * Cases against small businesses are nearly all of one kind that shops are not, so other cases are
 * shown too.
 */
function aboutSmall(actions: readonly ActionView[]): string {
  const small = actions.filter(({ size }) => size === 'small');
  const brokers = small.filter(({ tradesInData }) => tradesInData).length;
  if (brokers === 0) return '';
  const share = brokers === small.length ? `All ${small.length}` : `${brokers} of ${small.length}`;
  return `${share} cases against small firms are about data brokers that did not register. Shops and clinics learn more from the larger ones.`;
}

/** Real cases by size of the business, small ones first, since most readers have one. */
export function Actions({
  actions,
  collectedTo,
}: {
  actions: readonly ActionView[];
  collectedTo: string;
}) {
  const [size, setSize] = useState<Size>('small');
  const fits = (action: ActionView) => size === 'all' || action.size === size;
  const shown = actions.filter(fits).length;
  return (
    <section className="stack" aria-labelledby="actions">
      <h2 id="actions">What regulators did</h2>
      <p className="soft narrow">
        {`Public cases up to ${longDate(collectedTo)}, as far as we found them. The size is our rough guess. Most settlements admit nothing.`}
      </p>
      <p className="soft narrow">{aboutSmall(actions)}</p>
      <div className="row row--between noprint scripted">
        <div className="row">
          <label htmlFor="size">Size of the business</label>
          <select
            className="input pickbiz"
            id="size"
            value={size}
            onChange={(event) =>
              setSize(SIZES.find(({ id }) => id === event.currentTarget.value)?.id ?? 'all')
            }
          >
            {SIZES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
            <option value="all">All</option>
          </select>
        </div>
        <p className="small soft" role="status">
          {`${shown} of ${plural(actions.length, 'case')}`}
        </p>
      </div>
      <Table className="table table--stack table--actions">
        <TableHead>
          <ColumnName>Who</ColumnName>
          <ColumnName>When</ColumnName>
          <ColumnName>What the regulator said</ColumnName>
          <ColumnName className="r">Amount</ColumnName>
        </TableHead>
        <TableBody>
          {actions.map((action) => (
            <Row key={action.id} action={action} hidden={!fits(action)} />
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
