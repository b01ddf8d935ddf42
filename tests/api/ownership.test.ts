/**
 * docs/quality.md R14: someone else's data is answered exactly like data that does not exist. The
 * table is generated from the contract.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { onOneDatabase } from './databases.ts';
import { bodyOf, urlOf } from './example-calls.ts';
import { expectProblem, PROFILE, useStage } from './stage.ts';

const OWNED = ENDPOINTS.filter(({ access }) => access === 'owner');
const WITH_ID = OWNED.filter(({ params }) => params !== undefined);
/** Calls about something that belongs to an owner; templates belong to nobody. */
const OF_SOMEBODY = WITH_ID.filter(({ path }) => path.includes(':businessId'));

onOneDatabase('R14: ownership', (database) => {
  const stage = useStage(database);
  let mine = '';
  let businessId = '';
  let stranger = '';
  const prepare = async () => {
    mine ||= await stage().owner();
    businessId ||= await stage().business(mine);
    stranger ||= await stage().owner();
  };
  const all = async () => {
    const reply = await stage().call('GET', `/api/businesses/${businessId}`, { cookie: mine });
    const answers = await stage().call('GET', `/api/businesses/${businessId}/answers`, {
      cookie: mine,
    });
    const history = await stage().call('GET', `/api/businesses/${businessId}/history`, {
      cookie: mine,
    });
    return [reply.body, answers.body, history.body];
  };

  describe.each(OWNED)('$method $path', (endpoint) => {
    test('without a session: 401, before the input is looked at', async () => {
      await prepare();
      for (const body of [bodyOf(endpoint), endpoint.body ? '{"broken' : undefined]) {
        expectProblem(
          await stage().call(endpoint.method, urlOf(endpoint, { businessId }), { body }),
          401,
          'not-signed-in',
        );
      }
    });
  });

  describe.each(OF_SOMEBODY)('$method $path', (endpoint) => {
    test("someone else's id answers like an unknown one, and nothing changes", async () => {
      await prepare();
      const before = await all();
      const body = bodyOf(endpoint);
      const foreign = await stage().call(endpoint.method, urlOf(endpoint, { businessId }), {
        cookie: stranger,
        body,
      });
      const unknown = await stage().call(
        endpoint.method,
        urlOf(endpoint, { businessId: randomUUID() }),
        { cookie: stranger, body },
      );
      expectProblem(foreign, 404, 'not-found', 'Nothing is stored here.');
      expect([unknown.statusCode, unknown.body]).toEqual([foreign.statusCode, foreign.body]);
      expect(await all()).toEqual(before);
    });
  });

  describe.each(WITH_ID)('$method $path', (endpoint) => {
    test.each(['%00', 'null', '..%2f..%2f', "'%20or%201=1--", 'x'.repeat(150), '%F0%9F%92%A9'])(
      'the id %s is not found',
      async (id) => {
        await prepare();
        const url = endpoint.path.replace(/:(businessId|template)\b/, id).replace(/:\w+/g, 'DE-01');
        expectProblem(
          await stage().call(endpoint.method, url, { cookie: stranger, body: bodyOf(endpoint) }),
          404,
          'not-found',
        );
      },
    );
  });

  test('owners see their own businesses only, and cannot choose id, owner or version', async () => {
    await prepare();
    const reply = await stage().call('POST', '/api/businesses', {
      cookie: stranger,
      body: { ...PROFILE, id: businessId, ownerId: 'x', version: 99, submissionKey: 'y' },
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ version: 1 });
    expect(reply.json<{ id: string }>().id).not.toBe(businessId);
    expect(Object.keys(reply.json<object>())).not.toContain('ownerId');
    const list = await stage().call('GET', '/api/businesses', { cookie: mine });
    expect(list.json<{ id: string }[]>().map(({ id }) => id)).toEqual([businessId]);
  });
});
