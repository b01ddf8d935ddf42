/**
 * The directory: older tokens still open what they opened, and nothing stays of what was deleted.
 */
import { count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findKey, secretKey, takeKey } from '#server/base/directory/directory.ts';
import {
  newSecret,
  newToken,
  ownerNamedIn,
  tokenHash,
} from '#server/base/directory/secret-tokens.ts';
import { deleteExpired } from '#server/cleanup.ts';
import {
  directory,
  feeds,
  sessions,
  templateRatings,
  templateStars,
  users,
} from '#server/base/database/schema.ts';
import { onEachDatabase } from './databases.ts';
import { expectProblem, freshEmail, PASSWORD, useStage } from './stage.ts';

test('a token names its owner', () => {
  const owner = '0b7e7dee-87d0-4a5b-93f1-77b1a1a0c9e4';
  expect(ownerNamedIn(newToken(owner))).toBe(owner);
  expect(ownerNamedIn(newSecret())).toBeUndefined();
});

onEachDatabase('the directory', (database) => {
  const stage = useStage(database);
  const db = () => stage().database.db;
  const ownerOf = async (email: string) => {
    const [user] = await db().select().from(users).where(eq(users.email, email));
    return user?.id ?? '';
  };
  const entriesOf = (ownerId: string) => db().$count(directory, eq(directory.ownerId, ownerId));

  /** Gives a stored row a token of the older form, as the migration finds it. */
  const before = async (ownerId: string) => {
    const token = newSecret();
    await takeKey(db(), secretKey(tokenHash(token)), { ownerId });
    return token;
  };

  test('a session and an address of a feed of before still open', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const owner = await ownerOf(email);
    const businessId = await stage().business(cookie);
    await stage().call('POST', `/api/businesses/${businessId}/feed`, { cookie });
    const [session, feed] = [await before(owner), await before(owner)];
    await db()
      .update(sessions)
      .set({ tokenHash: tokenHash(session) })
      .where(eq(sessions.userId, owner));
    await db()
      .update(feeds)
      .set({ tokenHash: tokenHash(feed) })
      .where(eq(feeds.ownerId, owner));
    const me = await stage().call('GET', '/api/auth/me', { cookie: `session=${session}` });
    expect(me.json()).toMatchObject({ email });
    expect((await stage().call('GET', `/feeds/${feed}.ics`)).statusCode).toBe(200);
    const ended = await stage().call('DELETE', `/api/businesses/${businessId}/feed`, {
      cookie: `session=${session}`,
    });
    expect(ended.statusCode).toBe(204);
    expect((await stage().call('GET', `/feeds/${feed}.ics`)).statusCode).toBe(404);
    expect(await findKey(db(), secretKey(tokenHash(feed)))).toBeUndefined();
  });

  test('a token with the id of somebody else opens nothing', async () => {
    const [mine, theirs] = [freshEmail(), freshEmail()];
    const cookie = await stage().owner(mine);
    await stage().owner(theirs);
    const secret = cookie.slice(-43);
    const forged = newToken(await ownerOf(theirs)).slice(0, 22) + secret;
    expectProblem(
      await stage().call('GET', '/api/auth/me', { cookie: `session=${forged}` }),
      401,
      'not-signed-in',
    );
  });

  test('nothing of a deleted account stays, and its ratings no longer count', async () => {
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const owner = await ownerOf(email);
    const businessId = await stage().business(cookie);
    const slug = `harbor-${owner.slice(0, 8)}`;
    await stage().call('PUT', `/api/businesses/${businessId}/slug`, { cookie, body: { slug } });
    await before(owner);
    const template = 'privacy-policy';
    const stars = async () =>
      (await db().select().from(templateStars).where(eq(templateStars.template, template)))[0];
    for (const given of [5, 3])
      await stage().call('PUT', `/api/templates/${template}/rating`, {
        cookie,
        body: { stars: given },
      });
    expect(await stars()).toEqual({ template, stars: 3, ratings: 1 });
    expect(await entriesOf(owner)).toBe(3);
    await stage().call('POST', '/api/account/deletion', { cookie, body: { password: PASSWORD } });
    expect(await stars()).toEqual({ template, stars: 0, ratings: 0 });
    expect(await findKey(db(), `slug:${slug}`)).toBeUndefined();
    expect(await findKey(db(), `email:${email}`)).toBeUndefined();
    const again = await stage().owner(email);
    expect(again).not.toBe('');
  });

  test('parallel ratings are counted as they are stored', async () => {
    const cookies = [await stage().owner(), await stage().owner()];
    const template = 'data-inventory';
    await Promise.all(
      [1, 5, 2, 4, 3].flatMap((given) =>
        cookies.map((cookie) =>
          stage().call('PUT', `/api/templates/${template}/rating`, {
            cookie,
            body: { stars: given },
          }),
        ),
      ),
    );
    const rows = await db()
      .select()
      .from(templateRatings)
      .where(eq(templateRatings.template, template));
    const [counted] = await db()
      .select()
      .from(templateStars)
      .where(eq(templateStars.template, template));
    expect(rows).toHaveLength(2);
    expect(counted).toEqual({
      template,
      stars: rows.reduce((sum, row) => sum + row.stars, 0),
      ratings: 2,
    });
  });

  test('the hourly job walks all accounts, a part at a time', async () => {
    for (let made = 0; made < 4; made += 1) await stage().owner();
    stage().advance(31 * 24 * 60 * 60 * 1000);
    const left = async () =>
      (await db().select({ number: count() }).from(sessions))[0]?.number ?? 0;
    const first = await left();
    await deleteExpired(db(), stage().clock.now, 2);
    expect(await left()).toBeGreaterThanOrEqual(first - 4);
    for (let round = 0; round < 20; round += 1) await deleteExpired(db(), stage().clock.now, 2);
    expect(await left()).toBe(0);
  });
});
