import type { FormEvent } from 'react';
import { Locked } from '#web/parts/owner-page/may.tsx';
import type { Question } from '#contract/assessments.ts';
import type { AnswerDrafts } from './drafts.ts';
import { QuestionControl } from './question-control.tsx';
import { keyOf } from './question-asked.ts';

interface InPlaceProps {
  question: Question;
  drafts: AnswerDrafts;
  /**
   * Called with whether an answer is being saved: once it is stored, the question disappears and
   * the focus must move.
   */
  onSending: (sending: boolean) => void;
}

/** The one missing question of a law, shown next to its verdict. */
export function InPlace({ question, drafts, onSending }: InPlaceProps) {
  const key = keyOf(question);
  const id = `ask-${key}`;
  const failed = drafts.failure?.scope === id ? drafts.failure.message : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (drafts.pending) return;
    onSending(true);
    if (await drafts.send(id, [key])) return;
    onSending(false);
    document.getElementById(id)?.focus();
  };
  return (
    <Locked>
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
    </Locked>
  );
}
