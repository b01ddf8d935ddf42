/**
 * docs/quality.md R13: no other site can make a signed-in browser change anything. The table is
 * generated from the contract.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { bodyOf, CHANGING, urlOf } from './example-calls.ts';
import { expectProblem, useStage } from './stage.ts';

const FOREIGN: readonly [string, Record<string, string>][] = [
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['Origin null', { origin: 'null' }],
  ['an Origin that looks like a sub-domain', { origin: 'http://localhost:80.evil.example' }],
  ['an Origin that only begins alike', { origin: 'http://localhost:801' }],
  ['another scheme', { origin: 'ftp://localhost:80' }],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  [
    'a good Origin but Sec-Fetch-Site: cross-site',
    { origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' },
  ],
];

onOneDatabase('R13: requests of other sites', (database) => {
  const stage = useStage(database);
  let cookie = '';
  let businessId = '';
  const counts = async () => {
    const found: number[] = [];
    for (const table of [
      schema.users,
      schema.businesses,
      schema.answers,
      schema.work,
      schema.receipts,
      schema.events,
      schema.mails,
      schema.sessions,
    ]) {
      const [row] = await stage()
        .database.db.select({ rows: sql<number>`count(*)::int` })
        .from(table);
      found.push(row?.rows ?? -1);
    }
    return found;
  };
  const prepare = async () => {
    cookie ||= await stage().owner();
    businessId ||= await stage().business(cookie);
  };

  describe.each(CHANGING)('$method $path', (endpoint) => {
    test.each(FOREIGN)('%s is refused and changes nothing', async (_, headers) => {
      await prepare();
      const before = await counts();
      const reply = await stage().call(endpoint.method, urlOf(endpoint, { businessId }), {
        cookie,
        body: bodyOf(endpoint),
        headers,
      });
      expectProblem(reply, 403, 'wrong-origin');
      expect(await counts()).toEqual(before);
    });

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])('a form body as %s is refused and changes nothing', async (type) => {
      await prepare();
      if (!endpoint.body) return;
      const before = await counts();
      const reply = await stage().call(endpoint.method, urlOf(endpoint, { businessId }), {
        cookie,
        body: bodyOf(endpoint),
        headers: { 'content-type': type },
      });
      expectProblem(reply, 415, 'wrong-content-type');
      expect(await counts()).toEqual(before);
    });

    test('GET and HEAD change nothing', async () => {
      await prepare();
      const before = await counts();
      for (const method of ['GET', 'HEAD']) {
        const reply = await stage().call(method, urlOf(endpoint, { businessId }), { cookie });
        expect(reply.statusCode).toBeLessThan(500);
        if (
          !CHANGING.some((other) => other.path === endpoint.path && other.method === method) &&
          reply.statusCode === 405
        )
          expect(reply.headers['allow']).toContain(endpoint.method);
      }
      expect((await counts()).slice(1)).toEqual(before.slice(1));
    });
  });

  test.each([
    ['the own Origin', { origin: 'http://localhost:80', host: 'localhost:80' }],
    [
      'the own Origin behind a proxy that speaks https',
      { origin: 'https://statewise.example', host: 'statewise.example' },
    ],
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['neither header, as from a program', {}],
  ])('%s is let in', async (_, headers) => {
    await prepare();
    const reply = await stage().call('PUT', `/api/businesses/${businessId}/tasks/none`, {
      cookie,
      body: { status: 'open' },
      headers,
    });
    expectProblem(reply, 404, 'not-found');
  });
});
