/** The owner's own account (docs/quality.md R12, V6, V7, V14). */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Account, Removed } from '#contract/account/account.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import * as schema from '#server/base/database/schema.ts';
import { outboxTransport } from '#server/base/mail/transports.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

const HARDER =
  'Choose a password that is harder to guess, such as four words that do not belong together';
const NO_NAME = 'Choose a password without your name';
const NO_EMAIL = 'Choose a password without your email address';
const NO_BUSINESS = 'Choose a password without the name of your business';
const NEW = 'seven lamps by the pier';

onOneDatabase('account', (database) => {
  const stage = useStage(database);
  const post = (path: string, cookie: string, body: unknown, headers = {}) =>
    stage().call('POST', path, { cookie, body, headers });
  const change = (cookie: string, currentPassword: unknown, newPassword: unknown) =>
    post('/api/account/password', cookie, { currentPassword, newPassword });
  const read = async (cookie: string) =>
    (await stage().call('GET', '/api/account', { cookie })).json<Account>();
  const alive = async (cookie: string) =>
    (await stage().call('GET', '/api/auth/me', { cookie })).statusCode === 200;

  describe('reading', () => {
    test('who, since when, confirmed or not, and the sessions; nothing secret', async () => {
      const email = freshEmail();
      const first = await stage().owner(email);
      stage().advance(60_000);
      const second = await stage().signIn(email);
      const reply = await stage().call('GET', '/api/account', { cookie: second });
      const account = reply.json<Account>();
      expect(account).toMatchObject({ firstName: 'Robin', lastName: 'Lee', email });
      expect(account).toMatchObject({ emailVerified: false, emailVerifiedAt: null });
      expect(account.sessions.map(({ current }) => current)).toEqual([true, false]);
      expect(reply.headers['cache-control']).toBe('no-store');
      for (const cookie of [first, second]) expect(reply.body).not.toContain(cookie.split('=')[1]);
      expect(reply.body).not.toMatch(/argon2|hash/i);
      await post('/api/auth/verify', '', { token: await stage().linkToken(email, 'verify') });
      expect((await read(first)).emailVerifiedAt).toBe(stage().clock.now.toISOString());
    });

    test('a session that is over is not listed', async () => {
      const email = freshEmail();
      await stage().owner(email);
      stage().advance(8 * 24 * 60 * 60_000);
      const cookie = await stage().signIn(email);
      expect((await read(cookie)).sessions).toHaveLength(1);
    });
  });

  describe('sign out everywhere else', () => {
    test('ends the other sessions at once, keeps this one, and affects no other owner', async () => {
      const email = freshEmail();
      const others = [await stage().owner(email), await stage().signIn(email)];
      const stranger = await stage().owner();
      const here = await stage().signIn(email);
      const reply = await stage().call('DELETE', '/api/account/sessions', { cookie: here });
      expect(reply.json()).toEqual({ ended: 2 });
      for (const cookie of others) expect(await alive(cookie)).toBe(false);
      expect(await alive(here)).toBe(true);
      expect(await alive(stranger)).toBe(true);
      const again = await stage().call('DELETE', '/api/account/sessions', { cookie: here });
      expect(again.json()).toEqual({ ended: 0 });
    });
  });

  describe('signing out in one place', () => {
    const end = (cookie: string, name: string) =>
      stage().call('DELETE', `/api/account/sessions/${name}`, { cookie });

    test('ends that session alone, stands in the history, and is nobody else’s to do', async () => {
      const email = freshEmail();
      const [one, two] = [await stage().owner(email), await stage().signIn(email)];
      const here = await stage().signIn(email);
      const ownName = async (cookie: string) =>
        (await read(cookie)).sessions.find(({ current }) => current)?.name ?? '';
      const name = await ownName(two);
      expectProblem(await end(await stage().owner(), name), 404, 'not-found');
      expect((await end(here, name)).statusCode).toBe(204);
      expect([await alive(one), await alive(two), await alive(here)]).toEqual([true, false, true]);
      expectProblem(await end(here, name), 404, 'not-found');
      const history = await stage().call('GET', '/api/account/history', { cookie: here });
      expect(history.json<{ what: string }[]>()[0]?.what).toBe('Signed out in one place');
      const own = await end(here, await ownName(here));
      expect(own.headers['clear-site-data']).toBe('"cache", "storage"');
      expect(await alive(here)).toBe(false);
    });

    test('ten minutes after signing in, one place and all want the password again', async () => {
      const cookie = await stage().owner();
      stage().advance(11 * 60_000);
      expectProblem(await end(cookie, 'none'), 403, 'proof-needed');
      const all = () => stage().call('DELETE', '/api/account/sessions', { cookie });
      expectProblem(await all(), 403, 'proof-needed');
      expect((await post('/api/account/proof', cookie, { password: PASSWORD })).statusCode).toBe(
        200,
      );
      expect((await all()).json()).toEqual({ ended: 0 });
      expectProblem(await end(cookie, 'none'), 404, 'not-found');
    });
  });

  describe('change of password', () => {
    test('needs the old password; ends the other sessions; sets a new cookie; the old password no longer works', async () => {
      const email = freshEmail();
      const other = await stage().owner(email);
      const here = await stage().signIn(email);
      const reply = await change(here, PASSWORD, NEW);
      expect(reply.json()).toEqual({ ended: 1 });
      const fresh = cookieOf(reply);
      expect(fresh).toMatch(/^session=[\w-]{65}$/);
      expect(fresh).not.toBe(here);
      expect([await alive(other), await alive(here), await alive(fresh)]).toEqual([
        false,
        false,
        true,
      ]);
      expectProblem(
        await post('/api/auth/login', '', { email, password: PASSWORD }),
        401,
        'wrong-credentials',
      );
      expect(await alive(await stage().signIn(email, NEW))).toBe(true);
    });

    test('a wrong old password changes nothing and gives an error at its field', async () => {
      const cookie = await stage().owner();
      const reply = await change(cookie, 'not the password', NEW);
      expectProblem(reply, 400, 'invalid-input', 'This is not your password');
      expect(reply.json()).toMatchObject({
        fields: { currentPassword: 'This is not your password' },
      });
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(await alive(cookie)).toBe(true);
    });

    test.each([
      [PASSWORD, 'short', 'Password must be at least 8 characters'],
      [PASSWORD, 'x'.repeat(257), 'Password must be at most 256 characters'],
      ['', NEW, 'Password is required'],
      [PASSWORD, 'password1', HARDER],
      [PASSWORD, 'Harbor Books', NO_BUSINESS],
      [PASSWORD, 'robin likes old maps', NO_NAME],
    ])('%j to %j: %s', async (old, next, message) => {
      expectProblem(await change(await stage().owner(), old, next), 400, 'invalid-input', message);
    });

    test('a reset link from before is void', async () => {
      const email = freshEmail();
      const cookie = await stage().owner(email);
      await post('/api/auth/forgot', '', { email });
      const token = await stage().linkToken(email, 'reset');
      await change(cookie, PASSWORD, NEW);
      expectProblem(
        await post('/api/auth/reset', '', { token, password: 'another good one' }),
        410,
        'link-used-up',
      );
    });

    test('two changes at once: one is made, and exactly one session is left', async () => {
      const email = freshEmail();
      const cookies = [await stage().owner(email), await stage().signIn(email)];
      const replies = await Promise.all(
        cookies.map((cookie, at) => change(cookie, PASSWORD, `${NEW} ${at}`)),
      );
      const made = replies.filter((reply) => reply.statusCode === 200);
      expect(made).toHaveLength(1);
      const [reply] = made;
      expect(reply && (await read(cookieOf(reply))).sessions).toHaveLength(1);
    });
  });

  describe('easy passwords', () => {
    test.each([
      ['password1', HARDER],
      ['12345678', HARDER],
      ['qwertyuiop', HARDER],
      ['Robin Lee 77', NO_NAME],
      ['Harbor Books', NO_BUSINESS],
      ['statewise1', HARDER],
    ])('registering with %s is refused at its field', async (password, reason) => {
      const reply = await post('/api/auth/register', '', { ...person(), password });
      expectProblem(reply, 400, 'invalid-input', reason);
      expect(reply.json()).toMatchObject({ fields: { password: reason } });
    });

    test('the messages of the requirements come first', async () => {
      const reply = await post('/api/auth/register', '', { ...person(), password: 'aaaaaaa' });
      expectProblem(reply, 400, 'invalid-input', 'Password must be at least 8 characters');
    });

    test('a reset refuses them too, with the names of the businesses, and the link stays good', async () => {
      // without the digits of a fresh one, in which "133" reads as the name Lee
      const email = 'windmill.baker@example.com';
      const cookie = await stage().owner(email);
      await stage().business(cookie, { businessName: 'Windmill Bakery' });
      await post('/api/auth/forgot', '', { email });
      const token = await stage().linkToken(email, 'reset');
      for (const [password, reason] of [
        ['Windmill-Bakery-1', NO_BUSINESS],
        ['iloveyou', HARDER],
        [email, NO_EMAIL],
      ])
        expectProblem(
          await post('/api/auth/reset', '', { token, password }),
          400,
          'invalid-input',
          reason,
        );
      expect((await post('/api/auth/reset', '', { token, password: NEW })).statusCode).toBe(200);
    });
  });

  describe('everything as a file', () => {
    test('contains what the owner entered and did, in both shapes, and nothing of others', async () => {
      const [email, other] = [freshEmail(), await stage().owner()];
      const cookie = await stage().owner(email);
      const id = await stage().business(cookie);
      await stage().business(other, { businessName: 'Not mine' });
      await stage().call('PUT', `/api/businesses/${id}/answers`, {
        cookie,
        body: { version: 1, answers: [{ fact: 'consumers', state: 'DE', value: 38_000 }] },
      });
      await stage().call('GET', `/api/assessments/${id}`, { cookie });
      await stage().call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
        cookie,
        body: { status: 'done', note: 'In the blue folder' },
      });
      const reply = await stage().call('GET', '/api/account/data', { cookie });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-disposition']).toMatch(
        /^attachment; filename="statewise-data-\d{4}-\d\d-\d\d\.json"$/,
      );
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.json()).toMatchObject({
        account: { email, businessName: 'Harbor Books', sessions: [{ current: true }] },
        businesses: [
          {
            profile: { id, businessName: 'Harbor Books', companyName: 'Harbor Books' },
            answers: [{ fact: 'consumers', state: 'DE', value: 38_000 }],
            history: [
              { what: 'Profile created' },
              { what: 'Answers saved' },
              { what: 'Marked done', detail: expect.stringContaining('In the blue folder') },
            ],
            receipts: [{ lawDataHash: expect.any(String), facts: expect.any(Array) }],
          },
        ],
      });
      const { businesses } = reply.json<{
        businesses: { tasks: { note: string }[]; firstListed: object }[];
      }>();
      expect(businesses[0]?.tasks[0]?.note).toBe('In the blue folder');
      expect(Object.keys(businesses[0]?.firstListed ?? {}).length).toBeGreaterThan(0);
      expect(reply.body).not.toMatch(/Not mine|argon2|tokenHash|passwordHash/);
    });
  });

  describe('deletion', () => {
    const tables = [
      schema.users,
      schema.sessions,
      schema.tokens,
      schema.businesses,
      schema.answers,
      schema.work,
      schema.firstOwed,
      schema.receipts,
      schema.events,
      schema.chains,
      schema.mails,
      schema.templateRatings,
    ];
    const counts = () => Promise.all(tables.map((table) => stage().database.db.$count(table)));

    test('removes everything of the owner and nothing else, says how much, signs out', async () => {
      const before = await counts();
      const email = freshEmail();
      const elsewhere = await stage().owner(email);
      const cookie = await stage().signIn(email);
      const id = await stage().business(cookie);
      await stage().call('PUT', `/api/businesses/${id}/answers`, {
        cookie,
        body: { version: 1, answers: [{ fact: 'sellsPersonalData', value: false }] },
      });
      await stage().call('GET', `/api/assessments/${id}`, { cookie });
      await stage().call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
        cookie,
        body: { status: 'done' },
      });
      await stage().call('PUT', '/api/templates/data-inventory/rating', {
        cookie,
        body: { stars: 5 },
      });
      await post('/api/auth/forgot', '', { email });
      const reply = await post('/api/account/deletion', cookie, { password: PASSWORD });
      expect(reply.statusCode).toBe(200);
      const removed = reply.json<Removed>();
      expect(removed).toMatchObject({
        businesses: 1,
        answers: 1,
        history: 8,
        receipts: 1,
        ratings: 1,
      });
      expect(removed.tasks).toBeGreaterThan(0);
      expect(String(reply.headers['set-cookie'])).toMatch(/^session=; Max-Age=0/);
      expect(reply.headers['clear-site-data']).toBe('"cache", "storage"');
      expect(await counts()).toEqual(before);
      expect(stage().mail.filter(({ recipient }) => recipient === email)).toEqual([]);
      for (const one of [cookie, elsewhere]) expect(await alive(one)).toBe(false);
      expectProblem(
        await post('/api/auth/login', '', { email, password: PASSWORD }),
        401,
        'wrong-credentials',
      );
      const again = await post('/api/auth/register', '', person(email));
      expect(again.statusCode).toBe(201);
    });

    test('a wrong password deletes nothing', async () => {
      const cookie = await stage().owner();
      const before = await counts();
      const reply = await post('/api/account/deletion', cookie, { password: 'not the password' });
      expectProblem(reply, 400, 'invalid-input', 'This is not your password');
      expect(await counts()).toEqual(before);
    });

    test('another site cannot cause it, even with the right password', async () => {
      const cookie = await stage().owner();
      const headers = { origin: 'https://evil.example' };
      for (const path of ['/api/account/deletion', '/api/account/password'])
        expectProblem(
          await post(
            path,
            cookie,
            { password: PASSWORD, currentPassword: PASSWORD, newPassword: NEW },
            headers,
          ),
          403,
          'wrong-origin',
        );
      expect(await alive(cookie)).toBe(true);
    });

    test('twice in parallel: the second finds no account', async () => {
      const email = freshEmail();
      const cookies = [await stage().owner(email), await stage().signIn(email)];
      const replies = await Promise.all(
        cookies.map((cookie) => post('/api/account/deletion', cookie, { password: PASSWORD })),
      );
      const statuses = replies.map((reply) => reply.statusCode);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const left = await stage()
        .database.db.select()
        .from(schema.users)
        .where(eq(schema.users.email, email));
      expect(left).toEqual([]);
    });
  });
});

