/**
 * One owner does not hold up the others; what was worked out before is shown only while it still
 * holds.
 */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Business } from '#contract/businesses.ts';
import { businesses } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { stageOn, useStage, type Stage } from './stage.ts';

onOneDatabase('one owner and the others', (database) => {
  const at = useStage(database);

  test('a flood of one owner is a line; the call of another comes among its first', async () => {
    const stage = at();
    const [greedy, quiet] = [await stage.owner(), await stage.owner()];
    const greedyId = await stage.business(greedy);
    const quietId = await stage.business(quiet);
    let done = 0;
    const flood = Array.from({ length: 40 }, () =>
      stage
        .call('GET', `/api/businesses/${greedyId}/documents`, { cookie: greedy })
        .then((reply) => (done += 1) && reply.statusCode),
    );
    const reply = await stage.call('GET', `/api/assessments/${quietId}`, { cookie: quiet });
    expect(reply.statusCode).toBe(200);
    expect(done).toBeLessThan(10);
    expect(await Promise.all(flood)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  test('strangers with a link wait in a line of its owner, and the owner does not wait for them', async () => {
    const small = await stageOn(at().database, { queue: { waiting: 3, aMinute: 60 } });
    const cookie = await small.owner();
    const id = await small.business(cookie);
    const link = await small.call('POST', `/api/businesses/${id}/read-links`, {
      cookie,
      body: { name: 'Bank', days: 7 },
    });
    const feed = await small.call('POST', `/api/businesses/${id}/feed`, { cookie });
    const pages = [
      new URL(link.json<{ address: string }>().address).pathname,
      new URL(feed.json<{ calendar: string }>().calendar).pathname,
    ];
    for (const page of pages) {
      const all = await Promise.all(Array.from({ length: 12 }, () => small.call('GET', page)));
      const codes = all.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 503).length, codes.join()).toBeGreaterThan(0);
      expect(codes.filter((code) => code === 200).length, codes.join()).toBeGreaterThanOrEqual(4);
    }
    let last = 200;
    for (let asked = 0; asked < 60 && last === 200; asked += 1)
      last = (await small.call('GET', pages[1] ?? '')).statusCode;
    expect(last).toBe(429);
    expect((await small.call('GET', `/api/assessments/${id}`, { cookie })).statusCode).toBe(200);
  });

  test('more calls than may wait get 503 with a time to come back', async () => {
    const small = await stageOn(at().database, { queue: { waiting: 3 } });
    const cookie = await small.owner();
    const id = await small.business(cookie);
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        small.call('GET', `/api/businesses/${id}/documents`, { cookie }),
      ),
    );
    const refused = all.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(all.length - refused.length).toBeGreaterThanOrEqual(4);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
    await small.app.close();
  });

  test('what another process stored shows at once: marks, answers, profile, data map, receipts, time zone', async () => {
    const stage = at();
    const [here, there] = [stage, await stageOn(stage.database, {}, stage.clock)];
    const cookie = await here.owner();
    const id = await here.business(cookie, { statesOperating: ['CA', 'TX'] });
    const read = async (of: Stage, path: string) =>
      (await of.call('GET', path, { cookie })).json<unknown>();
    const paths = ['/api/businesses', `/api/businesses/${id}`, `/api/assessments/${id}`];
    const everywhereTheSame = async () => {
      const fresh = await stageOn(stage.database, {}, stage.clock);
      for (const path of [...paths, '/api/upcoming']) {
        const now = await read(fresh, path);
        expect(await read(here, path), path).toEqual(now);
        // asked twice: the second time nothing is worked out
        expect(await read(here, path), path).toEqual(now);
      }
      await fresh.app.close();
    };
    await everywhereTheSame();
    const version = async () => ((await read(here, `/api/businesses/${id}`)) as Business).version;
    const write = async (method: string, path: string, body: unknown) => {
      const reply = await there.call(method, path, { cookie, body });
      expect(reply.statusCode, `${method} ${path} ${reply.body}`).toBeLessThan(300);
      await everywhereTheSame();
    };
    const place = `/api/businesses/${id}`;
    await write('PUT', `${place}/answers`, {
      version: await version(),
      answers: [{ fact: 'sellsPersonalData', state: null, value: true }],
    });
    await write('PUT', `${place}/tasks/privacy-notice`, { status: 'done', note: 'Posted.' });
    await write('PUT', `${place}/tasks/privacy-notice`, { status: 'done', note: 'Posted again.' });
    await write('PUT', `${place}/tasks/privacy-notice`, { status: 'open' });
    await write('PUT', '/api/account/time-zone', { timeZone: 'Pacific/Auckland' });
    stage.advance(1000);
    await write('POST', `/api/assessments/${id}/receipts`, undefined);
    stage.advance(48 * 3600 * 1000);
    await everywhereTheSame();
    await there.app.close();
  });

  test('an assessment is sent packed to those who take it, and says the same', async () => {
    const stage = at();
    const cookie = await stage.owner();
    const id = await stage.business(cookie);
    const path = `/api/assessments/${id}`;
    await stage.call('GET', path, { cookie });
    const plain = await stage.call('GET', path, { cookie });
    const headers = { 'accept-encoding': 'gzip, br' };
    const small = await stage.call('GET', path, { cookie, headers });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const never = { 'accept-encoding': 'br;q=0' };
    const refused = await stage.call('GET', path, { cookie, headers: never });
    expect(refused.body).toBe(plain.body);
  });

  test('an assessment that has nothing new to store waits for no lock', async (context) => {
    if (database.name === 'embedded') return context.skip('it has one connection');
    const stage = at();
    const cookie = await stage.owner();
    const id = await stage.business(cookie);
    const path = `/api/assessments/${id}`;
    const first = await stage.call('GET', path, { cookie });
    const other = await stageOn(stage.database, {}, stage.clock);
    const [owner] = await stage.database.db
      .select({ ownerId: businesses.ownerId })
      .from(businesses)
      .where(eq(businesses.id, id));
    await stage.database.db.transaction(async (db) => {
      await db.execute(
        sql`select id from businesses where owner_id = ${owner?.ownerId} and id = ${id} for update`,
      );
      const again = await other.call('GET', path, { cookie });
      expect(again.json()).toEqual(first.json());
    });
    await other.app.close();
  });
});
