import { memo } from 'react';
import { Cites } from '#web/parts/law/cites.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { Part } from '#web/parts/article/part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { plural } from '#text/figures.ts';
import { longDate } from '#text/english.ts';
import {
  ColumnName,
  RowName,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#web/ui/table.tsx';
import type { StateView } from './view.ts';

/** Every published figure about the chosen states that differs from the statute. */
export const SourcesDiffer = memo(function SourcesDiffer({
  states,
}: {
  states: readonly StateView[];
}) {
  const rows = states.flatMap((state) => state.differs.map((differ) => ({ state, differ })));
  if (rows.length === 0) return null;
  return (
    <Part id="differ" title="Where sources differ" count={plural(rows.length, 'point')}>
      <p className="soft">Our score and your plan use the reading of the statute only.</p>
      <Table className="table table--stack table--differ">
        <TableHead>
          {['Point', 'You may have read', 'The statute'].map((title) => (
            <ColumnName key={title}>{title}</ColumnName>
          ))}
        </TableHead>
        <TableBody>
          {rows.map(({ state, differ }) => (
            <TableRow key={state.state + differ.point}>
              <RowName>{`${state.name}: ${differ.point.toLowerCase()}`}</RowName>
              <TableCell className="said" data-label="You may have read">
                {differ.said}
              </TableCell>
              <TableCell data-label="The statute">
                <strong>{`${differ.text}.`}</strong>
                {differ.meaning !== undefined && ` ${differ.meaning}`}
                <Cites cite={differ.cite} url={state.url} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  );
});

function UniqueOf({ state }: { state: StateView }) {
  const { name, unique, url, checkedTo } = state;
  return (
    <section className="stack-sm" aria-label={`${name}: unique features`}>
      <h3 className="row">
        <Tile code={state.state} fill={state.inForce ? 'full' : 'coming'} />
        {name}
      </h3>
      <ul className="uniq">
        {unique.map(({ text, cite }) => (
          <li key={text}>
            <p>{text}</p>
            <Cites cite={cite} url={url} />
          </li>
        ))}
      </ul>
      <p className="fine">
        {`Law checked to ${longDate(checkedTo)}. `}
        <a href={url} data-print-url={url}>
          Official text<span className="vh">{` of ${name}`}</span>
        </a>
      </p>
      <a className="go" href={`/states/${state.state.toLowerCase()}`}>
        {`${name} guide`} <Icon name="go" />
      </a>
    </section>
  );
}

/** What each of the chosen laws has and few others have. */
export const Unique = memo(function Unique({ states }: { states: readonly StateView[] }) {
  return (
    <Part
      id="unique"
      title="Unique features"
      count={plural(
        states.reduce((sum, state) => sum + state.unique.length, 0),
        'point',
      )}
    >
      <div className={states.length === 3 ? 'grid-3' : 'grid-2'}>
        {states.map((state) => (
          <UniqueOf key={state.state} state={state} />
        ))}
      </div>
    </Part>
  );
});
