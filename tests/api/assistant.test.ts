/** The server for assistants over HTTP: off by default, at its own name, without cookies. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage, type Stage } from './stage.ts';

const ORIGIN = 'https://privacy.example.com';
const OWN = {
  host: 'privacy.example.com',
  accept: 'application/json, text/event-stream',
};
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** The protocol's own client, whose requests go into the application without a socket. */
async function clientOf(stage: Stage, mode: 'legacy' | 'auto'): Promise<Client> {
  const fetched = async (_: string | URL, given?: RequestInit): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(given?.headers).entries());
    const {
      statusCode,
      body,
      headers: got,
    } = await stage.app.inject({
      method: (given?.method ?? 'GET') as 'GET',
      url: '/mcp',
      headers: { ...headers, host: OWN.host },
      ...(typeof given?.body === 'string' && { payload: given.body }),
    });
    const bare = statusCode === 202 || statusCode === 204;
    return new Response(bare ? null : body, {
      status: statusCode,
      headers: { 'content-type': got['content-type']?.toString() ?? '' },
    });
  };
  const client = new Client(
    { name: 'tests', version: '1' },
    { versionNegotiation: { mode }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler('elicitation/create', () => ({
    action: 'accept',
    content: { answer: 12_000 },
  }));
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), { fetch: fetched }),
  );
  return client;
}

onOneDatabase('assistant, switched on', (database) => {
  const stage = useStage(database, { mcp: true, publicUrl: ORIGIN });

  test.each(['legacy', 'auto'] as const)(
    'the protocol’s client gets verdicts: %s',
    async (mode) => {
      const client = await clientOf(stage(), mode);
      expect((await client.listTools()).tools[0]?.name).toBe('check_laws');
      const { structuredContent } = await client.callTool({
        name: 'check_laws',
        arguments: { states: ['CT'], facts: { consumers: 36_000 }, as_of: '2026-11-20' },
      });
      expect(structuredContent).toMatchObject({
        as_of: '2026-11-20',
        laws: [{ state: 'CT', verdict: 'applies' }],
        citations: [{ id: 'CT/prong/volume' }],
      });
      // of Delaware the number of people alone is missing: asked by a form, without a session
      const facts = { acquiresPersonalData: false, sellsPersonalData: false };
      const given = { states: ['DE'], facts, as_of: '2027-02-01' };
      const open = await client.callTool({ name: 'check_laws', arguments: given });
      expect(open.structuredContent).toMatchObject({
        laws: [{ verdict: mode === 'auto' ? 'applies' : 'cannot tell' }],
      });
      const { contents } = await client.readResource({ uri: 'statewise://law/CT#prong/volume' });
      expect(JSON.stringify(contents)).toContain('42-516');
      await client.close();
    },
  );

  test('another name, and a page of another site, get no answer', async () => {
    const ask = (headers: Record<string, string>) =>
      stage().call('POST', '/mcp', { body: LIST, headers: { ...OWN, ...headers } });
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({ origin: ORIGIN })).statusCode).toBe(200);
    for (const headers of [
      { host: 'evil.example' },
      { host: 'privacy.example.com:8080' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://privacy.example.com' },
    ])
      expectProblem(await ask(headers), 403, 'wrong-origin');
  });

  test('no cookie is set or needed, and no reply stays open', async () => {
    const { headers, statusCode } = await stage().call('POST', '/mcp', {
      body: LIST,
      headers: OWN,
      cookie: 'anything=else',
    });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    const listening = { ...LIST, method: 'subscriptions/listen' };
    const refused = await stage().call('POST', '/mcp', { body: listening, headers: OWN });
    expectProblem(refused, 400, 'malformed-request');
    expect((await stage().call('GET', '/mcp', { headers: OWN })).statusCode).toBe(405);
  });

  test('a body that is too large, or no JSON, is refused', async () => {
    const send = (body: unknown) => stage().call('POST', '/mcp', { body, headers: OWN });
    expectProblem(
      await send({ ...LIST, much: 'x'.repeat(60_000) }),
      413,
      'too-large',
      'The request is too large. Send at most 50 kB.',
    );
    expectProblem(await send('{'), 400, 'malformed-json');
    expect((await send([])).statusCode).toBe(400);
    expect((await send('"words"')).statusCode).toBe(400);
  });
});

onOneDatabase('assistant, limits', (database) => {
  const stage = useStage(database, {
    mcp: true,
    publicUrl: ORIGIN,
    limits: { assistantCalls: { most: 2, seconds: 60 } },
  });

  test('one network waits, another is answered', async () => {
    const from = (address: string) =>
      stage().call('POST', '/mcp', { body: LIST, headers: OWN, from: address });
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expectProblem(await from('192.0.2.1'), 429, 'too-many-tries');
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });
});

onOneDatabase('assistant, other methods', (database) => {
  const stage = useStage(database, { mcp: true, publicUrl: ORIGIN });

  test.each(['GET', 'DELETE'])('%s: there is no stream and no session', async (method) => {
    const reply = await stage().call(method, '/mcp', { headers: OWN });
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'POST']);
  });
});

onOneDatabase('assistant, not switched on', (database) => {
  const stage = useStage(database, { publicUrl: ORIGIN });

  test('there is nothing at its address', async () => {
    const reply = await stage().call('POST', '/mcp', { body: LIST, headers: OWN });
    expect(reply.statusCode).toBe(404);
  });
});
