/** The owner's own account: sessions, password, everything stored as a file, and the end of it. */
import * as z from 'zod/mini';
import { receipt } from './assessments.ts';
import { credentials, newPassword } from './auth.ts';
import { answers, business } from './businesses.ts';
import { endpoint } from './endpoint.ts';
import { workStatus } from './results.ts';

const session = z.object({
  begunAt: z.string(),
  /** Noted at most every ten minutes. */
  lastUsedAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});

const holder = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  emailVerifiedAt: z.nullable(z.string()),
  createdAt: z.string(),
};

export const account = z.object({ ...holder, sessions: z.array(session) });
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
  problems: ['not-signed-in', 'invalid-input', 'too-many-tries', 'busy'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'owner',
  summary: 'Sign out everywhere but here',
  status: 200,
  reply: z.object({ ended: z.number() }),
  problems: ['not-signed-in'],
});

/** Everything that is stored about one business. */
const storedBusiness = z.object({
  profile: z.omit(business, { assessment: true }),
  answers: answers.shape.answers,
  tasks: z.array(
    z.object({
      requirementId: z.string(),
      status: workStatus,
      note: z.nullable(z.string()),
      setAt: z.string(),
      setBy: z.string(),
    }),
  ),
  /** Requirement id → when it was first listed for this business. */
  firstListed: z.record(z.string(), z.string()),
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      what: z.string(),
      detail: z.nullable(z.string()),
      requirementIds: z.array(z.string()),
    }),
  ),
  receipts: z.array(z.extend(receipt, { facts: z.unknown() })),
});

export const everything = z.object({
  madeAt: z.string(),
  account: z.object({ ...holder, businessName: z.string(), sessions: z.array(session) }),
  businesses: z.array(storedBusiness),
});

export const downloadAccount = endpoint({
  name: 'downloadAccount',
  method: 'GET',
  path: '/api/account/data',
  access: 'owner',
  summary: 'Everything stored for the owner, as one JSON file',
  status: 200,
  reply: everything,
  problems: ['not-signed-in', 'too-many-tries'],
});

/** How much was deleted. */
const removed = z.object({
  businesses: z.number(),
  answers: z.number(),
  tasks: z.number(),
  history: z.number(),
  receipts: z.number(),
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
  problems: ['not-signed-in', 'invalid-input', 'too-many-tries', 'busy'],
});
