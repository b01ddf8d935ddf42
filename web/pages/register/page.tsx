import { useNavigate } from 'react-router';
import { registrationForm } from '#contract/account/auth.ts';
import { useRegister } from '#web/api/account/auth.ts';
import { Benefits } from '#web/parts/account/benefits.tsx';
import { Gate } from '#web/parts/account/gate.tsx';
import {
  NewPasswordField,
  PasswordField,
  useShownPassword,
} from '#web/parts/account/password-field.tsx';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useQueryOnward } from '#web/parts/account/way-back.ts';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { FAILURES, NOTICES } from '#web/words/notices.ts';

const BLANK = {
  firstName: '',
  lastName: '',
  businessName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** The confirmation is checked in the form and not sent. */
function withoutConfirmation(values: typeof BLANK) {
  const { firstName, lastName, businessName, email, password } = values;
  return { firstName, lastName, businessName, email, password };
}

function useSignUp(signIn: string) {
  const navigate = useNavigate();
  const register = useRegister();
  const form = useCheckedForm(registrationForm, BLANK);
  const onSubmit = form.submit(async (values) => {
    await orRefusal(register.mutateAsync(withoutConfirmation(values)), FAILURES.register);
    toast(NOTICES.registered);
    const state = { notice: NOTICES.registered.text, email: values.email };
    await navigate(signIn, { replace: true, state });
  });
  return { form, onSubmit, pending: register.isPending };
}

function SignUp() {
  const signIn = `/login${useQueryOnward()}`;
  const { form, onSubmit, pending } = useSignUp(signIn);
  const password = useShownPassword();
  const field = (name: keyof typeof BLANK) => ({
    registered: form.register(name),
    error: form.messageOf(name),
  });
  return (
    <>
      <PageTitle failed={form.troubles.length > 0}>Create your account</PageTitle>
      <div className="stack-sm">
        <h1>Create your account</h1>
        <p className="soft">
          Have one already? <PageLink to={signIn}>Sign In</PageLink>
        </p>
      </div>
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <form className="stack" method="post" noValidate onSubmit={onSubmit}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Business name" autoComplete="organization" {...field('businessName')} />
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <NewPasswordField label="Password" shown={password.shown} {...field('password')} />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          shown={password.shown}
          {...field('confirmPassword')}
        />
        {password.box}
        <p className="small soft">
          We use what you enter only to run your account. No trackers, no sale, and you can delete
          it all. <PageLink to="/privacy">Our privacy notice</PageLink>
        </p>
        <Submit size="large" pending={pending} doing="Creating account...">
          Create account
        </Submit>
      </form>
    </>
  );
}

export default function RegisterPage() {
  return (
    <Gate side={<Benefits />}>
      <SignUp />
    </Gate>
  );
}
