import { orRefusal } from '#web/parts/account/refused.ts';
import * as z from 'zod/mini';
import { makeReadLink } from '#contract/account/sharing.ts';
import type { useSharingChanges } from '#web/api/sharing.ts';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Note } from '#web/ui/note.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'The link could not be made. What you typed is still here. Try again.';
const DAYS = [7, 30, 90];
const linkForm = z.object({ name: makeReadLink.body.shape.name, days: z.string() });

/** Makes a link for reading without an account; its address is shown once. */
export function ReadLinkForm({ make }: { make: ReturnType<typeof useSharingChanges>['link'] }) {
  const form = useCheckedForm(linkForm, { name: '', days: '7' });
  const onSubmit = form.submit(async ({ name, days }) => {
    await orRefusal(make.mutateAsync({ name, days: Number(days) }), FAILED);
    form.reset();
  });
  const refusal = form.troubles.find(({ field }) => field === undefined)?.message;
  return (
    <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
      <h3>Make a link for reading</h3>
      <p className="small soft">
        Whoever has the link sees your result, tasks and list of documents, without an account.
      </p>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <TextField
        label="Whom is it for?"
        autoComplete="off"
        registered={form.register('name')}
        error={form.messageOf('name')}
      />
      <Field id="days" label="It works for" error={form.messageOf('days')}>
        {(control) => (
          <select className="input" {...control} {...form.register('days')}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="row">
        <Submit pending={make.isPending} doing="Making..." tone="quiet">
          Make the link
        </Submit>
      </div>
      <div role="status">
        {make.data && (
          <Note icon="done">
            <p>Copy this now. We show it only once.</p>
            <p className="breakable">
              <a href={make.data.address}>{make.data.address}</a>
            </p>
          </Note>
        )}
      </div>
    </form>
  );
}
