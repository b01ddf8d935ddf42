import { orRefusal } from './refused.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { statusOf, wordsFor } from '#web/api/client/request.ts';
import { useFactors, useProve } from '#web/api/account/second-factor.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { CodeField } from './code-field.tsx';
import { hasPasskeys, PASSKEY_FAILED } from '#web/api/account/passkey.ts';
import { PasswordField, useShownPassword } from './password-field.tsx';
import { useProofAsked } from '#web/api/account/proof-asked.ts';

const FAILED = 'This could not be checked. Try again in a moment.';
const needed = z.string().check(z.trim(), z.minLength(1, 'Required'));
const codeForm = z.object({ code: needed });
const passwordForm = z.object({ password: needed });

interface FormProps {
  onDone: () => void;
  onGiveUp: () => void;
}

function useProofForm<Name extends 'code' | 'password'>(
  name: Name,
  schema: z.ZodMiniType<Record<Name, string>, Record<Name, string>>,
  onDone: () => void,
) {
  const prove = useProve();
  const form = useCheckedForm(schema, { [name]: '' } as never);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(prove.mutateAsync(values), FAILED);
    onDone();
  });
  const refusal = form.troubles.find(({ field }) => field === undefined)?.message;
  return { form, onSubmit, refusal, prove };
}

function Buttons({ pending, onGiveUp }: { pending: boolean; onGiveUp: () => void }) {
  return (
    <div className="row">
      <Submit pending={pending} doing="Checking...">
        Go on
      </Submit>
      <button className="btn btn--quiet" type="button" onClick={onGiveUp}>
        Cancel
      </button>
    </div>
  );
}

function ByPassword({ onDone, onGiveUp }: FormProps) {
  const { form, onSubmit, refusal, prove } = useProofForm('password', passwordForm, onDone);
  const shown = useShownPassword();
  return (
    <form className="stack" method="post" noValidate onSubmit={onSubmit}>
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        registered={form.register('password')}
        error={form.messageOf('password')}
        shown={shown.shown}
      />
      {shown.box}
      <Buttons pending={prove.isPending} onGiveUp={onGiveUp} />
    </form>
  );
}

function ByFactor({
  app,
  passkey,
  onDone,
  onGiveUp,
}: FormProps & { app: boolean; passkey: boolean }) {
  const { form, onSubmit, refusal, prove } = useProofForm('code', codeForm, onDone);
  const [recovery, setRecovery] = useState(!app);
  const [failed, setFailed] = useState<string>();
  const byPasskey = () =>
    prove.mutate(undefined, {
      onSuccess: onDone,
      onError: (fault) =>
        setFailed(statusOf(fault) === undefined ? PASSKEY_FAILED : wordsFor(fault, FAILED)),
    });
  const words = refusal ?? failed;
  return (
    <form className="stack" method="post" noValidate onSubmit={onSubmit}>
      {words && (
        <p className="error" role="alert">
          {words}
        </p>
      )}
      {passkey && (
        <button className="btn" type="button" disabled={prove.isPending} onClick={byPasskey}>
          Use a passkey
        </button>
      )}
      <CodeField
        registered={form.register('code')}
        error={form.messageOf('code')}
        recovery={recovery}
      />
      {app && (
        <p>
          <button className="linkbtn" type="button" onClick={() => setRecovery(!recovery)}>
            {recovery ? 'Use a code from your app' : 'Use a recovery code'}
          </button>
        </p>
      )}
      <Buttons pending={prove.isPending} onGiveUp={onGiveUp} />
    </form>
  );
}

/** Opens where a call waits for proof. */
export function ProofDialog() {
  const asked = useProofAsked();
  const found = useFactors();
  if (!asked || !found.isSuccess) return null;
  const { factors, passkeyHost } = found.data;
  const has = (kind: string) => factors.some((factor) => factor.kind === kind);
  const form = { onDone: asked.done, onGiveUp: asked.givenUp };
  return (
    <Dialog title="Show once more that it is you" onClose={asked.givenUp}>
      {factors.length === 0 ? (
        <ByPassword {...form} />
      ) : (
        <ByFactor {...form} app={has('app')} passkey={has('passkey') && hasPasskeys(passkeyHost)} />
      )}
    </Dialog>
  );
}
