/**
 * What people do at a desk is mailed to its owner at once, then once an hour at most; nothing is
 * lost, and nobody is named.
 */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addDays } from '#calendar/dates.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { longDate } from '#text/english.ts';
import { mails, requestEvents, requests, users } from '#server/base/database/schema.ts';
import { tellNews } from '#server/subjects/requests/jobs/news.ts';
import { onOneDatabase } from './databases.ts';
import { freshEmail, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';

const HOUR = 60 * 60 * 1000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

onOneDatabase('news of the request desk', (database) => {
  const stage = useStage(database, { mails: true });
  const email = freshEmail();
  let cookie = '';
  let base = '';
  let slug = '';
  beforeAll(async () => {
    // noon in New York, so that the days of the desk are certain
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    cookie = await stage().owner(email);
    const token = await stage().linkToken(email, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['VA'] })}`;
    slug = `news-${database.name.length}-${Date.now()}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true, timeZone: 'America/New_York' });
  });
  beforeEach(async () => {
    await heard();
    stage().advance(2 * HOUR);
    await finishDeskJobs(stage());
    await heard();
    stage().advance(2 * HOUR);
    cookie = await stage().signIn(email);
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const post = (path: string, fields: Record<string, string>) =>
    stage().call('POST', path, { body: new URLSearchParams(fields).toString(), headers: FORM });
  const asks = async (more: Record<string, string> = {}) => {
    const html = (await stage().call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    stage().advance(4_000);
    const person = { name: 'Pat Private', email: freshEmail(), text: 'Words of mine' };
    const fields = { way: 'other', type: 'delete', state: 'VA', ...person, ticket, ...more };
    const sent = await post(`/r/${slug}`, fields);
    return { at: String(sent.headers['location']).split('?')[0] ?? '', email: fields.email };
  };
  const storedOf = async (address: string) => {
    const all = await stage().database.db.select().from(requests);
    return all.find(({ person }) => (person as { email?: string } | null)?.email === address);
  };
  /** The mails on what came in that the owner got since this was asked last. */
  const heard = async () => {
    await stage().mailSender.deliver();
    const told = stage().mail.filter(
      ({ recipient, subject }) => recipient === email && subject.endsWith('at your request desk'),
    );
    stage().mail.splice(0);
    return told;
  };
  const told = async () => {
    await finishDeskJobs(stage());
    return heard();
  };

  test('the first is told at once, with number, kind, state and last day, and nobody is named', async () => {
    const person = await asks();
    const request = await storedOf(person.email);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A new request at your request desk');
    expect(mail?.text.replaceAll('\n', ' ')).toContain(
      `${request?.reference}: a request came in. Asked: “Delete my data”. State: Virginia. Last day: January 15, 2027.`,
    );
    for (const { text, html, subject } of mail ? [mail] : [])
      expect(text + html + subject).not.toMatch(/Pat|Private|owner\d+\.\d+@|Words of mine/);
    // nothing new: no mail, in whatever hour
    stage().advance(3 * HOUR);
    expect(await told()).toEqual([]);
  });

  test('what comes within the hour is gathered, and told after it once', async () => {
    await asks();
    expect(await told()).toHaveLength(1);
    const more = [await asks(), await asks(), await asks()];
    expect(await told()).toEqual([]);
    stage().advance(30 * 60 * 1000);
    expect(await told()).toEqual([]);
    stage().advance(31 * 60 * 1000);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 new requests at your request desk');
    for (const { email: address } of more)
      expect(mail?.text).toContain((await storedOf(address))?.reference);
    expect(await told()).toEqual([]);
  });

  test('an appeal, added words and a confirmed address are told, too', async () => {
    const person = await asks();
    await told();
    const request = await storedOf(person.email);
    const at = `/requests/${request?.id}`;
    const version = async () => (await call('GET', at)).json<{ version: number }>().version;
    await post(person.at, { what: 'add', text: 'My secret' });
    await call('POST', `${at}/events`, { version: await version(), what: 'identity-link' });
    await stage().mailSender.deliver();
    const link = stage().mail.find(({ text }) => text.includes('/r/c/'))?.text ?? '';
    await post(/\/r\/c\/[\w-]+/.exec(link)?.[0] ?? '', {});
    const denied = { version: await version(), what: 'denied', ground: 'exemption' };
    expect((await call('POST', `${at}/events`, denied)).statusCode).toBe(200);
    await post(person.at, { what: 'appeal', text: 'Unfair to me' });
    const last = addDays(dayIn(stage().clock.now, 'America/New_York'), 60);
    stage().advance(2 * HOUR);
    const [mail] = await told();
    const text = mail?.text.replaceAll('\n', ' ') ?? '';
    expect(text).toMatch(
      /added something\. Then: the person confirmed .* Then: the person appeals\./,
    );
    expect(text).toContain(`Last day: ${longDate(last)}.`);
    expect(text).not.toMatch(/secret|Unfair/);
  });

  test('held, written down or tried out: no mail of its own; switched off: none', async () => {
    await asks({ website: 'filled in' });
    await call('POST', '/request-desk/trial');
    await call('POST', '/requests', {
      channel: 'phone',
      receivedOn: '2026-12-01',
      state: 'VA',
      by: 'self',
      types: ['delete'],
      name: 'By Phone',
      email: null,
      post: null,
      order: null,
      text: null,
      onBehalfOf: null,
    });
    expect(await told()).toEqual([]);
    await call('PATCH', '/request-desk', { remindsOwner: false });
    await asks();
    expect(await told()).toEqual([]);
    await call('PATCH', '/request-desk', { remindsOwner: true });
    stage().advance(2 * HOUR);
    // who switched it off is not told later either
    expect(await told()).toEqual([]);
  });

  test('however much is held for a look, a real request is told', async () => {
    const junk = await asks({ website: 'filled in' });
    const held = await storedOf(junk.email);
    if (!held) throw new Error('nothing was held');
    const { db } = stage().database;
    const own = eq(requestEvents.requestId, held.id);
    const [first] = await db.select().from(requestEvents).where(own);
    if (!first) throw new Error('it has no event');
    // as many as a flood of a day leaves
    const more = Array.from({ length: 600 }, (_, at) => ({ ...first, seq: first.seq + at + 1 }));
    await db.insert(requestEvents).values(more);
    const person = await asks();
    const [mail] = await told();
    expect(mail?.text).toContain((await storedOf(person.email))?.reference);
  });

  test('an address that nobody confirmed gets no mail of a desk', async () => {
    const { db } = stage().database;
    const byMail = eq(users.email, email);
    const [owner] = await db.select().from(users).where(byMail);
    await db.update(users).set({ emailVerifiedAt: null }).where(byMail);
    await asks();
    stage().advance(40 * 24 * HOUR);
    await finishDeskJobs(stage());
    await stage().mailSender.deliver();
    const got = stage().mail.filter(
      ({ recipient, subject }) => recipient === email && /request desk|come due/.test(subject),
    );
    expect(got).toEqual([]);
    await db
      .update(users)
      .set({ emailVerifiedAt: owner?.emailVerifiedAt ?? null })
      .where(byMail);
    stage().advance(2 * HOUR);
    await asks();
    expect(await told()).toHaveLength(1);
  });

  test('two servers at once tell once', async () => {
    const person = await asks();
    const { ownerId = '', businessId = '' } = (await storedOf(person.email)) ?? {};
    const { db } = stage().database;
    const by = { db, origin: () => 'http://localhost' };
    const ref = { ownerId, businessId };
    await db.delete(mails);
    const both = [tellNews(by, ref, stage().clock.now), tellNews(by, ref, stage().clock.now)];
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    const queued = await db.select().from(mails).where(eq(mails.recipient, email));
    expect(queued.filter(({ subject }) => subject.endsWith('request desk')).length).toBe(1);
  });
});
