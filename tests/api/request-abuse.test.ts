/**
 * Who misuses the form of a desk gets nobody else's mailbox filled, no script onto a page, and no
 * real request lost.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { mails, requests } from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { gonePage } from '#server/subjects/requests/pages/status-page.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, stageOn, useStage } from './stage.ts';
import { FULL } from '../full.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const POSTS = FULL ? 10_000 : 40;

onOneDatabase('misuse of the request form', (database) => {
  const { requestsOfNetwork, requestsOfAddress, requestsOfDesk, requestMails } = LIMITS;
  const flood = { most: POSTS + 25, seconds: 86_400 };
  const stage = useStage(database, {
    limits: {
      requestsOfNetwork,
      requestsOfAddress,
      requestsOfDesk,
      requestMails,
      requestFlood: flood,
    },
  });
  let cookie = '';
  let businessId = '';
  const slug = `misused-${Date.now()}-${database.name.length}`;
  beforeAll(async () => {
    cookie = await stage().owner();
    businessId = await stage().business(cookie, { statesOperating: ['CA', 'VA'] });
    const base = `/api/businesses/${businessId}`;
    await stage().call('PUT', `${base}/slug`, { cookie, body: { slug } });
    await stage().call('PATCH', `${base}/request-desk`, { cookie, body: { isOn: true } });
  });
  const ticket = async () =>
    /name="ticket" value="([^"]+)"/.exec((await stage().call('GET', `/r/${slug}`)).body)?.[1] ?? '';
  const post = (fields: Record<string, string>, from?: string) =>
    stage().call('POST', `/r/${slug}`, {
      body: new URLSearchParams({
        way: 'other',
        type: 'delete',
        state: 'VA',
        ...fields,
      }).toString(),
      headers: { ...FORM, ...(from && { 'x-forwarded-for': from }) },
      from: from ?? '10.1.1.1',
    });
  const all = () =>
    stage().database.db.select().from(requests).where(eq(requests.businessId, businessId));

  describe('what is typed', () => {
    test.each([
      ['a second header', { email: 'a@example.com\r\nBcc: b@example.com' }],
      ['two addresses', { email: 'a@example.com, b@example.com' }],
      ['letters that turn the direction', { email: 'a@example.com', text: 'abc\u202Edef' }],
      ['a text that is too long', { email: 'a@example.com', text: 'x'.repeat(2001) }],
      ['a state that is none', { email: 'a@example.com', state: 'ZZ' }],
    ])('%s: shown again, not stored', async (_, fields) => {
      const before = (await all()).length;
      const reply = await post({ ...fields, ticket: await ticket() });
      expect(reply.statusCode).toBe(422);
      expect((await all()).length).toBe(before);
    });

    test('a script is text, in the form and at the owner’s', async () => {
      const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
      const again = await post({ email: 'wrong', name: script, text: script });
      expect(again.body).not.toContain('<script>');
      expect(again.body).not.toContain('<img');
    });

    test('other scripts and long texts are taken as they are', async () => {
      const t = await ticket();
      stage().advance(10_000);
      const text = `${'مرحبا '.repeat(200)}${'😀'.repeat(100)}`;
      const reply = await post({ email: freshEmail(), text, ticket: t }, '10.2.2.2');
      expect(reply.statusCode).toBe(303);
      const stored = (await all()).map(({ person }) => (person as { text: string } | null)?.text);
      expect(stored).toContain(text.trim());
    });

    test('a post that is too large is told so, as a page', async () => {
      const reply = await post({ email: 'a@example.com', text: 'x'.repeat(40_000) });
      expect(reply.statusCode).toBe(413);
      expect(reply.headers['content-type']).toContain('text/html');
    });
  });

  const many = `${POSTS} posts that name one person: at most 3 mails, and none is lost`;
  test(many, async () => {
    const before = (await all()).length;
    const victim = freshEmail();
    for (let sent = 0; sent < POSTS; sent += 1) {
      const t = await ticket();
      stage().advance(4_000);
      const reply = await post({ email: victim, ticket: t }, `10.9.${sent % 250}.${sent % 199}`);
      expect(reply.statusCode).toBe(303);
    }
    await stage().mailSender.deliver();
    const waiting = await stage()
      .database.db.select()
      .from(mails)
      .where(eq(mails.recipient, victim));
    expect(waiting.length).toBeLessThanOrEqual(3);
    const stored = await all();
    expect(stored.length).toBe(before + POSTS);
    expect(stored.filter(({ held }) => held === 'many from one address').length).toBeGreaterThan(
      POSTS / 2,
    );
  });

  test('no page tells whether an address asked here before, or how often', async () => {
    const known = freshEmail();
    const ask = async (email: string) => {
      const t = await ticket();
      stage().advance(4_000);
      from += 1;
      const reply = await post(
        { email, ticket: t },
        `10.8.${Math.floor(from / 200)}.${from % 200}`,
      );
      const { location = '', date: _, ...headers } = reply.headers;
      const at = location.split('?')[0] ?? '';
      const { body } = await stage().call('GET', at);
      const page = body.replaceAll(at, 'PAGE').replace(/class="number">[^<]+/, 'NUMBER');
      return { at, seen: { status: reply.statusCode, headers, page } };
    };
    let from = 0;
    const first = await ask(known);
    // the fourth gets no mail, and the sixth is held
    for (let more = 0; more < 5; more += 1) expect((await ask(known)).seen).toEqual(first.seen);
    expect((await ask(freshEmail())).seen).toEqual(first.seen);
    const held = (await all()).filter((one) => one.held === 'many from one address');
    expect(held.length).toBeGreaterThan(0);
    // whoever has no address of a page learns nothing by guessing one, whatever it is asked to do
    const guessed = `${first.at.slice(0, -6)}AAAAAA`;
    for (const what of ['add', 'withdraw', 'appeal'])
      for (const at of [guessed, `/r/s/${'A'.repeat(65)}`]) {
        const reply = await stage().call('POST', at, {
          body: new URLSearchParams({ what, text: 'Hello' }).toString(),
          headers: FORM,
        });
        expect([reply.statusCode, reply.body]).toEqual([404, gonePage('en')]);
      }
  });

  test('a network that floods the form closes it to itself alone', async () => {
    const { requestFloodOfNetwork } = LIMITS;
    const few = { ...requestFloodOfNetwork, most: 3 };
    const limits = { requestFloodOfNetwork: few, requestFlood: { ...few, most: 6 } };
    const strict = await stageOn(stage().database, { limits }, stage().clock);
    const fresh = `${slug}-2`;
    const base = `/api/businesses/${await stage().business(cookie)}`;
    await stage().call('PUT', `${base}/slug`, { cookie, body: { slug: fresh } });
    await stage().call('PATCH', `${base}/request-desk`, { cookie, body: { isOn: true } });
    const flood = (from: string) =>
      strict.call('POST', `/r/${fresh}`, {
        body: new URLSearchParams({
          way: 'other',
          type: 'delete',
          state: 'VA',
          email: freshEmail(),
        }).toString(),
        headers: FORM,
        from,
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) statuses.push((await flood('203.0.113.7')).statusCode);
    expect(statuses.filter((status) => status === 303)).toHaveLength(3);
    expect((await flood('198.51.100.9')).statusCode).toBe(303);
    await strict.app.close();
  });

  test('past the flood the page names the other ways', async () => {
    let last = 0;
    for (let sent = 0; sent < 30 && last !== 429; sent += 1)
      last = (await post({ email: freshEmail(), ticket: await ticket() })).statusCode;
    expect(last).toBe(429);
  });
});
