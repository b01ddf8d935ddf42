/** The link that an administrator hands over, from the mails that the server wrote. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readResetLink } from './outbox-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-admin-'));
mkdirSync(join(folder, 'outbox'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (at: string, to: string, link: string) =>
  writeFileSync(
    join(folder, 'outbox', `${at.replace(/[:.]/g, '-')}-mail.eml`),
    `From: no-reply@localhost\r\nTo: ${to}\r\nSubject: x\r\n\r\nHello,\r\n\r\n${link}\r\n`,
  );
const read = (email: string, now: string) => readResetLink(folder, email, new Date(now));

test('the newest of the hour, for exactly this address', () => {
  write('2026-11-22T14:00:00.000Z', 'ma@example.com', 'http://x.example/reset#old');
  write('2026-11-22T14:10:00.000Z', 'Ma@Example.com', 'http://x.example/reset#new');
  write('2026-11-22T14:20:00.000Z', 'oma@example.com', 'http://x.example/reset#other');
  write('2026-11-22T14:30:00.000Z', 'ma@example.com', 'http://x.example/verify#no');
  expect(read('ma@example.com', '2026-11-22T14:40:00Z')).toBe('http://x.example/reset#new');
  expect(read('OMA@example.com', '2026-11-22T14:40:00Z')).toBe('http://x.example/reset#other');
  expect(read('a@example.com', '2026-11-22T14:40:00Z')).toBeUndefined();
  expect(read('ma@example.com', '2026-11-22T15:10:00Z')).toBeUndefined();
});

test('no outbox, no link', () => {
  expect(readResetLink(join(folder, 'nowhere'), 'ma@example.com', new Date())).toBeUndefined();
});
