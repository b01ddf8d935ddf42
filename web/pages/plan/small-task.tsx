import { type FormEvent, useState } from 'react';
import { MOST } from '#contract/choices.ts';
import type { SmallTask } from '#contract/small-tasks.ts';
import { useMarkSmallTask } from '#web/api/plan.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { Field } from '#web/ui/field.tsx';
import { shortDate } from '#web/words/figures.ts';
import { BUILT_IN } from '#web/words/language/built-in.ts';
import { smallLawPath } from '#web/words/small-laws/address.ts';

/** Names of laws stay English. */
const NAMES_LANGUAGE = BUILT_IN === 'es' ? 'en' : undefined;

type Marking = ReturnType<typeof useMarkSmallTask>;

/** What shows that it is done, in the owner's words. */
function NoteForm({
  task,
  marking,
  onEnd,
}: {
  task: SmallTask;
  marking: Marking;
  onEnd: () => void;
}) {
  const { lawId, number } = task;
  const [note, setNote] = useState(task.note ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    marking.mutate({ lawId, number, status: 'done', note: note.trim() }, { onSuccess: onEnd });
  };
  return (
    <form className="taskform stack-sm" noValidate onSubmit={save}>
      <Field id={`note-${lawId}-${number}`} label="What shows that it is done?">
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
        <button className="btn btn--sm btn--quiet" type="submit" disabled={marking.isPending}>
          Save note
        </button>
        <button className="linkbtn" type="button" onClick={onEnd}>
          Cancel
        </button>
      </div>
    </form>
  );
}

/** When and by whom it was done, with the note. */
function Done({ task, onNote }: { task: SmallTask; onNote: () => void }) {
  return (
    <>
      {task.on !== null && (
        <p className="small soft">{`Done on ${shortDate(task.on)}, ${task.by ?? ''}.`}</p>
      )}
      {task.note !== null && (
        <p className="small">
          <strong>Note: </strong>
          {task.note}
        </p>
      )}
      <p className="noprint">
        <button className="linkbtn" type="button" onClick={onNote}>
          {task.note === null ? 'Add a note' : 'Change the note'}
        </button>
      </p>
    </>
  );
}

/** One thing that a law asks: a box to tick, the law and its section, the day and the note. */
export function SmallTaskRow({ task, businessId }: { task: SmallTask; businessId: string }) {
  const marking = useMarkSmallTask(businessId);
  const [noting, setNoting] = useState(false);
  const { lawId, number, text, isDone } = task;
  const wanted = marking.isPending ? marking.variables.status === 'done' : isDone;
  return (
    <li className="stack-sm">
      <label className="pick">
        <input
          type="checkbox"
          checked={wanted}
          onChange={(event) =>
            marking.mutate({ lawId, number, status: event.target.checked ? 'done' : 'open' })
          }
        />
        <span>{text}</span>
      </label>
      {[task, ...task.also].map((asking) => (
        <p key={asking.lawId} className="small soft">
          <a href={smallLawPath(asking.lawId, BUILT_IN)} lang={NAMES_LANGUAGE}>
            {asking.law}
          </a>{' '}
          <Citation cite={asking.cite} short />
        </p>
      ))}
      {isDone && !noting && <Done task={task} onNote={() => setNoting(true)} />}
      {isDone && noting && (
        <NoteForm task={task} marking={marking} onEnd={() => setNoting(false)} />
      )}
      {marking.isError && (
        <p className="error" role="alert">
          {wordsFor(marking.error, 'Your mark could not be saved. Try again.')}
        </p>
      )}
    </li>
  );
}
