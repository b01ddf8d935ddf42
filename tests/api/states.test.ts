/** States and requirements from the records, and the description of the API. */
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { RequirementItem } from '#contract/states.ts';
import { STATES } from '#law/codes.ts';
import { LAWS } from '#law/corpus.server.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

onOneDatabase('states', (database) => {
  const stage = useStage(database);
  const get = async <T>(path: string) => (await stage().call('GET', path)).json<T>();

  test('all states with a record: the five of the guides first, then by name', async () => {
    const list = await get<{ id: string; name: string }[]>('/api/states');
    expect(list.slice(0, 5).map(({ id }) => id)).toEqual(['DE', 'IA', 'NE', 'NJ', 'MN']);
    const names = list.slice(5).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(list).toHaveLength(STATES.length);
  });

  test.each(['DE', 'de', 'delaware', 'Delaware'])('%s names Delaware', async (name) => {
    expect(await get(`/api/states/${name}`)).toMatchObject({
      id: 'DE',
      name: 'Delaware',
      slug: 'delaware',
      inForce: true,
    });
    expect(
      (await get<RequirementItem[]>(`/api/states/${name}/requirements`)).length,
    ).toBeGreaterThan(5);
  });

  test.each(['ZZ', 'x'.repeat(60), '__proto__', 'constructor'])('%s is no state', async (name) => {
    expectProblem(await stage().call('GET', `/api/states/${name}`), 404, 'not-found');
    expectProblem(await stage().call('GET', `/api/states/${name}/requirements`), 404, 'not-found');
  });

  describe.each(LAWS)('$name', (law) => {
    test('requirements: most urgent first, none that has ended, each with threshold, section and penalty', async () => {
      const items = await get<RequirementItem[]>(`/api/states/${law.state}/requirements`);
      const order = items.map(({ priorityLevel, id }) => `${priorityLevel} ${id}`);
      expect(order).toEqual(order.toSorted());
      for (const item of items) {
        expect(item.applicabilityThreshold).not.toBe('');
        expect(item.applicabilityThreshold).not.toMatch(/undefined|\{state\}|^;/);
        expect(item.sourceSection).not.toBe('');
        expect(item.penaltyDescription).not.toBe('');
        expect(item.until ?? '9999').toSatisfy(
          (until: string) => until >= stage().clock.now.toISOString().slice(0, 10),
        );
      }
    });
  });

  test('a condition is written in words', async () => {
    const items = await get<RequirementItem[]>('/api/states/DE/requirements');
    expect(
      items.some(({ applicabilityThreshold }) =>
        applicabilityThreshold.includes(
          '; only if you sell or trade personal data or you use targeted ads',
        ),
      ),
    ).toBe(true);
  });

  test('the day counts: a law to come is in force from its first day', async () => {
    const before = (await get<{ id: string; inForce: boolean }[]>('/api/states')).find(
      ({ id }) => id === 'VT',
    );
    const now = stage().clock.now;
    stage().clock.now = new Date('2028-01-01T12:00:00Z');
    const after = (await get<{ id: string; inForce: boolean }[]>('/api/states')).find(
      ({ id }) => id === 'VT',
    );
    stage().clock.now = now;
    expect([before?.inForce, after?.inForce]).toEqual([false, true]);
  });
});

onOneDatabase('the description of the API', (database) => {
  const stage = useStage(database);

  test('OpenAPI 3.1 names every call, its parameters, its body and its problems', async () => {
    const reply = await stage().call('GET', '/api/openapi.json');
    interface Operation {
      operationId: string;
      parameters: { name: string; in: string; required: boolean }[];
      requestBody?: { content: Record<string, { schema: object }> };
      responses: Record<string, { description: string; content?: object }>;
      security?: object[];
    }
    const description = reply.json<{
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: object };
    }>();
    expect(description.openapi).toBe('3.1.0');
    expect(
      Object.values(description.paths).flatMap((methods) => Object.values(methods)),
    ).toHaveLength(ENDPOINTS.length);
    for (const endpoint of ENDPOINTS) {
      const operation =
        description.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[
          endpoint.method.toLowerCase()
        ];
      expect(operation?.operationId).toBe(endpoint.name);
      const inPath = operation?.parameters.filter((each) => each.in === 'path') ?? [];
      expect(inPath.map(({ name }) => `:${name}`)).toEqual(endpoint.path.match(/:\w+/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const asked = operation?.parameters.filter((each) => each.in === 'query') ?? [];
      expect(asked.length > 0).toBe('query' in endpoint);
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined);
      expect(operation?.security !== undefined).toBe(endpoint.access === 'owner');
      expect(operation?.responses[endpoint.status]?.content !== undefined).toBe(
        endpoint.reply !== undefined || endpoint.files !== undefined,
      );
      const words = JSON.stringify(operation?.responses);
      for (const code of endpoint.problems) expect(words).toContain(`${code}: `);
    }
    expect(JSON.stringify(description)).not.toContain('"$ref":"#/definitions');
  });

  test('every call of the contract is served', () => {
    const unserved = ENDPOINTS.filter(
      ({ method, path }) => !stage().app.hasRoute({ method, url: path }),
    );
    expect(unserved.map(({ name }) => name)).toEqual([]);
  });

  test('/api is a page without script that lists every call', async () => {
    const reply = await stage().call('GET', '/api');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const endpoint of ENDPOINTS)
      expect(reply.body).toContain(`${endpoint.method} ${endpoint.path}`);
    expect(reply.body).not.toMatch(/<script|style=/);
    expect((await stage().call('GET', '/api/reference.css')).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    );
  });
});
