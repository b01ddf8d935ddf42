import { memo } from 'react';
import type { PointKey } from '#engine/compare/compare.ts';
import { Cites } from '#web/parts/law/cites.tsx';
import { SaidSign } from '#web/parts/law/published-figure.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { TableCell } from '#web/ui/table.tsx';
import type { CellView, StateView } from './view.ts';

/** Points with a short, decisive detail, which the cell shows; other details are folded. */
const OPEN: ReadonlySet<PointKey> = new Set(['consumers', 'revenue', 'limited']);

/** A sign next to yes or no. */
function signOf(value: string): IconName | undefined {
  if (/^(Yes|Required$|Ask for consent)/.test(value)) return 'full';
  if (/^(No$|Not required|Not promised|No appeal)/.test(value)) return 'empty';
  return /^(In part|Required, with|Give notice|Let people|From |In some cases)/.test(value)
    ? 'half'
    : undefined;
}

const SIGNED: ReadonlySet<PointKey> = new Set([
  'limited',
  'signal',
  'sensitive',
  'assessments',
  'correct',
  'portability',
  'suits',
]);

function Value({ point, value }: { point: PointKey; value: string }) {
  const sign = SIGNED.has(point) ? signOf(value) : undefined;
  if (sign === undefined) return <strong>{value}</strong>;
  return (
    <strong className="fill">
      <Icon name={sign} />
      {value}
    </strong>
  );
}

function Detail({
  point,
  detail,
  label,
}: {
  point: PointKey;
  detail: CellView['detail'];
  label: string;
}) {
  if (detail.length === 0) return null;
  const lines = detail.map((line) => <p key={line}>{line}</p>);
  if (OPEN.has(point)) return lines;
  return (
    <details className="more">
      <summary>
        {point === 'minors' ? 'See what it asks' : 'More'}
        <span className="vh">{`: ${label}`}</span>
      </summary>
      {lines}
    </details>
  );
}

/** One point of one law: our reading with its section, and what guides say otherwise. */
export const PointCell = memo(function PointCell({
  point,
  state,
  label,
  headers,
}: {
  point: PointKey;
  state: StateView;
  label: string;
  headers: string;
}) {
  const { value, detail, cite, said } = state.points[point];
  return (
    <TableCell headers={headers}>
      {point !== 'minors' && <Value point={point} value={value} />}
      <Detail point={point} detail={detail} label={`${state.name}, ${label}`} />
      <Cites cite={cite} url={state.url} />
      {said !== undefined && (
        <span className="compare__said">
          <SaidSign small />
          <span>{`You may have read: ${said.join('; ')}`}</span>
        </span>
      )}
    </TableCell>
  );
});
