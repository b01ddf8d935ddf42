/** docs/quality.md R16: guessing passwords is slowed down, without locking owners out. */
import { expect, test } from 'vitest';
import { LIMITS, networkOf } from '#server/base/limits/limits.ts';
import { rateLimits } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, PASSWORD, person, stageOn, useStage } from './stage.ts';

const MINUTE = 60_000;

onOneDatabase('R16: rate limits', (database) => {
  const stage = useStage(database, { limits: LIMITS });
  let network = 0;
  /** An address that no other test has used. */
  const fresh = () => `10.1.${(network += 1)}.7`;
  const signIn = (email: string, password: string, from: string, headers = {}) =>
    stage().call('POST', '/api/auth/login', { body: { email, password }, from, headers });
  const register = (email: string, from: string) =>
    stage().call('POST', '/api/auth/register', { body: person(email), from });

  test('ten failures for an account and address, then 429 with the seconds to wait; elsewhere the owner gets in', async () => {
    const email = freshEmail();
    const [home, stranger] = [fresh(), fresh()];
    await register(email, home);
    for (let tries = 0; tries < 10; tries += 1)
      expectProblem(await signIn(email, 'wrong', stranger), 401, 'wrong-credentials');
    const refused = await signIn(email, PASSWORD, stranger);
    expectProblem(refused, 429, 'too-many-tries', 'Too many tries. Wait a little and try again.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await signIn(email, PASSWORD, home)).statusCode).toBe(200);
    stage().advance(15 * MINUTE);
    expect((await signIn(email, PASSWORD, stranger)).statusCode).toBe(200);
  });

  test('an unknown address is limited in the same way', async () => {
    const [email, from] = [freshEmail(), fresh()];
    const replies = [];
    for (let tries = 0; tries < 11; tries += 1) replies.push(await signIn(email, 'wrong', from));
    expect(replies.map((reply) => reply.statusCode)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('a good sign-in starts the count again', async () => {
    const [email, from] = [freshEmail(), fresh()];
    await register(email, from);
    for (let tries = 0; tries < 8; tries += 1) await signIn(email, 'wrong', from);
    expect((await signIn(email, PASSWORD, from)).statusCode).toBe(200);
    for (let tries = 0; tries < 8; tries += 1)
      expect((await signIn(email, 'wrong', from)).statusCode).toBe(401);
  });

  test('tries side by side do not slip through', async () => {
    const [email, from] = [freshEmail(), fresh()];
    const replies = [];
    for (let round = 0; round < 3; round += 1)
      replies.push(
        ...(await Promise.all(Array.from({ length: 8 }, () => signIn(email, 'wrong', from)))),
      );
    expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10);
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(14);
  });

  test('fifty sign-ins a minute from one address, over any number of accounts', async () => {
    const from = fresh();
    const statuses = [];
    for (let tries = 0; tries < 52; tries += 1)
      statuses.push((await signIn(freshEmail(), 'wrong', from)).statusCode);
    expect(statuses).toEqual([...Array<number>(50).fill(401), 429, 429]);
    stage().advance(MINUTE);
    expect((await signIn(freshEmail(), 'wrong', from)).statusCode).toBe(401);
  });

  test('an X-Forwarded-For header does not help, nor does moving inside a /64', async () => {
    const [email, from] = [freshEmail(), fresh()];
    for (let tries = 0; tries < 10; tries += 1)
      await signIn(email, 'wrong', from, {
        'x-forwarded-for': `1.2.3.${tries}`,
        forwarded: `for=1.2.3.${tries}`,
      });
    expect((await signIn(email, 'wrong', from)).statusCode).toBe(429);
    const other = freshEmail();
    for (let tries = 0; tries < 10; tries += 1)
      await signIn(other, 'wrong', `2001:db8:1:2::${tries + 1}`);
    expect((await signIn(other, 'wrong', '2001:db8:1:2:ffff:1:2:3')).statusCode).toBe(429);
    expect((await signIn(other, 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  test('behind a trusted proxy each visitor has limits of their own; a stranger who claims another address is warned of', async () => {
    const warnings: string[] = [];
    const behind = await stageOn(
      stage().database,
      { limits: LIMITS, trustedProxy: ['10.9.0.0/16'], warn: (line) => void warnings.push(line) },
      stage().clock,
    );
    const signInFor = (visitor: string, from: string) =>
      behind.call('POST', '/api/auth/login', {
        body: { email: freshEmail(), password: 'wrong' },
        from,
        headers: { 'x-forwarded-for': visitor },
      });
    for (let tries = 0; tries < 50; tries += 1) await signInFor('203.0.113.7', '10.9.0.1');
    expect((await signInFor('203.0.113.7', '10.9.0.2')).statusCode).toBe(429);
    expect((await signInFor('198.51.100.1, 203.0.113.7', '10.9.0.2')).statusCode).toBe(429);
    expect((await signInFor('203.0.113.8', '10.9.0.1')).statusCode).toBe(401);
    expect(warnings).toEqual([]);
    for (let tries = 0; tries < 50; tries += 1) await signInFor(`203.0.113.${tries}`, '10.8.0.1');
    expect((await signInFor('203.0.113.99', '10.8.0.1')).statusCode).toBe(429);
    expect(warnings).toEqual([
      expect.stringMatching(/^A request from 10\.8\.0\.1 carried X-Forwarded-For/),
    ]);
    await behind.app.close();
  });

  test('counts survive a restart', async () => {
    const [email, from] = [freshEmail(), fresh()];
    for (let tries = 0; tries < 10; tries += 1) await signIn(email, 'wrong', from);
    const restarted = await stageOn(stage().database, { limits: LIMITS }, stage().clock);
    const reply = await restarted.call('POST', '/api/auth/login', {
      body: { email, password: 'wrong' },
      from,
    });
    expectProblem(reply, 429, 'too-many-tries');
    await restarted.app.close();
  });

  test('R6: a clock set back locks no owner out for longer than the window', async () => {
    const [email, from] = [freshEmail(), fresh()];
    for (let tries = 0; tries < 11; tries += 1) await signIn(email, 'wrong', from);
    stage().advance(-24 * 60 * MINUTE);
    expect((await signIn(email, 'wrong', from)).statusCode).toBe(401);
    stage().advance(24 * 60 * MINUTE);
  });

  test('twenty registrations an hour from one address', async () => {
    const from = fresh();
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1)
      statuses.push((await register(freshEmail(), from)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });

  test('reset mails and verification mails are few', async () => {
    const [email, from] = [freshEmail(), fresh()];
    await register(email, from);
    const asked = [];
    for (let tries = 0; tries < 4; tries += 1)
      asked.push(
        (await stage().call('POST', '/api/auth/forgot', { body: { email }, from })).statusCode,
      );
    expect(asked).toEqual([200, 200, 200, 429]);
    const cookie = await stage().signIn(email);
    const again = [];
    for (let tries = 0; tries < 6; tries += 1)
      again.push(
        (await stage().call('POST', '/api/auth/verification', { cookie, from })).statusCode,
      );
    expect(again).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('M8: six reset mails an hour for one account from all addresses; its own browser has three beside them', async () => {
    const [email, home] = [freshEmail(), fresh()];
    await register(email, home);
    const device = String((await signIn(email, PASSWORD, home)).headers['set-cookie']).match(
      /device=[\w-]+/,
    )?.[0];
    const ask = async (from: string, cookie?: string) =>
      (await stage().call('POST', '/api/auth/forgot', { body: { email }, from, cookie }))
        .statusCode;
    const asked = [];
    for (let tries = 0; tries < 9; tries += 1) asked.push(await ask(fresh()));
    expect(asked).toEqual([...Array<number>(6).fill(200), 429, 429, 429]);
    const own = [];
    for (let tries = 0; tries < 4; tries += 1) own.push(await ask(fresh(), device));
    expect(own).toEqual([200, 200, 200, 429]);
  });

  test('guessing links is limited', async () => {
    const from = fresh();
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1)
      statuses.push(
        (await stage().call('POST', '/api/auth/verify', { body: { token: 'y'.repeat(43) }, from }))
          .statusCode,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(410), 429]);
  });

  test('the table of counts contains no email or network address', async () => {
    const [email, from] = [freshEmail(), fresh()];
    await signIn(email, 'wrong', from);
    const text = JSON.stringify(await stage().database.db.select().from(rateLimits));
    expect(text).not.toContain(email);
    expect(text).not.toContain(from);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
