import { orRefusal } from '#web/parts/account/refused.ts';
import { useEffect, useState } from 'react';
import { changePassword } from '#contract/account/account.ts';
import { useChangePassword } from '#web/api/account/account.ts';
import {
  NewPasswordField,
  PasswordField,
  useShownPassword,
} from '#web/parts/account/password-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Note } from '#web/ui/note.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';

const FAILED = 'The password could not be changed. Try again in a moment.';
const CHANGED = {
  title: 'Password changed',
  text: 'Your new password counts from now on. You are signed out everywhere else.',
};

function usePasswordForm(onFailing: (failing: boolean) => void) {
  const change = useChangePassword();
  const form = useCheckedForm(changePassword.body, { currentPassword: '', newPassword: '' });
  const [changed, setChanged] = useState(false);
  const failing = form.troubles.length > 0;
  useEffect(() => onFailing(failing), [failing, onFailing]);
  const onSubmit = form.submit(async (values) => {
    setChanged(false);
    await orRefusal(change.mutateAsync(values), FAILED);
    form.reset();
    setChanged(true);
    toast(CHANGED);
  });
  return { form, onSubmit, changed, pending: change.isPending };
}

interface NewPasswordProps {
  email: string;
  /** Called with whether the form has errors, so that the page's title can say so. */
  onFailing: (failing: boolean) => void;
}

/** A new password, with the current one as proof of identity. */
export function NewPassword({ email, onFailing }: NewPasswordProps) {
  const { form, onSubmit, changed, pending } = usePasswordForm(onFailing);
  const password = useShownPassword();
  return (
    <>
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Your password now"
          autoComplete="current-password"
          registered={form.register('currentPassword')}
          error={form.messageOf('currentPassword')}
          shown={password.shown}
        />
        <NewPasswordField
          registered={form.register('newPassword')}
          error={form.messageOf('newPassword')}
          shown={password.shown}
        />
        {password.box}
        <div className="row">
          <Submit pending={pending} doing="Saving..." tone="quiet">
            Change password
          </Submit>
        </div>
      </form>
      <div role="status">{changed && <Note icon="done">{CHANGED.text}</Note>}</div>
    </>
  );
}
