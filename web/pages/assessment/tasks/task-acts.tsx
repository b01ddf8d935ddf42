import { Changing } from '#web/parts/owner-page/may.tsx';
import { useState } from 'react';
import type { Assessment, Task } from '#contract/assessments.ts';
import { type Mark, useMarkTask } from '#web/api/assessments.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { type Asking, NoteForm } from './note-form.tsx';

const NOT_SAVED = 'This could not be saved. Try again.';

interface TaskActsProps {
  task: Task;
  businessId: string;
  /** `undo` takes the mark back; absent where there is nothing to take back. */
  onSaved: (words: string, after: Assessment, undo?: () => void) => void;
}

function useActs({ task, businessId, onSaved }: TaskActsProps) {
  const mark = useMarkTask(businessId);
  const [asking, setAsking] = useState<Asking | 'offer'>();
  const [fresh, setFresh] = useState(false);
  const [offered, setOffered] = useState(false);
  const send = (change: Omit<Mark, 'taskId'>, words: string) => {
    if (mark.isPending) return;
    mark.mutate(
      { taskId: task.id, ...change },
      {
        onSuccess: (assessment) => {
          if (!assessment) return;
          const isBare = assessment.tasks.find(({ id }) => id === task.id)?.note === null;
          const offers = change.status === 'done' && change.note === undefined && isBare;
          setAsking(offers && !offered ? 'offer' : undefined);
          if (offers) setOffered(true);
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

/** Who may only read sees the state of the task in its row. */
export const TaskActs = (props: TaskActsProps) => (
  <Changing businessId={props.businessId}>
    <Acts {...props} />
  </Changing>
);

/** One click marks a task complete; then it asks once for proof, and every mark can be undone. */
function Acts(props: TaskActsProps) {
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
    asking === 'reason'
      ? send({ status: 'not applicable', note }, 'Task is not applicable.')
      : send({ status: 'done', note }, 'Note saved.');
  const what = asking === 'offer' ? 'note' : asking;
  const form = what && (
    <NoteForm
      key={what}
      task={task}
      asking={what}
      isOffer={asking === 'offer'}
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
