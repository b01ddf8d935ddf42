import { useEffect, useRef, useState } from 'react';
import type { Assessment } from '#contract/assessments.ts';
import type { AnswerDrafts } from './drafts.ts';
import { QuestionControl } from './question-control.tsx';
import { type AnswerValue, draftOf, inWords, keyOf } from './question-asked.ts';

type UsedFact = Assessment['facts'][number];
/** A known fact, or one that the owner answered with "I don't know". */
type Fact = Omit<UsedFact, 'value'> & { value: AnswerValue };

/** Sources, the most certain first. */
const SOURCES: readonly { source: Fact['source']; heading: string }[] = [
  { source: 'answer', heading: 'You told us' },
  { source: 'profile', heading: 'From your profile' },
  { source: 'implied', heading: 'Follows from your answers' },
];

function Editing({
  fact,
  drafts,
  onClose,
}: {
  fact: Fact;
  drafts: AnswerDrafts;
  onClose: () => void;
}) {
  const key = keyOf(fact);
  const id = `told-${key}`;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, input, select')?.focus();
  }, []);
  const failed = drafts.failure?.scope === id ? drafts.failure.message : undefined;
  const save = async () => {
    if (await drafts.send(id, [key])) onClose();
    else document.getElementById(id)?.focus();
  };
  const cancel = () => {
    drafts.put(fact, undefined);
    onClose();
  };
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <QuestionControl
        id={id}
        subject={fact}
        draft={drafts.typedFor(fact) ?? draftOf(fact.value)}
        error={drafts.errors[key]}
        onDraft={(draft) => drafts.put(fact, draft ?? '')}
      />
      {failed !== undefined && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <div className="row">
        <button className="btn btn--sm" type="submit" disabled={drafts.pending}>
          {drafts.pending ? 'Saving...' : 'Save answer'}
        </button>
        <button className="btn btn--sm btn--quiet" type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function Row({ fact, drafts }: { fact: Fact; drafts: AnswerDrafts }) {
  const key = keyOf(fact);
  const [editing, setEditing] = useState(key in drafts.drafts);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => document.getElementById(`change-${key}`)?.focus());
  };
  if (editing) {
    return (
      <li>
        <Editing fact={fact} drafts={drafts} onClose={close} />
      </li>
    );
  }
  return (
    <li className="toldrow">
      <div>
        <p>{fact.question}</p>
        {fact.source !== 'answer' && <p className="small soft">{fact.how}</p>}
      </div>
      <strong className="num">{inWords(fact.type, fact.value)}</strong>
      <div className="row">
        <button
          className="linkbtn"
          id={`change-${key}`}
          type="button"
          onClick={() => setEditing(true)}
        >
          {fact.source === 'answer' ? 'Change' : 'Answer it yourself'}
          <span className="vh">: {fact.question}</span>
        </button>
        {fact.source === 'answer' && (
          <button
            className="linkbtn"
            type="button"
            disabled={drafts.pending}
            onClick={() =>
              void drafts.withdraw(fact).then(() => document.getElementById('told')?.focus())
            }
          >
            Withdraw<span className="vh">: {fact.question}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** Every fact that the result rests on, its source, and a button to change it. */
export function GivenAnswers({
  assessment,
  drafts,
}: {
  assessment: Assessment;
  drafts: AnswerDrafts;
}) {
  const unknown = assessment.questions
    .filter(({ standing }) => standing === 'unknown')
    .map(({ fact, state, type, question }): Fact => ({
      fact,
      state,
      type,
      question,
      value: null,
      source: 'answer',
      how: '',
    }));
  const given: readonly Fact[] = [...assessment.facts, ...unknown];
  if (given.length === 0) return null;
  return (
    <div className="stack toldpart">
      {SOURCES.map(({ source, heading }) => {
        const facts = given.filter((fact) => fact.source === source);
        if (facts.length === 0) return null;
        return (
          <div key={source}>
            <h3 className="overline">{heading}</h3>
            <ul className="plain hairs told">
              {facts.map((fact) => (
                <Row key={keyOf(fact)} fact={fact} drafts={drafts} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
