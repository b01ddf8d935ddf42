import styles from './differences.css?url';
import { memo } from 'react';
import { Part } from '#web/parts/article/part.tsx';
import { list } from '#text/english.ts';
import { plural } from '#text/figures.ts';
import {
  differencesIn,
  differing,
  dutyRows,
  equal,
  FIRST_POINTS,
  OTHER_POINTS,
  type DutyRow,
} from './rows.ts';
import { CompareTable, rowId } from './table.tsx';
import type { StateView } from './view.ts';

interface LawsProps {
  readonly states: readonly StateView[];
}

const WORKS = 'works';

/** What else differs, a line a point; each leads to its row, with the sections. */
export const Differences = memo(function Differences({ states }: LawsProps) {
  const rows = differencesIn(states);
  if (rows.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="differences">
      <h2 id="differences">What else differs</h2>
      <link rel="stylesheet" href={styles} precedence="default" />
      <dl className="differences">
        {rows.map(({ key, label, answers }) => (
          <div key={key}>
            <dt>
              <a href={`#${rowId(`${WORKS}-title`, key)}`}>{label}</a>
            </dt>
            {answers.map(({ value, names }) => (
              <dd key={value}>
                <strong>{value}</strong> {list(names)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
});

const dutiesIn = (rows: readonly DutyRow[]) =>
  rows.reduce((sum, { lists }) => sum + Math.max(...lists.map(({ length }) => length)), 0);

/** The tables below the first: what differs, then, on its own, what is the same in all states. */
export const OtherTables = memo(function OtherTables({ states }: LawsProps) {
  const works = differing(OTHER_POINTS, states);
  const duties = dutyRows(states, 'differing');
  const same = equal(OTHER_POINTS, states);
  const shared = dutyRows(states, 'shared');
  const count = states.length === 2 ? 'both' : `all ${states.length === 3 ? 'three' : 'four'}`;
  return (
    <>
      <Part id={WORKS} title="How they work" count={plural(works.length, 'point')}>
        <CompareTable table={`${WORKS}-title`} states={states} points={works} />
      </Part>
      {duties.length > 0 && (
        <Part
          id="duties"
          title="Requirements by category"
          count={plural(duties.length, 'category', 'categories')}
        >
          <CompareTable table="duties-title" states={states} duties={duties} />
        </Part>
      )}
      {same.length + shared.length > 0 && (
        <Part
          id="same"
          title={`The same in ${count}`}
          count={plural(same.length + dutiesIn(shared), 'point')}
        >
          <CompareTable table="same-title" states={states} points={same} duties={shared} />
        </Part>
      )}
    </>
  );
});

/** The five points of docs/requirements.md 2. */
export const FirstTable = memo(function FirstTable({ states }: LawsProps) {
  return <CompareTable table="side-by-side" states={states} points={FIRST_POINTS} />;
});
