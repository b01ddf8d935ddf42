/** What an operator sees: health, figures, traces, and a log of refusals without personal data. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { countReplies, metricsRoute, serveMetrics } from '#server/base/operations/metrics.ts';
import { traceCalls } from '#server/base/operations/tracing.ts';
import { fastify } from 'fastify';
import { onOneDatabase } from './databases.ts';
import { bodyOf, urlOf } from './example-calls.ts';
import { freshEmail, person, useStage } from './stage.ts';

const MARK = 'Quixotic Zanzibar';
const marked = (value: unknown): unknown => {
  if (typeof value === 'string')
    return /^[A-Z]{2}$|^\d{4}-/.test(value) ? value : `${value} ${MARK}`;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]));
};

onOneDatabase('operations', (database) => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const stage = useStage(database, { logger: { level: 'warn', stream } });

  test('it lives, and is ready as long as the database answers', async () => {
    expect((await stage().call('GET', '/healthz')).body).toBe('alive\n');
    const ready = await stage().call('GET', '/readyz');
    expect([ready.statusCode, ready.body]).toEqual([200, 'ready\n']);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('no text of any field, no name, mail or address of any call is in the log; each refusal is', async () => {
    lines.length = 0;
    const email = freshEmail();
    const cookie = await stage().owner(email);
    const from = '203.0.113.77';
    for (const endpoint of ENDPOINTS) {
      if (endpoint.name === 'logout') continue;
      const url = urlOf(endpoint, { businessId: `x-${MARK.toLowerCase()}` });
      const plain = endpoint.body === undefined ? undefined : bodyOf(endpoint);
      for (const body of [plain, marked(plain)]) {
        await stage().call(endpoint.method, url, { body, cookie, from });
        await stage().call(endpoint.method, url, { body, from });
      }
    }
    const log = lines.join('');
    const { firstName, lastName, businessName } = person();
    for (const secret of [MARK, MARK.toLowerCase(), email, from, firstName, lastName, businessName])
      expect(log, secret).not.toContain(secret);
    const refused = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'refused');
    const codes = new Set(refused.map(({ code }) => code));
    for (const code of ['not-signed-in', 'not-found', 'invalid-input', 'wrong-credentials'])
      expect([...codes]).toContain(code);
    for (const each of refused) {
      expect(each.request).toMatch(/^[0-9a-f-]{36}$/);
      expect(each.from).toMatch(/^[0-9a-f]{12}$/);
    }
    expect(refused.find(({ user }) => user !== null)?.session).toMatch(/^[0-9a-f]{12}$/);
  });

  test('the id of a refused call is in its reply and in the log', async () => {
    lines.length = 0;
    const { headers } = await stage().call('GET', '/api/businesses');
    expect(lines.join('')).toContain(`"request":"${String(headers['request-id'])}"`);
  });
});

describe('figures', () => {
  const app = async () => {
    const made = fastify();
    const figures = countReplies(made, { waiting: ['How many wait', () => 7] });
    made.get('/things/:id', async () => 'ok');
    return { made, figures };
  };

  test('count replies by route, never by id; gauges are asked when read', async () => {
    const { made, figures } = await app();
    await made.inject('/things/secret-1');
    await made.inject('/things/secret-2');
    const text = await figures.read();
    expect(text).toMatch(
      /statewise_http_request_seconds_count\{method="GET",route="\/things\/:id",status="200"\} 2/,
    );
    expect(text).toContain('statewise_waiting 7');
    expect(text).toContain('statewise_nodejs_eventloop_lag_seconds');
    expect(text).not.toContain('secret');
    await made.close();
  });

  test('with a token on the site, nothing for others; on a port of their own without', async () => {
    const { made, figures } = await app();
    metricsRoute(made, figures, 'a token of twenty signs');
    expect((await made.inject('/metrics')).statusCode).toBe(404);
    const headers = { authorization: 'Bearer a token of twenty sign?' };
    expect((await made.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    headers.authorization = 'Bearer a token of twenty signs';
    expect((await made.inject({ url: '/metrics', headers })).body).toContain('# HELP');
    const server = await serveMetrics(figures, '127.0.0.1', 0);
    const { port } = server.address() as AddressInfo;
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect(await (await at('/metrics')).text()).toContain('# HELP');
    expect((await at('/')).status).toBe(404);
    await new Promise((done) => server.close(done));
    await made.close();
  });
});

test('traces go to the collector, with route and status and nothing else', async () => {
  const bodies: string[] = [];
  const read = async (request: IncomingMessage) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(Buffer.concat(parts).toString());
  };
  const collector = createServer((request, response) => {
    void read(request).then(() => response.writeHead(200).end('{}'));
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  const made = fastify();
  await traceCalls(made);
  made.get('/things/:id', async () => 'ok');
  await made.inject('/things/secret-1');
  await made.close();
  vi.unstubAllEnvs();
  await new Promise((done) => collector.close(done));
  const sent = bodies.join('');
  expect(sent).toContain('GET /things/:id');
  expect(sent).toContain('statewise');
  expect(sent).not.toContain('secret');
});
