/**
 * The pages: encodings, caching, redirects, real 404s, no access outside the folder, security
 * headers everywhere.
 */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { STATES } from '#law/codes.ts';
import { readPages, PagesMissing } from '#server/base/pages/files.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, useStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-site-'));
const outside = join(folder, 'secret.txt');
writeFileSync(outside, 'outside the site');
const site = join(folder, 'site');
const put = (name: string, text: string) => {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
};
const LOGIN = `<!doctype html><title>Sign In</title>${'<p>text</p>'.repeat(50)}`;
put('index.html', '<!doctype html><title>Home</title>');
put('login.html', LOGIN);
put('states.html', '<!doctype html><title>States</title>');
put('delaware.html', '<!doctype html><title>Delaware</title>');
put('404.html', '<!doctype html><title>Page Not Found</title>');
put('assets/app-1a2b.js', 'console.log(1)');
put('guides/delaware-compliance-guide.pdf', '%PDF-1.7');
put('delaware.md', '# Delaware');
for (const name of ['law/DE.html', 'law/DE.json', 'law.json', 'law.csv', 'changes.json'])
  put(name, '{}');
symlinkSync(outside, join(site, 'link.txt'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

onOneDatabase('pages', (database) => {
  const stage = useStage(database, { pages: readPages(site) });
  const get = (url: string, headers: Record<string, string> = {}) =>
    stage().call('GET', url, { headers });

  test.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    [',;q=x,text/markdown;q=maybe', 'text/html'],
  ])('a page for who accepts %s is %s', async (accept, type) => {
    const reply = await get('/delaware', { accept });
    expect(reply.headers['content-type']).toBe(`${type}; charset=utf-8`);
    expect(reply.headers['vary']).toContain('accept,');
    // a page that is no text elsewhere stays what it is
    expect((await get('/login', { accept })).headers['content-type']).toContain('text/html');
  });

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/login', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/guides/delaware-compliance-guide.pdf', 'application/pdf', 'no-cache'],
    ['/delaware.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/law/DE', 'text/html; charset=utf-8', 'no-cache'],
    ['/law.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/law.csv', 'text/csv; charset=utf-8', 'no-cache'],
    ['/law/DE.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/changes.json', 'application/json; charset=utf-8', 'no-cache'],
  ])('%s is served as %s, %s', async (url, type, cache) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      vary: type.startsWith('text/html')
        ? 'accept, accept-encoding, cookie'
        : type.startsWith('text/markdown')
          ? 'accept, accept-encoding'
          : 'accept-encoding',
    });
    expect(reply.headers['etag']).toMatch(/^"[\w-]{27}"$/);
    // the law data alone is read by pages of others
    const open = /^\/(law|changes)[./].*\.(json|csv)$|^\/law\.|^\/changes\./.test(url);
    expect(reply.headers['access-control-allow-origin']).toBe(open ? '*' : undefined);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %j gives %s', async (accepted, encoding) => {
    const reply = await get('/login', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(encoding);
    const unpack =
      encoding === 'br'
        ? brotliDecompressSync
        : encoding === 'gzip'
          ? gunzipSync
          : (bytes: Buffer) => bytes;
    expect(unpack(reply.rawPayload).toString()).toBe(LOGIN);
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
  });

  test('an unchanged page answers 304 without a body', async () => {
    const { etag } = (await get('/login')).headers;
    for (const given of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get('/login', { 'if-none-match': given, 'accept-encoding': 'br' });
      expect([reply.statusCode, reply.body, reply.headers['etag']]).toEqual([304, '', etag]);
    }
    expect((await get('/login', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('HEAD answers like GET, without the body', async () => {
    const reply = await stage().call('HEAD', '/login', { headers: { 'accept-encoding': 'br' } });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(reply.headers['content-encoding']).toBe('br');
  });

  test('an unknown address shows the not-found page with status 404 and no ETag', async () => {
    for (const url of [
      '/nothing',
      '/login/more',
      '/assets/none.js',
      '/404',
      '/index.html',
      '/login.html',
      '/states/atlantis',
      '/constructor',
      '/__proto__',
    ]) {
      const reply = await get(url);
      expect([url, reply.statusCode, reply.headers['etag']]).toEqual([url, 404, undefined]);
      expect(reply.body).toContain('Page Not Found');
    }
  });

  test('a slash at the end leads to the address without it; the query stays', async () => {
    const reply = await get('/login/?next=%2Fdashboard');
    expect([reply.statusCode, reply.headers['location']]).toEqual([
      308,
      '/login?next=%2Fdashboard',
    ]);
    expect((await get('/states')).statusCode).toBe(200);
    expect((await get('//evil.example/')).statusCode).toBe(404);
  });

  test('every state leads from /states/… to its guide, by code in any case and by slug', async () => {
    for (const { code, slug } of STATES) {
      for (const name of [code, code.toLowerCase(), slug, slug.toUpperCase(), `${slug}/`]) {
        const reply = await get(`/states/${name}`);
        expect([name, reply.statusCode, reply.headers['location']]).toEqual([
          name,
          308,
          `/${slug}`,
        ]);
      }
    }
  });

  test('R18: no form of path leads out of the folder', async () => {
    const climbs = [
      '../',
      '..%2f',
      '%2e%2e/',
      '%2e%2e%2f',
      '..%5c',
      '..\\',
      '%252e%252e%252f',
      '....//',
      '..;/',
      '%c0%ae%c0%ae/',
      './../',
      '%2e/%2e%2e/',
      '%2e%2e%5c',
      '..%255c',
      '%uff0e%uff0e/',
      '..%00/',
    ];
    const targets = ['secret.txt', 'etc/passwd', '.env', 'package.json', 'data/pid'];
    const starts = ['/', '/assets/', '/guides/', '/assets//'];
    for (const start of starts)
      for (const climb of climbs)
        for (const target of targets) {
          const reply = await get(`${start}${climb.repeat(3)}${target}`);
          expect([400, 404]).toContain(reply.statusCode);
          expect(reply.body).not.toContain('outside the site');
        }
    for (const url of [
      '/link.txt',
      '/assets',
      '/guides',
      '/.git/config',
      '/assets/app-1a2b.js%00.html',
      '/assets/app-1a2b.js.br',
      '/C:/Windows/win.ini',
      '/%5c%5chost%5cshare',
    ]) {
      expect([400, 404]).toContain((await get(url)).statusCode);
    }
  });

  test('other methods on a page are refused, with the accepted ones', async () => {
    const reply = await stage().call('POST', '/login', { body: {} });
    expectProblem(reply, 405, 'method-not-allowed');
    expect(reply.headers['allow']).toBe('GET, HEAD');
    expectProblem(await stage().call('POST', '/nothing', { body: {} }), 404, 'not-found');
  });

  test('security headers are on every kind of reply', async () => {
    for (const url of [
      '/',
      '/nothing',
      '/assets/app-1a2b.js',
      '/login/',
      '/api',
      '/api/states',
      '/api/auth/me',
      '/api/nothing',
      '/%',
      '/states/de',
    ]) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});

test('a folder without pages is refused with a message', () => {
  expect(() => readPages(join(folder, 'nowhere'))).toThrow(PagesMissing);
  const empty = mkdtempSync(join(folder, 'empty-'));
  expect(() => readPages(empty)).toThrow(/not built\. Run "npm run build" first/);
});
