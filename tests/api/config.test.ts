/** Settings: the defaults, and one clear line for each wrong value. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    pool: { connections: 10, statementMs: 5_000 },
    dataDir: resolve('data'),
    databaseUrl: undefined,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Statewise <no-reply@localhost>',
    backupDir: undefined,
    backupKeep: 14,
    outboxDays: 30,
    contact: undefined,
    operator: undefined,
    siteDir: resolve('build/site'),
    trustedProxy: [],
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
