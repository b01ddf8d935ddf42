/** Settings: the defaults, and one clear line for each wrong value. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/base/settings/config.ts';
import { openToOthers } from '#server/base/settings/settings.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    pool: { connections: 10, statementMs: 5_000 },
    dataDir: resolve('data'),
    databaseUrl: undefined,
    migrate: true,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Statewise <no-reply@localhost>',
    backupDir: undefined,
    backupKeep: 14,
    outboxDays: 30,
    contact: undefined,
    operator: undefined,
    pagesDir: resolve('build/site'),
    trustedProxy: [],
    registration: 'open',
    mcp: false,
    logAddresses: false,
    metrics: { host: '127.0.0.1', port: undefined, token: undefined },
    traced: false,
    https: false,
  });
});

test('an https address makes cookies secure and names the sender', () => {
  expect(readConfig({ PUBLIC_URL: 'https://privacy.example.com/' })).toMatchObject({
    publicUrl: 'https://privacy.example.com',
    https: true,
    mailFrom: 'Statewise <no-reply@privacy.example.com>',
  });
  expect(readConfig({ PORT: '0', HOST: '::', PUBLIC_URL: '' })).toMatchObject({
    port: 0,
    host: '::',
    publicUrl: undefined,
  });
});

test.each(['help@example.com', 'https://example.com/contact'])('%s is a contact', (given) => {
  expect(readConfig({ CONTACT: ` ${given} `, OPERATOR: 'Harbor LLC' })).toMatchObject({
    contact: given,
    operator: 'Harbor LLC',
  });
});

test.each([
  [
    'PORT',
    'eighty',
    'PORT is "eighty". Put a whole number from 0 to 65535, such as 3000, or leave it out.',
  ],
  ['PORT', '65536', /^PORT is "65536"/],
  ['PORT', '-1', /^PORT is "-1"/],
  ['TRUSTED_PROXY', '10.0.0.0/99', /^TRUSTED_PROXY is "10.0.0.0\/99". Put addresses or ranges/],
  ['METRICS_PORT', 'x', /^METRICS_PORT is "x"/],
  ['METRICS_TOKEN', 'short', /^METRICS_TOKEN is "…". Put at least 20/],
  ['REGISTRATION', 'shut', /^REGISTRATION is "shut". Put open or closed/],
  ['MCP', 'on', /^MCP is "on". Put yes or no/],
  ['LOG_ADDRESSES', '1', /^LOG_ADDRESSES is "1". Put yes or no/],
  ['HOST', 'http://x', /^HOST is "http:\/\/x". Put a host name/],
  ['PUBLIC_URL', 'example.com', /^PUBLIC_URL is "example.com". Put the address people use/],
  ['PUBLIC_URL', 'https://example.com/path', /^PUBLIC_URL/],
  ['PUBLIC_URL', 'ftp://example.com', /^PUBLIC_URL/],
  [
    'DATABASE_URL',
    'mysql://root:secret@x/y',
    /^DATABASE_URL is "…". Put an address such as postgres:/,
  ],
  ['SMTP_URL', 'mail.example.com', /^SMTP_URL is "…". Put an address such as smtp:/],
  ['CONTACT', 'help', /^CONTACT is "help". Put a mail address or an https address/],
  ['CONTACT', 'http://example.com', /^CONTACT/],
  ['CONTACT', 'javascript:alert(1)@x.y', /^CONTACT/],
  ['CONTACT', 'a@b', /^CONTACT/],
  ['OPERATOR', 'A\nB', /^OPERATOR is/],
  ['MAIL_FROM', 'nobody', /^MAIL_FROM is "nobody". Put a sender such as/],
  ['MAIL_FROM', 'a@example.com\nBcc: b@example.com', /^MAIL_FROM/],
  ['MAIL_FROM', 'A <a@example.com', /^MAIL_FROM/],
])('%s = %j is refused in one line that names it', (name, value, message) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(message);
});

describe('passwords from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://user:pass@host:5432/name\n');
  const empty = join(folder, 'empty');
  writeFileSync(empty, ' \n');

  test('are read from the file that NAME_FILE names', () => {
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe(
      'postgres://user:pass@host:5432/name',
    );
  });

  test('from both places, from no file, from an empty file, from a wrong one: one clear line', () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [
        { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://a@b/c' },
        /^DATABASE_URL and DATABASE_URL_FILE are both set\. Leave one of them out\.$/,
      ],
      [
        { SMTP_URL_FILE: join(folder, 'none') },
        /^SMTP_URL_FILE is ".*none"\. Put a file that this/,
      ],
      [{ METRICS_TOKEN_FILE: empty }, /^METRICS_TOKEN_FILE is ".*empty"\. Put a file that holds/],
      [{ SMTP_URL_FILE: file }, /^SMTP_URL is "…"/],
    ];
    for (const [environment, line] of wrong) expect(() => readConfig(environment)).toThrow(line);
  });

  test('other settings are never read from files', () => {
    expect(readConfig({ OPERATOR_FILE: file }).operator).toBeUndefined();
  });
});

test.each([
  ['postgres://u:p@db.example.com/x', true],
  ['postgres://u:p@db.example.com/x?sslmode=require', true],
  ['postgres://u:p@db.example.com/x?sslmode=verify-full', false],
  ['postgres://u:p@127.0.0.1:6432/x', false],
  ['postgres://u:p@[::1]/x', false],
  ['postgres://u:p@127.evil.example/x', true],
  ['postgres:///x?host=/run/postgresql', false],
  ['postgres://u@localhost/x?host=db.example.com', true],
  [undefined, false],
])('%s: others could read it: %s', (url, open) => {
  expect(openToOthers(url) !== undefined).toBe(open);
  expect(openToOthers(url) ?? '').not.toContain('u:p');
});
