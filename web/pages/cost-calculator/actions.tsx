import { useState } from 'react';
import { CASE_KINDS, Source, when } from '#web/parts/law/public-case.tsx';
import { money, plural } from '#web/words/figures.ts';
import { longDate } from '#text/english.ts';
import type { ActionView } from './view.ts';

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
    <tr role="row" hidden={hidden}>
      <th role="rowheader" scope="row">
        {action.against}
        <span className="small soft">{`${size}, ${action.state}`}</span>
      </th>
      <td role="cell" data-label="When">
        {when(action)}
      </td>
      <td role="cell" data-label="What the regulator said">
        {action.what}
        <span className="fine">{`${CASE_KINDS[action.kind]}, ${action.regulator}.`}</span>
        {action.doubt !== undefined && <span className="fine">{`In doubt: ${action.doubt}`}</span>}
        <Source text={action.source} />
      </td>
      <td role="cell" data-label="Amount" className="r">
        {action.amountUSD === null ? 'No sum' : money(action.amountUSD)}
      </td>
    </tr>
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
      <table role="table" className="table table--stack table--actions">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Who
            </th>
            <th role="columnheader" scope="col">
              When
            </th>
            <th role="columnheader" scope="col">
              What the regulator said
            </th>
            <th role="columnheader" scope="col" className="r">
              Amount
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {actions.map((action) => (
            <Row key={action.id} action={action} hidden={!fits(action)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
