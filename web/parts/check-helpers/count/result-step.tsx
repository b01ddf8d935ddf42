import type { Counted, Heads } from '#engine/counting/count.ts';
import { hasPayments } from '#engine/counting/residents.ts';
import { STATES } from '#law/codes.ts';
import { OneOf } from '#web/parts/check-helpers/steps/asks.tsx';
import type { HelperProps } from '#web/parts/check-helpers/loading/found.ts';
import { Step } from '#web/parts/check-helpers/steps/step.tsx';
import type { Loaded } from '#web/parts/check-helpers/loading/loaded.ts';
import { answersOf, type CountEntries, foundIn, countedWords } from './entries.ts';
import { LeftOut, PerState } from './tables.tsx';

interface ResultProps extends Pick<HelperProps, 'states' | 'onFound'> {
  loaded: Loaded;
  entries: CountEntries;
  counted: Counted;
  onChange: (part: Partial<CountEntries>) => void;
  onBack: () => void;
  onAdd: () => void;
  onForget: () => void;
}

/** Which rows count: the laws refer to data held or used in a year. */
function WhoCounts({ loaded, entries, counted, onChange }: ResultProps) {
  const { words, figures, year } = loaded;
  const { count } = words;
  const { otherYearRows, undatedRows } = counted;
  if (otherYearRows === 0) return null;
  const notes = [
    count.yearNote(figures.count(otherYearRows)),
    ...(undatedRows > 0 ? [count.undatedNote(figures.count(undatedRows))] : []),
  ];
  return (
    <OneOf
      id="list-filter"
      legend={count.whoCounts}
      hint={[count.whoCountsHint, ...notes].join(' ')}
      choices={[
        { value: 'everybody', label: count.everybody },
        { value: 'year', label: count.onlyYear(String(year)) },
      ]}
      value={entries.filter}
      onChange={(filter) => onChange({ filter })}
    />
  );
}

function Paid({ loaded, entries, counted, onChange }: ResultProps) {
  const { words, figures } = loaded;
  const { common, count } = words;
  if (!hasPayments(counted)) return null;
  const heads: readonly Heads[] = [...Object.values(counted.byState), counted.unplaced];
  const only = heads.reduce((sum, { everybody, morePayment }) => sum + everybody - morePayment, 0);
  return (
    <OneOf
      id="list-paid"
      legend={count.paid}
      hint={count.paidHint(figures.count(only))}
      choices={[
        { value: 'yes', label: count.paidYes },
        { value: 'no', label: count.paidNo },
        { value: 'unknown', label: common.unknown },
      ]}
      value={entries.paid}
      onChange={(paid) => onChange({ paid })}
    />
  );
}

function Everybody({ loaded, entries, onChange }: ResultProps) {
  const { common, count } = loaded.words;
  return (
    <OneOf
      id="list-all"
      legend={count.all}
      hint={count.allHint}
      choices={[
        { value: 'no', label: count.allNo },
        { value: 'yes', label: count.allYes },
        { value: 'unknown', label: common.unknown },
      ]}
      value={entries.complete}
      onChange={(complete) => onChange({ complete })}
    />
  );
}

/** The answers that will be used, in words. */
function Gives({ loaded, entries, counted, states }: ResultProps) {
  const { words, figures, data } = loaded;
  const { count } = words;
  const answers = answersOf(entries, counted, data);
  const chosen = answers.filter(({ state }) => states.includes(state));
  const others = STATES.filter(
    ({ code }) => !states.includes(code) && (counted.byState[code]?.everybody ?? 0) > 0,
  ).map(({ code }) => figures.state(code));
  return (
    <div className="stack-sm" role="status">
      <h2 className="h4">{count.gives}</h2>
      {chosen.length === 0 && <p>{count.givesNothing}</p>}
      <ul className="plain hairs told">
        {chosen.map(({ state, value }) => (
          <li className="row row--between" key={state}>
            <span>{figures.state(state)}</span>
            <strong className="num">{countedWords(value, count, figures)}</strong>
          </li>
        ))}
      </ul>
      {others.length > 0 && states.length > 0 && <p>{count.unchosen(figures.list(others))}</p>}
    </div>
  );
}

export function CountResultStep(props: ResultProps) {
  const { loaded, entries, counted, onFound, onBack, onAdd, onForget } = props;
  const { words, figures, data } = loaded;
  const { common, count } = words;
  const take = () => onFound(foundIn(answersOf(entries, counted, data), count, figures));
  return (
    <Step
      common={common}
      title={count.resultTitle(figures.count(counted.people))}
      marked
      onBack={onBack}
      next={count.use}
      onNext={take}
    >
      <ul className="plain small soft" aria-label={count.files}>
        {entries.files.map(({ id, name, rows }) => (
          <li className="filename" key={id}>
            {count.fileRows(name, figures.count(rows))}
          </li>
        ))}
      </ul>
      <PerState loaded={loaded} counted={counted} states={props.states} filter={entries.filter} />
      <LeftOut loaded={loaded} counted={counted} />
      <div className="row">
        <button
          className="btn btn--quiet"
          type="button"
          onClick={onAdd}
          aria-describedby="add-hint"
        >
          {count.addFile}
        </button>
        <button className="btn btn--quiet" type="button" onClick={onForget}>
          {common.startOver}
        </button>
        <span className="small soft" id="add-hint">
          {count.addHint}
        </span>
      </div>
      <WhoCounts {...props} />
      <Paid {...props} />
      <Everybody {...props} />
      <Gives {...props} />
    </Step>
  );
}
