/**
 * The second step at sign-in: apps, passkeys and recovery codes
 * (docs/decisions/0077-second-factor.md).
 */
import * as z from 'zod/mini';
import { person } from './auth.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';

const code = z
  .string('Enter the code')
  .check(z.trim(), z.minLength(6, 'Enter the code'), z.maxLength(40, 'Enter the code'));
/** What the browser gives for a passkey; the library that checks it reads its form. */
const passkey = z.looseObject({ id: z.string().check(z.maxLength(1400)) });
/** What the browser needs to ask for a passkey. */
const options = z.unknown();
const name = z
  .string('Give it a name')
  .check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60, 'Use at most 60 characters'));
const factorId = z.object({ factorId: z.string().check(z.maxLength(100)) });

/** One of them is given: a code of an app or a recovery code, or a passkey. */
const shown = z.object({ code: z.optional(code), passkey: z.optional(passkey) });
/** New recovery codes, shown once; null where the old ones stay. */
const codes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

export const secondStep = endpoint({
  name: 'secondStep',
  method: 'POST',
  path: '/api/auth/second-step',
  access: 'open',
  summary: 'The second step of signing in: a code or a passkey; sets the session cookie',
  body: shown,
  status: 200,
  reply: person,
  problems: ['invalid-input', 'second-step-over', 'too-many-tries'],
});

export const secondStepPasskey = endpoint({
  name: 'secondStepPasskey',
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  access: 'open',
  summary: 'What the browser needs to ask for a passkey in the second step',
  status: 200,
  reply: options,
  problems: ['second-step-over', 'too-many-tries'],
});

export const passkeySignInOptions = endpoint({
  name: 'passkeySignInOptions',
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'open',
  summary: 'What the browser needs to sign in with a passkey alone; names nobody',
  status: 200,
  reply: options,
  problems: ['no-passkeys', 'too-many-tries'],
});

export const passkeySignIn = endpoint({
  name: 'passkeySignIn',
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'open',
  summary:
    'Sign in with a passkey alone, which checked its owner by finger, face or PIN; sets the session cookie',
  body: z.object({ passkey }),
  status: 200,
  reply: person,
  problems: [
    'invalid-input',
    'passkey-unknown',
    'account-disabled',
    'no-passkeys',
    'too-many-tries',
  ],
});

const factor = z.object({
  id: z.string(),
  kind: z.enum(['app', 'passkey']),
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Factor = z.infer<typeof factor>;

export const listFactors = endpoint({
  name: 'listFactors',
  method: 'GET',
  path: '/api/account/factors',
  access: 'owner',
  summary: 'Apps and passkeys of the account, and how many recovery codes are left',
  status: 200,
  reply: z.object({
    factors: z.array(factor),
    recoveryCodesLeft: z.number(),
    /** The host name to which passkeys belong; null where the site has none. */
    passkeyHost: z.nullable(z.string()),
  }),
  problems: ['not-signed-in'],
});

export const startApp = endpoint({
  name: 'startApp',
  method: 'POST',
  path: '/api/account/factors/app',
  access: 'owner',
  summary: 'A key for an authenticator app; it counts once a code of it was entered',
  body: z.object({ name }),
  status: 201,
  reply: z.object({ id: z.string(), key: z.string(), address: z.string() }),
  problems: ['not-signed-in', 'invalid-input', 'proof-needed', 'too-many-factors'],
});

export const confirmApp = endpoint({
  name: 'confirmApp',
  method: 'POST',
  path: '/api/account/factors/app/:factorId',
  access: 'owner',
  summary: 'Confirm an app by a code of it; with the first factor come recovery codes',
  params: factorId,
  body: z.object({ code }),
  status: 200,
  reply: codes,
  problems: [...ownerProblems, 'invalid-input', 'proof-needed', 'too-many-tries'],
});

export const passkeyOptions = endpoint({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/api/account/factors/passkey/options',
  access: 'owner',
  summary: 'What the browser needs to make a passkey',
  status: 200,
  reply: options,
  problems: ['not-signed-in', 'proof-needed', 'no-passkeys', 'too-many-factors'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/account/factors/passkey',
  access: 'owner',
  summary: 'Add the passkey that the browser made; with the first factor come recovery codes',
  body: z.object({ name, passkey }),
  status: 201,
  reply: codes,
  problems: ['not-signed-in', 'invalid-input', 'proof-needed', 'no-passkeys', 'too-many-factors'],
});

export const removeFactor = endpoint({
  name: 'removeFactor',
  method: 'DELETE',
  path: '/api/account/factors/:factorId',
  access: 'owner',
  summary: 'Remove an app or a passkey; with the last one go the recovery codes',
  params: factorId,
  status: 204,
  problems: [...ownerProblems, 'proof-needed'],
});

export const newRecoveryCodes = endpoint({
  name: 'newRecoveryCodes',
  method: 'POST',
  path: '/api/account/recovery-codes',
  access: 'owner',
  summary: 'Ten new recovery codes in place of the old ones',
  status: 200,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: [...ownerProblems, 'proof-needed'],
});

export const proveOwner = endpoint({
  name: 'proveOwner',
  method: 'POST',
  path: '/api/account/proof',
  access: 'owner',
  summary:
    'Show again that it is you, for the next ten minutes: a code or a passkey; the password where there is neither',
  body: z.extend(shown, { password: z.optional(z.string().check(z.maxLength(256))) }),
  status: 200,
  reply: z.object({ ok: z.literal(true) }),
  problems: ['not-signed-in', 'invalid-input', 'too-many-tries', 'busy'],
});

export const provePasskey = endpoint({
  name: 'provePasskey',
  method: 'POST',
  path: '/api/account/proof/passkey',
  access: 'owner',
  summary: 'What the browser needs to ask for a passkey as proof',
  status: 200,
  reply: options,
  problems: ['not-signed-in', 'no-passkeys'],
});
