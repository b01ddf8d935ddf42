/** The owner's own account: sessions, password, deletion. The export is in account-export.ts. */
import * as z from 'zod/mini';
import { isTimeZone } from '#calendar/time-zone.ts';
import { LANGUAGES } from '#text/language.ts';
import { credentials, newPassword, registration } from './auth.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';

export const session = z.object({
  begunAt: z.string(),
  /** The last use, stored at most every ten minutes. */
  lastUsedAt: z.string(),
  /** Its short name, as the history says it. */
  name: z.string(),
  /** The session of this request. */
  current: z.boolean(),
  /** Browser and system, such as "Firefox on Windows"; null where they are not known. */
  device: z.nullable(z.string()),
});

export const holder = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  emailVerifiedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** An IANA name; its calendar decides which day "today" is for the owner. */
  timeZone: z.string(),
  /** Of pages and mails. */
  language: z.enum(LANGUAGES),
  /** A new address whose link was not opened yet. */
  newEmail: z.nullable(z.string()),
};

/**
 * What is stored: entries of the history; bytes of history, versions and receipts. Beyond the most,
 * nothing is added.
 */
const storedAmounts = z.object({
  events: z.number(),
  mostEvents: z.number(),
  bytes: z.number(),
  mostBytes: z.number(),
});
export type StoredAmounts = z.infer<typeof storedAmounts>;

const account = z.object({ ...holder, sessions: z.array(session), stored: storedAmounts });
export type Account = z.infer<typeof account>;

export const readAccount = endpoint({
  name: 'readAccount',
  method: 'GET',
  path: '/api/account',
  access: 'owner',
  summary: 'Name, address and where the owner is signed in, last used first',
  status: 200,
  reply: account,
  problems: ['not-signed-in'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  access: 'owner',
  summary: 'Set a new password; ends every other session and gives this one a fresh cookie',
  body: z.object({ currentPassword: credentials.shape.password, newPassword }),
  status: 200,
  reply: z.object({ ended: z.number() }),
  problems: ['not-signed-in', 'proof-needed', 'invalid-input', 'too-many-tries', 'busy'],
});

const { firstName, lastName, email } = registration.shape;

export const changeName = endpoint({
  name: 'changeName',
  method: 'PUT',
  path: '/api/account/name',
  access: 'owner',
  summary: 'Change your name',
  body: z.object({ firstName, lastName }),
  status: 200,
  reply: z.object({ firstName: z.string(), lastName: z.string() }),
  problems: ['not-signed-in', 'invalid-input'],
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/account/email',
  access: 'owner',
  summary: 'Ask for another address: a link goes there, and the old address is told',
  body: z.object({ email, password: credentials.shape.password }),
  status: 200,
  reply: z.object({ newEmail: z.string() }),
  problems: ['not-signed-in', 'proof-needed', 'invalid-input', 'too-many-tries', 'busy'],
});

export const keepEmail = endpoint({
  name: 'keepEmail',
  method: 'DELETE',
  path: '/api/account/email',
  access: 'owner',
  summary: 'Keep the old address: the link that was sent to the new one no longer works',
  status: 204,
  problems: ['not-signed-in'],
});

export const changeTimeZone = endpoint({
  name: 'changeTimeZone',
  method: 'PUT',
  path: '/api/account/time-zone',
  access: 'owner',
  summary: 'Set the time zone whose calendar decides what is today',
  body: z.object({
    timeZone: z.string().check(z.refine(isTimeZone, 'Choose a time zone from the list')),
  }),
  status: 200,
  reply: z.object({ timeZone: z.string() }),
  problems: ['not-signed-in', 'invalid-input'],
});

export const changeLanguage = endpoint({
  name: 'changeLanguage',
  method: 'PUT',
  path: '/api/account/language',
  access: 'owner',
  summary: 'Set the language of your pages and mails; a cookie says it to this browser',
  body: z.object({ language: z.enum(LANGUAGES) }),
  status: 200,
  reply: z.object({ language: z.enum(LANGUAGES) }),
  problems: ['not-signed-in', 'invalid-input'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'owner',
  summary: 'Sign out everywhere but here',
  status: 200,
  reply: z.object({ ended: z.number() }),
  problems: ['not-signed-in', 'proof-needed'],
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:sessionName',
  access: 'owner',
  summary: 'Sign out in one place, by the short name of the session',
  params: z.object({ sessionName: z.string().check(z.maxLength(100)) }),
  status: 204,
  problems: [...ownerProblems, 'proof-needed'],
});

/** How many records were deleted. */
const removed = z.object({
  businesses: z.number(),
  answers: z.number(),
  tasks: z.number(),
  history: z.number(),
  receipts: z.number(),
  details: z.number(),
  dataMaps: z.number(),
  versions: z.number(),
  publications: z.number(),
  ratings: z.number(),
});
export type Removed = z.infer<typeof removed>;

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/account/deletion',
  access: 'owner',
  summary: 'Delete the account with everything in it, after the password was given once more',
  body: z.object({ password: credentials.shape.password }),
  status: 200,
  reply: removed,
  problems: ['not-signed-in', 'proof-needed', 'invalid-input', 'too-many-tries', 'busy'],
});
