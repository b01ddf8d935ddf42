import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials, type SecondStepWanted } from '#contract/account/auth.ts';
import { useLogin } from '#web/api/account/auth.ts';
import { Gate } from '#web/parts/account/gate.tsx';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { PickUp } from '#web/parts/account/pick-up.tsx';
import { TextField } from '#web/parts/account/text-field.tsx';
import { placeAfterSignIn, useQueryOnward } from '#web/parts/account/way-back.ts';
import { useHydrated } from '#web/parts/shell/hydrated.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Note } from '#web/ui/note.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FAILURES, NOTICES, UNREACHABLE } from '#web/words/notices.ts';
import type { Reply } from './forgot.tsx';

const PasskeyAlone = lazy(() =>
  import('./passkey-alone.tsx').then(({ PasskeyAlone: loaded }) => ({ default: loaded })),
);

// Loaded where an account has a second step.
const SecondStep = lazy(() =>
  import('./second-step.tsx').then(({ SecondStep: loaded }) => ({ default: loaded })),
);

function useSignIn() {
  const navigate = useNavigate();
  const login = useLogin();
  // the address that was just registered
  const { state }: { state: { email?: string } | null } = useLocation();
  const form = useCheckedForm(credentials, { email: state?.email ?? '', password: '' });
  const [wanted, setWanted] = useState<SecondStepWanted['secondStep']>();
  const goOn = async () => {
    toast(NOTICES.signedIn);
    await navigate(placeAfterSignIn(window.location), { replace: true });
  };
  const onSubmit = form.submit(async (values) => {
    const reply = await orRefusal(login.mutateAsync(values), FAILURES.signIn);
    if ('secondStep' in reply) setWanted(reply.secondStep);
    else await goOn();
  });
  return { form, onSubmit, pending: login.isPending, wanted, goOn };
}

/** Where the site has a name, and the browser has passkeys. The drawn page has no button. */
const mayHavePasskeys = () =>
  'PublicKeyCredential' in window && /[a-z]/.test(window.location.hostname);

function PasskeyButton({ onDone }: { onDone: () => Promise<void> }) {
  return useHydrated() && mayHavePasskeys() ? (
    <Suspense fallback={null}>
      <PasskeyAlone onDone={onDone} />
    </Suspense>
  ) : null;
}

type SignInForm = ReturnType<typeof useSignIn>['form'];

/** Asks for a new password with the typed address, and shows what happens. */
function useForgotPassword(form: SignInForm) {
  const [notice, setNotice] = useState<ReactNode>();
  const [pending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    const reply: Reply = await import('./forgot.tsx').then(
      ({ askForLink }) => askForLink(form.getValues('email')),
      () => ({ notice: UNREACHABLE }),
    );
    setPending(false);
    setNotice(reply.notice);
    if (reply.trouble === undefined) return;
    form.setError('email', { message: reply.trouble });
    form.setFocus('email');
  };
  return { notice, ask, pending };
}

/**
 * A message from another page: after registering, or after a new password. The drawn page has none.
 */
function useGreeting(): string | undefined {
  const state: { notice?: string } | null = useLocation().state;
  return useHydrated() ? state?.notice : undefined;
}

function SignIn() {
  const { form, onSubmit, pending, wanted, goOn } = useSignIn();
  const forgot = useForgotPassword(form);
  const password = useShownPassword();
  const greeting = useGreeting();
  const onward = useQueryOnward();
  if (wanted)
    return (
      <Suspense fallback={null}>
        <SecondStep wanted={wanted} onDone={goOn} />
      </Suspense>
    );
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>Sign In</PageTitle>
      <div className="stack-sm">
        <h1>Sign In</h1>
        <p className="soft">
          New here? <PageLink to={`/register${onward}`}>Create an account</PageLink>
        </p>
      </div>
      {greeting && form.troubles.length === 0 && <Note icon="done">{greeting}</Note>}
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          registered={form.register('email')}
          error={form.messageOf('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          registered={form.register('password')}
          error={form.messageOf('password')}
          shown={password.shown}
          aside={
            <button
              className="linkbtn"
              type="button"
              onClick={() => void forgot.ask()}
              disabled={forgot.pending}
            >
              Forgot password
            </button>
          }
        />
        {password.box}
        <Submit size="large" pending={pending} doing="Signing in...">
          Sign In
        </Submit>
      </form>
      <PasskeyButton onDone={goOn} />
      <div role="status">{forgot.notice && <Note>{forgot.notice}</Note>}</div>
      <Note>
        <p className="small">
          Statewise gives general guidance only. For legal advice, consult qualified legal
          professionals.
        </p>
      </Note>
    </>
  );
}

export default function LoginPage() {
  return (
    <Gate side={<PickUp />}>
      <SignIn />
    </Gate>
  );
}
