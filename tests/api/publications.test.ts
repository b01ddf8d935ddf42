/** What an owner puts on a site: the HTML to paste, and the page that we host. */
import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Hosting, SiteBuilders, SiteCopy } from '#contract/documents/publications.ts';
import { heading, paragraph } from '#documents/tree/tree.ts';
import type { Block, DocumentTree } from '#documents/tree/tree.ts';
import { businesses, directory, documentVersions } from '#server/base/database/schema.ts';
import { finishPolicy } from '../finished-policy.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, PASSWORD, useStage } from './stage.ts';
import { FULL } from '../full.ts';

onOneDatabase('publications', (database) => {
  const stage = useStage(database);
  let [cookie, id] = ['', ''];
  beforeEach(async () => {
    stage().clock.now = new Date('2026-11-21T12:00:00Z');
    cookie = await stage().owner();
    id = await stage().business(cookie, { statesOperating: ['DE'] });
  });
  const at = (rest: string) => `/api/businesses/${id}/documents/${rest}`;
  const make = (template = 'privacy-policy') => stage().call('POST', at(template), { cookie });
  const get = (rest: string) => stage().call('GET', at(rest), { cookie });

  describe('HTML to paste', () => {
    test('is plain, names its parts, and says what is open', async () => {
      await make();
      const { html, open, anchors } = (
        await get('privacy-policy/versions/1/html')
      ).json<SiteCopy>();
      expect(html).not.toMatch(/ class=|<script|<h1/);
      expect(html).toContain('id="right-delete"');
      expect(anchors).toContainEqual({ name: 'right-delete', about: expect.any(String) });
      expect(open.length).toBeGreaterThan(3);
      expect(html).not.toContain('Notes for you');
    });

    test('as a file it is a whole page', async () => {
      await make();
      const reply = await get('privacy-policy/versions/1/html/file');
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': 'attachment; filename="privacy-policy-version-1.html"',
      });
      expect(reply.body).toMatch(/^<!doctype html>/);
    });

    test('there is none of a document that is not for a site, or of a version that was not made', async () => {
      await make('data-inventory');
      expectProblem(await get('data-inventory/versions/1/html'), 404, 'not-found');
      expectProblem(await get('privacy-policy/versions/1/html'), 404, 'not-found');
    });
  });

  const put = (rest: string, body: object, who = cookie, business = id) =>
    stage().call('PUT', `/api/businesses/${business}/${rest}`, { cookie: who, body });
  const place = 'documents/privacy-policy/publication';
  const choose = (slug: string, who = cookie, business = id) =>
    put('slug', { slug }, who, business);
  const publish = (number: number) => put(place, { number });
  const withdraw = () => stage().call('DELETE', `/api/businesses/${id}/${place}`, { cookie });
  const hosting = async () => (await get('privacy-policy/publication')).json<Hosting>();
  /** As a stranger. */
  const open = (path: string, headers: Record<string, string> = {}) =>
    stage().call('GET', path, { headers });
  const fresh = () => `harbor-${randomBytes(5).toString('hex')}`;

  /** A stored version with this text. */
  const store = async (number: number, ...blocks: Block[]) => {
    const [business] = await stage()
      .database.db.select({ ownerId: businesses.ownerId })
      .from(businesses)
      .where(eq(businesses.id, id));
    const tree: DocumentTree = {
      title: 'Harbor Books: privacy policy',
      subtitle: 'Privacy policy for Delaware.',
      subject: 'Privacy policy',
      language: 'en',
      footer: 'Version of November 21, 2026.',
      owner: 'Harbor Books',
      blocks,
      notes: { basis: 'Law checked.', blocks: [paragraph('A secret note.')] },
    };
    await stage()
      .database.db.insert(documentVersions)
      .values({
        ownerId: business?.ownerId ?? '',
        businessId: id,
        template: 'privacy-policy',
        number,
        madeAt: stage().clock.now,
        madeBy: 'Robin Lee',
        asOf: '2026-11-21',
        lawDataHash: 'x',
        states: ['DE'],
        gaps: 0,
        contentHash: `hash ${number}`,
        inputs: null,
        tree,
      });
  };

  test('the steps for site builders are open to all, with their day', async () => {
    const steps = (await open('/api/site-builders')).json<SiteBuilders>();
    expect(steps.builders.map(({ name }) => name)).toContain('Shopify');
    expect(steps.checked).toMatch(/^\d{4}-/);
  });

  describe('the address', () => {
    test('is proposed from the name of the business, and free', async () => {
      const { proposedSlug, slug, shown, before, after } = await hosting();
      expect(proposedSlug).toMatch(/^harbor-books/);
      expect([slug, shown]).toEqual([null, null]);
      expect(`${before}x${after}`).toMatch(/^http.*\/p\/x\/privacy$/);
      expect((await choose(proposedSlug ?? '')).statusCode).toBe(200);
      expect((await hosting()).slug).toBe(proposedSlug);
    });

    test.each([
      ['', 'Enter a name for the address'],
      ['Harbor', 'Use small letters a to z, digits and hyphens only'],
      ['a b', 'Use small letters a to z, digits and hyphens only'],
      ['../x', 'Use small letters a to z, digits and hyphens only'],
      ['-ab', 'Use single hyphens, and only between letters or digits'],
      ['123', 'Use at least one letter'],
      ['ab', 'Use at least 3 characters'],
      ['a'.repeat(41), 'Use at most 40 characters'],
      ['admin', 'This name is reserved. Choose another'],
    ])('%s is refused with a reason', async (slug, words) => {
      const reply = await choose(slug);
      expectProblem(reply, 400, 'invalid-input', words);
      expect(reply.json()).toMatchObject({ fields: { slug: words } });
    });

    test('one that another business has is refused; its owner may keep it', async () => {
      const slug = fresh();
      expect((await choose(slug)).statusCode).toBe(200);
      const other = await stage().owner();
      const theirs = await stage().business(other);
      expectProblem(await choose(slug, other, theirs), 409, 'slug-taken');
      expect((await choose(slug)).statusCode).toBe(200);
    });

    test('an older one leads to the newer, and can be taken again; six are too many', async () => {
      await store(1, paragraph('We sell nothing.'));
      const names = Array.from({ length: 6 }, fresh);
      for (const slug of names.slice(0, 5)) {
        stage().advance(1000);
        expect((await choose(slug)).statusCode).toBe(200);
      }
      expectProblem(await choose(names[5] ?? ''), 409, 'slug-taken');
      await publish(1);
      const moved = await open(`/p/${names[0]}/privacy`);
      expect([moved.statusCode, moved.headers.location]).toEqual([302, `/p/${names[4]}/privacy`]);
      stage().advance(1000);
      expect((await choose(names[0] ?? '')).statusCode).toBe(200);
      expect((await open(`/p/${names[0]}/privacy`)).statusCode).toBe(200);
    });
  });

  describe('publishing', () => {
    test('is refused while something is open, and says what', async () => {
      await make();
      await choose(fresh());
      const reply = await publish(1);
      expectProblem(reply, 422, 'not-ready');
      const { message, open: left } = reply.json<{ message: string; open: string[] }>();
      expect(left.length).toBeGreaterThan(3);
      expect(message).toContain(left[0]);
      expect((await hosting()).open).toEqual(left);
    });

    test('is refused while two things do not fit together', async () => {
      await store(1, {
        kind: 'note',
        text: [{ strong: 'These two do not fit. ' }, { gap: 'You sell.' }],
      });
      await choose(fresh());
      expect((await publish(1)).json()).toMatchObject({ code: 'not-ready', open: ['You sell.'] });
    });

    test('needs an address, a version that exists, and a document that we host', async () => {
      await store(1, paragraph('We sell nothing.'));
      expectProblem(await publish(1), 422, 'no-slug');
      await choose(fresh());
      expectProblem(await publish(2), 404, 'not-found');
      expectProblem(
        await put('documents/opt-out-page/publication', { number: 1 }),
        404,
        'not-found',
      );
    });

    test('a policy that is filled in can be published', async () => {
      await fillIn();
      expect((await hosting()).open).toEqual([]);
      const number = (await make()).json<{ version: { number: number } }>().version.number;
      const slug = fresh();
      await choose(slug);
      expect((await publish(number)).statusCode).toBe(200);
      const page = await open(`/p/${slug}/privacy`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<h1>Harbor Books: privacy policy</h1>');
      expect(page.body).not.toContain('<mark>');
      expect((await hosting()).changed).toBe(false);
    });
  });

  const fillIn = () =>
    finishPolicy(async (method, url, body) => {
      const reply = await stage().call(method, url, { cookie, ...(body && { body }) });
      expect([url, reply.statusCode]).toEqual([url, 200]);
      return reply.json();
    }, id);

  describe('the page', () => {
    const published = async (...blocks: Block[]) => {
      const slug = fresh();
      await store(1, ...blocks);
      await choose(slug);
      expect((await publish(1)).statusCode).toBe(200);
      return slug;
    };

    test('is the owner’s text alone: no script, no cookie, nothing loaded, no note', async () => {
      const slug = await published(
        heading(1, 'Who we are'),
        paragraph('Write to privacy@harbor.example.'),
      );
      const page = await open(`/p/${slug}/privacy`);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      );
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'last-modified': 'Sat, 21 Nov 2026 12:00:00 GMT',
      });
      expect(page.body).not.toMatch(/<script|<link rel="stylesheet|<img|<iframe|<form|secret note/);
      expect(page.body).toContain('<html lang="en">');
      expect(page.body).toContain('<title>Harbor Books: privacy policy</title>');
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).toMatch(
        new RegExp(`<link rel="canonical" href="http[^"]+/p/${slug}/privacy">`),
      );
      expect(page.body).toContain('<a href="mailto:privacy@harbor.example">');
      // our name stands at the foot alone
      expect(page.body.indexOf('Statewise')).toBeGreaterThan(page.body.indexOf('<footer>'));
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page.body) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    });

    test('hostile text stays text', async () => {
      const evil = '<script>alert(1)</script><img src=x onerror=alert(1)></style>"\'&';
      const slug = await published(
        heading(1, evil),
        paragraph(evil, { strong: evil }, { link: evil, to: 'javascript:alert(1)' }),
        paragraph({ link: 'x', to: 'https://a.example/"onmouseover="alert(1)' }),
        { kind: 'table', widths: [1], head: [evil], rows: [[[evil]]] },
      );
      const { body } = await open(`/p/${slug}/privacy`);
      expect(body).not.toMatch(/<script|<img|javascript:|href="[^"]*"onmouseover/);
      expect(body.match(/<\/style>/g)).toHaveLength(1);
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    });

    test('is sent again only when it changed', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      const first = await open(`/p/${slug}/privacy`);
      const same = await open(`/p/${slug}/privacy`, { 'if-none-match': first.headers.etag ?? '' });
      expect([same.statusCode, same.body]).toEqual([304, '']);
      const since = { 'if-modified-since': String(first.headers['last-modified']) };
      expect((await open(`/p/${slug}/privacy`, since)).statusCode).toBe(304);
      stage().advance(60_000);
      await put('search-engines', { allowed: true });
      expect((await open(`/p/${slug}/privacy`, since)).statusCode).toBe(200);
      const packed = await open(`/p/${slug}/privacy`, { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('br');
      const head = await stage().call('HEAD', `/p/${slug}/privacy`);
      expect([head.statusCode, head.body]).toEqual([200, '']);
    });

    test('search engines may list it once the owner says so, and never an older version', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      expect((await put('search-engines', { allowed: true })).statusCode).toBe(200);
      const page = await open(`/p/${slug}/privacy`);
      expect(page.headers['x-robots-tag']).toBeUndefined();
      expect(page.body).not.toContain('noindex');
      await store(2, paragraph('We sell nothing at all.'));
      await publish(2);
      const older = await open(`/p/${slug}/privacy/1`);
      expect(older.headers['x-robots-tag']).toBe('noindex');
      expect(older.body).toContain('content="noindex"');
      expect((await hosting()).inSearch).toBe(true);
    });

    test('an update replaces it; the older version stays, listed with its day', async () => {
      const slug = await published(paragraph('The first text.'));
      stage().advance(3 * 24 * 60 * 60_000);
      await store(2, paragraph('The second text.'));
      expect((await hosting()).changed).toBe(true);
      expect((await publish(2)).json()).toMatchObject({ number: 2, publishedOn: '2026-11-24' });
      const page = await open(`/p/${slug}/privacy`);
      expect(page.body).toContain('The second text.');
      expect(page.body).toContain('Version 2, published on November 24, 2026 (this one)');
      expect(page.body).toMatch(/<a href="[^"]+\/privacy\/1">Version 1, published on November 21/);
      const older = await open(`/p/${slug}/privacy/1`);
      expect(older.body).toContain('The first text.');
      expect(older.body).toContain('it was replaced on November 24, 2026');
      const newest = await open(`/p/${slug}/privacy/2`);
      expect([newest.statusCode, newest.headers.location]).toEqual([302, `/p/${slug}/privacy`]);
      expect((await hosting()).all.map(({ number }) => number)).toEqual([2, 1]);
    });

    test('taken down it answers 410 with plain words, all versions; published again it is there', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      expect((await withdraw()).statusCode).toBe(204);
      for (const path of ['privacy', 'privacy/1']) {
        const gone = await open(`/p/${slug}/${path}`);
        expect(gone.statusCode).toBe(410);
        expect(gone.body).toContain('This page was taken down');
        expect(gone.body).toContain('on November 21, 2026');
        expect(gone.body).not.toContain('We sell nothing.');
        expect(gone.headers['x-robots-tag']).toBe('noindex');
      }
      expectProblem(await withdraw(), 404, 'not-found');
      expect((await hosting()).all).toMatchObject([{ number: 1, address: null }]);
      await publish(1);
      expect((await open(`/p/${slug}/privacy`)).statusCode).toBe(200);
    });

    test('twice the same is one publication, and the history tells it', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      await publish(1);
      expect((await hosting()).all).toHaveLength(1);
      await withdraw();
      const history = await stage().call('GET', `/api/businesses/${id}/history`, { cookie });
      const what = history.json<{ what: string }[]>().map((each) => each.what);
      expect(what.slice(0, 3)).toEqual([
        'Took down the page of the privacy policy',
        'Published version 1 of the privacy policy',
        `Chose the page address /p/${slug}`,
      ]);
    });

    test.each([
      '/p/nobody-has-this/privacy',
      '/p/nobody-has-this',
      '/p/%00/privacy',
      '/p/..%2f..%2fetc/privacy',
      `/p/${'a'.repeat(500)}/privacy`,
      '/p/nobody-has-this/privacy/0',
      '/p/nobody-has-this/privacy/1e3',
      '/p/nobody-has-this/terms',
    ])('%s is not found', async (path) => {
      expect((await open(path)).statusCode).toBe(404);
    });

    test('capitals lead to small letters, and the slug alone to its page', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      const capitals = await open(`/p/${slug.toUpperCase()}/privacy`);
      expect([capitals.statusCode, capitals.headers.location]).toEqual([308, `/p/${slug}/privacy`]);
      const alone = await open(`/p/${slug}`);
      expect([alone.statusCode, alone.headers.location]).toEqual([302, `/p/${slug}/privacy`]);
    });

    test('the binder holds every version, with the days it was made, published and taken down', async () => {
      await published(paragraph('The first text.'));
      stage().advance(24 * 60 * 60_000);
      await store(2, paragraph('Never published.'));
      await store(3, paragraph('The third text.'));
      await publish(3);
      stage().advance(24 * 60 * 60_000);
      await withdraw();
      const take = () => stage().call('GET', `/api/businesses/${id}/binder.zip`, { cookie });
      const binder = await take();
      const files = unzipSync(new Uint8Array(binder.rawPayload));
      const folder = 'documents/privacy-policy';
      const inFolder = (number: number) =>
        Object.keys(files)
          .toSorted()
          .filter((path) => path.startsWith(`${folder}/version-${number}/`))
          .map((path) => path.split('/').at(-1)?.replace('privacy-policy-version-', ''));
      expect(inFolder(1)).toEqual(['1-notes.docx', '1-notes.pdf', '1.docx', '1.pdf']);
      expect(inFolder(2)).toEqual(['2-notes.html', '2.html']);
      expect(inFolder(3)).toEqual(['3-notes.docx', '3-notes.pdf', '3.docx', '3.pdf']);
      const page = new TextDecoder().decode(
        files[`${folder}/version-2/privacy-policy-version-2.html`],
      );
      expect(page).toContain('Never published.');
      expect(page).not.toContain('A secret note.');
      const { data } = Papa.parse<Record<string, string>>(
        new TextDecoder().decode(files['documents/versions.csv']).replace(/^\uFEFF/, ''),
        { header: true, skipEmptyLines: true },
      );
      expect(data.map((row) => [row['Version'], row['Published'], row['Taken down']])).toEqual([
        ['1', '2026-11-21', '2026-11-23'],
        ['2', '', ''],
        ['3', '2026-11-22', '2026-11-23'],
      ]);
      const readme = new TextDecoder().decode(files['README.txt']);
      expect(readme).toContain('privacy-policy: 3 versions');
      expect(readme).toMatch(
        /version 3, made .*, published November 22, 2026, taken down November 23/,
      );
      // reports.test.ts takes one twice as well
      if (FULL) expect((await take()).rawPayload.equals(binder.rawPayload)).toBe(true);
    });

    test('goes with the business: its address says so for good, and nobody gets its name', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      const account = (await stage().call('GET', '/api/account/data', { cookie })).json();
      expect(account.businesses[0]).toMatchObject({
        slugs: [{ slug, inSearch: false }],
        publications: [{ document: 'privacy-policy', number: 1, publishedOn: '2026-11-21' }],
      });
      const older = fresh();
      await choose(older);
      await stage().call('DELETE', `/api/businesses/${id}`, { cookie });
      for (const path of [`/p/${slug}/privacy`, `/p/${slug}/privacy/1`, `/p/${older}/privacy`]) {
        const gone = await open(path);
        expect([gone.statusCode, gone.headers['x-robots-tag']], path).toEqual([410, 'noindex']);
        expect(gone.body).toContain('This page was taken down');
        expect(gone.body).not.toContain('Harbor');
      }
      expect((await open(`/p/${slug}`)).headers['location']).toBe(`/p/${slug}/privacy`);
      expect((await open(`/p/${slug}/__proto__`)).statusCode).toBe(404);
      const other = await stage().owner();
      const theirs = await stage().business(other);
      const again = await stage().business(cookie);
      for (const name of [slug, older]) {
        expectProblem(await choose(name, other, theirs), 409, 'slug-taken');
        // whose it was is not kept, so not even its owner can show it
        expectProblem(await choose(name, cookie, again), 409, 'slug-taken');
      }
      expect((await open(`/p/${slug}/privacy`)).statusCode).toBe(410);
    });

    test('goes with the account in the same way; a name that was never open is free again', async () => {
      const slug = await published(paragraph('We sell nothing.'));
      const other = await stage().owner();
      const theirs = await stage().business(other);
      const quiet = fresh();
      expect((await choose(quiet, other, theirs)).statusCode).toBe(200);
      await stage().call('DELETE', `/api/businesses/${theirs}`, { cookie: other });
      const next = await stage().business(other);
      expect((await choose(quiet, other, next)).statusCode).toBe(200);
      const gone = await stage().call('POST', '/api/account/deletion', {
        cookie,
        body: { password: PASSWORD },
      });
      expect(gone.statusCode, gone.body).toBeLessThan(300);
      expect((await open(`/p/${slug}/privacy`)).statusCode).toBe(410);
      expectProblem(await choose(slug, other, next), 409, 'slug-taken');
      const { db } = stage().database;
      const [kept] = await db
        .select()
        .from(directory)
        .where(eq(directory.key, `slug:${slug}`));
      expect(kept).toEqual({ key: `slug:${slug}`, ownerId: '', businessId: null, expiresAt: null });
    });
  });
});
