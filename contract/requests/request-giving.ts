/**
 * Single requests that an owner gives to a helper
 * (docs/decisions/0138-helpers-for-single-requests.md).
 */
import * as z from 'zod/mini';
import { registration } from '#contract/account/auth.ts';
import { endpoint, ownerProblems } from '#contract/endpoint.ts';
import { calendarDate } from '#contract/results.ts';
import { requestId, requestRow, requestWhole } from './request-shapes.ts';
import type { actOnRequest } from './requests.ts';
import type { BodyOf } from '#contract/endpoint.ts';

type Action = BodyOf<typeof actOnRequest>['what'];

/** What every helper may write down: what was found and done, and nothing that leaves. */
const PREPARING: ReadonlySet<Action> = new Set([
  'identity-confirmed',
  'identity-failed',
  'permission-seen',
  'searched',
  'passed-on',
  'not-searched',
  'not-passed-on',
  'effect',
  'appeal',
]);

/** What only those may whose letters leave: it stands for an answer, or for the end of one. */
const SENDING: ReadonlySet<Action> = new Set([
  'acknowledged',
  'identity-link',
  'identity-asked',
  'extension-notice',
  'answered',
  'denied',
  'completion-notice',
  'appeal-extension-notice',
  'appeal-answered',
  'withdrawn',
  'still-stands',
]);

/** Whether a helper may write this down. What is not named here is the owner's. */
export const mayHelperSay = (what: Action, { sends }: { readonly sends: boolean }): boolean =>
  PREPARING.has(what) || (sends && SENDING.has(what));

export const giveRequest = endpoint({
  name: 'giveRequest',
  method: 'POST',
  path: '/api/businesses/:businessId/requests/:requestId/helpers',
  access: 'owner',
  sharing: 'owner',
  summary:
    'Give one open request to a helper, by their address; whoever is new to the business is invited by mail',
  params: requestId,
  body: z.object({ email: registration.shape.email, sends: z.boolean() }),
  status: 200,
  reply: requestWhole,
  problems: [
    ...ownerProblems,
    'invalid-input',
    'not-allowed-now',
    'too-many-tries',
    'too-many-members',
  ],
});

export const takeRequestBack = endpoint({
  name: 'takeRequestBack',
  method: 'DELETE',
  path: '/api/businesses/:businessId/requests/:requestId/helpers/:memberId',
  access: 'owner',
  sharing: 'owner',
  summary: 'Take a request back from a helper; counts at once',
  params: z.extend(requestId, { memberId: z.string().check(z.maxLength(100)) }),
  status: 204,
  problems: ownerProblems,
});

export const listGivenRequests = endpoint({
  name: 'listGivenRequests',
  method: 'GET',
  path: '/api/account/given-requests',
  access: 'owner',
  summary: 'The requests that owners of businesses gave to you, by their next last day',
  status: 200,
  reply: z.array(
    z.object({
      businessId: z.string(),
      businessName: z.string(),
      today: calendarDate,
      sends: z.boolean(),
      request: requestRow,
    }),
  ),
  problems: ['not-signed-in'],
});
