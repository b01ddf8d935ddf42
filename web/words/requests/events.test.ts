/** What happened, in words: what was ticked is named, and what waits says so. */
import { expect, test } from 'vitest';
import { eventWords } from './events.ts';

const event = { seq: 2, item: null, on: '2026-11-27', at: '', by: 'Ada' } as const;

test('by what somebody is known is named', () => {
  const fields = { how: ['order', 'contact'] };
  expect(eventWords({ ...event, what: 'identity-confirmed', fields }, new Map())).toBe(
    'You noted by what you know who they are: They know an order or customer number, They write or call from an address or number in my records.',
  );
});

test('a letter that waits for the mail has not told anybody yet', () => {
  const fields = { letter: 'more-time', letterId: 'one' };
  const notice = { ...event, what: 'extension-notice', fields };
  expect(eventWords(notice, new Map(), new Set(['one']))).toBe(
    'You took more time: by letter: it waits for the mail.',
  );
  expect(eventWords(notice, new Map(), new Set())).toBe('You took more time: by letter.');
});
