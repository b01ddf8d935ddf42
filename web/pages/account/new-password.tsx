import { useState } from 'react';
import type { changePassword } from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { useChangePassword } from '#web/api/own-account.ts';
import { RequestFailed, wordsFor } from '#web/api/request.ts';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { Refusal, type useCheckedForm } from '#web/ui/checked-form.ts';
import { Note } from '#web/ui/note.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';

const FAILED = 'The password could not be changed. Try again in a moment.';
const CHANGED = {
  title: 'Password changed',
  text: 'Your new password counts from now on. You are signed out everywhere else.',
};

type PasswordForm = ReturnType<typeof useCheckedForm<BodyOf<typeof changePassword>>>;

/** A new password, with the old one to prove that it is the owner who asks. */
export function NewPassword({ form, email }: { form: PasswordForm; email: string }) {
  const change = useChangePassword();
  const password = useShownPassword();
  const [changed, setChanged] = useState(false);
  const onSubmit = form.submit(async (values) => {
    setChanged(false);
    try {
      await change.mutateAsync(values);
    } catch (fault) {
      throw new Refusal(
        wordsFor(fault, FAILED),
        fault instanceof RequestFailed ? fault.problem?.fields : undefined,
      );
    }
    form.reset();
    setChanged(true);
    toast(CHANGED);
  });
  return (
    <section aria-labelledby="password-heading" className="stack">
      <h2 id="password-heading">Change your password</h2>
      <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Your password now"
          autoComplete="current-password"
          registered={form.register('currentPassword')}
          error={form.messageOf('currentPassword')}
          shown={password.shown}
        />
        <PasswordField
          label="New password"
          hint="At least 8 characters. A short sentence is easy to keep in mind."
          autoComplete="new-password"
          registered={form.register('newPassword')}
          error={form.messageOf('newPassword')}
          shown={password.shown}
        />
        {password.box}
        <div className="row">
          <Submit pending={change.isPending} doing="Saving...">
            Change password
          </Submit>
        </div>
      </form>
      <div role="status">{changed && <Note icon="done">{CHANGED.text}</Note>}</div>
    </section>
  );
}
