import { useEffect, useRef } from 'react';
import type { Assessment, Question, ScoredState, StateResult } from '#contract/assessments.ts';
import { ReportLine } from '#web/parts/contact/report-line.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { AnswerDrafts } from '../answers/drafts.ts';
import { StateRow } from './state-row.tsx';

/** For each law with the verdict "cannot tell", the question to ask first: its own before those it shares. */
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

function Legend() {
  return (
    <ul className="legend noprint" aria-label="Signs">
      <li>
        <span className="fill">
          <Icon name="full" />
        </span>
        Applies
      </li>
      <li>
        <span className="fill">
          <Icon name="half" />
        </span>
        In part
      </li>
      <li>
        <span className="fill">
          <Icon name="empty" />
        </span>
        Does not
      </li>
      <li>
        <span className="fill">
          <Icon name="ask" />
        </span>
        Cannot tell
      </li>
    </ul>
  );
}

/** When the answered question disappears, the focus moves to its state. */
function useFocusAfterAnswer(version: number) {
  const waiting = useRef<{ stateId: string | undefined; version: number }>(undefined);
  useEffect(() => {
    const { current } = waiting;
    if (current?.stateId === undefined || current.version === version) return;
    waiting.current = undefined;
    document.getElementById(`state-${current.stateId}`)?.focus();
  }, [version]);
  return (stateId: string | undefined) => {
    waiting.current = { stateId, version };
  };
}

interface StateByStateProps {
  assessment: Assessment;
  drafts: AnswerDrafts;
}

/** A ledger of the laws with reasons: those that apply or may apply first, then the others. */
export function StateByState({ assessment, drafts }: StateByStateProps) {
  const rows: readonly (ScoredState | StateResult)[] = [
    ...assessment.applicableStates,
    ...assessment.otherStates,
  ];
  const firsts = firstQuestions(assessment);
  const onSending = useFocusAfterAnswer(assessment.version);
  const earlier = askedEarlier(rows, firsts);
  return (
    <section aria-labelledby="states" className="stack-sm">
      <div className="row row--between">
        <h2 id="states">State by state</h2>
        <Legend />
      </div>
      <ul className="verdicts hairs">
        {rows.map((state) => (
          <StateRow
            key={state.stateId}
            state={state}
            question={firsts.get(state.stateId)}
            askedUnder={earlier(state)}
            drafts={drafts}
            onSending={onSending}
          />
        ))}
      </ul>
      <ReportLine states={rows.map(({ stateName }) => stateName)} />
    </section>
  );
}
