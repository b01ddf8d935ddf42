/**
 * The command `letter`: text, mails and PDFs, one form, and clear messages for what it cannot read.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runCommand, startCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'letter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (...args: string[]) => runCommand('letter', ...args);

const LETTER = `Office of the Attorney General
State of Texas

November 12, 2026

Re: Notice of violation

You have violated Tex. Bus. & Com. Code § 541.102(a). You have thirty (30) days from receipt of this letter to cure. Please answer in writing.`;

const MAIL = `From: "Office of the Attorney General" <privacy@oag.texas.gov>
To: owner@shop.example
Date: Thu, 12 Nov 2026 09:00:00 -0600
Subject: Notice of violation
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><body><p>You have violated Tex. Bus. &amp; Com. Code &sect; 541.102(a).</p><p>You have thirty (30) days from receipt of this letter to cure.</p></body></html>
`;

describe('letter', () => {
  test('--json: the fields, counted from the day that was named', () => {
    const args = [file('a.txt', LETTER), '--day', '2026-11-16', '--json'];
    const { status, stdout, stderr } = startCommand('letter', ...args);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'violation',
      state: 'TX',
      sections: ['Tex. Bus. & Com. Code 541.102(a)'],
      duties: ['TX-01'],
      orders: [{ what: 'Please answer in writing.', by: '2026-12-16', place: '' }],
      counts: 'from receipt',
      lastDay: '2026-12-16',
      cure: { right: true },
    });
  });

  test('a day long after the letter may be that of reading: days from receipt count from its date', async () => {
    const read = async (...args: string[]) =>
      JSON.parse((await run(file('a.txt', LETTER), ...args, '--json')).stdout) as {
        lastDay: string;
        why: string;
      };
    const late = await read('--day', '2026-11-26');
    expect(late.lastDay).toBe('2026-12-12');
    expect(late.why).toContain('may be the day on which you read it');
    const told = await read('--day', '2026-11-26', '--received', '2026-11-24');
    expect(told.lastDay).toBe('2026-12-24');
    expect(told.why).toContain('We counted from November 24, 2026');
  });

  test('a mail is read with its sender and day', async () => {
    const { stdout } = await run(file('a.eml', MAIL), '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'violation',
      from: 'Office of the Attorney General',
      dated: '2026-11-12',
      lastDay: '2026-12-12',
    });
  });

  test('without --json people can read it', async () => {
    expect((await run(file('a.txt', LETTER), '--day', '2026-11-16')).stdout).toMatch(
      /^Kind +violation\n[\s\S]*not legal advice\.\n$/,
    );
  });

  test.each([
    ['no file', [], /Name the file/],
    ['a file that is not there', ['/nowhere/letter.txt'], /cannot be read/],
    ['an empty file', [file('empty.txt', ' ')], /has no text/],
    [
      'a picture',
      [file('a.png', new Uint8Array([137, 80, 78, 71, 0, 0]))],
      /is no text, mail or PDF/,
    ],
    ['a broken PDF', [file('a.pdf', '%PDF-1.7 nothing')], /cannot be read as a PDF/],
    ['a state that is none', [file('a.txt', LETTER), '--states', 'TX,XX'], /XX is no code/],
    ['a day that is none', [file('a.txt', LETTER), '--day', '2026-02-30'], /2026-02-30 is no day/],
    [
      'a day before it came',
      [file('a.txt', LETTER), '--received', '2026-11-20', '--day', '2026-11-18'],
      /lies before the day on which the letter came/,
    ],
    ['an unknown option', [file('a.txt', LETTER), '--hats'], /hats/],
  ])('%s: exit code 2 and what to mend', async (_, args, words) => {
    const { status, stdout, stderr } = await run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(words);
  });
});
