import { orRefusal } from '#web/parts/account/refused.ts';
import { startTransfer, type Offer } from '#contract/account/sharing.ts';
import type { useTransfer } from '#web/api/sharing.ts';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Submit } from '#web/ui/submit.tsx';

const START: { email: string; keeps: Offer['keeps']; password: string } = {
  email: '',
  keeps: 'nothing',
  password: '',
};
const FAILED = 'The offer could not be sent. What you typed is still here. Try again.';

interface OfferFormProps {
  name: string;
  start: ReturnType<typeof useTransfer>['start'];
  onClose: () => void;
}

function useOffer({ start, onClose }: OfferFormProps) {
  const form = useCheckedForm(startTransfer.body, START);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(start.mutateAsync(values), FAILED);
    onClose();
  });
  return { form, onSubmit };
}

/** Asks to whom, what stays, and for the password. */
export function OfferForm(props: OfferFormProps) {
  const { name, start, onClose } = props;
  const { form, onSubmit } = useOffer(props);
  const password = useShownPassword();
  const refusal = form.troubles.find(({ field }) => field === undefined)?.message;
  return (
    <Dialog title={`Offer ${name} to another owner`} onClose={onClose}>
      <p>
        Answers, tasks, documents, history and published pages move to their account. The address of
        its calendar and links for reading end. You can take the offer back until they accept.
      </p>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        <TextField
          id="next-owner"
          label="Email of the next owner"
          type="email"
          autoComplete="off"
          registered={form.register('email')}
          error={form.messageOf('email')}
        />
        <Field id="keeps" label="What may you do afterwards?" error={form.messageOf('keeps')}>
          {(control) => (
            <select className="input" {...control} {...form.register('keeps')}>
              <option value="nothing">Nothing. I leave</option>
              <option value="reader">Read</option>
              <option value="editor">Read and edit</option>
            </select>
          )}
        </Field>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          registered={form.register('password')}
          error={form.messageOf('password')}
          shown={password.shown}
        />
        {password.box}
        <div className="row">
          <Submit pending={start.isPending} doing="Sending..." tone="quiet">
            Send the offer
          </Submit>
          <button className="btn btn--quiet" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
