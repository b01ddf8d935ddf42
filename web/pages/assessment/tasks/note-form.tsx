import { type FormEvent, useEffect, useState } from 'react';
import type { Task } from '#contract/assessments.ts';
import { MOST } from '#contract/choices.ts';
import { Field } from '#web/ui/field.tsx';

export type Asking = 'note' | 'reason';

interface NoteFormProps {
  task: Task;
  asking: Asking;
  /** Whether it was not asked for: then it takes no focus, and can be skipped. */
  isOffer: boolean;
  pending: boolean;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** Evidence for a finished task, or the reason why it does not apply. */
export function NoteForm({ task, asking, isOffer, pending, onSave, onCancel }: NoteFormProps) {
  const [note, setNote] = useState(asking === 'note' ? (task.note ?? '') : '');
  const [error, setError] = useState<string>();
  const id = `${asking}-${task.id}`;
  useEffect(() => {
    if (!isOffer) document.getElementById(id)?.focus();
  }, [id, isOffer]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asking === 'reason' && note.trim().length < 3) {
      setError('Say why it does not apply to you');
      document.getElementById(id)?.focus();
      return;
    }
    onSave(note.trim());
  };
  return (
    <form className="taskform stack-sm" noValidate onSubmit={submit}>
      <Field
        id={id}
        label={asking === 'note' ? 'What shows that it is done?' : 'Why does it not apply to you?'}
        hint={
          asking === 'note'
            ? `A file, a link or a note. You may leave it out. ${task.evidence}`
            : 'Kept with the date and your name.'
        }
        error={error}
      >
        {(control) => (
          <textarea
            className="input"
            rows={3}
            maxLength={MOST.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="row">
        <button className="btn btn--sm btn--quiet" type="submit" disabled={pending}>
          {asking === 'note' ? 'Save note' : 'Mark not applicable'}
        </button>
        <button className="linkbtn" type="button" onClick={onCancel}>
          {isOffer ? 'Skip' : 'Cancel'}
        </button>
      </div>
    </form>
  );
}
