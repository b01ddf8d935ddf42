import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { repeatedly } from '../pacing/repeatedly.ts';
import { isStorageFault } from './faults.ts';
import { causeInWords } from '#server/base/pacing/cause.ts';

const failed = () =>
  new DrizzleQueryError(
    'insert into mails values ($1)',
    ['robin@example.com'],
    new Error('no room'),
  );

test('a line of the log says why a statement failed, and nothing that an owner entered', async () => {
  expect(failed().message).toContain('robin@example.com');
  expect(causeInWords(failed())).toBe('no room');
  const lines: string[] = [];
  const stop = repeatedly(
    () => Promise.reject(failed()),
    (line) => lines.push(line),
    'The desks could not be walked',
  );
  await stop();
  expect(lines).toEqual(['The desks could not be walked: no room']);
});

test('a fault without words is told by its code', () => {
  const away = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(causeInWords(away)).toBe('ECONNREFUSED');
  expect(causeInWords('text')).toBe('unknown cause');
});

test.each(['28P01', '28000', '3D000', '57P03'])('a server that refuses with %s is away', (code) => {
  expect(isStorageFault(Object.assign(new Error('refused'), { code }))).toBe(true);
  expect(isStorageFault(Object.assign(new Error('refused'), { code: '23503' }))).toBe(false);
});
