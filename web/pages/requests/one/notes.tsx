import { useState } from 'react';
import { wordsFor } from '#web/api/client/request.ts';
import { useAddNote } from '#web/api/requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { moment } from '#web/words/figures.ts';
import { useHere } from './here.tsx';

/** For the business alone; erased with the person. */
export function Notes() {
  const { business, request, may, say } = useHere();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const add = useAddNote(business.id, request);
  const fault = add.isError
    ? wordsFor(add.error, 'The note could not be saved. Try again.')
    : undefined;
  if (!may && request.notes.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby="notes">
      <h2 className="h4" id="notes">
        Notes
      </h2>
      <p className="small soft">Only you and your team see them. They are erased with the name.</p>
      {request.notes.map(({ id, text: note, at, by }) => (
        <div key={id} className="small">
          <p className="desksaid">{note}</p>
          <p className="soft">{`${by}, ${moment(at, request.timeZone)}`}</p>
        </div>
      ))}
      {may && (
        <form
          className="stack-xs noprint"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(text.trim() === '');
            if (text.trim() === '' || add.isPending) return;
            const onSuccess = () => {
              // what was typed meanwhile stays
              setText((now) => (now === text ? '' : now));
              say('The note is saved.');
            };
            add.mutate({ text: text.trim() }, { onSuccess });
          }}
        >
          <Field id="note" label="New note" error={missing ? 'Write the note first' : fault}>
            {(control) => (
              <textarea
                className="input desktext"
                rows={2}
                maxLength={2000}
                value={text}
                onChange={({ target }) => setText(target.value)}
                {...control}
              />
            )}
          </Field>
          <p>
            <Submit pending={add.isPending} doing="Saving..." size="small" tone="quiet">
              Save the note
            </Submit>
          </p>
        </form>
      )}
    </section>
  );
}
