import { orRefusal } from '#web/parts/account/refused.ts';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { statusOf, wordsFor } from '#web/api/client/request.ts';
import { useSecondStep } from '#web/api/account/second-factor.ts';
import { CodeField } from '#web/parts/account/code-field.tsx';
import { PASSKEY_FAILED } from '#web/api/account/passkey.ts';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import type { SecondStepWanted } from '#contract/account/auth.ts';

const FAILED = 'The code could not be checked. Try again in a moment.';
const TITLE = 'One more step';
const codeForm = z.object({
  code: z.string().check(z.trim(), z.minLength(6, 'Enter the code')),
});

interface SecondStepProps {
  wanted: SecondStepWanted['secondStep'];
  onDone: () => Promise<void>;
}

function useStep(onDone: SecondStepProps['onDone']) {
  const step = useSecondStep();
  const [trouble, setTrouble] = useState<{ message: string; attempt: number }>();
  const form = useCheckedForm(codeForm, { code: '' });
  const onSubmit = form.submit(async ({ code }) => {
    setTrouble(undefined);
    await orRefusal(step.mutateAsync(code), FAILED);
    await onDone();
  });
  const byPasskey = async () => {
    try {
      await step.mutateAsync(undefined);
    } catch (fault) {
      const message = statusOf(fault) === undefined ? PASSKEY_FAILED : wordsFor(fault, FAILED);
      setTrouble((before) => ({ message, attempt: (before?.attempt ?? 0) + 1 }));
      return;
    }
    await onDone();
  };
  return { form, onSubmit, byPasskey, trouble, pending: step.isPending };
}

/** After the password: a code, a recovery code or a passkey. */
export function SecondStep({ wanted, onDone }: SecondStepProps) {
  const { form, onSubmit, byPasskey, trouble, pending } = useStep(onDone);
  const [recovery, setRecovery] = useState(!wanted.app);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const troubles = trouble ? [trouble] : form.troubles;
  return (
    <>
      <PageTitle failed={troubles.length > 0}>{TITLE}</PageTitle>
      <div className="stack-sm">
        <h1 ref={heading} tabIndex={-1}>
          {TITLE}
        </h1>
        <p className="soft">Your password is right. Now show that it is you.</p>
      </div>
      <ErrorSummary troubles={troubles} attempt={form.attempt + (trouble?.attempt ?? 0)} />
      {wanted.passkey && (
        <button className="btn" type="button" disabled={pending} onClick={() => void byPasskey()}>
          Use a passkey
        </button>
      )}
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        <CodeField
          registered={form.register('code')}
          error={form.messageOf('code')}
          recovery={recovery}
        />
        <Submit size="large" pending={pending} doing="Checking...">
          Go on
        </Submit>
        {wanted.app && (
          <p>
            <button className="linkbtn" type="button" onClick={() => setRecovery(!recovery)}>
              {recovery ? 'Use a code from your app' : 'Use a recovery code'}
            </button>
          </p>
        )}
      </form>
      <p className="small soft">
        No device and no codes left? Write to the people who run this site.
      </p>
    </>
  );
}
