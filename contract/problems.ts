/** Every documented failure of a call: its code, its status and its message. */
import * as z from 'zod/mini';

export const PROBLEMS = {
  'invalid-input': [400, 'Check the marked fields and try again.'],
  'malformed-json': [400, 'The request body is not valid JSON.'],
  'malformed-request': [400, 'The request could not be read.'],
  'not-signed-in': [401, 'Not authenticated'],
  'wrong-credentials': [401, 'Invalid email or password.'],
  'passkey-unknown': [401, 'This passkey opens no account here. Sign in with your password.'],
  'second-step-over': [401, 'The second step was open for ten minutes. Sign in once more.'],
  'proof-needed': [403, 'Show once more that it is you.'],
  'read-only': [403, 'You may read this business, but not change it. Ask its owner to let you.'],
  'owner-only': [403, 'Only the owner of this business can do this.'],
  'other-address': [
    403,
    'This invitation was sent to another address. Sign in with the account of that address.',
  ],
  'wrong-origin': [403, 'This request came from another site and was refused.'],
  'not-found': [404, 'Nothing is stored here.'],
  'method-not-allowed': [405, 'This address does not take that method.'],
  'email-taken': [409, 'An account with this email address already exists. Sign in instead.'],
  'stale-version': [409, 'This was changed elsewhere in the meantime. Both versions are shown.'],
  'contradicting-answers': [409, 'Two of your answers contradict each other.'],
  'key-reused': [
    409,
    'This Idempotency-Key came before with another profile. Send a new key for a new business.',
  ],
  'link-used-up': [410, 'This link has expired or was used before. Ask for a new one.'],
  'slug-taken': [409, 'Another business has, or had, this name in its address. Choose another.'],
  'too-large': [413, 'The request is too large. Send at most 100 kB.'],
  'wrong-content-type': [415, 'Send JSON, with the content type application/json.'],
  'too-many-businesses': [422, 'An account can hold at most 50 businesses. Delete one first.'],
  'no-document': [
    422,
    'This document has no text for the states whose law may apply to the business today.',
  ],
  'too-many-versions': [
    422,
    'A document keeps at most 200 versions, and this one has them all. Its latest version stays as it is.',
  ],
  'too-many-members': [
    422,
    'A business is shared with at most 20 people, and by at most 20 links. Remove one first.',
  ],
  'no-passkeys': [
    422,
    'Passkeys need a site with a host name. The people who run this site have to set one.',
  ],
  'too-many-factors': [422, 'An account keeps at most 20 apps and passkeys. Remove one first.'],
  'quota-reached': [422, 'Your account is full. Delete a business that you no longer need first.'],
  'account-disabled': [
    403,
    'The people who run this site have disabled this account. Write to them: your data is still there.',
  ],
  'registration-closed': [
    403,
    'The people who run this site open the accounts here. Ask them for one.',
  ],
  'no-slug': [422, 'Choose a name for the address first.'],
  'not-ready': [422, 'Something is still open in this version. Settle it first, then publish.'],
  'email-unconfirmed': [
    422,
    'Confirm your mail address first: open the link in the mail that we sent you.',
  ],
  'no-browser': [422, 'This installation has no browser. Look without one, or read a HAR file.'],
  'site-not-proven': [
    422,
    'Show first that this site is yours. Until then the test looks and presses nothing.',
  ],
  'nothing-to-hold': [422, 'The test saw no tool that a kit can hold.'],
  'test-under-way': [409, 'A test of your sites waits or runs already. Stop it, or wait for it.'],
  'not-allowed-now': [422, 'This cannot be done now.'],
  'too-many-letters': [
    422,
    'A business keeps at most 40 letters. Delete one that is settled first.',
  ],
  'too-many-tries': [429, 'Too many tries. Wait a little and try again.'],
  unexpected: [500, 'Something went wrong on our side. Nothing you typed was stored.'],
  'storage-unavailable': [503, 'The data cannot be stored right now. Try again in a minute.'],
  'printing-stopped': [
    503,
    'The file was not finished. Nothing is lost: ask for it again in a few seconds.',
  ],
  busy: [503, 'The server is busy. Try again in a few seconds.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The body of every reply that is not a success (docs/requirements-decisions.md 4). */
export const problemReply = z.object({
  message: z.string(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `stale-version`: what is stored now. */
  current: z.optional(z.unknown()),
  /** With `not-ready`: what is still open. */
  open: z.optional(z.array(z.string())),
  /** With `unexpected`: the id under which the server's log has the cause. */
  id: z.optional(z.string()),
});
export type ProblemReply = z.infer<typeof problemReply>;
