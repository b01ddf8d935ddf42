/**
 * The second step at sign-in: codes of an app, recovery codes, and proof before what could take the
 * account away.
 */
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { LIMITS } from '#server/base/limits/limits.ts';
import { factors, recoveryCodes } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, expectProblem, freshEmail, PASSWORD, useStage } from './stage.ts';

const MINUTE = 60_000;
const NEW = 'a quite new lamp 77';

onOneDatabase('second factor', (database) => {
  const stage = useStage(database, { limits: { secondSteps: LIMITS.secondSteps } });
  const call = (method: string, path: string, cookie?: string, body?: unknown) =>
    stage().call(method, `/api${path}`, { cookie, body });
  const codeOf = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: stage().clock.now.getTime(),
    });
  const login = (email: string, password = PASSWORD) =>
    call('POST', '/auth/login', undefined, { email, password });
  const step = (pending: string, body: object) => call('POST', '/auth/second-step', pending, body);
  /** An account with an app; the clock then stands past the code that confirmed it. */
  const withApp = async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const started = await call('POST', '/account/factors/app', cookie, { name: 'Phone' });
    const { id, key, address } = started.json<Record<'id' | 'key' | 'address', string>>();
    expect(address).toContain(`secret=${key}`);
    const confirmed = await call('POST', `/account/factors/app/${id}`, cookie, {
      code: codeOf(key),
    });
    const { recoveryCodes: codes } = confirmed.json<{ recoveryCodes: string[] }>();
    stage().advance(MINUTE);
    return { email, cookie, id, key, codes };
  };
  const subjects = async (email: string) => {
    await stage().mailSender.deliver();
    return stage()
      .mail.filter(({ recipient }) => recipient === email)
      .map(({ subject }) => subject);
  };

  test('an app that was not confirmed changes nothing', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const started = await call('POST', '/account/factors/app', cookie, { name: 'Phone' });
    expect((await call('GET', '/account/factors', cookie)).json()).toEqual({
      factors: [],
      recoveryCodesLeft: 0,
      passkeyHost: 'localhost',
    });
    const path = `/account/factors/app/${started.json<{ id: string }>().id}`;
    expectProblem(await call('POST', path, cookie, { code: '000000' }), 400, 'invalid-input');
    expect((await login(email)).json()).toMatchObject({ email });
  });

  test('with an app, the password alone opens nothing; a code does, once', async () => {
    const { email, key, codes } = await withApp();
    expect(codes).toHaveLength(10);
    const first = await login(email);
    expect(first.json()).toEqual({ secondStep: { app: true, passkey: false } });
    const pending = cookieOf(first);
    expect(pending).toMatch(/^second-step=/);
    expect((await call('GET', '/auth/me', pending)).statusCode).toBe(401);
    expectProblem(await step(pending, { code: '12345x' }), 400, 'invalid-input');
    expectProblem(await step(pending, {}), 400, 'invalid-input', 'Enter the code');
    const code = codeOf(key);
    const done = await step(pending, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(done.json()).toMatchObject({ email });
    expect((await call('GET', '/auth/me', cookieOf(done))).statusCode).toBe(200);
    expectProblem(await step(pending, { code }), 401, 'second-step-over');
    const again = cookieOf(await login(email));
    expectProblem(await step(again, { code }), 400, 'invalid-input');
    stage().advance(MINUTE / 2);
    expect((await step(again, { code: codeOf(key) })).statusCode).toBe(200);
  });

  test('the same code from two browsers at once opens one', async () => {
    const { email, key } = await withApp();
    const pending = [cookieOf(await login(email)), cookieOf(await login(email))];
    const code = codeOf(key);
    const replies = await Promise.all(pending.map((each) => step(each, { code })));
    expect(replies.map((reply) => reply.statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 400,
    ]);
  });

  test('a recovery code is good once, however it is typed, and is told', async () => {
    const { email, codes } = await withApp();
    const [one = '', two = ''] = codes;
    const typed = ` ${one.toUpperCase().replaceAll('-', ' ')} `;
    expect((await step(cookieOf(await login(email)), { code: typed })).statusCode).toBe(200);
    const pending = cookieOf(await login(email));
    expectProblem(await step(pending, { code: one }), 400, 'invalid-input');
    const done = await step(pending, { code: two });
    expect((await call('GET', '/account/factors', cookieOf(done))).json()).toMatchObject({
      recoveryCodesLeft: 8,
    });
    expect(await subjects(email)).toContain('A recovery code of your Statewise account was used');
  });

  test('ten wrong codes, then 429; the second step ends after ten minutes', async () => {
    const { email, key } = await withApp();
    const pending = cookieOf(await login(email));
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await step(pending, { code: '000000' })).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    stage().advance(15 * MINUTE);
    expectProblem(await step(pending, { code: codeOf(key) }), 401, 'second-step-over');
    expect((await step(cookieOf(await login(email)), { code: codeOf(key) })).statusCode).toBe(200);
  });

  test('a new password ends second steps that wait, and a reset leaves the factor in place', async () => {
    const { email, key } = await withApp();
    const pending = cookieOf(await login(email));
    await call('POST', '/auth/forgot', undefined, { email });
    const token = await stage().linkToken(email, 'reset');
    await call('POST', '/auth/reset', undefined, { token, password: NEW });
    expectProblem(await step(pending, { code: codeOf(key) }), 401, 'second-step-over');
    const fresh = await login(email, NEW);
    expect(fresh.json()).toEqual({ secondStep: { app: true, passkey: false } });
    expect((await step(cookieOf(fresh), { code: codeOf(key) })).statusCode).toBe(200);
  });

  test('ten minutes after it was shown, changes ask for the factor again', async () => {
    const { email, cookie, id, key } = await withApp();
    stage().advance(10 * MINUTE);
    const wanted: [string, string, unknown][] = [
      ['POST', '/account/password', { currentPassword: PASSWORD, newPassword: NEW }],
      ['POST', '/account/email', { email: freshEmail(), password: PASSWORD }],
      ['POST', '/account/deletion', { password: PASSWORD }],
      ['POST', '/account/factors/app', { name: 'Other' }],
      ['POST', '/account/factors/passkey/options', undefined],
      ['POST', '/account/recovery-codes', undefined],
      ['DELETE', `/account/factors/${id}`, undefined],
    ];
    for (const [method, path, body] of wanted)
      expectProblem(await call(method, path, cookie, body), 403, 'proof-needed');
    expectProblem(
      await call('POST', '/account/proof', cookie, { password: PASSWORD }),
      400,
      'invalid-input',
    );
    expect((await call('POST', '/account/proof', cookie, { code: codeOf(key) })).statusCode).toBe(
      200,
    );
    const codes = await call('POST', '/account/recovery-codes', cookie);
    expect(codes.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await call('DELETE', `/account/factors/${id}`, cookie)).statusCode).toBe(204);
    expect((await login(email)).json()).toMatchObject({ email });
    expect((await call('GET', '/account/factors', cookie)).json()).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    });
    const told = (await subjects(email)).filter((subject) => subject.startsWith('The second step'));
    expect(told).toHaveLength(3);
  });

  test('without a factor, the first one asks for the password once ten minutes are over', async () => {
    const cookie = await stage().owner();
    stage().advance(11 * MINUTE);
    const start = () => call('POST', '/account/factors/app', cookie, { name: 'Phone' });
    expectProblem(await start(), 403, 'proof-needed');
    for (const password of ['wrong', undefined])
      expectProblem(
        await call('POST', '/account/proof', cookie, { password }),
        400,
        'invalid-input',
      );
    await call('POST', '/account/proof', cookie, { password: PASSWORD });
    expect((await start()).statusCode).toBe(201);
  });

  test("nobody reaches another's factors", async () => {
    const { id, key } = await withApp();
    const stranger = await stage().owner();
    expectProblem(await call('DELETE', `/account/factors/${id}`, stranger), 404, 'not-found');
    expectProblem(
      await call('POST', `/account/factors/app/${id}`, stranger, { code: codeOf(key) }),
      404,
      'not-found',
    );
  });

  test('recovery codes are stored as hashes; the export names factors without their keys', async () => {
    const { cookie, key, codes } = await withApp();
    const stored = JSON.stringify(await stage().database.db.select().from(recoveryCodes));
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    const exported = (await call('GET', '/account/data', cookie)).body;
    expect(exported).toContain('"Phone"');
    expect(exported).not.toContain(key);
  });

  test('with the account go its factors and codes', async () => {
    const { cookie } = await withApp();
    const { db } = stage().database;
    const before = [await db.$count(factors), await db.$count(recoveryCodes)];
    const gone = await call('POST', '/account/deletion', cookie, { password: PASSWORD });
    expect(gone.statusCode).toBe(200);
    expect([await db.$count(factors), await db.$count(recoveryCodes)]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) - 10,
    ]);
  });

  test.each([{ id: 'none' }, { id: 'x', response: 7 }, { id: 'x', type: 'public-key' }])(
    'a made-up passkey %j opens and adds nothing',
    async (passkey) => {
      const { email, cookie } = await withApp();
      const pending = cookieOf(await login(email));
      expectProblem(await step(pending, { passkey }), 400, 'invalid-input');
      expectProblem(
        await call('POST', '/account/factors/passkey', cookie, { name: 'Mine', passkey }),
        400,
        'invalid-input',
      );
    },
  );
});
