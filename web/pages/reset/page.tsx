import { orRefusal } from '#web/parts/account/refused.ts';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { reset } from '#contract/account/auth.ts';
import { useReset } from '#web/api/account/auth.ts';
import { WithQueries } from '#web/api/client/queries.tsx';
import { NeedsScript } from '#web/parts/account/gate.tsx';
import { INCOMPLETE_LINK, useMailedToken } from '#web/parts/account/mailed-link.ts';
import { NewPasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { PageTitle } from '#web/parts/shell/page-title.tsx';
import { Refusal, useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';

const FAILED = 'The password could not be changed. Try again in a moment.';
const CHANGED = 'Your password is changed. Sign in with the new one.';
/** The body of the call without its token, which comes from the link. */
const passwordForm = z.pick(reset.body, { password: true });

function ResetPassword() {
  const token = useMailedToken();
  const navigate = useNavigate();
  const change = useReset();
  const form = useCheckedForm(passwordForm, { password: '' });
  const password = useShownPassword();
  const onSubmit = form.submit(async (values) => {
    if (token === '') throw new Refusal(INCOMPLETE_LINK);
    await orRefusal(change.mutateAsync({ token, password: values.password }), FAILED);
    await navigate('/login', { state: { notice: CHANGED } });
  });
  return (
    <div className="stack">
      <PageTitle failed={form.troubles.length > 0}>Choose a new password</PageTitle>
      <h1>Choose a new password</h1>
      <ErrorSummary troubles={form.troubles} attempt={form.attempt} />
      <form className="stack gate__form" method="post" noValidate onSubmit={onSubmit}>
        <NewPasswordField
          registered={form.register('password')}
          error={form.messageOf('password')}
          shown={password.shown}
        />
        {password.box}
        <Submit size="large" pending={change.isPending} doing="Saving...">
          Save new password
        </Submit>
      </form>
      <p className="soft">
        You will be signed out everywhere. <PageLink to="/login">Back to sign in</PageLink>
      </p>
    </div>
  );
}

export default function ResetPage() {
  return (
    <WithQueries>
      <NeedsScript />
      <div className="wrap head narrowest asmt">
        <ResetPassword />
      </div>
    </WithQueries>
  );
}
