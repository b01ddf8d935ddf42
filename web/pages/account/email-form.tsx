import { orRefusal } from '#web/parts/account/refused.ts';
import { changeEmail } from '#contract/account/account.ts';
import { useChangeEmail } from '#web/api/account/account.ts';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'The address could not be changed. What you typed is still here. Try again.';

/** Asks for another address: it counts once the link that goes there is opened. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const change = useChangeEmail();
  const form = useCheckedForm(changeEmail.body, { email: '', password: '' });
  const password = useShownPassword();
  const onSubmit = form.submit(async (values) => {
    await orRefusal(change.mutateAsync(values), FAILED);
    onDone();
  });
  return (
    <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        registered={form.register('email')}
        error={form.messageOf('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        registered={form.register('password')}
        error={form.messageOf('password')}
        shown={password.shown}
      />
      {password.box}
      <p className="small soft">
        We send a link to the new address. Your old one stays until you open it, and we write there
        too.
      </p>
      <div className="row">
        <Submit pending={change.isPending} doing="Sending...">
          Send the link
        </Submit>
        <button className="linkbtn" type="button" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
