/**
 * A business's coming changes for other programs: as a calendar file, or at a secret address that
 * feed readers fetch.
 */
import * as z from 'zod/mini';
import { businessId } from './businesses.ts';
import { endpoint, ownerProblems } from './endpoint.ts';

/** null: there is no address. The address itself is shown only once, when it is made. */
const feed = z.object({ madeAt: z.nullable(z.string()) });
export type Feed = z.infer<typeof feed>;

/** Anyone who knows one of the two addresses can read it. */
const madeFeed = z.object({ madeAt: z.string(), atom: z.string(), calendar: z.string() });
export type MadeFeed = z.infer<typeof madeFeed>;

export const readFeed = endpoint({
  name: 'readFeed',
  method: 'GET',
  path: '/api/businesses/:businessId/feed',
  access: 'owner',
  summary:
    'Whether the coming changes of a business can be read at a secret address, and since when',
  params: businessId,
  status: 200,
  reply: feed,
  problems: ownerProblems,
});

export const makeFeed = endpoint({
  name: 'makeFeed',
  method: 'POST',
  path: '/api/businesses/:businessId/feed',
  access: 'owner',
  sharing: 'owner',
  summary: 'Make a secret address, shown this once; an older one ends',
  params: businessId,
  status: 201,
  reply: madeFeed,
  problems: [...ownerProblems, 'too-many-tries'],
});

export const revokeFeed = endpoint({
  name: 'revokeFeed',
  method: 'DELETE',
  path: '/api/businesses/:businessId/feed',
  access: 'owner',
  sharing: 'owner',
  summary: 'End the secret address',
  params: businessId,
  status: 204,
  problems: ownerProblems,
});

export const downloadLookAgain = endpoint({
  name: 'downloadLookAgain',
  method: 'GET',
  path: '/api/businesses/:businessId/look-again.ics',
  access: 'owner',
  summary: 'The day on which a business looks again, as a calendar file of one entry',
  params: businessId,
  status: 200,
  reply: z.string(),
  media: 'text/calendar',
  problems: ownerProblems,
});

export const downloadChanges = endpoint({
  name: 'downloadChanges',
  method: 'GET',
  path: '/api/businesses/:businessId/changes.ics',
  access: 'owner',
  summary: 'The coming changes of a business as a calendar file',
  params: businessId,
  status: 200,
  reply: z.string(),
  media: 'text/calendar',
  problems: ownerProblems,
});
