/**
 * Signing in with a passkey alone: only one that checked its owner, once for each challenge, and
 * told like any other sign-in.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { directory, factors, users } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { softPasskey } from './soft-passkey.ts';
import { cookieOf, expectProblem, freshEmail, useStage } from './stage.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';

onOneDatabase('a passkey alone', (database) => {
  const stage = useStage(database);
  const call = (path: string, cookie?: string, body?: unknown) =>
    stage().call('POST', `/api${path}`, { cookie, body });
  const ask = async () =>
    (await call('/auth/passkey/options')).json<{
      challenge: string;
      rpId: string;
      userVerification: string;
      allowCredentials?: unknown;
    }>();
  const signIn = (passkey: object, cookie?: string) => call('/auth/passkey', cookie, { passkey });
  const me = async (cookie: string) =>
    (await stage().call('GET', '/api/auth/me', { cookie })).json();
  /** An account with a passkey. */
  const withPasskey = async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const { db } = stage().database;
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const [passkey, holder] = [softPasskey(), user?.id ?? ''];
    await db.insert(factors).values({
      ownerId: holder,
      id: 'p1',
      kind: 'passkey',
      name: 'My laptop',
      key: passkey.key,
      credentialId: passkey.id,
      counter: 0,
      addedAt: stage().clock.now,
      confirmedAt: stage().clock.now,
    });
    return { email, cookie, holder, passkey, origin: ORIGIN };
  };

  test('signs in without address and password; the new browser is told, and the history says how', async () => {
    const { email, passkey, ...whose } = await withPasskey();
    const asked = await ask();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const reply = await signIn(passkey.answer(asked, whose));
    expect(reply.json()).toMatchObject({ email });
    expect(reply.headers['set-cookie']).toHaveLength(3);
    const cookie = cookieOf(reply);
    expect(await me(cookie)).toMatchObject({ email });
    const history = await stage().call('GET', '/api/account/history', { cookie });
    expect(history.json<{ what: string }[]>()[0]?.what).toBe('Signed in with a passkey');
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(({ recipient }) => recipient === email);
    expect(mail?.subject).toBe('New sign-in to your Statewise account');
    expect(mail?.text).toContain('with a passkey');
  });

  test('each challenge is good once, for five minutes, and only if it was ours', async () => {
    const { passkey, ...whose } = await withPasskey();
    const asked = await ask();
    const first = passkey.answer(asked, whose);
    expect((await signIn(first)).statusCode).toBe(200);
    expectProblem(await signIn(first), 401, 'passkey-unknown');
    expectProblem(await signIn(passkey.answer(asked, whose)), 401, 'passkey-unknown');
    const late = await ask();
    stage().advance(6 * MINUTE);
    expectProblem(await signIn(passkey.answer(late, whose)), 401, 'passkey-unknown');
    const own = { challenge: 'x'.repeat(43), rpId: 'localhost' };
    expectProblem(await signIn(passkey.answer(own, whose)), 401, 'passkey-unknown');
    const left = await stage().database.db.select().from(directory);
    expect(left.filter(({ key }) => key.startsWith('challenge:'))).toHaveLength(1);
  });

  test('without a check of its owner, from another site, or of another account it opens nothing', async () => {
    const { passkey, ...whose } = await withPasskey();
    const other = await withPasskey();
    const wrong = [
      { ...whose, verified: false },
      { ...whose, origin: 'https://elsewhere.example' },
      { ...whose, holder: other.holder },
      { ...whose, holder: 'nobody' },
    ];
    for (const each of wrong) {
      const reply = await signIn(passkey.answer(await ask(), each));
      expectProblem(reply, 401, 'passkey-unknown');
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expectProblem(await signIn(softPasskey().answer(await ask(), whose)), 401, 'passkey-unknown');
    expectProblem(await signIn({ id: 'none' }), 401, 'passkey-unknown');
    const mixed = {
      ...softPasskey().answer(await ask(), whose),
      id: passkey.id,
      rawId: passkey.id,
    };
    expectProblem(await signIn(mixed), 401, 'passkey-unknown');
  });

  test('a disabled account stays closed, and a passkey that was removed opens nothing', async () => {
    const { cookie, holder, passkey, ...whose } = await withPasskey();
    const { db } = stage().database;
    const answered = async () => signIn(passkey.answer(await ask(), { holder, ...whose }));
    await db.update(users).set({ disabledAt: stage().clock.now }).where(eq(users.id, holder));
    expectProblem(await answered(), 403, 'account-disabled');
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, holder));
    const removed = await stage().call('DELETE', '/api/account/factors/p1', { cookie });
    expect(removed.statusCode).toBe(204);
    expectProblem(await answered(), 401, 'passkey-unknown');
  });

  test('a new password names how many passkeys still open the account', async () => {
    const { email } = await withPasskey();
    await call('/auth/forgot', undefined, { email });
    const token = await stage().linkToken(email, 'reset');
    await call('/auth/reset', undefined, { token, password: 'a quite new lamp 77' });
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(({ recipient }) => recipient === email);
    expect(mail?.text.replaceAll('\n', ' ')).toContain('A passkey still opens your account');
  });
});
