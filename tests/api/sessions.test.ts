/**
 * docs/quality.md R12: sessions are new at sign-in, end when they should, and are useless if
 * stolen from the database.
 */
import { expect, test } from 'vitest';
import { sessions } from '#server/base/database/schema.ts';
import { deleteExpired } from '#server/cleanup.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, freshEmail, PASSWORD, person, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

onOneDatabase('R12: sessions', (database) => {
  const stage = useStage(database);
  const status = async (cookie: string) =>
    (await stage().call('GET', '/api/auth/me', { cookie })).statusCode;

  test('the cookie is HttpOnly, SameSite=Lax, for the whole site, with at least 128 random bits', async () => {
    const email = freshEmail();
    await stage().owner(email);
    const reply = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
    });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(
      /^session=[\w-]{65}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('a cookie planted before signing in is not taken over', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const planted = `session=${'A'.repeat(43)}`;
    const reply = await stage().call('POST', '/api/auth/login', {
      cookie: planted,
      body: { email, password: PASSWORD },
    });
    expect(cookieOf(reply)).not.toBe(planted);
    expect(await status(planted)).toBe(401);
  });

  test('signing in again gives a new token and ends the one the browser came with', async () => {
    const email = freshEmail();
    const first = await stage().owner(email);
    const second = cookieOf(
      await stage().call('POST', '/api/auth/login', {
        cookie: first,
        body: { email, password: PASSWORD },
      }),
    );
    expect(second).not.toBe(first);
    expect([await status(first), await status(second)]).toEqual([401, 200]);
  });

  test('two sessions exist in parallel, and signing out ends one', async () => {
    const email = freshEmail();
    const one = await stage().owner(email);
    const two = await stage().signIn(email);
    const out = await stage().call('POST', '/api/auth/logout', { cookie: one });
    expect(out.statusCode).toBe(204);
    expect([out.headers['set-cookie']].flat()[0]).toMatch(/^session=; Max-Age=0;/);
    expect(out.headers['clear-site-data']).toBe('"cache", "storage"');
    expect([await status(one), await status(two)]).toEqual([401, 200]);
  });

  test('signing out without a session succeeds too', async () => {
    expect((await stage().call('POST', '/api/auth/logout')).statusCode).toBe(204);
  });

  test('only hashes are stored', async () => {
    const cookie = await stage().owner();
    const token = cookie.split('=')[1] ?? '';
    const rows = await stage().database.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.values(row)).not.toContain(token);
    const stolen = rows.map((row) => `session=${row.tokenHash}`);
    for (const each of stolen) expect(await status(each)).toBe(401);
  });

  test('7 days without use end a session; each use prolongs it', async () => {
    const cookie = await stage().owner();
    stage().advance(6 * DAY);
    expect(await status(cookie)).toBe(200);
    stage().advance(6 * DAY);
    expect(await status(cookie)).toBe(200);
    stage().advance(7 * DAY);
    expect(await status(cookie)).toBe(401);
  });

  test('30 days end a session however much it is used', async () => {
    const cookie = await stage().owner();
    for (let day = 0; day < 29; day += 5) {
      stage().advance(5 * DAY - 1000);
      if (day < 25) expect(await status(cookie)).toBe(200);
    }
    stage().advance(DAY);
    expect(await status(cookie)).toBe(401);
  });

  test('R6: no clock brings an ended session back', async () => {
    const cookie = await stage().owner();
    stage().advance(400 * DAY);
    expect(await status(cookie)).toBe(401);
    stage().advance(-400 * DAY);
    expect(await status(cookie)).toBe(401);
    const other = await stage().owner();
    stage().advance(-DAY);
    expect(await status(other)).toBe(200);
    stage().advance(DAY);
  });

  test('R6: a session or link made with the clock 400 days ahead does not survive its correction', async () => {
    const email = freshEmail();
    await stage().owner(email);
    stage().advance(400 * DAY);
    const cookie = await stage().signIn(email);
    await stage().call('POST', '/api/auth/forgot', { body: { email } });
    const token = await stage().linkToken(email, 'reset');
    expect(await status(cookie)).toBe(200);
    stage().advance(-400 * DAY);
    expect(await status(cookie)).toBe(401);
    stage().advance(400 * DAY);
    expect(await status(cookie)).toBe(401);
    stage().advance(-400 * DAY);
    await deleteExpired(stage().database.db, stage().clock.now);
    const body = { token, password: 'a quite new lamp 77' };
    expect((await stage().call('POST', '/api/auth/reset', { body })).statusCode).toBe(410);
  });

  test('a cookie planted before the right one does not sign the owner out', async () => {
    const cookie = await stage().owner();
    const planted = `session=${'A'.repeat(43)}; session=nonsense; ${cookie}`;
    expect(await status(planted)).toBe(200);
    const ended = await stage().call('DELETE', '/api/account/sessions', { cookie: planted });
    expect(ended.json()).toEqual({ ended: 0 });
    expect(await status(cookie)).toBe(200);
    await stage().call('POST', '/api/auth/logout', { cookie: planted });
    expect(await status(cookie)).toBe(401);
  });

  test('the cleanup deletes ended sessions only', async () => {
    const old = await stage().owner();
    stage().advance(8 * DAY);
    const young = await stage().owner();
    await deleteExpired(stage().database.db, stage().clock.now);
    expect(await stage().database.db.select().from(sessions)).toHaveLength(1);
    expect([await status(old), await status(young)]).toEqual([401, 200]);
  });
});

onOneDatabase('R12: sessions under https', (database) => {
  const stage = useStage(database, { publicUrl: 'https://privacy.example.com' });

  test('the cookie is Secure with the __Host- prefix, and HSTS is sent', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const reply = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
    });
    expect([reply.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-session=[\w-]{65}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(
      (await stage().call('GET', '/api/auth/me', { cookie: cookieOf(reply) })).statusCode,
    ).toBe(200);
    const plain = cookieOf(reply).replace('__Host-', '');
    expect((await stage().call('GET', '/api/auth/me', { cookie: plain })).statusCode).toBe(401);
  });
});
