/**
 * Requests are read from Chromium's log: every step, what it carried, and nothing of Chromium's
 * own.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logEvents } from './log-file.ts';
import { loggedRequests } from './logged-requests.ts';
import { type BesideTheLog, sentRequests } from './sent-requests.ts';

const folder = mkdtempSync(join(tmpdir(), 'net-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TYPES = {
  URL_REQUEST_START_JOB: 1,
  HTTP_TRANSACTION_SEND_REQUEST_HEADERS: 2,
  HTTP_TRANSACTION_HTTP2_SEND_REQUEST_HEADERS: 3,
  HTTP_TRANSACTION_READ_RESPONSE_HEADERS: 4,
  OTHER: 5,
};
const constants = {
  logEventTypes: TYPES,
  logSourceType: { URL_REQUEST: 1, SOCKET: 2 },
  logEventPhase: { PHASE_NONE: 0, PHASE_BEGIN: 1, PHASE_END: 2 },
  timeTickOffset: 1_000_000,
};

interface Line {
  readonly type: keyof typeof TYPES;
  readonly id?: number;
  readonly phase?: number;
  readonly at?: number;
  readonly source?: number;
  readonly params?: object;
}

const START = 'URL_REQUEST_START_JOB';
const begin = (url: string, more: object = {}, id = 7, at = 100): Line => ({
  type: START,
  id,
  at,
  phase: 1,
  params: {
    url,
    method: 'GET',
    initiator: 'https://shop.example.com',
    request_type: 'other',
    ...more,
  },
});
const sent = (headers: readonly string[], id = 7): Line => ({
  type: 'HTTP_TRANSACTION_SEND_REQUEST_HEADERS',
  id,
  params: { headers },
});
const answered = (line: string, id = 7): Line => ({
  type: 'HTTP_TRANSACTION_READ_RESPONSE_HEADERS',
  id,
  params: { headers: [line] },
});

let files = 0;
async function read(lines: readonly Line[], beside: Partial<BesideTheLog> = {}, tail = '\n]}\n') {
  files += 1;
  const path = join(folder, `${files}.json`);
  const written = lines.map(({ type, id = 7, phase = 0, at = 100, source = 1, params }) =>
    JSON.stringify({
      type: TYPES[type],
      phase,
      source: { id, type: source, start_time: '1' },
      time: String(at),
      params,
    }),
  );
  writeFileSync(
    path,
    `${JSON.stringify({ constants }).slice(0, -1)},\n"events": [\n${written.join(',\n')}${tail}`,
  );
  return sentRequests(loggedRequests(await logEvents(path)), {
    from: 1_000_000,
    bodyOf: () => undefined,
    aliasesOf: () => [],
    wasRefused: () => false,
    isBeyondSignal: () => false,
    ...beside,
  });
}

test('a request with its address, parameters, signal, initiator, kind and status', async () => {
  const [request, ...others] = await read([
    begin('https://www.facebook.com/tr?id=1234567890&ev=PageView'),
    sent([
      'Host: www.facebook.com',
      'Sec-GPC: 1',
      'Sec-Fetch-Dest: image',
      'Sec-Fetch-Mode: no-cors',
    ]),
    answered('HTTP/1.1 200 OK'),
  ]);
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    at: 0.1,
    method: 'GET',
    scheme: 'https',
    host: 'www.facebook.com',
    path: '/tr',
    parameters: ['id', 'ev'],
    kept: { ev: 'PageView' },
    kind: 'image',
    initiator: 'shop.example.com',
    carriedSignal: true,
    sent: true,
    status: 200,
  });
});

test('HTTP/2 writes headers of its own with a colon before the name', async () => {
  const [request] = await read([
    begin('https://t.example.com/collect'),
    {
      type: 'HTTP_TRANSACTION_HTTP2_SEND_REQUEST_HEADERS',
      params: {
        headers: [':method: POST', ':path: /collect', 'sec-gpc: 1', 'sec-fetch-dest: empty'],
      },
    },
  ]);
  expect(request).toMatchObject({ carriedSignal: true, sent: true, kind: 'fetch' });
});

test('each step of a redirect is a request, with the host before it', async () => {
  const all = await read([
    begin('https://a.example.com/sync'),
    sent(['Sec-Fetch-Dest: image']),
    answered('HTTP/1.1 302 Found'),
    { type: START, phase: 2 },
    begin('https://b.example.net/match?uid=1'),
    sent(['Sec-Fetch-Dest: image']),
    answered('HTTP/1.1 200 OK'),
  ]);
  expect(all.map(({ host, status, redirectedFrom }) => [host, status, redirectedFrom])).toEqual([
    ['a.example.com', 302, undefined],
    ['b.example.net', 200, 'a.example.com'],
  ]);
});

test('beacons, frames, sockets, documents and workers have their kinds', async () => {
  const post = { method: 'POST' };
  const all = await read([
    begin('https://a.com/bye', post, 1),
    sent(['Sec-Fetch-Dest: empty', 'Sec-Fetch-Mode: no-cors'], 1),
    begin('https://a.com/api', post, 2),
    sent(['Sec-Fetch-Dest: empty', 'Sec-Fetch-Mode: cors'], 2),
    begin('https://a.com/frame', { request_type: 'subframe' }, 3),
    sent(['Sec-Fetch-Dest: iframe'], 3),
    begin('wss://a.com/live', {}, 4),
    sent(['Upgrade: websocket'], 4),
    begin(
      'https://shop.example.com/',
      { initiator: 'not an origin', request_type: 'main frame' },
      5,
    ),
    sent(['Sec-Fetch-Dest: document'], 5),
    begin('https://a.com/sw.js', {}, 6),
    sent(['Sec-Fetch-Dest: serviceworker'], 6),
    begin('http://a.com/pixel', {}, 8),
    sent(['Accept: image/avif,image/webp'], 8),
  ]);
  expect(all.map(({ kind }) => kind)).toEqual([
    'beacon',
    'fetch',
    'frame',
    'socket',
    'document',
    'script',
    'image',
  ]);
  expect(all[3]?.scheme).toBe('wss');
});

test("Chromium's own calls have no page behind them and are left out, with their redirects", async () => {
  const own = { initiator: 'not an origin', request_type: 'other' };
  const all = await read([
    begin('https://update.googleapis.com/service/update2/json', own),
    sent([]),
    begin('https://www.google.com/next', own),
    sent([]),
    { type: 'OTHER', id: 9, params: { url: 'https://a.com/' } },
    { ...begin('https://a.com/socket'), source: 2 },
  ]);
  expect(all).toEqual([]);
});

test('what the cache answered left nobody; what was before the judged load does not count', async () => {
  const lines = [
    begin('https://a.com/cached.js', {}, 1),
    begin('https://a.com/sent.js', {}, 2),
    sent([], 2),
  ];
  expect((await read(lines)).map(({ path }) => path)).toEqual(['/sent.js']);
  expect(await read(lines, { from: 1_000_101 })).toEqual([]);
});

test('what the guard refused was not sent, and is named', async () => {
  const [request] = await read(
    [begin('http://10.0.0.1/x'), sent(['Sec-GPC: 1']), answered('HTTP/1.1 403 Forbidden')],
    { wasRefused: (host, port) => host === '10.0.0.1' && port === 80 },
  );
  expect(request).toMatchObject({ host: '10.0.0.1', sent: false, status: undefined });
  const [failed] = await read([
    begin('https://a.com/x'),
    { type: START, phase: 2, params: { net_error: -111 } },
  ]);
  expect(failed).toMatchObject({ sent: false });
});

test('names of a body are read, its values are not', async () => {
  const [request] = await read([begin('https://a.com/c', { method: 'POST' }), sent([])], {
    bodyOf: () => '{"event_name":"Lead","user_data":{"em":"5d41402abc4b2a76b9719d911017c592"}}',
  });
  expect(request?.parameters).toEqual(expect.arrayContaining(['event_name', 'user_data', 'em']));
  expect(request?.hasIdentifier).toBe(true);
  expect(JSON.stringify(request)).not.toContain('5d41402');
});

test('a log that was cut off with its browser is read as far as it goes', async () => {
  const lines = [begin('https://a.com/one', {}, 1), sent([], 1)];
  expect(await read(lines, {}, ',\n{"type":1,"phase":1,"sour')).toHaveLength(1);
  expect(await logEvents(join(folder, 'none.json'))).toEqual([]);
});
