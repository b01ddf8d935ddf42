import { orRefusal } from '#web/parts/account/refused.ts';
import { useState } from 'react';
import { type Account, changeName } from '#contract/account/account.ts';
import { useChangeName } from '#web/api/account/account.ts';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'The name could not be changed. What you typed is still here. Try again.';

/** Changes the name that stands on every page, on papers and in the history. */
export function NameForm({ account, onDone }: { account: Account; onDone: () => void }) {
  const change = useChangeName();
  const { firstName, lastName } = account;
  const form = useCheckedForm(changeName.body, { firstName, lastName });
  const [saved, setSaved] = useState(false);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(change.mutateAsync(values), FAILED);
    setSaved(true);
    onDone();
  });
  return (
    <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <TextField
        label="First name"
        autoComplete="given-name"
        registered={form.register('firstName')}
        error={form.messageOf('firstName')}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        registered={form.register('lastName')}
        error={form.messageOf('lastName')}
      />
      <div className="row">
        <Submit pending={change.isPending} doing="Saving...">
          Save name
        </Submit>
        <button className="linkbtn" type="button" onClick={onDone} disabled={saved}>
          Cancel
        </button>
      </div>
    </form>
  );
}
