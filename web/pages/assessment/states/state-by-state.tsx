import { useEffect, useRef } from 'react';
import type { Assessment, Question, ScoredState, StateResult } from '#contract/assessments.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { reveal } from '#web/parts/shell/arrival.ts';
import { isScoreInSight } from '#engine/assessment/stand-kinds.ts';
import { plural } from '#text/figures.ts';
import { list, longDate } from '#text/english.ts';
import type { AnswerDrafts } from '../answers/drafts.ts';
import { StateRow } from './state-row.tsx';

/**
 * For each law with the verdict "cannot tell", the question to ask first: its own before those it
 * shares.
 */
function firstQuestions({ applicableStates, questions }: Assessment): Map<string, Question> {
  const chosen = new Map<string, Question>();
  for (const state of applicableStates.filter(({ verdict }) => verdict === 'cannot tell')) {
    const wanted = new Set(state.settledBy.flat());
    const fitting = questions.filter(
      (question) =>
        wanted.has(question.fact) &&
        question.states.includes(state.stateId) &&
        question.standing !== 'assumed',
    );
    const first = fitting.find((question) => question.state === state.stateId) ?? fitting[0];
    if (first) chosen.set(state.stateId, first);
  }
  return chosen;
}

/** The first row with a question shows it; later rows with the same question link there. */
function askedEarlier(rows: readonly StateResult[], firsts: ReadonlyMap<string, Question>) {
  return (state: StateResult): StateResult | undefined => {
    const mine = firsts.get(state.stateId);
    const earlier = rows.find((row) => firsts.get(row.stateId) === mine);
    return mine && earlier !== state ? earlier : undefined;
  };
}

/**
 * When the answered question disappears, the focus moves to its state, wherever that stands now.
 */
function useFocusAfterAnswer(version: number) {
  const waiting = useRef<{ stateId: string | undefined; version: number }>(undefined);
  useEffect(() => {
    const { current } = waiting;
    if (current?.stateId === undefined || current.version === version) return;
    waiting.current = undefined;
    reveal(`state-${current.stateId}`);
  }, [version]);
  return (stateId: string | undefined) => {
    waiting.current = { stateId, version };
  };
}

interface StateByStateProps {
  assessment: Assessment;
  drafts: AnswerDrafts;
}

/** The laws that apply or may apply, one line each; one fold for those that do not. */
export function StateByState({ assessment, drafts }: StateByStateProps) {
  const { applicableStates, otherStates } = assessment;
  const firsts = firstQuestions(assessment);
  const onSending = useFocusAfterAnswer(assessment.version);
  const earlier = askedEarlier(applicableStates, firsts);
  const inDoubt = new Set<string>(assessment.mismatches.flatMap(({ verdictIn }) => verdictIn));
  const row = (state: ScoredState | StateResult) => (
    <StateRow
      key={state.stateId}
      state={state}
      question={firsts.get(state.stateId)}
      askedUnder={earlier(state)}
      drafts={drafts}
      reasoned={!applicableStates.some(({ stateId }) => stateId === state.stateId)}
      inDoubt={inDoubt.has(state.stateId)}
      scored={isScoreInSight(assessment.stand)}
      onSending={onSending}
    />
  );
  return (
    <section aria-labelledby="states" className="stack-sm">
      <h2 id="states" tabIndex={-1}>
        State by state
      </h2>
      <p className="small soft">{`Answered as the law stands on ${longDate(assessment.asOf)}.`}</p>
      {applicableStates.length > 0 && (
        <ul className="plain hairs laws">{applicableStates.map(row)}</ul>
      )}
      {otherStates.length > 0 && (
        <details className="folded">
          <summary>
            {`${plural(otherStates.length, 'law does', 'laws do')} not bind you`}
            <span className="folded__count">{list(otherStates.map(({ stateId }) => stateId))}</span>
          </summary>
          <ul className="plain hairs laws">{otherStates.map(row)}</ul>
        </details>
      )}
      <ReportLine
        states={[...applicableStates, ...otherStates].map(({ stateName }) => stateName)}
      />
    </section>
  );
}
