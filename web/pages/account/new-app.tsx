import { useState } from 'react';
import * as z from 'zod/mini';
import { useConfirmApp, useStartApp } from '#web/api/account/second-factor.ts';
import { CodeField } from '#web/parts/account/code-field.tsx';
import { useQrCode } from '#web/parts/account/qr-code.ts';
import { TextField } from '#web/parts/account/text-field.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'The app could not be added. Try again in a moment.';
const nameForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give it a name'),
      z.maxLength(60, 'Use at most 60 characters'),
    ),
});
const codeForm = z.object({ code: z.string().check(z.trim(), z.minLength(6, 'Enter the code')) });

interface Started {
  id: string;
  key: string;
  address: string;
}
interface Made {
  recoveryCodes: readonly string[] | null;
}

const grouped = (key: string) => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

function RefusalLine({ words }: { words: string | undefined }) {
  return words === undefined ? null : (
    <p className="error" role="alert">
      {words}
    </p>
  );
}

const refusalOf = (form: { troubles: readonly { field?: string; message: string }[] }) =>
  form.troubles.find(({ field }) => field === undefined)?.message;

function NameStep({ onStarted }: { onStarted: (started: Started) => void }) {
  const start = useStartApp();
  const form = useCheckedForm(nameForm, { name: 'My phone' });
  const onSubmit = form.submit(async ({ name }) => {
    onStarted(await orRefusal(start.mutateAsync(name), FAILED));
  });
  return (
    <form className="stack" method="post" noValidate onSubmit={onSubmit}>
      <p>
        You need an authenticator app on your phone or computer. Most password managers have one.
      </p>
      <RefusalLine words={refusalOf(form)} />
      <TextField
        label="Name of the device"
        autoComplete="off"
        registered={form.register('name')}
        error={form.messageOf('name')}
      />
      <div className="row">
        <Submit pending={start.isPending} doing="Making a key..." tone="quiet">
          Go on
        </Submit>
      </div>
    </form>
  );
}

function CodeStep({ started, onMade }: { started: Started; onMade: (made: Made) => void }) {
  const confirm = useConfirmApp();
  const form = useCheckedForm(codeForm, { code: '' });
  const picture = useQrCode(started.address);
  const onSubmit = form.submit(async ({ code }) => {
    onMade(await orRefusal(confirm.mutateAsync({ factorId: started.id, code }), FAILED));
  });
  return (
    <form className="stack" method="post" noValidate onSubmit={onSubmit}>
      <p>Scan this with the app, or type the key into it.</p>
      {picture && <img src={picture} alt="QR code with the key" width={200} height={200} />}
      <p>
        Key: <code>{grouped(started.key)}</code>
      </p>
      <RefusalLine words={refusalOf(form)} />
      <CodeField registered={form.register('code')} error={form.messageOf('code')} />
      <div className="row">
        <Submit pending={confirm.isPending} doing="Checking...">
          Turn it on
        </Submit>
      </div>
    </form>
  );
}

interface NewAppProps {
  onClose: () => void;
  onMade: (made: Made) => void;
}

/** Adds an authenticator app: a name, the key, and a code that shows it works. */
export function NewApp({ onClose, onMade }: NewAppProps) {
  const [started, setStarted] = useState<Started>();
  const made = (codes: Made) => {
    onClose();
    onMade(codes);
  };
  return (
    <Dialog title="Add an authenticator app" onClose={onClose}>
      {started ? <CodeStep started={started} onMade={made} /> : <NameStep onStarted={setStarted} />}
      <p>
        <button className="linkbtn" type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
