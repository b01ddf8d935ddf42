/**
 * What was done with an account. Separate from account.ts, so that pages do not load it before it
 * is shown.
 */
import * as z from 'zod/mini';
import { shownEvent } from '#contract/assessments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { pageBefore } from '#contract/paging.ts';

export const listAccountHistory = endpoint({
  name: 'listAccountHistory',
  method: 'GET',
  path: '/api/account/history',
  access: 'owner',
  summary:
    'What was done with your account, newest first: sign-ins, security, exports, businesses; 100, or the 100 before a number',
  query: pageBefore,
  status: 200,
  reply: z.array(shownEvent),
  problems: ['not-signed-in', 'invalid-input'],
});
