/** Whose a body is, where one address is asked on two loads. */
import { EventEmitter } from 'node:events';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { noteBodies, readableBody } from './bodies.ts';

const sent = (body: string) => ({
  method: () => 'POST',
  url: () => 'https://tool.example/event',
  postDataBuffer: () => Buffer.from(body),
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

test('a packed body is read', () => {
  const said = JSON.stringify([{ event: '$snapshot', properties: { text: 'typed words' } }]);
  const packed = [gzipSync(said), deflateSync(said), deflateRawSync(said)];
  const base64 = [said, ...packed].map((each) => Buffer.from(each).toString('base64'));
  const forms = base64.map((each) => `data=${encodeURIComponent(each)}`);
  for (const body of [said, ...packed, ...base64, ...forms])
    expect(readableBody(Buffer.from(body))).toBe(said);
});

test('what only looks packed stays as it is', () => {
  for (const body of ['data=abc', 'x'.repeat(64), '\u{1F600} hello', ''])
    expect(readableBody(Buffer.from(body))).toBe(body);
});
