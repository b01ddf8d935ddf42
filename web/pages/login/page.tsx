import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { credentials } from '#contract/auth.ts';
import { useForgot, useLogin } from '#web/api/auth.ts';
import { wordsFor } from '#web/api/request.ts';
import { Gate } from '#web/parts/account/gate.tsx';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { PickUp } from '#web/parts/account/pick-up.tsx';
import { TextField } from '#web/parts/account/text-field.tsx';
import { PageLink } from '#web/parts/shell/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Refusal, useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Note } from '#web/ui/note.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FAILURES, NOTICES } from '#web/words/notices.ts';

function useSignIn() {
  const navigate = useNavigate();
  const login = useLogin();
  const form = useCheckedForm(credentials, { email: '', password: '' });
  const onSubmit = form.submit(async (values) => {
    try {
      await login.mutateAsync(values);
    } catch (fault) {
      const text = wordsFor(fault, FAILURES.signIn.text);
      toast({ title: FAILURES.signIn.title, text }, 'destructive');
      throw new Refusal(text);
    }
    toast(NOTICES.signedIn);
    await navigate('/dashboard');
  });
  return { form, onSubmit, pending: login.isPending };
}

type SignInForm = ReturnType<typeof useSignIn>['form'];

/** Submits the typed address and shows the result. */
function useForgotPassword(form: SignInForm) {
  const forgot = useForgot();
  const [notice, setNotice] = useState<string>();
  const ask = async () => {
    const email = credentials.shape.email.safeParse(form.getValues('email'));
    if (!email.success) {
      form.setError('email', { message: email.error.issues[0]?.message ?? '' });
      form.setFocus('email');
      return;
    }
    try {
      const { mailed } = await forgot.mutateAsync(email.data);
      setNotice(
        mailed
          ? `If ${email.data} has an account, a link to set a new password is on its way.`
          : NOTICES.resetLater.text,
      );
      if (!mailed) toast(NOTICES.resetLater);
    } catch (fault) {
      setNotice(wordsFor(fault, FAILURES.register.text));
    }
  };
  return { notice, ask, pending: forgot.isPending };
}

const never = () => () => undefined;

/** A message from another page: after registering, or after a new password. */
function useGreeting(): string | undefined {
  const state: unknown = useLocation().state;
  // The page is rendered at build without it, and a reload repeats it: it is shown after the first render.
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const said =
    typeof state === 'object' && state !== null && 'notice' in state ? state.notice : undefined;
  return listening && typeof said === 'string' ? said : undefined;
}

function SignIn() {
  const { form, onSubmit, pending } = useSignIn();
  const forgot = useForgotPassword(form);
  const password = useShownPassword();
  const greeting = useGreeting();
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>Sign In</PageTitle>
      <div className="stack-sm">
        <h1>Sign In</h1>
        <p className="soft">
          New here? <PageLink to="/register">Create an account</PageLink>
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
