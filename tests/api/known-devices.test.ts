/**
 * Strangers neither lock an owner out of a known browser, nor guess from many addresses, nor fill
 * the queue before the owner.
 */
import { expect, test } from 'vitest';
import { LIMITS } from '#server/base/limits/limits.ts';
import { devices } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

const MINUTE = 60_000;
const NEW = 'a quite new lamp 77';

onOneDatabase('known devices', (database) => {
  const stage = useStage(database, { limits: LIMITS });
  let network = 0;
  const fresh = () => `10.2.${Math.floor((network += 1) / 250)}.${network % 250}`;
  const signIn = (email: string, password: string, from: string, cookie?: string) =>
    stage().call('POST', '/api/auth/login', { body: { email, password }, from, cookie });
  const setBy = (reply: { headers: object }) =>
    [(reply.headers as { 'set-cookie'?: string | string[] })['set-cookie'] ?? []].flat();
  const deviceIn = (reply: { headers: object }) =>
    setBy(reply)
      .find((line) => line.startsWith('device='))
      ?.split(';')[0] ?? '';
  /** An account with a browser that it knows. */
  const known = async () => {
    const [email, home] = [freshEmail(), fresh()];
    await stage().call('POST', '/api/auth/register', { body: person(email), from: home });
    const device = deviceIn(await signIn(email, PASSWORD, home));
    expect(device).toMatch(/^device=[\w-]{43}$/);
    return { email, home, device };
  };

  test('behind one shared address, strangers lock out unknown browsers only', async () => {
    const { email, home, device } = await known();
    for (let tries = 0; tries < 60; tries += 1) await signIn(email, 'wrong', home);
    expectProblem(await signIn(email, PASSWORD, home), 429, 'too-many-tries');
    expect((await signIn(email, PASSWORD, home, device)).statusCode).toBe(200);
  });

  test('guesses from ever new addresses stop at thirty an hour; the known browser gets in', async () => {
    const { email, home, device } = await known();
    const statuses = [];
    for (let tries = 0; tries < 34; tries += 1)
      statuses.push((await signIn(email, 'wrong', fresh())).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429, 429, 429]);
    expectProblem(await signIn(email, PASSWORD, fresh()), 429, 'too-many-tries');
    expect((await signIn(email, PASSWORD, home, device)).statusCode).toBe(200);
    // the owner's success gives the guessers no new start
    expect((await signIn(email, 'wrong', fresh())).statusCode).toBe(429);
    stage().advance(60 * MINUTE);
    expect((await signIn(email, PASSWORD, fresh())).statusCode).toBe(200);
  });

  test('a known browser has ten failures of its own, and takes none of anybody else', async () => {
    const { email, home, device } = await known();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(email, 'wrong', home, device)).statusCode).toBe(401);
    expectProblem(await signIn(email, PASSWORD, home, device), 429, 'too-many-tries');
    expect((await signIn(email, PASSWORD, home)).statusCode).toBe(200);
  });

  test('a browser known to one account is a stranger to another', async () => {
    const [mine, theirs] = [await known(), await known()];
    const from = fresh();
    for (let tries = 0; tries < 10; tries += 1)
      await signIn(theirs.email, 'wrong', from, mine.device);
    expect((await signIn(theirs.email, PASSWORD, from, mine.device)).statusCode).toBe(429);
  });

  test('a browser may be known to several accounts, also beside a planted cookie', async () => {
    const [one, other] = [await known(), await known()];
    const both = deviceIn(await signIn(other.email, PASSWORD, other.home, one.device));
    expect(both).toMatch(/^device=[\w-]{43}\.[\w-]{43}$/);
    for (const { email, home } of [one, other]) {
      const again = await signIn(email, PASSWORD, home, `device=${'A'.repeat(43)}; ${both}`);
      expect([again.statusCode, deviceIn(again)]).toEqual([200, '']);
    }
  });

  test('a reset forgets all browsers but its own, which gets in through any crowd', async () => {
    const { email, home, device } = await known();
    for (let tries = 0; tries < 40; tries += 1) await signIn(email, 'wrong', fresh());
    await stage().call('POST', '/api/auth/forgot', { body: { email }, from: home });
    const token = await stage().linkToken(email, 'reset');
    const reset = await stage().call('POST', '/api/auth/reset', {
      body: { token, password: NEW },
      from: home,
    });
    expect((await signIn(email, NEW, home, deviceIn(reset))).statusCode).toBe(200);
    expect((await signIn(email, NEW, home, device)).statusCode).toBe(429);
  });

  test('a new password forgets all browsers but the one in which it was chosen', async () => {
    const { email, home, device } = await known();
    const elsewhere = deviceIn(await signIn(email, PASSWORD, fresh()));
    const here = await signIn(email, PASSWORD, home, device);
    const cookie = `${cookieOf(here)}; ${device}`;
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await stage().call('POST', '/api/account/password', { cookie, body })).statusCode).toBe(
      200,
    );
    expect(deviceIn(await signIn(email, NEW, home, device))).toBe('');
    expect(deviceIn(await signIn(email, NEW, home, elsewhere))).toMatch(/^device=/);
  });

  test('only hashes are stored, and the owner is told of a new browser, not of the first', async () => {
    const { email, device } = await known();
    const tokens = (await stage().database.db.select().from(devices)).map((row) => row.tokenHash);
    expect(tokens).not.toContain(device.slice('device='.length));
    const told = () =>
      stage().mail.filter(
        (mail) => mail.recipient === email && mail.subject.startsWith('New sign-in'),
      );
    await stage().mailSender.deliver();
    expect(told()).toHaveLength(0);
    await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
      from: fresh(),
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' },
    });
    await stage().mailSender.deliver();
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain('Firefox on Windows');
  });

  test('M3: while strangers on forty addresses fill the queue, the owner in a known browser is served', async () => {
    const { email, home, device } = await known();
    const stop = new AbortController();
    let isFull: () => void = () => {};
    const full = new Promise<void>((done) => {
      isFull = done;
    });
    const crowd = Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        for (let turn = 0; !stop.signal.aborted && turn < 200; turn += 1) {
          const reply = await signIn(freshEmail(), 'wrong', `10.3.${turn}.${index}`);
          if (reply.statusCode === 503) isFull();
        }
      }),
    );
    // where the queue never fills, the crowd comes to its end, and that fails the test
    expect(await Promise.race([full.then(() => 'full'), crowd.then(() => 'never full')])).toBe(
      'full',
    );
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1)
      statuses.push((await signIn(email, PASSWORD, home, device)).statusCode);
    stop.abort();
    await crowd;
    expect(statuses).toEqual(Array<number>(8).fill(200));
  });
});
