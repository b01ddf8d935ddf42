/** The bar of owners on built pages, the cookie that asks for it, and signing out by a form. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readPages } from '#server/base/pages/files.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, PASSWORD, person, useStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-bars-'));
const STRANGER = '<header class="bar" lang="en"><a href="/login">Sign In</a></header>';
const OWNER = '<header class="bar" lang="en" data-owner=""><a href="/dashboard">$&</a></header>';
const page = (text: string) => `<html><body>${STRANGER}<main>${text}</main></body></html>`;
mkdirSync(folder, { recursive: true });
for (const [name, text] of [
  ['index.html', 'home'],
  ['delaware@2025-01-01.html', 'old'],
  ['delaware@2026-01-01.html', 'new'],
  ['404.html', 'nowhere'],
] as const)
  writeFileSync(join(folder, name), page(text));
writeFileSync(join(folder, 'robots.txt'), 'robots');
writeFileSync(
  join(folder, 'owner-bars.json'),
  JSON.stringify({ '/': OWNER, '/delaware': OWNER, '/404': OWNER }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onOneDatabase('the bar of an owner', (database) => {
  const stage = useStage(database, { pages: readPages(folder) });
  const SAYS = { cookie: 'other=2; signed-in=1' };

  test('an owner gets the same page with another bar, in each encoding', async () => {
    for (const [path, text] of [
      ['/', 'home'],
      ['/delaware', 'new'],
      ['/delaware?asOf=2025-06-01', 'old'],
      ['/no-such-page', 'nowhere'],
    ] as const) {
      const stranger = await stage().call('GET', path);
      expect(stranger.body).toBe(page(text));
      expect(stranger.headers['vary']).toBe('accept, accept-encoding, cookie');
      expect(stranger.headers['cache-control']).toBe('no-cache');
      const owner = await stage().call('GET', path, SAYS);
      expect(owner.statusCode).toBe(stranger.statusCode);
      expect(owner.body).toBe(page(text).replace(STRANGER, () => OWNER));
      expect(owner.headers['vary']).toBe('accept, accept-encoding, cookie');
      expect(owner.headers['cache-control']).toBe('private, no-cache');
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await stage().call('GET', path, {
          ...SAYS,
          headers: { 'accept-encoding': encoding },
        });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(String(unpack(packed.rawPayload))).toBe(owner.body);
      }
    }
  });

  test('each has a tag of its own, and is not modified only for those who have it', async () => {
    const [stranger, owner] = await Promise.all([
      stage().call('GET', '/'),
      stage().call('GET', '/', SAYS),
    ]);
    const [one, other] = [stranger.headers['etag'], owner.headers['etag']].map(String);
    expect(one).not.toBe(other);
    const ask = (etag = '', more = {}) =>
      stage().call('GET', '/', { ...more, headers: { 'if-none-match': etag } });
    expect((await ask(other, SAYS)).statusCode).toBe(304);
    expect((await ask(one)).statusCode).toBe(304);
    expect((await ask(one, SAYS)).statusCode).toBe(200);
    expect((await ask(other)).statusCode).toBe(200);
  });

  test.each(['signed-in=0', 'signed-in=', 'not-signed-in=1', 'signed-in=12', 'x=signed-in=1'])(
    'the cookie %s asks for nothing',
    async (cookie) => {
      expect((await stage().call('GET', '/', { cookie })).body).toBe(page('home'));
    },
  );

  test('files and the list of bars are the same for all', async () => {
    expect((await stage().call('GET', '/robots.txt', SAYS)).headers['vary']).toBe(
      'accept-encoding',
    );
    expect((await stage().call('GET', '/owner-bars.json')).statusCode).toBe(404);
  });

  const lines = (header: unknown) => [header].flat().map(String);

  test('it comes with the session, goes with it, and is put right by the next call', async () => {
    const email = freshEmail();
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    const login = await stage().call('POST', '/api/auth/login', {
      body: { email, password: PASSWORD },
    });
    const set = lines(login.headers['set-cookie']);
    expect(set).toHaveLength(3);
    expect(set[2]).toMatch(/^device=/);
    expect(set[1]).toBe('signed-in=1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
    const session = String(set[0]).split(';')[0];
    const bare = await stage().call('GET', '/api/auth/me', { cookie: session });
    expect(lines(bare.headers['set-cookie'])).toEqual([set[1]]);
    const both = await stage().call('GET', '/api/auth/me', { cookie: `${session}; signed-in=1` });
    expect(both.headers['set-cookie']).toBeUndefined();
    const over = await stage().call('GET', '/api/businesses', SAYS);
    expect(over.statusCode).toBe(401);
    expect(over.headers['set-cookie']).toBe(
      'signed-in=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
    const stranger = await stage().call('GET', '/api/businesses');
    expect(stranger.headers['set-cookie']).toBeUndefined();
  });

  test('an owner is sent on from sign-in and registration, to a private page of this site only', async () => {
    const cookie = `${await stage().owner()}; signed-in=1`;
    const sentTo = async (path: string, of = cookie) => {
      const reply = await stage().call('GET', path, { cookie: of });
      return reply.statusCode === 303 ? reply.headers['location'] : reply.statusCode;
    };
    for (const gate of ['/login', '/register']) {
      expect(await sentTo(gate)).toBe('/dashboard');
      expect(await sentTo(`${gate}?next=${encodeURIComponent('/account?a=1#b')}`)).toBe(
        '/account?a=1#b',
      );
      for (const trap of ['https://evil.example/', '//evil.example', '/\\evil.example', '/faq'])
        expect(await sentTo(`${gate}?next=${encodeURIComponent(trap)}`)).toBe('/dashboard');
    }
    // a cookie that only says so, and a stranger
    expect(await sentTo('/login', 'signed-in=1')).toBe(404);
    expect(await sentTo('/login', 'session=nothing')).toBe(404);
    expect(await sentTo('/login-help')).toBe(404);
  });

  test('a form signs out without script, and leads to sign-in', async () => {
    const cookie = await stage().owner();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const foreign = await stage().call('POST', '/logout', {
      cookie,
      headers: { ...form, origin: 'https://evil.example' },
    });
    expect(foreign.statusCode).toBe(403);
    expect((await stage().call('GET', '/api/auth/me', { cookie })).statusCode).toBe(200);
    const left = await stage().call('POST', '/logout', { cookie, headers: form });
    expect(left.statusCode).toBe(303);
    expect(left.headers['location']).toBe('/login');
    expect(lines(left.headers['set-cookie'])).toEqual([
      expect.stringMatching(/^session=; Max-Age=0/),
      expect.stringMatching(/^signed-in=; Max-Age=0/),
    ]);
    expect((await stage().call('GET', '/api/auth/me', { cookie })).statusCode).toBe(401);
    expect((await stage().call('GET', '/logout')).statusCode).toBe(404);
    const json = await stage().call('POST', '/api/auth/login', { body: 'a=b', headers: form });
    expect(json.statusCode).toBe(415);
  });
});
