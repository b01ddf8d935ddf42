/**
 * docs/quality.md V3: each kind of reply has all security headers, under https too, and cookies
 * their attributes. What no header can hold, such as two lengths of one body, is refused.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heading, paragraph } from '#documents/tree/tree.ts';
import { documentVersions, businesses } from '#server/base/database/schema.ts';
import { countReplies, metricsRoute } from '#server/base/operations/metrics.ts';
import { otherOrigin, readPages } from '#server/base/pages/files.ts';
import { embedded } from './databases.ts';
import { cookieOf, freshEmail, PASSWORD, person, useStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-replies-'));
mkdirSync(join(folder, 'assets'));
for (const name of ['index', 'login', 'delaware', '404'])
  writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`);
writeFileSync(join(folder, 'delaware.md'), '# Delaware');
writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://other.example/sitemap.xml\n');
writeFileSync(join(folder, 'assets/app-1a2b.js'), '0');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TOKEN = 'a token of twenty signs';
const ORIGIN = 'https://statewise.example';

test('a start says that pages name another address than the server', () => {
  const pages = readPages(folder);
  expect(otherOrigin(pages, ORIGIN)).toContain(
    'built for https://other.example, and this server is https://statewise.example',
  );
  expect(otherOrigin(pages, 'https://other.example')).toBeUndefined();
  expect(otherOrigin(pages, undefined)).toBeUndefined();
});

describe('replies under https', () => {
  const stage = useStage(embedded, { pages: readPages(folder), publicUrl: ORIGIN });
  let replies: Readonly<Record<string, LightMyRequestResponse>> = {};
  const raw: Record<string, string> = {};
  const setCookies: string[] = [];

  /** Signs in; keeps every Set-Cookie line. */
  const signIn = async (email: string) => {
    const body = { email, password: PASSWORD };
    return kept(await stage().call('POST', '/api/auth/login', { body }));
  };
  const kept = (reply: LightMyRequestResponse) => {
    setCookies.push(...[reply.headers['set-cookie'] ?? []].flat());
    return reply;
  };

  const hosted = async (cookie: string, businessId: string) => {
    const { db } = stage().database;
    const rows = await db.select().from(businesses);
    await db.insert(documentVersions).values({
      ownerId: rows.find(({ id }) => id === businessId)?.ownerId ?? '',
      businessId,
      template: 'privacy-policy',
      number: 1,
      madeAt: stage().clock.now,
      madeBy: 'Robin Lee',
      asOf: '2026-11-21',
      lawDataHash: 'x',
      states: ['DE'],
      gaps: 0,
      contentHash: 'hash',
      inputs: null,
      tree: {
        title: 'Privacy policy',
        subtitle: '',
        subject: 'Privacy policy',
        language: 'en',
        footer: '',
        owner: 'Harbor Books',
        blocks: [heading(1, 'Who we are'), paragraph('A shop.')],
        notes: { basis: '', blocks: [] },
      },
    });
    const at = `/api/businesses/${businessId}`;
    const put = (rest: string, body: object) =>
      stage().call('PUT', `${at}/${rest}`, { cookie, body });
    await put('slug', { slug: 'harbor-replies' });
    await put('documents/privacy-policy/publication', { number: 1 });
  };

  beforeAll(async () => {
    const { app } = stage();
    metricsRoute(app, countReplies(app, {}), TOKEN);
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const cookie = cookieOf(await signIn(email));
    const id = await stage().business(cookie);
    await hosted(cookie, id);
    const of = (method: string, url: string, more = {}) => stage().call(method, url, more);
    const feed = await of('POST', `/api/businesses/${id}/feed`, { cookie });
    const link = await of('POST', `/api/businesses/${id}/read-links`, {
      cookie,
      body: { name: 'Bank', days: 7 },
    });
    const { address } = link.json<{ address: string }>();
    const secret = /[\w-]{65}/.exec(feed.body)?.[0] ?? '';
    const { etag } = (await of('GET', '/')).headers;
    const listed: Record<string, [number, LightMyRequestResponse]> = {
      page: [200, await of('GET', '/')],
      'head of a page': [200, await of('HEAD', '/')],
      'unchanged page': [304, await of('GET', '/', { headers: { 'if-none-match': etag } })],
      'unknown page': [404, await of('GET', '/nothing')],
      script: [200, await of('GET', '/assets/app-1a2b.js')],
      'text file': [200, await of('GET', '/robots.txt')],
      markdown: [200, await of('GET', '/delaware.md')],
      'address with a slash': [308, await of('GET', '/login/')],
      'address of a state': [308, await of('GET', '/states/de')],
      'owner at sign-in': [
        303,
        await of('GET', '/login', { cookie: `${cookie}; __Host-signed-in=1` }),
      ],
      'description of the API': [200, await of('GET', '/api')],
      'API in JSON': [200, await of('GET', '/api/openapi.json')],
      'list for all': [200, await of('GET', '/api/states')],
      'list of an owner': [200, await of('GET', '/api/businesses', { cookie })],
      'something new': [201, link],
      'nothing to say': [204, kept(await of('POST', '/api/auth/logout', {}))],
      'signed out': [401, await of('GET', '/api/auth/me')],
      'other site': [
        403,
        await of('POST', '/api/auth/login', {
          body: {},
          headers: { origin: 'https://evil.example' },
        }),
      ],
      'unknown call': [404, await of('GET', '/api/nothing')],
      'other method': [405, await of('PUT', '/api/auth/login')],
      'too large': [413, await of('POST', '/api/auth/login', { body: 'x'.repeat(100_001) })],
      'other type': [
        415,
        await of('POST', '/api/auth/login', {
          body: 'x',
          headers: { 'content-type': 'text/plain' },
        }),
      ],
      'broken address': [400, await of('GET', '/%')],
      'broken JSON': [400, await of('POST', '/api/auth/login', { body: '{' })],
      health: [200, await of('GET', '/healthz')],
      readiness: [200, await of('GET', '/readyz')],
      figures: [
        200,
        await of('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } }),
      ],
      'figures without the token': [404, await of('GET', '/metrics')],
      'hosted page': [200, await of('GET', '/p/harbor-replies/privacy')],
      'hosted page by its name alone': [302, await of('GET', '/p/harbor-replies')],
      'unknown hosted page': [404, await of('GET', '/p/nobody/privacy')],
      feed: [200, await of('GET', `/feeds/${secret}.atom`)],
      'feed of days': [200, await of('GET', `/feeds/${secret}.ics`)],
      'unknown feed': [404, await of('GET', `/feeds/${'z'.repeat(43)}.ics`)],
      'link for reading': [200, await of('GET', new URL(address).pathname)],
      'ended link for reading': [404, await of('GET', `/read/${'z'.repeat(43)}`)],
      'file of the account': [200, await of('GET', '/api/account/data', { cookie })],
    };
    for (const [kind, [status, reply]] of Object.entries(listed))
      expect(reply.statusCode, `${kind}: ${reply.body.slice(0, 200)}`).toBe(status);
    replies = Object.fromEntries(Object.entries(listed).map(([kind, [, reply]]) => [kind, reply]));
    for (const code of ['HPE_INVALID_METHOD', 'HPE_HEADER_OVERFLOW', 'ERR_HTTP_REQUEST_TIMEOUT'])
      raw[code] = said(code);
  });

  /** What a client gets whose bytes never become a request. */
  const said = (code: string) => {
    let text = '';
    const socket = Object.assign(
      new Writable({
        write: (part: Buffer, _encoding, done) => {
          text += part.toString();
          done();
        },
      }),
      { destroySoon: () => {} },
    );
    stage().app.server.emit('clientError', Object.assign(new Error('bad'), { code }), socket);
    return text;
  };
  const headersOfRaw = (text: string) =>
    Object.fromEntries(
      (text.split('\r\n\r\n')[0] ?? '')
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/s).slice(0, 2)),
    );
  const all = () => ({
    ...Object.fromEntries(Object.entries(replies).map(([kind, { headers }]) => [kind, headers])),
    ...Object.fromEntries(Object.entries(raw).map(([code, text]) => [code, headersOfRaw(text)])),
  });

  test('every kind of reply has the security headers', () => {
    expect(Object.values(raw).map((text) => text.split('\r\n', 1)[0])).toEqual([
      'HTTP/1.1 400 Bad Request',
      'HTTP/1.1 431 Request Header Fields Too Large',
      'HTTP/1.1 408 Request Timeout',
    ]);
    for (const [kind, headers] of Object.entries(all())) {
      expect(headers, kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy'], kind).toContain('camera=()');
      expect(headers['content-security-policy'], kind).toContain("frame-ancestors 'none'");
      expect(headers['access-control-allow-origin'], kind).toBeUndefined();
    }
    for (const kind of [
      'list of an owner',
      'file of the account',
      'signed out',
      'link for reading',
    ])
      expect(all()[kind]?.['cache-control'], kind).toBe('no-store');
  });

  test('the policy reports nowhere, and forbids what is not named', () => {
    for (const [kind, headers] of Object.entries(all())) {
      const policy = String(headers['content-security-policy']);
      expect(policy, kind).toMatch(/^default-src 'none';/);
      expect(policy, kind).toContain("base-uri 'none'");
      expect(policy, kind).not.toMatch(/unsafe|report-uri|report-to|https?:|\*|object-src/);
      for (const name of ['report-to', 'reporting-endpoints', 'nel'])
        expect(headers[name], kind).toBeUndefined();
    }
  });

  test('a reply with a body names its type, and texts their letters', () => {
    for (const [kind, { headers, body, statusCode }] of Object.entries(replies)) {
      if (body === '' || statusCode === 304) continue;
      expect(headers['content-type'], kind).toMatch(
        /^(text\/[\w.-]+; .*charset=utf-8.*|application\/(json|atom\+xml); charset=utf-8)$/,
      );
    }
  });

  test('no program, version or path is named, and TRACE is not answered', async () => {
    for (const [kind, headers] of Object.entries(all()))
      for (const name of ['server', 'x-powered-by', 'via'])
        expect(headers[name], kind).toBeUndefined();
    for (const [kind, { body }] of Object.entries(replies))
      expect(body, kind).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
    for (const url of ['/', '/api/states']) {
      const { statusCode, body } = await stage().call('TRACE', url, { headers: { mark: 'seen' } });
      expect(statusCode).toBe(405);
      expect(body).not.toContain('seen');
    }
  });

  test('each cookie under https is Secure, HttpOnly, for this host, and never for other sites', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const cookie = cookieOf(await signIn(email));
    const path = '/api/account/factors/app';
    const app = await stage().call('POST', path, { cookie, body: { name: 'Phone' } });
    const { id, key } = app.json<{ id: string; key: string }>();
    const timestamp = stage().clock.now.getTime();
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
    await stage().call('POST', `${path}/${id}`, { cookie, body: { code } });
    await signIn(email);
    kept(await stage().call('GET', '/api/businesses', { cookie: '__Host-signed-in=1' }));
    const names = new Set(setCookies.map((line) => line.split('=', 1)[0]));
    expect(names).toEqual(
      new Set(['__Host-device', '__Host-second-step', '__Host-session', '__Host-signed-in']),
    );
    for (const line of setCookies) {
      expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=(Lax|Strict); Secure$/);
      expect(line).not.toMatch(/domain/i);
    }
  });
});

