import type { Question, ScoredState, StateResult } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Go } from '#web/parts/shell/go.tsx';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { signOf, VerdictBadge } from '#web/parts/assessment/verdict.tsx';
import { percent } from '#web/words/figures.ts';
import type { AnswerDrafts } from '../answers/drafts.ts';
import { InPlace } from '../answers/in-place.tsx';
import { StateNotes } from './state-notes.tsx';

type AnyState = ScoredState | StateResult;
const isScored = (state: AnyState): state is ScoredState => 'score' in state;

function Reasons({ reasons }: { reasons: StateResult['because'] }) {
  return (
    <ul className="plain stack-sm">
      {reasons.map((reason) => (
        <li key={`${reason.kind}-${reason.id}`} className="small">
          {reason.text} <Citation cite={reason.cite} url={reason.url} short />
        </li>
      ))}
    </ul>
  );
}

/** At most this many; the rest is shown on request. */
const SHOWN_REASONS = 2;

/** The reasons are open; for "cannot tell" the tests are folded behind the question. */
function Why({ state }: { state: AnyState }) {
  const { because, verdict } = state;
  if (because.length === 0) return null;
  if (verdict !== 'cannot tell') {
    const more = because.slice(SHOWN_REASONS);
    return (
      <>
        <Reasons reasons={because.slice(0, SHOWN_REASONS)} />
        {more.length > 0 && (
          <details className="why">
            <summary>
              {`${more.length} more of its tests`}
              <span className="vh"> ({state.stateName})</span>
            </summary>
            <Reasons reasons={more} />
          </details>
        )}
      </>
    );
  }
  return (
    <details className="why">
      <summary>{`What ${state.stateName} asks, and what is missing`}</summary>
      <Reasons reasons={because} />
    </details>
  );
}

function Standing({ state }: { state: AnyState }) {
  const titled = ({ requirementId: id, title: text, cite }: StateResult['owed'][number]) => ({
    id,
    text,
    cite,
  });
  const lists = [
    { head: 'Of this law you owe:', items: state.owed.map(titled) },
    { head: 'Stays with you whatever the verdict:', items: state.standing.map(titled) },
    { head: 'Outside this law, in an organization like yours:', items: state.outside },
  ].filter(({ items }) => items.length > 0);
  return lists.map(({ head, items }) => (
    <div key={head} className="small stack-sm">
      <p>
        <strong>{head}</strong>
      </p>
      <ul className="plain stack-sm">
        {items.map(({ id, text, cite }) => (
          <li key={id}>
            {text} <Citation cite={cite} url={state.lawUrl} short />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Met({ state }: { state: ScoredState }) {
  if (state.totalRequirements === 0) return null;
  const words = `${state.requirementsMet} of ${state.totalRequirements}`;
  return (
    <>
      <p className="small soft">
        {`Requirements: ${words} met${state.provisional ? ', if the law applies' : ''}`}
      </p>
      <Strip
        met={state.requirementsMet}
        total={state.totalRequirements}
        label={`${words} ${state.stateName} requirements met`}
      />
    </>
  );
}

function Asked({ question, askedUnder, drafts, state, onSending }: StateRowProps) {
  if (!question) return null;
  if (!askedUnder)
    return (
      <InPlace
        question={question}
        drafts={drafts}
        onSending={(sending) => onSending(sending ? state.stateId : undefined)}
      />
    );
  return (
    <p className="small">
      The same question decides here:{' '}
      <a href={`#state-${askedUnder.stateId}`}>see {askedUnder.stateName}</a>.
    </p>
  );
}

interface StateRowProps {
  state: AnyState;
  question: Question | undefined;
  /** A link to the row above that already asks this question. */
  askedUnder: StateResult | undefined;
  drafts: AnswerDrafts;
  onSending: (stateId: string | undefined) => void;
}

export function StateRow(props: StateRowProps) {
  const { state } = props;
  const sign = signOf(state);
  return (
    <li>
      <Tile code={state.stateId} fill={sign.fill} />
      <div className="verdicts__head">
        <h3 id={`state-${state.stateId}`} tabIndex={-1}>
          {state.stateName}
        </h3>
        <VerdictBadge sign={sign}>{sign.label}</VerdictBadge>
      </div>
      <div className="stack-sm verdicts__why">
        <p>{state.headline}</p>
        <Asked {...props} />
        <Why state={state} />
        <Standing state={state} />
        {isScored(state) && <Met state={state} />}
        <StateNotes state={state} />
      </div>
      <div className="verdicts__foot">
        {isScored(state) && !state.provisional && (
          <p className="figure">
            <span className="vh">Score: </span>
            {percent(state.score)}
          </p>
        )}
        <Go to={`/states/${state.stateId.toLowerCase()}`}>{state.stateName} guide</Go>
      </div>
    </li>
  );
}
