/** The command `request-mail`: one form, the sender's own day, and clear messages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCommand, startCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'request-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (...args: string[]) => runCommand('request-mail', ...args);

const MAIL = `From: Pat Quinn <pat@mailbox.example>
To: privacy@shop.example
Subject: my data
Date: Mon, 12 Oct 2026 22:41:13 -0700
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Please delete my data.</p><p>Pat, Fresno, CA 93701</p>
`;

test('--json: the fields; the day is that of the sender', () => {
  const { status, stdout } = startCommand('request-mail', file('a.eml', MAIL), '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'request',
    types: ['delete'],
    about: 'self',
    agent: false,
    state: 'CA',
    language: 'en',
    receivedOn: '2026-10-12',
  });
});

test('the day that is named counts, and the desk itself asks nothing', async () => {
  const told = async (...args: string[]) =>
    JSON.parse((await run(file('a.eml', MAIL), '--json', ...args)).stdout);
  expect(await told('--day', '2026-10-14')).toMatchObject({ receivedOn: '2026-10-14' });
  expect(await told('--desk', 'pat@mailbox.example')).toMatchObject({ kind: 'none', types: [] });
});

test('without --json people can read it', async () => {
  expect((await run(file('a.eml', MAIL))).stdout).toMatch(/^Kind +request\nAsks for +delete\n/);
});

test.each([
  ['no file', [], /Name the file/],
  ['a file that is not there', ['/nowhere/a.eml'], /cannot be read/],
  ['a text that is no mail', [file('a.txt', 'hello')], /is no mail/],
  ['a day that is none', [file('a.eml', MAIL), '--day', '2026-02-30'], /is no day/],
])('%s: exit code 2 and what to mend', async (_, args, words) => {
  const { status, stdout, stderr } = await run(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(words);
});
