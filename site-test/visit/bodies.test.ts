/** Whose a body is, where one address is asked on two loads. */
import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { noteBodies } from './bodies.ts';

const sent = (body: string) => ({
  method: () => 'POST',
  url: () => 'https://tool.example/event',
  postData: () => body,
});

test('a body of the load before is not taken for one of the judged load', () => {
  vi.useFakeTimers({ now: 1_000 });
  const context = new EventEmitter();
  const bodies = noteBodies(context as unknown as BrowserContext);
  context.emit('request', sent('before'));
  vi.setSystemTime(2_000);
  context.emit('request', sent('first'));
  context.emit('request', sent('second'));
  const next = () => bodies.of('POST', 'https://tool.example/event', 2_000);
  expect([next(), next(), next()]).toEqual(['first', 'second', undefined]);
  vi.useRealTimers();
});
