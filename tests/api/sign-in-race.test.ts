/**
 * A session begins only with the password that counts: sign-ins that race its change leave none
 * behind.
 */
import { expect, test } from 'vitest';
import { onEachDatabase } from './databases.ts';
import { cookieOf, freshEmail, PASSWORD, useStage } from './stage.ts';
import { FULL } from '../full.ts';

const NEW = 'a quite new lamp 77';
const ROUNDS = FULL ? 4 : 1;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

onEachDatabase('sign-ins beside a new password', (database) => {
  const stage = useStage(database, { hashCost: 'own' });
  const signIn = (email: string, password = PASSWORD) =>
    stage().call('POST', '/api/auth/login', { body: { email, password } });
  const lives = async (cookie: string) =>
    (await stage().call('GET', '/api/auth/me', { cookie })).statusCode === 200;

  /**
   * Sign-ins with the old password before, beside and shortly after the change; which of them still
   * hold at the end.
   */
  const survivors = async (email: string, change: () => Promise<{ statusCode: number }>) => {
    const early = Array.from({ length: 4 }, () => signIn(email));
    const changing = change();
    const late = Array.from({ length: 10 }, async (_, index) => {
      await pause(index * 4);
      return signIn(email);
    });
    expect((await changing).statusCode).toBe(200);
    const replies = await Promise.all([...early, ...late]);
    expect(replies.every(({ statusCode }) => [200, 401, 503].includes(statusCode))).toBe(true);
    const held = [];
    for (const reply of replies.filter(({ statusCode }) => statusCode === 200))
      if (await lives(cookieOf(reply))) held.push(reply.statusCode);
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await signIn(email, NEW)).statusCode).toBe(200);
    return held.length;
  };

  test('none survives a reset', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = freshEmail();
      await stage().owner(email);
      await stage().call('POST', '/api/auth/forgot', { body: { email } });
      const token = await stage().linkToken(email, 'reset');
      const reset = () =>
        stage().call('POST', '/api/auth/reset', { body: { token, password: NEW } });
      expect(await survivors(email, reset)).toBe(0);
    }
  });

  test('none survives a change of the password', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = freshEmail();
      const cookie = await stage().owner(email);
      const body = { currentPassword: PASSWORD, newPassword: NEW };
      const change = () => stage().call('POST', '/api/account/password', { cookie, body });
      expect(await survivors(email, change)).toBe(0);
    }
  });
});
