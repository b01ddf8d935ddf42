/**
 * Sharing a business: with advisers, as readers or editors, and by links for reading
 * (docs/decisions/0078-sharing-a-business.md).
 */
import * as z from 'zod/mini';
import { credentials, registration } from './auth.ts';
import { businessId } from '#contract/businesses.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';

const role = z.enum(['reader', 'editor'], 'Choose what the person may do');
const memberId = z.extend(businessId, { memberId: z.string().check(z.maxLength(100)) });
const linkId = z.extend(businessId, { linkId: z.string().check(z.maxLength(100)) });
const token = z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) });
const base = '/api/businesses/:businessId';

export const member = z.object({
  id: z.string(),
  email: z.string(),
  /** A helper sees single requests, and nothing else of the business. */
  role: z.enum(['reader', 'editor', 'helper']),
  /** The adviser's name; null until the invitation was accepted. */
  name: z.nullable(z.string()),
  invitedAt: z.string(),
  /** The end of the invitation; null once it was accepted. */
  expiresAt: z.nullable(z.string()),
  /** In the list: whether a helper has a request now. */
  hasRequest: z.optional(z.boolean()),
});
export type Member = z.infer<typeof member>;
/** What an adviser may do. */
export type AdviserRole = z.infer<typeof role>;

export const readLink = z.object({
  id: z.string(),
  name: z.string(),
  madeAt: z.string(),
  expiresAt: z.string(),
});
export type ReadLink = z.infer<typeof readLink>;

/** An offer of a business to its next owner, which waits. */
export const offer = z.object({
  email: z.string(),
  /** What the former owner may do afterwards. */
  keeps: z.enum(['reader', 'editor', 'nothing'], 'Choose what you may do afterwards'),
  expiresAt: z.string(),
});
export type Offer = z.infer<typeof offer>;

export const listSharing = endpoint({
  name: 'listSharing',
  method: 'GET',
  path: `${base}/sharing`,
  access: 'owner',
  sharing: 'owner',
  summary: 'With whom a business is shared, and by which links',
  params: businessId,
  status: 200,
  reply: z.object({
    members: z.array(member),
    links: z.array(readLink),
    transfer: z.nullable(offer),
  }),
  problems: ownerProblems,
});

export const inviteMember = endpoint({
  name: 'inviteMember',
  method: 'POST',
  path: `${base}/members`,
  access: 'owner',
  sharing: 'owner',
  summary: 'Invite an adviser by mail; the link works for 7 days, for this address only',
  params: businessId,
  body: z.object({ email: registration.shape.email, role }),
  status: 201,
  reply: member,
  problems: [...ownerProblems, 'invalid-input', 'too-many-tries', 'too-many-members'],
});

export const changeMember = endpoint({
  name: 'changeMember',
  method: 'PUT',
  path: `${base}/members/:memberId`,
  access: 'owner',
  sharing: 'owner',
  summary: 'Change what an adviser may do; counts at once',
  params: memberId,
  body: z.object({ role }),
  status: 200,
  reply: member,
  problems: [...ownerProblems, 'invalid-input'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: `${base}/members/:memberId`,
  access: 'owner',
  sharing: 'owner',
  summary: 'End the access of an adviser, or an invitation; counts at once',
  params: memberId,
  status: 204,
  problems: ownerProblems,
});

const shareId = z.object({ shareId: z.string().check(z.maxLength(100)) });

export const leaveShared = endpoint({
  name: 'leaveShared',
  method: 'DELETE',
  path: '/api/account/shares/:shareId',
  access: 'owner',
  summary: 'Leave a business that somebody shares with you, by its id; counts at once',
  params: shareId,
  status: 204,
  problems: ownerProblems,
});

export const makeReadLink = endpoint({
  name: 'makeReadLink',
  method: 'POST',
  path: `${base}/read-links`,
  access: 'owner',
  sharing: 'owner',
  summary: 'A link to a page for reading, without an account; its address is shown this once',
  params: businessId,
  body: z.object({
    name: z
      .string('Say whom it is for')
      .check(
        z.trim(),
        z.minLength(1, 'Say whom it is for'),
        z.maxLength(80, 'Use at most 80 characters'),
      ),
    days: z
      .number('Choose from 1 to 90 days')
      .check(
        z.refine(Number.isInteger, 'Choose from 1 to 90 days'),
        z.minimum(1, 'Choose from 1 to 90 days'),
        z.maximum(90, 'Choose from 1 to 90 days'),
      ),
  }),
  status: 201,
  reply: z.extend(readLink, { address: z.string() }),
  problems: [...ownerProblems, 'invalid-input', 'too-many-tries', 'too-many-members'],
});

export const endReadLink = endpoint({
  name: 'endReadLink',
  method: 'DELETE',
  path: `${base}/read-links/:linkId`,
  access: 'owner',
  sharing: 'owner',
  summary: 'End a link for reading; counts at once',
  params: linkId,
  status: 204,
  problems: ownerProblems,
});

export const readInvitation = endpoint({
  name: 'readInvitation',
  method: 'POST',
  path: '/api/invitation',
  access: 'owner',
  summary: 'What an invitation is for, by the token of its link',
  body: token,
  status: 200,
  reply: z.object({
    businessName: z.string(),
    from: z.string(),
    /** `owner`: the business is offered, and moves when it is accepted. */
    role: z.enum(['reader', 'editor', 'helper', 'owner']),
    keeps: z.nullable(offer.shape.keeps),
    /** Of an offer: who else works on the business, and goes on doing so. */
    joined: z.array(z.string()),
  }),
  problems: ['not-signed-in', 'invalid-input', 'link-used-up', 'other-address', 'too-many-tries'],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitation/acceptance',
  access: 'owner',
  summary: 'Accept an invitation: the business is then among those of the account',
  body: token,
  status: 200,
  reply: z.object({ businessId: z.string(), role: member.shape.role }),
  problems: ['not-signed-in', 'invalid-input', 'link-used-up', 'other-address', 'too-many-tries'],
});

export const startTransfer = endpoint({
  name: 'startTransfer',
  method: 'POST',
  path: `${base}/transfer`,
  access: 'owner',
  sharing: 'owner',
  summary:
    'Offer a business to its next owner by mail, after the password was given once more; it moves when they accept',
  params: businessId,
  body: z.object({
    email: registration.shape.email,
    keeps: offer.shape.keeps,
    password: credentials.shape.password,
  }),
  status: 201,
  reply: offer,
  problems: [
    'not-signed-in',
    'not-found',
    'invalid-input',
    'proof-needed',
    'too-many-tries',
    'busy',
  ],
});

export const endTransfer = endpoint({
  name: 'endTransfer',
  method: 'DELETE',
  path: `${base}/transfer`,
  access: 'owner',
  sharing: 'owner',
  summary: 'Take back the offer of a business; counts at once',
  params: businessId,
  status: 204,
  problems: ownerProblems,
});

export const acceptTransfer = endpoint({
  name: 'acceptTransfer',
  method: 'POST',
  path: '/api/invitation/transfer',
  access: 'owner',
  summary: 'Take over a business that was offered: all of it moves to the account',
  body: token,
  status: 200,
  reply: z.object({ businessId: z.string() }),
  problems: [
    'not-signed-in',
    'invalid-input',
    'link-used-up',
    'other-address',
    'too-many-businesses',
    'quota-reached',
    'too-many-tries',
  ],
});