describe('over a socket', () => {
  const stage = useStage(embedded);
  const answered = (bytes: string) =>
    new Promise<string>((done) => {
      const address = stage().app.server.address();
      const socket = connect(
        typeof address === 'object' && address ? address.port : 0,
        '127.0.0.1',
      );
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString()));
      socket.on('error', () => {});
      socket.on('close', () => done(text));
      socket.write(bytes);
    });
  const post = (...lines: string[]) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\nContent-Type: application/json\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`;

  test('requests that two servers could cut differently are refused', async () => {
    await stage().app.listen({ port: 0, host: '127.0.0.1' });
    for (const [kind, bytes] of Object.entries({
      'length and chunks': `${post('Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      'two lengths': `${post('Content-Length: 2', 'Content-Length: 3')}{} `,
      'a length with a sign': `${post('Content-Length: +2')}{}`,
      'chunks that are not last': `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`,
      'a space before the colon': `${post('Content-Length : 2')}{}`,
      'a folded line': `${post('X: 1', ' Content-Length: 2')}{}`,
      'a bare line feed': post('X: 1').replaceAll('\r\n', '\n'),
      'a broken chunk': `${post('Transfer-Encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n`,
    })) {
      const text = await answered(bytes);
      expect(text, kind).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(text.match(/^HTTP\/1\.1 /gm), kind).toHaveLength(1);
    }
    expect(await answered(`${post('Content-Length: 2')}{}`)).toContain('invalid-input');
  });
});