test('message files to an address go with the account, those to others stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statewise-outbox-'));
  const outbox = outboxTransport(folder, 'Statewise <no-reply@example.com>');
  const long = `${'x'.repeat(60)}@${'y'.repeat(60)}.example.com`;
  const write = (id: string, recipient: string) =>
    outbox.send({
      id,
      recipient,
      subject: 'Hello',
      text: 'To: other@example.com',
      html: '<p>Hello</p>',
      createdAt: new Date('2026-11-21T12:00:00Z'),
      tries: 0,
      nextTryAt: new Date(0),
      sentAt: null,
      lastError: null,
      carries: null,
    });
  await outbox.forget('nobody@example.com');
  for (const [at, to] of ['Robin@example.com', 'other@example.com', long].entries())
    await write(String(at), to);
  await outbox.forget('robin@EXAMPLE.com');
  expect(readdirSync(folder).map((name) => name.slice(-5))).toEqual(['1.eml', '2.eml']);
  await outbox.forget(long);
  expect(readdirSync(folder).map((name) => name.slice(-5))).toEqual(['1.eml']);
  outbox.close();
  rmSync(folder, { recursive: true, force: true });
});

onOneDatabase('account limits', (database) => {
  const stage = useStage(database, { limits: LIMITS });

  test('ten wrong passwords, then 429, for the change and the deletion together; from elsewhere the owner gets on', async () => {
    const cookie = await stage().owner();
    const guess = (from: string) =>
      stage().call('POST', '/api/account/deletion', {
        cookie,
        from,
        body: { password: 'not the password' },
      });
    for (let tries = 0; tries < 10; tries += 1)
      expectProblem(await guess('10.9.0.1'), 400, 'invalid-input');
    expectProblem(await guess('10.9.0.1'), 429, 'too-many-tries');
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    const changed = (from: string) =>
      stage().call('POST', '/api/account/password', { cookie, from, body });
    expectProblem(await changed('10.9.0.1'), 429, 'too-many-tries');
    expect((await changed('10.9.0.2')).statusCode).toBe(200);
  });

  test('thirty files an hour', async () => {
    const cookie = await stage().owner();
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push((await stage().call('GET', '/api/account/data', { cookie })).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});

onOneDatabase('changing name and address', (database) => {
  const stage = useStage(database);
  const me = async (cookie: string) =>
    (await stage().call('GET', '/api/account', { cookie })).json();

  test('the name changes at once, under the rules of registration', async () => {
    const cookie = await stage().owner();
    const body = { firstName: ' Ana ', lastName: 'Río' };
    const changed = await stage().call('PUT', '/api/account/name', { cookie, body });
    expect(changed.json()).toEqual({ firstName: 'Ana', lastName: 'Río' });
    expect(await me(cookie)).toMatchObject({ firstName: 'Ana', lastName: 'Río' });
    const short = await stage().call('PUT', '/api/account/name', {
      cookie,
      body: { firstName: 'A', lastName: 'Río' },
    });
    expect(short.json().fields).toEqual({
      firstName: 'First name must be at least 2 characters',
    });
  });

  test('the address changes when the link that goes there is opened; the old one is told twice', async () => {
    const [old, fresh] = [freshEmail(), freshEmail()];
    const cookie = await stage().owner(old);
    const ask = (body: object) => stage().call('POST', '/api/account/email', { cookie, body });
    expect((await ask({ email: fresh, password: 'wrong' })).json().fields).toEqual({
      password: 'This is not your password',
    });
    expect((await ask({ email: old.toUpperCase(), password: PASSWORD })).json().fields).toEqual({
      email: 'This is your address already',
    });
    expect((await ask({ email: fresh, password: PASSWORD })).statusCode).toBe(200);
    expect(await me(cookie)).toMatchObject({ email: old, newEmail: fresh });
    const letters = async (to: string) =>
      (await stage().database.db.select().from(schema.mails))
        .filter(({ recipient }) => recipient === to)
        .map(({ subject }) => subject);
    expect(await letters(old)).toContain('Your Statewise address may change');
    const token = await stage().linkToken(fresh, 'verify');
    const verify = () => stage().call('POST', '/api/auth/verify', { body: { token } });
    expect((await verify()).statusCode).toBe(200);
    expect(await me(cookie)).toMatchObject({ email: fresh, emailVerified: true, newEmail: null });
    expect(await letters(old)).toContain('Your Statewise address was changed');
    expect((await verify()).statusCode).toBe(410);
    const signIn = async (email: string) =>
      (await stage().call('POST', '/api/auth/login', { body: { email, password: PASSWORD } }))
        .statusCode;
    expect([await signIn(fresh), await signIn(old)]).toEqual([200, 401]);
  });

  test('an address of another account, a kept address, a new password: the link is of no use', async () => {
    const taken = freshEmail();
    await stage().owner(taken);
    const cookie = await stage().owner();
    const ask = (email: string) =>
      stage().call('POST', '/api/account/email', { cookie, body: { email, password: PASSWORD } });
    expect((await ask(taken)).json().fields).toEqual({
      email: 'This address has an account already',
    });
    const kept = freshEmail();
    await ask(kept);
    expect((await stage().call('DELETE', '/api/account/email', { cookie })).statusCode).toBe(204);
    const open = async (token: string) =>
      (await stage().call('POST', '/api/auth/verify', { body: { token } })).statusCode;
    expect(await open(await stage().linkToken(kept, 'verify'))).toBe(410);
    const meanwhile = freshEmail();
    await ask(meanwhile);
    const token = await stage().linkToken(meanwhile, 'verify');
    await stage().owner(meanwhile);
    expect(await open(token)).toBe(410);
    const other = freshEmail();
    await ask(other);
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await stage().call('POST', '/api/account/password', { cookie, body })).statusCode).toBe(
      200,
    );
    expect(await open(await stage().linkToken(other, 'verify'))).toBe(410);
  });

  test('sessions are named by browser and system', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const login = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    });
    expect((await me(cookieOf(login))).sessions).toMatchObject([
      { current: true, device: 'Firefox on Linux' },
    ]);
  });
});
