import { useRef } from 'react';
import * as z from 'zod/mini';
import { login, register, registration } from '#contract/account/auth.ts';
import { call, RequestFailed } from '#web/api/client/request.ts';
import { PasswordField, useShownPassword } from '#web/parts/account/password-field.tsx';
import { orRefusal } from '#web/parts/account/refused.ts';
import { TextField } from '#web/parts/account/text-field.tsx';
import { useCheckedForm } from '#web/ui/checked-form.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Submit } from '#web/ui/submit.tsx';
import { FROM_CHECK } from '#web/parts/assessment/check-answers.ts';
import { ACCOUNT_FORM_WORDS, NAME_FAULT } from '#web/words/check/account-form.ts';

/** A first and a last name, which the account keeps apart: the first word, and the rest. */
const WHOLE_NAME = /^(\S{2,})\s+(\S.*\S)$/;

const { businessName, email, password } = registration.shape;
const newAccount = z.object({
  name: z
    .string(NAME_FAULT)
    .check(z.trim(), z.regex(WHOLE_NAME, NAME_FAULT), z.maxLength(200, NAME_FAULT)),
  businessName,
  email,
  password,
});
type NewAccount = z.infer<typeof newAccount>;

const BLANK: NewAccount = { name: '', businessName: '', email: '', password: '' };

type Words = (typeof ACCOUNT_FORM_WORDS)['en' | 'es'];

/** What is shown for a call that failed, where the page is not in English. */
function spoken(fault: unknown, { refusals, failed }: Words): string | undefined {
  const code = fault instanceof RequestFailed ? fault.problem?.code : undefined;
  return refusals === null ? undefined : (refusals[code ?? ''] ?? failed);
}

/** The server remembers the language of the check for the pages of the account. */
const IN_SPANISH = FROM_CHECK.replace('#', '?language=es#');

/** Opens the account and signs in to it; once it is opened, only signing in is tried again. */
function useOpening(language: 'en' | 'es', words: Words, keep: () => void) {
  const opened = useRef<string>(undefined);
  const open = async ({ name, ...rest }: NewAccount) => {
    const [, firstName = '', lastName = ''] = WHOLE_NAME.exec(name) ?? [];
    if (opened.current !== rest.email)
      await call(register, { body: { ...rest, firstName, lastName } });
    opened.current = rest.email;
    await call(login, { body: { email: rest.email, password: rest.password } });
  };
  return async (values: NewAccount) => {
    await orRefusal(open(values), words.failed, (fault) => spoken(fault, words));
    keep();
    window.location.assign(language === 'es' ? IN_SPANISH : FROM_CHECK);
  };
}

interface AccountFormProps {
  language: 'en' | 'es';
  /** Keeps the answers of the check for the pages behind sign-in. */
  keep: () => void;
}

/** An account in one form under the result: it is signed in to at once. */
export function AccountForm({ language, keep }: AccountFormProps) {
  const words = ACCOUNT_FORM_WORDS[language];
  const form = useCheckedForm<NewAccount>(newAccount, BLANK);
  const opening = useOpening(language, words, keep);
  const { shown, box } = useShownPassword(words.show);
  const field = (name: keyof NewAccount) => {
    const message = form.messageOf(name);
    return {
      label: words[name],
      registered: form.register(name),
      error: message === undefined ? undefined : (words.faults[name] ?? message),
    };
  };
  const troubles = form.troubles.map(({ field: name, message }) => ({
    ...(name === undefined ? {} : { field: name }),
    message: words.faults[name ?? ''] ?? message,
  }));
  return (
    <>
      <ErrorSummary troubles={troubles} attempt={form.attempt} heading={words.problem} />
      <form className="stack" method="post" noValidate onSubmit={form.submit(opening)}>
        <TextField autoComplete="name" {...field('name')} />
        <TextField autoComplete="organization" {...field('businessName')} />
        <TextField type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          autoComplete="new-password"
          hint={words.passwordHint}
          shown={shown}
          {...field('password')}
        />
        {box}
        <Submit size="large" pending={form.formState.isSubmitting} doing={words.opening}>
          {words.open}
        </Submit>
      </form>
      <p className="small soft">
        {words.privacy} <a href="/privacy">{words.privacyLink}</a>
      </p>
      <p className="small">
        {words.have}{' '}
        <a href={`/login?next=${encodeURIComponent(FROM_CHECK)}`} onClick={keep}>
          {words.signIn}
        </a>
      </p>
    </>
  );
}
