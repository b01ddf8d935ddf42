/**
 * Signing in: register, sign in and out, the current account, verification and reset
 * (docs/requirements.md 5 and 7; docs/requirements-decisions.md 8).
 */
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { MOST } from '#contract/choices.ts';

const email = z
  .string('Please enter a valid email address')
  .check(
    z.trim(),
    z.maxLength(MOST.email, 'Please enter a valid email address'),
    z.email('Please enter a valid email address'),
  );
export const newPassword = z
  .string('Password must be at least 8 characters')
  .check(
    z.minLength(8, 'Password must be at least 8 characters'),
    z.maxLength(MOST.password, `Password must be at most ${MOST.password} characters`),
  );
const named = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(2, message),
      z.maxLength(MOST.name, `Use at most ${MOST.name} characters`),
    );

export const credentials = z.object({
  email,
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(MOST.password, 'Password is required'),
    ),
});

export const registration = z.object({
  email,
  password: newPassword,
  firstName: named('First name must be at least 2 characters'),
  lastName: named('Last name must be at least 2 characters'),
  businessName: named('Business name is required'),
});

/** The form asks for the password twice; the confirmation is not sent (docs/requirements.md 3). */
export const registrationForm = z
  .extend(registration, { confirmPassword: z.string('Required') })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: "Passwords don't match",
      path: ['confirmPassword'],
      // checked even if other fields are wrong
      when: () => true,
    }),
  );

export const person = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** As entered at registration; the setup form may offer it. */
  businessName: z.optional(z.string()),
  /** An IANA name; its calendar decides which day "today" is for the owner. */
  timeZone: z.string(),
  /**
   * Whether mails leave: a mail server is set up. Without one they lie in the outbox of the
   * installation.
   */
  mails: z.boolean(),
});
/** The password was right, and a code or a passkey is wanted now. */
const secondStepWanted = z.object({
  secondStep: z.object({ app: z.boolean(), passkey: z.boolean() }),
});
export type SecondStepWanted = z.infer<typeof secondStepWanted>;
const done = z.object({ ok: z.literal(true) });
const token = z.string().check(z.minLength(20), z.maxLength(200));

export const me = endpoint({
  name: 'me',
  method: 'GET',
  path: '/api/auth/me',
  access: 'owner',
  summary: 'Who is signed in',
  status: 200,
  reply: person,
  problems: ['not-signed-in'],
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'open',
  summary:
    'Sign in; sets a fresh session cookie, or one for the second step where the account has one',
  body: credentials,
  status: 200,
  reply: z.union([person, secondStepWanted]),
  problems: ['invalid-input', 'wrong-credentials', 'too-many-tries', 'busy'],
});

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'open',
  summary: 'Open an account; a verification link is mailed',
  body: registration,
  status: 201,
  reply: person,
  problems: ['invalid-input', 'email-taken', 'too-many-tries', 'busy'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'open',
  summary: 'Sign out; ends the session on the server',
  status: 204,
  problems: [],
});

export const verify = endpoint({
  name: 'verify',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'open',
  summary: 'Confirm an email address with the token of the mailed link',
  body: z.object({ token }),
  status: 200,
  reply: done,
  problems: ['invalid-input', 'link-used-up', 'too-many-tries'],
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/auth/verification',
  access: 'owner',
  summary: 'Mail a new verification link to the signed-in owner',
  status: 200,
  reply: done,
  problems: ['not-signed-in', 'too-many-tries'],
});

export const forgot = endpoint({
  name: 'forgot',
  method: 'POST',
  path: '/api/auth/forgot',
  access: 'open',
  summary:
    'Ask for a reset link. `mailed` is false where the server has no SMTP: then nothing is sent, and no address is needed',
  body: z.object({ email: z.optional(email) }),
  status: 200,
  reply: z.object({ mailed: z.boolean() }),
  problems: ['invalid-input', 'too-many-tries'],
});

export const reset = endpoint({
  name: 'reset',
  method: 'POST',
  path: '/api/auth/reset',
  access: 'open',
  summary: 'Set a new password with the token of the mailed link; ends all sessions',
  body: z.object({ token, password: newPassword }),
  status: 200,
  reply: done,
  problems: ['invalid-input', 'link-used-up', 'too-many-tries', 'busy'],
});
