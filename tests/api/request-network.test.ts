/**
 * Many people share one network: what a machine sends from there is not theirs, and who waited for
 * a look is told once it is over.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { requests } from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, useStage } from './stage.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

onOneDatabase('many people behind one network', (database) => {
  const ofNetwork = { ...LIMITS.requestsOfNetwork, most: 2 };
  const flood = { ...LIMITS.requestFloodOfNetwork, most: 6 };
  const stage = useStage(database, {
    mails: true,
    limits: { requestsOfNetwork: ofNetwork, requestFloodOfNetwork: flood },
  });
  let cookie = '';
  let businessId = '';
  let base = '';
  let slug = '';
  beforeAll(async () => {
    cookie = await stage().owner();
    businessId = await stage().business(cookie, { statesOperating: ['VA'] });
    base = `/api/businesses/${businessId}`;
    slug = `network-${randomUUID().slice(0, 8)}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true });
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });

  /** A post from a network; of a machine: without its ticket. */
  const post = async (from: string, email = freshEmail(), isMachine = false) => {
    const html = (await stage().call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    stage().advance(4_000);
    const fields = { way: 'other', type: 'access', state: 'VA', email };
    const body = new URLSearchParams({ ...fields, ...(!isMachine && { ticket }) }).toString();
    return (await stage().call('POST', `/r/${slug}`, { body, headers: FORM, from })).statusCode;
  };
  const ofPerson = async (email: string) => {
    const { db } = stage().database;
    const all = await db.select().from(requests).where(eq(requests.businessId, businessId));
    return all.find(({ person }) => (person as { email?: string } | null)?.email === email);
  };
  const mailedTo = async (email: string) => {
    await stage().mailSender.deliver();
    return stage().mail.filter(({ recipient }) => recipient === email);
  };

  test('posts of a machine use up nothing of the people there', async () => {
    const from = '203.0.113.20';
    for (let sent = 0; sent < flood.most; sent += 1)
      expect(await post(from, freshEmail(), true)).toBe(303);
    expect(await post(from, freshEmail(), true)).toBe(429);
    const person = freshEmail();
    expect(await post(from, person)).toBe(303);
    expect(await ofPerson(person)).toMatchObject({ held: null });
    expect(await mailedTo(person)).toHaveLength(1);
  });

  test.each(['by itself', 'with others'])(
    'who was held gets the mail with the link when the owner takes the request in, %s',
    async (way) => {
      const from = way === 'by itself' ? '203.0.113.21' : '203.0.113.22';
      for (let sent = 0; sent < ofNetwork.most; sent += 1) await post(from);
      const person = freshEmail();
      expect(await post(from, person)).toBe(303);
      const held = await ofPerson(person);
      expect(held).toMatchObject({ held: 'many from one network' });
      expect(await mailedTo(person)).toEqual([]);
      const { id = '', version = 0 } = held ?? {};
      const released =
        way === 'by itself'
          ? await call('POST', `/requests/${id}/events`, { version, what: 'released' })
          : await call('POST', '/requests/held', {
              what: 'released',
              requests: [{ id, version }],
            });
      expect(released.statusCode, released.body).toBe(200);
      const [mail, ...others] = await mailedTo(person);
      expect(others).toEqual([]);
      const link = /\/r\/m\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
      const opened = new URLSearchParams({ what: 'open' }).toString();
      await stage().call('POST', link, { body: opened, headers: FORM });
      const page = await stage().call('GET', link);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(held?.reference ?? 'no number');
    },
  );

  test('whom a machine named that the owner set aside gets none', async () => {
    const person = freshEmail();
    await post('203.0.113.23', person, true);
    const { id = '', version = 0 } = (await ofPerson(person)) ?? {};
    await call('POST', `/requests/${id}/events`, { version, what: 'not-a-request' });
    expect(await mailedTo(person)).toEqual([]);
  });
});
