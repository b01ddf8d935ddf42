import { useMemo } from 'react';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { PrintHead } from '#web/parts/shell/print-head.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import type { ShownRegister } from '#law/broker-registers.ts';
import type { Answer } from '#engine/facts/known.ts';
import type { StepId } from '#engine/interview/steps.ts';
import { overallText } from '#engine/explain/sentences.ts';
import type { Sheet } from '#web/parts/interview/answers/sheet.ts';
import { Heading } from '#web/parts/interview/question/heading.tsx';
import type { Say } from '#web/parts/interview/wording/say.ts';
import type { Law } from '#web/parts/interview/answers/steps.ts';
import { daysToShow, findings, turns, type StateFinding } from './findings.ts';
import { FirstDuties } from './first-duties.tsx';
import { Registers } from './registers.tsx';
import { ResultRow } from './row.tsx';
import { Actions } from './actions.tsx';
import { SmallLaws, SmallLawsHead } from './small-laws.tsx';
import { Save } from './save.tsx';
import { isLeftOut, resultWords } from './say.ts';

interface ResultProps {
  sheet: Sheet;
  law: Law;
  say: Say;
  smallLawFile: string;
  registers: readonly ShownRegister[];
  dutyFile: string;
  onAsk: (step: StepId) => void;
  onEdit: () => void;
  onRestart: () => void;
  onDay: (day: string) => void;
  /** What the questions below the verdicts answer. */
  onTell: (answers: Answer[]) => void;
}

function Changes({ sheet, law, say }: Pick<ResultProps, 'sheet' | 'law' | 'say'>) {
  const found = useMemo(() => turns(sheet, law, say), [sheet, law, say]);
  const result = resultWords(say.words.language);
  return (
    <section className="stack-sm" aria-labelledby="changes">
      <h2 id="changes">{result.changes}</h2>
      {found.length === 0 && <p>{result.noChanges}</p>}
      <ul className="plain stack hairs">
        {found.map(({ date, law: of, before, after, missing }) => {
          const [then, now] = [result.words[before], result.words[after]].map((word) =>
            word.toLowerCase(),
          );
          return (
            <li key={`${date}-${of.state}`} className="row turn">
              <Tile code={of.state} fill="coming" small />
              <span>
                <strong>
                  {of.name}, <time dateTime={date}>{say.sentences.date(date)}</time>
                </strong>
                <br />
                {before === after ? result.same(now ?? '') : result.change(then ?? '', now ?? '')}
                {missing !== '' && ` ${missing}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Day({ sheet, law, say, onDay }: Pick<ResultProps, 'sheet' | 'law' | 'say' | 'onDay'>) {
  const result = resultWords(say.words.language);
  const options = useMemo(() => daysToShow(sheet, law), [sheet, law]);
  return (
    <p className="row row--between asof small">
      <span className="soft">{result.asOf(say.sentences.date(law.asOf))}</span>
      <label className="row noprint">
        {result.pickDay}
        <select
          className="input pickbiz"
          value={law.asOf}
          onChange={(event) => onDay(event.currentTarget.value)}
        >
          {options.map((day) => (
            <option key={day} value={day}>
              {day === law.today ? result.today(say.sentences.date(day)) : say.sentences.date(day)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

/** The whole result in a sentence that names the day, if it is not today. */
const overallIn = (found: readonly StateFinding[], { asOf, today }: Law, { sentences }: Say) =>
  overallText(
    found.map(({ verdict }) => verdict),
    sentences,
    asOf === today ? undefined : sentences.date(asOf),
  );

/** What changes within a year, next to what holds today: a comfortable no may end next month. */
function comingIn(found: readonly StateFinding[], say: Say): string[] {
  const days = Map.groupBy(
    found.flatMap(({ law, coming }) => (coming ? [{ state: law.state, ...coming }] : [])),
    ({ date, after }) => `${date} ${after === 'cannot tell' ? 'may' : 'binds'}`,
  );
  const { comingBinds, comingMay } = resultWords(say.words.language);
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, group]) => {
      const date = say.sentences.date(group[0]?.date ?? '');
      const names = say.names(group.map(({ state }) => state));
      return (key.endsWith('may') ? comingMay : comingBinds)(date, names, group.length > 1);
    });
}

/** The answer first, then each law with its reason, then what changes and what to do. */
export function Result(props: ResultProps) {
  const { sheet, law, say, onEdit, onRestart } = props;
  const result = resultWords(say.words.language);
  const found = useMemo(() => findings(sheet, law, say), [sheet, law, say]);
  const others = law.laws.length - found.length;
  return (
    <section className="stack-lg">
      <PageTitle>{result.title}</PageTitle>
      <PrintHead title={result.title} note={result.asOf(say.sentences.date(law.asOf))} />
      <div className="stack">
        <Heading>{result.title}</Heading>
        <p className="answer">
          <mark>
            {found.length === 0
              ? result.nobody
              : [overallIn(found, law, say), ...comingIn(found, say)].join(' ')}
            <SmallLawsHead {...props} />
          </mark>
        </p>
        <p className="row noprint">
          <button className="btn btn--sm btn--quiet" type="button" onClick={onEdit}>
            {result.edit}
          </button>
          <button className="btn btn--sm btn--quiet" type="button" onClick={onRestart}>
            {result.restart}
          </button>
        </p>
      </div>
      <Registers {...props} />
      <FirstDuties sheet={sheet} law={law} say={say} file={props.dutyFile} />
      <Save
        sheet={sheet}
        say={say}
        owes={found.some(({ verdict }) => !isLeftOut(verdict.then ?? verdict.verdict))}
      />
      {found.length > 0 && (
        <section aria-labelledby="states" className="stack-sm">
          <h2 id="states">{result.state}</h2>
          <Day {...props} />
          <ul className="verdicts hairs">
            {found.map((finding) => (
              <ResultRow key={finding.law.state} finding={finding} {...props} />
            ))}
          </ul>
          {others > 0 && (
            <p className="small soft">
              {result.others(others)}. {result.othersWhy}
            </p>
          )}
        </section>
      )}
      {found.length > 0 && <Changes {...props} />}
      <SmallLaws {...props} />
      <Actions sheet={sheet} say={say} />
    </section>
  );
}
