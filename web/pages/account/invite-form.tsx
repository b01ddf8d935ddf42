import { orRefusal } from '#web/parts/account/refused.ts';
import { inviteMember, type AdviserRole } from '#contract/account/sharing.ts';
import type { useSharingChanges } from '#web/api/sharing.ts';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';

const START: { email: string; role: AdviserRole } = { email: '', role: 'reader' };
const FAILED = 'The invitation could not be sent. What you typed is still here. Try again.';

/** Invites an adviser by mail. */
export function InviteForm({ invite }: { invite: ReturnType<typeof useSharingChanges>['invite'] }) {
  const form = useCheckedForm(inviteMember.body, START);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(invite.mutateAsync(values), FAILED);
    form.reset();
  });
  const refusal = form.troubles.find(({ field }) => field === undefined)?.message;
  return (
    <form className="stack form" method="post" noValidate onSubmit={onSubmit}>
      <h3>Invite somebody</h3>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <TextField
        label="Their email"
        type="email"
        autoComplete="off"
        registered={form.register('email')}
        error={form.messageOf('email')}
      />
      <Field id="role" label="What may they do?" error={form.messageOf('role')}>
        {(control) => (
          <select className="input" {...control} {...form.register('role')}>
            <option value="reader">Read</option>
            <option value="editor">Read and edit</option>
          </select>
        )}
      </Field>
      <div className="row">
        <Submit pending={invite.isPending} doing="Sending..." tone="quiet">
          Send the invitation
        </Submit>
        <p className="small" role="status">
          {invite.isSuccess && 'Sent. The link works for 7 days.'}
        </p>
      </div>
    </form>
  );
}
