/** How a consumer's request is told: its events, who asks, and whether the law binds. */
import { z } from 'zod';
import { REQUEST_TYPES } from '#law/vocabulary.ts';
import type { ItemEvent } from '#engine/requests/request.ts';

const named = <T extends string>(what: string, words: readonly T[]) =>
  z.enum(words, {
    error: ({ input }) => `unknown ${what} ${JSON.stringify(input)}; known are ${words.join(', ')}`,
  });

const EVENTS = [
  'acknowledged',
  'identity-asked',
  'identity-given',
  'identity-confirmed',
  'identity-failed',
  'extension-notice',
  'answered',
  'denied',
  'effect',
  'passed-on',
  'completion-notice',
  'appeal',
  'appeal-extension-notice',
  'appeal-answered',
  'withdrawn',
  'duplicate',
  'not-a-request',
  'closed',
  'erased',
] as const satisfies readonly ItemEvent['what'][];

const BINDS = [
  'applies',
  'cannot tell',
  'applies in part',
  'does not apply',
  'exempt',
  'not in force yet',
  'no law',
] as const;

const day = z.iso.date();

export const requestType = named('type', REQUEST_TYPES);
export const requestEvent = z.object({
  on: day,
  what: named('event', EVENTS),
  reason: z.union([z.boolean(), z.string()]).optional(),
  partly: z.boolean().optional(),
});
export const requestedBy = named('by', ['self', 'agent', 'parent'] as const);
export const requestBinds = named('binds', BINDS);
export const earlierRequest = z.object({
  type: requestType,
  received: day,
  answered: day.nullish(),
});
