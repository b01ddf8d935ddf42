/**
 * What an operator does for accounts, each command on both databases, and through the socket of a
 * running server.
 */
import { OWNED } from '#server/owned.ts';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { carryOut, COMMANDS, help, Refused } from '#server/whole/administration/commands.ts';
import { readyAt } from '../ready-at.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';
import { FULL } from '../full.ts';

const ORIGIN = 'https://privacy.example.com';

onOneDatabase('the operator', (database) => {
  const stage = useStage(database);
  const closed = useStage(database, { registration: 'closed' });
  const admin = (...command: string[]) =>
    carryOut(
      {
        db: stage().database.db,
        now: () => stage().clock.now,
        origin: () => ORIGIN,
        owned: OWNED,
      },
      command,
    );
  const signIn = (email: string, password = PASSWORD) =>
    stage().call('POST', '/api/auth/login', { body: { email, password } });
  const chooses = (link = '', password = 'a quite new lamp 77') =>
    stage().call('POST', '/api/auth/reset', { body: { token: link.split('#')[1], password } });
  const history = async (cookie: string) =>
    (await stage().call('GET', '/api/account/data', { cookie })).json<{
      accountHistory: { what: string; by: string }[];
    }>().accountHistory;

  const withApp = async (cookie: string) => {
    const body = { name: 'Phone' };
    const started = await stage().call('POST', '/api/account/factors/app', { cookie, body });
    const { id, key } = started.json<Record<'id' | 'key', string>>();
    const timestamp = stage().clock.now.getTime();
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
    const at = `/api/account/factors/app/${id}`;
    expect((await stage().call('POST', at, { cookie, body: { code } })).statusCode).toBe(200);
  };

  test('opens an account, and its owner chooses the password', async () => {
    const email = freshEmail();
    const [link] = await admin('add', email, 'Ada', 'Byron', 'Engines');
    expect(link).toMatch(/^https:\/\/privacy\.example\.com\/reset#[\w-]+$/);
    expect((await chooses(link)).statusCode).toBe(200);
    const cookie = (await signIn(email, 'a quite new lamp 77')).headers['set-cookie'];
    expect(cookie).toBeDefined();
    await expect(admin('add', email, 'Ada', 'Byron', 'Engines')).rejects.toThrow(/account already/);
    await expect(admin('add', freshEmail(), 'Ada')).rejects.toThrow(Refused);
  });

  test('strangers open none where registration is closed', async () => {
    const reply = await closed().call('POST', '/api/auth/register', { body: person() });
    expectProblem(reply, 403, 'registration-closed');
  });

  test('hands over a link to a new password, once, and only for an account that is there', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const [link] = await admin('reset-password', email.toUpperCase());
    expect((await chooses(link)).statusCode).toBe(200);
    expect((await chooses(link)).statusCode).toBe(410);
    expect((await signIn(email, 'a quite new lamp 77')).statusCode).toBe(200);
    await expect(admin('reset-password', freshEmail())).rejects.toThrow(/^No account has/);
    await expect(admin('reset-password')).rejects.toThrow(/^Say which account/);
  });

  test('disables and enables: sessions end, nobody gets in, and the reason is told only to the owner', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    await admin('disable', email);
    expectProblem(await stage().call('GET', '/api/businesses', { cookie }), 401, 'not-signed-in');
    expectProblem(await signIn(email), 403, 'account-disabled');
    expectProblem(await signIn(email, 'a wrong one'), 401, 'wrong-credentials');
    await admin('enable', email);
    expect((await signIn(email)).statusCode).toBe(200);
    const known = (await history(await stage().signIn(email))).filter(
      ({ by }) => by === 'Operator',
    );
    expect(known.map(({ what }) => what)).toEqual([
      'Disabled by the operator',
      'Enabled by the operator',
    ]);
  });

  test('lists, signs out, mails again, gives room and deletes', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    await stage().business(cookie);
    await admin('quota', email, '3');
    const [listed] = await admin('list', email);
    expect(listed).toMatch(new RegExp(`^${email}\tRobin Lee\t.*businesses 1\t.*quota ×3$`));
    expect(await admin('list', 'no%such_account')).toEqual([]);
    await expect(admin('quota', email, 'lots')).rejects.toThrow(Refused);
    expect(await admin('resend', email)).toEqual([`A mail to ${email} is waiting to be sent.`]);
    await admin('revoke-sessions', email);
    expectProblem(await stage().call('GET', '/api/businesses', { cookie }), 401, 'not-signed-in');
    await expect(admin('delete', email)).rejects.toThrow(/^Nothing was deleted/);
    expect((await admin('delete', email, '--with-everything'))[0]).toContain('with 1 businesses');
    expect(await admin('list', email)).toEqual([]);
    expectProblem(await signIn(email), 401, 'wrong-credentials');
  });

  test('takes lost factors away: the password alone opens the account again, and its owner is told', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    expect(await admin('reset-factors', email)).toEqual([
      `${email} has no second step. Nothing was changed.`,
    ]);
    await withApp(cookie);
    const waiting = await signIn(email);
    expect(waiting.json()).toEqual({ secondStep: { app: true, passkey: false } });
    expect((await admin('reset-factors', email))[0]).toContain(
      'authenticator app Phone taken away',
    );
    const step = { cookie: cookieOf(waiting), body: { code: '123456' } };
    expectProblem(
      await stage().call('POST', '/api/auth/second-step', step),
      401,
      'second-step-over',
    );
    const fresh = cookieOf(await signIn(email));
    const left = await stage().call('GET', '/api/account/factors', { cookie: fresh });
    expect(left.json()).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    const last = (await history(fresh)).find(({ by }) => by === 'Operator');
    expect(last?.what).toBe('Second step taken away by the operator');
    await stage().mailSender.deliver();
    const told = stage().mail.filter(({ recipient }) => recipient === email);
    expect(told.map(({ subject }) => subject)).toContain(
      'The second step of your Statewise account was taken away',
    );
  });

  test('an unknown command says which there are', async () => {
    await expect(admin('toString')).rejects.toThrow(/reset-password ADDRESS/);
    expect(help().filter((line) => /^ {2}\w/.test(line))).toHaveLength(
      Object.keys(COMMANDS).length,
    );
  });
});

describe('while the server runs on the embedded database', () => {
  const root = resolve(import.meta.dirname, '../..');
  const start = async (folder: string) => {
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: folder,
        SITE_DIR: join(root, 'build/site'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { server, origin: await readyAt(server) };
  };
  const admin = (folder: string, ...command: string[]) =>
    spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'scripts/admin.ts', ...command],
      {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: folder },
        encoding: 'utf8',
      },
    );

  // starts a whole server twice: with FULL=1
  test.skipIf(!FULL || !existsSync(join(root, 'build/site')))(
    'the command goes through its socket, which is for its own account alone; afterwards it opens the folder itself',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'statewise-operator-'));
      const { server, origin } = await start(folder);
      expect(statSync(join(folder, 'admin.sock')).mode & 0o077).toBe(0);
      const added = admin(folder, 'add', 'ada@example.com', 'Ada', 'Byron', 'Engines');
      expect(added.stdout).toContain(`${origin}/reset#`);
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      expect(admin(folder, 'list').stdout).toContain('ada@example.com');
      rmSync(folder, { recursive: true, force: true });
    },
  );
});
