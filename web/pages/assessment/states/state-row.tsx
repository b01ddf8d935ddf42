import type { Question, ScoredState, StateResult } from '#contract/assessments.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Go } from '#web/parts/links/go.tsx';
import { Strip } from '#web/parts/assessment/strip.tsx';
import { Tile } from '#web/parts/law/tile.tsx';
import { signOf, VerdictBadge } from '#web/parts/assessment/verdict.tsx';
import { percent } from '#web/words/figures.ts';
import type { AnswerDrafts } from '../answers/drafts.ts';
import { InPlace } from '../answers/in-place.tsx';
import { StateNotes } from './state-notes.tsx';

type AnyState = ScoredState | StateResult;
const isScored = (state: AnyState): state is ScoredState => 'score' in state;

/** The first day of a law has no rule of its own. */
const ruleOf = (stateId: string, { kind, id }: StateResult['because'][number]) =>
  kind === 'effective' ? `/law/${stateId}` : `/law/${stateId}#${id}`;

function Reasons({ state: { because, stateId } }: { state: AnyState }) {
  return (
    <ul className="plain stack-sm">
      {because.map((reason) => (
        <li key={`${reason.kind}-${reason.id}`} className="small">
          {reason.text} <Citation cite={reason.cite} url={reason.url} short />{' '}
          <a className="noprint" href={ruleOf(stateId, reason)}>
            How we read it
          </a>
        </li>
      ))}
    </ul>
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

/** On paper, where nothing opens: the verdict in one sentence, with the sections of its reasons. */
const OnPaper = ({ state }: { state: AnyState }) => (
  <p className="onpaper">
    {`${state.headline} `}
    {state.because.map((reason) => (
      <Citation key={`${reason.kind}-${reason.id}`} cite={reason.cite} url={reason.url} short />
    ))}
  </p>
);

interface StateRowProps {
  state: AnyState;
  question: Question | undefined;
  /** A link to the row above that already asks this question. */
  askedUnder: StateResult | undefined;
  drafts: AnswerDrafts;
  /** Whether the verdict in one sentence stands in the closed row too. */
  reasoned?: boolean;
  /** Whether the verdict hangs on two things that do not fit together. */
  inDoubt?: boolean;
  /** Whether a score may stand in sight. */
  scored: boolean;
  onSending: (stateId: string | undefined) => void;
}

/** One law: a line with its verdict, which opens to the reasons with their sections. */
export function StateRow(props: StateRowProps) {
  const { state, reasoned = false, inDoubt = false, scored } = props;
  const sign = signOf(state);
  return (
    <li>
      <details className="law">
        <summary>
          <Tile code={state.stateId} fill={sign.fill} small />
          <h3 id={`state-${state.stateId}`} tabIndex={-1}>
            {state.stateName}
          </h3>
          <VerdictBadge sign={sign}>
            {inDoubt ? `${sign.label}, in doubt` : sign.label}
          </VerdictBadge>
          {scored && isScored(state) && !state.provisional && (
            <span className="law__score">
              <span className="vh">Score: </span>
              {percent(state.score)}
            </span>
          )}
          {reasoned && <span className="law__why small soft">{state.headline}</span>}
        </summary>
        <div className="stack-sm">
          {!reasoned && <p>{state.headline}</p>}
          {inDoubt && (
            <p>
              In doubt: <a href="#misfits">two things that you told us do not fit together</a>.
            </p>
          )}
          <Asked {...props} />
          <Reasons state={state} />
          <Standing state={state} />
          {isScored(state) && <Met state={state} />}
          <StateNotes state={state} />
          <p className="small">
            <Go to={`/states/${state.stateId.toLowerCase()}`}>{state.stateName} guide</Go>
          </p>
        </div>
      </details>
      <OnPaper state={state} />
    </li>
  );
}
