import type { FormEvent } from 'react';
import type { Question } from '#contract/assessments.ts';
import type { AnswerDrafts } from './drafts.ts';
import { QuestionControl } from './question-control.tsx';
import { keyOf } from './subject.ts';

interface InPlaceProps {
  question: Question;
  drafts: AnswerDrafts;
  stateId: string;
}

/** The question leaves once it is answered; the focus goes to the state it was about. */
function focusState(stateId: string) {
  requestAnimationFrame(() => document.getElementById(`state-${stateId}`)?.focus());
}

/** The one missing question of a law, in its place. */
export function InPlace({ question, drafts, stateId }: InPlaceProps) {
  const key = keyOf(question);
  const id = `ask-${key}`;
  const failed = drafts.failure?.scope === id ? drafts.failure.message : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (drafts.pending) return;
    if (await drafts.send(id, [key])) focusState(stateId);
    else document.getElementById(id)?.focus();
  };
  return (
    <form
      className="note--ask asks__box stack-sm"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <QuestionControl
        id={id}
        subject={question}
        draft={drafts.typedFor(question)}
        error={drafts.errors[key]}
        onDraft={(draft) => drafts.put(question, draft)}
      />
      {failed !== undefined && (
        <p className="error" role="alert">
          {failed}
        </p>
      )}
      <button className="btn btn--sm btn--quiet" type="submit" disabled={drafts.pending}>
        {drafts.pending ? 'Saving...' : 'Save answer'}
      </button>
    </form>
  );
}
