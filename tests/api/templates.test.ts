/**
 * Templates: their descriptions, downloads counted when files were sent, owners' ratings, and both
 * in the page.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { TemplateShown } from '#contract/documents/templates.ts';
import { CONTROL_BOOK } from '#law/corpus.server.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { templateDownloads } from '#server/base/database/schema.ts';
import { readPages } from '#server/base/pages/files.ts';
import { onOneDatabase, type TestDatabase } from './databases.ts';
import { expectProblem, PASSWORD, stageOn, useStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'statewise-templates-'));
const PAGE = `<!doctype html><p><span data-figures="privacy-policy">New</span>, <span data-figures="data-inventory">New</span></p><script type="application/json">{"figures":{},"x":1}</script>`;
const LONG = 40_000_000;
mkdirSync(join(folder, 'templates'));
for (const [name, text] of [
  ['index.html', 'Home'],
  ['404.html', 'Not found'],
  ['templates.html', PAGE],
  ['templates/privacy-policy.html', 'The policy'],
  ['templates/privacy-policy@2026-01-01.docx', 'Word'],
  ['templates/privacy-policy@2026-01-01.pdf', '%PDF'],
  ['templates/data-inventory@2026-01-01.pdf', 'x'.repeat(LONG)],
] as const)
  writeFileSync(join(folder, name), text);
const site = readPages(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;
const openStage = async (database: TestDatabase) => stageOn(await database.open(), { pages: site });
type Stage = Awaited<ReturnType<typeof openStage>>;
const listOf = async (stage: Stage) =>
  (await stage.call('GET', '/api/templates')).json<TemplateShown[]>();
const policyOf = async (stage: Stage) =>
  (await listOf(stage)).find(({ id }) => id === 'privacy-policy');

onOneDatabase('downloads of templates', (database) => {
  test('a file that was sent whole counts; a head, a part, an unchanged one and a page do not', async () => {
    const stage = await openStage(database);
    const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
      stage.call(method, url, { headers });
    const { etag } = (await get('/templates/privacy-policy.pdf')).headers;
    await get('/templates/privacy-policy.docx?from=mail');
    await get('/templates/privacy-policy.docx', {}, 'HEAD');
    await get('/templates/privacy-policy.docx', { range: 'bytes=0-1' });
    const same = await get('/templates/privacy-policy.pdf', { 'if-none-match': String(etag) });
    expect(same.statusCode).toBe(304);
    for (const other of ['privacy-policy', 'nothing.pdf', 'privacy-policy.pdf/', '../x.pdf'])
      await get(`/templates/${other}`);
    // counts in memory are written when the server stops
    await stage.app.close();
    const rows = await stage.database.db.select().from(templateDownloads);
    expect(rows).toEqual([{ template: 'privacy-policy', downloads: 2 }]);

    const later = await stageOn(stage.database, { pages: site });
    expect(await policyOf(later)).toMatchObject({ downloads: 2, rating: null, ratings: 0 });
    await later.call('GET', '/templates/privacy-policy.pdf');
    await later.app.close();
    expect(await stage.database.db.select().from(templateDownloads)).toEqual([
      { template: 'privacy-policy', downloads: 3 },
    ]);
    await stage.database.close();
  });

  test('one that was broken off does not count', async () => {
    const stage = await openStage(database);
    await stage.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = stage.app.server.address() as AddressInfo;
    const path = '/templates/data-inventory.pdf';
    const receive = (most: number) =>
      new Promise<number>((done) => {
        httpGet({ host: '127.0.0.1', port, path, agent: false }, (reply) => {
          let size = 0;
          reply.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > most) reply.destroy();
          });
          reply.on('close', () => done(size));
        });
      });
    expect(await receive(1000)).toBeLessThan(LONG);
    expect(await receive(LONG)).toBe(LONG);
    await stage.app.close();
    expect(await stage.database.db.select().from(templateDownloads)).toEqual([
      { template: 'data-inventory', downloads: 1 },
    ]);
    await stage.database.close();
  });

  test('a database that is gone fails neither a download nor the page', async () => {
    const stage = await openStage(database);
    await stage.app.ready();
    await stage.database.close();
    for (const path of ['/templates/privacy-policy.pdf', '/templates', '/api/templates'])
      expect((await stage.call('GET', path)).statusCode).toBe(200);
    stage.advance(2 * MINUTE);
    expect((await stage.call('GET', '/templates')).body).toBe(PAGE);
    expect((await stage.call('GET', '/api/templates')).statusCode).toBe(200);
    await stage.app.close();
  });
});

onOneDatabase('templates with their figures', (database) => {
  const stage = useStage(database, { pages: site });
  const rate = (cookie: string, stars: unknown, template = 'privacy-policy') =>
    stage().call('PUT', `/api/templates/${template}/rating`, { cookie, body: { stars } });
  const withdraw = (cookie: string, template = 'privacy-policy') =>
    stage().call('DELETE', `/api/templates/${template}/rating`, { cookie });
  const page = (headers: Record<string, string> = {}) =>
    stage().call('GET', '/templates', { headers });

  test('the ten, with every field of the requirements; new as the site is built', async () => {
    const list = await listOf(stage());
    expect(list.map(({ id }) => id)).toEqual(CONTROL_BOOK.templates.map(({ id }) => id));
    for (const each of list) {
      expect(Object.keys(each).toSorted()).toEqual(
        'businessSize category description downloads format id industry premium rating ratings states title'.split(
          ' ',
        ),
      );
      expect(each).toMatchObject({ downloads: 0, rating: null, ratings: 0 });
      expect(each.states.length).toBeGreaterThan(20);
    }
    expect((await page()).body).toBe(PAGE);
  });

  describe('ratings', () => {
    test('the mean to one decimal; a new rating replaces the old one; a withdrawn one is deleted', async () => {
      const owners = [await stage().owner(), await stage().owner(), await stage().owner()];
      const [first = ''] = owners;
      expect((await rate(first, 2)).json()).toEqual({
        template: 'privacy-policy',
        stars: 2,
        ratedAt: stage().clock.now.toISOString(),
      });
      for (const cookie of owners.slice(1)) await rate(cookie, 5);
      expect(await policyOf(stage())).toMatchObject({ rating: 4, ratings: 3 });
      await rate(first, 4);
      expect(await policyOf(stage())).toMatchObject({ rating: 4.7, ratings: 3 });
      const own = await stage().call('GET', '/api/templates/ratings', { cookie: first });
      expect(own.json()).toEqual([
        { template: 'privacy-policy', stars: 4, ratedAt: expect.any(String) },
      ]);
      for (const cookie of [first, first]) expect((await withdraw(cookie)).statusCode).toBe(204);
      expect(await policyOf(stage())).toMatchObject({ rating: 5, ratings: 2 });
      for (const cookie of owners) await withdraw(cookie);
      expect(await policyOf(stage())).toMatchObject({ rating: null, ratings: 0 });
    });

    test.each([0, 6, 2.5, -1, '5', null, undefined, 1e9])('%j stars are refused', async (stars) => {
      const reply = await rate(await stage().owner(), stars);
      expectProblem(reply, 400, 'invalid-input');
      expect(reply.json<{ fields: object }>().fields).toHaveProperty('stars');
    });

    test('what is no template is not found', async () => {
      const cookie = await stage().owner();
      for (const id of ['no-such-template', 'constructor', 'PRIVACY-POLICY']) {
        expectProblem(await rate(cookie, 5, id), 404, 'not-found');
        expectProblem(await withdraw(cookie, id), 404, 'not-found');
      }
    });

    test('are in the export, and are deleted with the account', async () => {
      const cookie = await stage().owner();
      await rate(cookie, 3);
      const all = await stage().call('GET', '/api/account/data', { cookie });
      expect(all.json()).toMatchObject({ ratings: [{ template: 'privacy-policy', stars: 3 }] });
      const gone = await stage().call('POST', '/api/account/deletion', {
        cookie,
        body: { password: PASSWORD },
      });
      expect(gone.json()).toMatchObject({ ratings: 1 });
      stage().advance(2 * MINUTE);
      expect(await policyOf(stage())).toMatchObject({ rating: null, ratings: 0 });
    });
  });

  test('the page shows them, in each encoding, and gets a new ETag', async () => {
    const before = (await page()).headers['etag'];
    const cookie = await stage().owner();
    await rate(cookie, 4);
    const figures = '"figures":{"privacy-policy":{"downloads":0,"rating":4,"ratings":1}}';
    const plain = await page();
    expect(plain.body).toContain(
      '>rated 4 of 5 by 1 owner</span>, <span data-figures="data-inventory">New<',
    );
    expect(plain.body).toContain(figures);
    const [br, gzip] = [
      await page({ 'accept-encoding': 'br' }),
      await page({ 'accept-encoding': 'gzip' }),
    ];
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    for (const reply of [plain, br, gzip]) {
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
      expect(reply.headers['etag']).toBe(plain.headers['etag']);
    }
    expect(plain.headers['etag']).not.toBe(before);
    const again = await page({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await withdraw(cookie);
    expect((await page()).headers['etag']).toBe(before);
  });
});

onOneDatabase('limits of ratings', (database) => {
  const stage = useStage(database, { limits: LIMITS });

  test('two hundred an hour', async () => {
    const cookie = await stage().owner();
    const path = '/api/templates/privacy-policy/rating';
    for (let tries = 0; tries < 200; tries += 1) await stage().call('DELETE', path, { cookie });
    expectProblem(
      await stage().call('PUT', path, { cookie, body: { stars: 5 } }),
      429,
      'too-many-tries',
    );
  });
});
