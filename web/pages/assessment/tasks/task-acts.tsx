import { type FormEvent, useEffect, useState } from 'react';
import type { Assessment, Task } from '#contract/assessments.ts';
import { MOST } from '#contract/choices.ts';
import { type Mark, useMarkTask } from '#web/api/assessments.ts';
import { wordsFor } from '#web/api/request.ts';
import { Field } from '#web/ui/field.tsx';

const NOT_SAVED = 'This could not be saved. Try again.';
type Asking = 'note' | 'reason';

interface TaskActsProps {
  task: Task;
  businessId: string;
  /** `undo` takes the mark back; absent where there is nothing to take back. */
  onSaved: (words: string, after: Assessment, undo?: () => void) => void;
}

interface NoteFormProps {
  task: Task;
  asking: Asking;
  pending: boolean;
  onSave: (note: string) => void;
  onCancel: () => void;
}

/** Evidence for a finished task, or the reason why it does not apply. */
function NoteForm({ task, asking, pending, onSave, onCancel }: NoteFormProps) {
  const [note, setNote] = useState(asking === 'note' ? (task.note ?? '') : '');
  const [error, setError] = useState<string>();
  const id = `${asking}-${task.id}`;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
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
        label={asking === 'note' ? 'Note (optional)' : 'Why does it not apply to you?'}
        hint={
          asking === 'note'
            ? `Where the proof is. ${task.evidence}`
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
        <button className="btn btn--sm" type="submit" disabled={pending}>
          {asking === 'note' ? 'Save note' : 'Set aside'}
        </button>
        <button className="btn btn--sm btn--quiet" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function useActs({ task, businessId, onSaved }: TaskActsProps) {
  const mark = useMarkTask(businessId);
  const [asking, setAsking] = useState<Asking>();
  const [fresh, setFresh] = useState(false);
  const send = (change: Omit<Mark, 'taskId'>, words: string) => {
    if (mark.isPending) return;
    mark.mutate(
      { taskId: task.id, ...change },
      {
        onSuccess: (assessment) => {
          setAsking(undefined);
          setFresh(change.status !== 'open');
          const undo = () => send({ status: 'open' }, 'Task is open again.');
          onSaved(words, assessment, change.status === 'open' ? undefined : undo);
          requestAnimationFrame(() =>
            document.getElementById(`task-${task.id}`)?.focus({ preventScroll: true }),
          );
        },
      },
    );
  };
  return { mark, asking, setAsking, fresh, send };
}

/** One click marks a task complete; a note may follow, and every mark can be undone. */
export function TaskActs(props: TaskActsProps) {
  const { task } = props;
  const { mark, asking, setAsking, fresh, send } = useActs(props);
  const named = <span className="vh">: {task.title}</span>;
  const quiet = (words: string, act: () => void) => (
    <button className="linkbtn" type="button" disabled={mark.isPending} onClick={act}>
      {words}
      {named}
    </button>
  );
  const saveNote = (note: string) =>
    asking === 'note'
      ? send({ status: 'done', note }, 'Note saved.')
      : send({ status: 'not applicable', note }, 'Task set aside.');
  const form = asking && (
    <NoteForm
      key={asking}
      task={task}
      asking={asking}
      pending={mark.isPending}
      onSave={saveNote}
      onCancel={() => setAsking(undefined)}
    />
  );
  return (
    <>
      <div className="tasks__acts">
        {task.status === 'open' ? (
          <>
            <button
              className="btn btn--sm btn--quiet"
              type="button"
              disabled={mark.isPending}
              onClick={() => send({ status: 'done' }, 'Task completed.')}
            >
              {mark.isPending ? 'Saving...' : 'Mark Complete'}
              {named}
            </button>
            {quiet('Not applicable', () => setAsking('reason'))}
          </>
        ) : (
          <>
            <button
              className="btn btn--sm btn--quiet"
              type="button"
              disabled={mark.isPending}
              onClick={() => send({ status: 'open' }, 'Task is open again.')}
            >
              {fresh ? 'Undo' : 'Reopen'}
              {named}
            </button>
            {task.status === 'done' &&
              quiet(task.note === null ? 'Add a note' : 'Change the note', () => setAsking('note'))}
          </>
        )}
        {mark.isError && (
          <p className="error" role="alert">
            {wordsFor(mark.error, NOT_SAVED)}
          </p>
        )}
      </div>
      {form}
    </>
  );
}
