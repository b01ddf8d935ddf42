import { useId, useMemo } from 'react';
import { placer } from '#engine/counting/count.ts';
import { NOWHERE } from '#engine/counting/places.ts';
import { canPlace, canTellApart, type ColumnUse } from '#engine/counting/columns.ts';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import type { CountEntries } from './entries.ts';
import type { Look } from './work.ts';

interface ColumnsProps {
  loaded: Loaded;
  entries: CountEntries;
  look: Look;
  /** The share of the list that is counted; undefined if no count is running. */
  share: number | undefined;
  onChange: (part: Partial<CountEntries>) => void;
  onBack: () => void;
  onCount: () => void;
}

const WHO: readonly ColumnUse[] = ['email', 'phone'];
const WHERE: readonly ColumnUse[] = ['state', 'zip', 'shippingState', 'shippingZip'];
const ELSE: readonly ColumnUse[] = [
  'country',
  'shippingCountry',
  'address',
  'date',
  'consent',
  'account',
];

/** How many of the first rows get a place with these columns. */
function usePlaced({ loaded, entries, look }: ColumnsProps): number {
  const placeOf = useMemo(() => placer(loaded.data.zips), [loaded]);
  return look.sample.filter((row) => placeOf(row, entries.columns) !== NOWHERE).length;
}

/** Two columns may have the same name, and a column may have none. */
const optionsOf = (header: readonly string[]) =>
  header.map((name, at) => ({ value: String(at), name: name || `(${at + 1})` }));

function Column({ use, props }: { use: ColumnUse; props: ColumnsProps }) {
  const { loaded, entries, look, onChange } = props;
  const { count } = loaded.words;
  const choose = (typed: string) => {
    const { [use]: _, ...others } = entries.columns;
    onChange({ columns: typed === '' ? others : { ...others, [use]: Number(typed) } });
  };
  const first = use === 'email' ? 'list-who' : use === 'state' ? 'list-where' : undefined;
  const own = useId();
  return (
    <Field id={first ?? own} label={count.uses[use]}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={entries.columns[use] ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{count.absent}</option>
          {optionsOf(look.header).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Group({
  title,
  uses,
  props,
}: {
  title: string;
  uses: readonly ColumnUse[];
  props: ColumnsProps;
}) {
  return (
    <fieldset className="stack-sm">
      <legend>
        <strong>{title}</strong>
      </legend>
      <div className="grid-2">
        {uses.map((use) => (
          <Column key={use} use={use} props={props} />
        ))}
      </div>
    </fieldset>
  );
}

function Counting({ loaded, share }: { loaded: Loaded; share: number }) {
  const { count } = loaded.words;
  return (
    <div className="stack-sm" role="status">
      <p>
        {count.reading} {count.progress(loaded.figures.percent(share))}
      </p>
      <progress className="room" max={1} value={share} aria-label={count.reading} />
    </div>
  );
}

/** What the first row shows, what follows from it, and controls to choose otherwise. */
export function ColumnsStep(props: ColumnsProps) {
  const { loaded, entries, look, share, onBack, onCount } = props;
  const { words, figures } = loaded;
  const { common, count } = words;
  const { source } = look.reading;
  const placed = usePlaced(props);
  const check = () => [
    ...(canTellApart(entries.columns) ? [] : [{ field: 'list-who', message: count.needWho }]),
    ...(canPlace(entries.columns) ? [] : [{ field: 'list-where', message: count.needWhere }]),
  ];
  return (
    <Step
      common={common}
      title={count.columnsTitle}
      hint={
        <>
          <strong className="filename">{entries.file?.name}</strong>.{' '}
          {source && count.looksLike(source)} {count.kinds[entries.list]}
        </>
      }
      onBack={onBack}
      check={check}
      onNext={onCount}
      next={share === undefined ? count.count : undefined}
    >
      <Group title={count.who} uses={WHO} props={props} />
      <Group title={count.where} uses={WHERE} props={props} />
      <details className="folded">
        <summary>{count.else}</summary>
        <Group title={count.else} uses={ELSE} props={props} />
      </details>
      {share === undefined ? (
        <Note {...(placed === 0 ? { tone: 'ask' as const } : {})} live>
          <p>
            {placed === 0
              ? count.nonePlaced
              : count.placed(figures.count(placed), figures.count(look.sample.length))}
          </p>
        </Note>
      ) : (
        <Counting loaded={loaded} share={share} />
      )}
    </Step>
  );
}
