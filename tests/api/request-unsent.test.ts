/**
 * A letter does something once it left, or the owner says that it did: never because a mail was
 * written that reached nobody.
 */
import { expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { mails, requestLetters, requests } from '#server/base/database/schema.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { tellRequest } from '#server/subjects/requests/letters/leaving/mail-outcome.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage, type Stage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Whole {
  version: number;
  mails: boolean;
  refusedMail: boolean;
  closedOn: string | null;
  items: {
    state: string;
    next: { step: string };
    dates: { due: string; extendedTo: string | null; standing: string }[];
  }[];
  events: { what: string; on: string }[];
  letters: { delivery: string | null; sentBy: string | null }[];
}

/** A deletion that somebody asked for by mail some days ago, and the calls about it. */
async function deskOf(stage: Stage, daysAgo = 1) {
  const email = freshEmail();
  const cookie = await stage.owner(email);
  const token = await stage.linkToken(email, 'verify');
  await stage.call('POST', '/api/auth/verify', { body: { token } });
  const base = `/api/businesses/${await stage.business(cookie, { statesOperating: ['VA'] })}`;
  const call = (method: string, path: string, body?: unknown) =>
    stage.call(method, `${base}${path}`, { cookie, body });
  const person = freshEmail();
  const made = await call('POST', '/requests', {
    channel: 'email',
    receivedOn: new Date(stage.clock.now.getTime() - daysAgo * DAY).toISOString().slice(0, 10),
    state: 'VA',
    by: 'self',
    types: ['delete'],
    name: 'Pat',
    email: person,
    post: null,
    order: null,
    text: null,
    onBehalfOf: null,
  });
  const { id } = made.json<{ id: string }>();
  const whole = async () => (await call('GET', `/requests/${id}`)).json<Whole>();
  const draft = async () => {
    const made = await call('POST', `/requests/${id}/letters`, { kind: 'deleted' });
    const at = `/requests/${id}/letters/${made.json<{ id: string }>().id}`;
    await call('PUT', at, { version: 1, subject: 'Deleted', text: 'We deleted it.' });
    return at;
  };
  return { call, id, whole, draft, person };
}

onOneDatabase('a letter that did not leave', (database) => {
  const without = useStage(database, { mails: false });
  const stage = useStage(database, { mails: true });

  test('without a mail server nothing is sent by mail, and the duty is open until the owner says it was sent', async () => {
    const { call, id, whole, draft, person } = await deskOf(without());
    expect((await whole()).mails).toBe(false);
    const at = await draft();
    expectProblem(
      await call('POST', `${at}/sending`, { version: 2, by: 'mail', identity: ['order'] }),
      422,
      'not-allowed-now',
    );
    const { version } = await whole();
    const link = await call('POST', `/requests/${id}/events`, { version, what: 'identity-link' });
    expectProblem(link, 422, 'not-allowed-now');
    expect(await whole()).toMatchObject({
      closedOn: null,
      items: [{ state: 'open', next: { step: 'search-and-answer' } }],
    });
    await without().mailSender.deliver();
    expect(without().mail.filter(({ recipient }) => recipient === person)).toEqual([]);
    const sent = await call('POST', `${at}/sending`, {
      version: 2,
      by: 'print',
      identity: ['order'],
    });
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await whole()).toMatchObject({
      closedOn: expect.any(String) as string,
      items: [{ state: 'answered' }],
    });
  });

  test('while one waits for the mail the state stays: it names the law of that state', async () => {
    const { call, id, whole, draft } = await deskOf(stage());
    const at = await draft();
    const sent = await call('POST', `${at}/sending`, {
      version: 2,
      by: 'mail',
      identity: ['order'],
    });
    expect(sent.statusCode, sent.body).toBe(200);
    const { db } = stage().database;
    const move = async (delivery: 'waiting' | 'sent') => {
      await db.update(requestLetters).set({ delivery }).where(eq(requestLetters.requestId, id));
      const { version } = await whole();
      return call('PATCH', `/requests/${id}`, { version, state: 'TX' });
    };
    const refused = await move('waiting');
    expectProblem(refused, 422, 'not-allowed-now');
    expect(refused.body).toContain('waits for the mail. Correct the state once it has left');
    expect((await move('sent')).statusCode).toBe(200);
  });

  test('one that waits for the mail is no answer: not to the person, nor in the log and its figures', async () => {
    const { call } = await deskOf(stage());
    const slug = `waits-${Date.now()}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true });
    const posted = await stage().call('POST', `/r/${slug}`, {
      body: `way=first&state=VA&email=${encodeURIComponent(freshEmail())}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const page = String(posted.headers['location']);
    const held = (await call('GET', '/requests?show=held')).json<{ requests: { id: string }[] }>();
    const at = `/requests/${held.requests[0]?.id}`;
    await call('POST', `${at}/events`, { version: 1, what: 'released' });
    const made = await call('POST', `${at}/letters`, { kind: 'opt-out-works' });
    const { id } = made.json<{ id: string }>();
    await call('PUT', `${at}/letters/${id}`, { version: 1, subject: 'Done', text: 'It works.' });
    const sent = await call('POST', `${at}/letters/${id}/sending`, { version: 2, by: 'mail' });
    expect(sent.statusCode, sent.body).toBe(200);
    await stage().mailSender.deliver();
    const says = async () => ({
      status: /Done|Under way/.exec((await stage().call('GET', page)).body)?.[0],
      log: (await call('GET', '/request-desk/log/csv')).body
        .split('\n')
        .find((line) => line.includes(',form,'))
        ?.match(/,(answered|open),/)?.[1],
      figures: (await call('GET', '/request-desk/evidence')).json<object>(),
    });
    const { db } = stage().database;
    const delivery = (is: 'waiting' | 'sent') =>
      db.update(requestLetters).set({ delivery: is }).where(eq(requestLetters.id, id));
    await delivery('waiting');
    expect(await says()).toMatchObject({ status: 'Under way', log: 'open', figures: { open: 2 } });
    await delivery('sent');
    expect(await says()).toMatchObject({
      status: 'Done',
      log: 'answered',
      figures: { open: 1, inTime: 1 },
    });
  });

  test('the example can still be tried out', async () => {
    const { call } = await deskOf(without());
    const { id } = (await call('POST', '/request-desk/trial')).json<{ id: string }>();
    const made = await call('POST', `/requests/${id}/letters`, { kind: 'receipt' });
    const at = `/requests/${id}/letters/${made.json<{ id: string }>().id}`;
    await call('PUT', at, { version: 1, subject: 'Hello', text: 'We got it.' });
    expect((await call('POST', `${at}/sending`, { version: 2, by: 'mail' })).statusCode).toBe(200);
  });

  test('one that the mail server refused did nothing: the request is open again, and the letter can be sent another way', async () => {
    const { call, id, whole, draft } = await deskOf(stage());
    const at = await draft();
    expect(
      (await call('POST', `${at}/sending`, { version: 2, by: 'mail', identity: ['order'] }))
        .statusCode,
    ).toBe(200);
    expect(await whole()).toMatchObject({ closedOn: expect.any(String) as string });
    expectProblem(
      await call('POST', `${at}/sending`, { version: 2, by: 'print', identity: ['order'] }),
      422,
      'not-allowed-now',
    );
    const { db } = stage().database;
    const [row] = await db.select().from(requests).where(eq(requests.id, id));
    const carries = {
      owner: row?.ownerId ?? '',
      business: row?.businessId ?? '',
      request: id,
      letter: at.split('/').at(-1) ?? '',
      version: 2,
    };
    await db.delete(mails);
    await tellRequest(db, carries, {
      is: 'refused',
      note: 'No such mailbox',
      at: stage().clock.now,
    });
    expect(await whole()).toMatchObject({
      closedOn: null,
      refusedMail: true,
      items: [{ state: 'open', next: { step: 'search-and-answer' } }],
      letters: [{}, { delivery: 'refused' }],
    });
    const row2 = (await call('GET', '/request-desk/log/csv')).body.split('\n')[1] ?? '';
    expect(row2).toContain(',open,');
    expect((await call('GET', '/requests?show=open')).body).toContain(id);
    const again = await call('POST', `${at}/sending`, {
      version: 2,
      by: 'print',
      identity: ['order'],
    });
    expect(again.statusCode, again.body).toBe(200);
    expect(await whole()).toMatchObject({
      closedOn: expect.any(String) as string,
      items: [{ state: 'answered' }],
      letters: [{}, { delivery: null, sentBy: 'print' }],
    });
    expect((await verifyHistory(db, OWNED)).faults).toEqual([]);
  });

  /** A notice of more time that was given to the mail, which takes it days later. */
  async function noticeThatLeft(daysAgo: number, daysLater: number) {
    const desk = await deskOf(stage(), daysAgo);
    const { call, id, whole } = desk;
    const made = await call('POST', `/requests/${id}/letters`, { kind: 'more-time' });
    const letter = made.json<{ id: string }>().id;
    const at = `/requests/${id}/letters/${letter}`;
    await call('PUT', at, { version: 1, subject: 'More time', text: 'We need more time.' });
    const { db } = stage().database;
    const sending = { version: 2, by: 'mail', reason: 'Old backups' };
    expect((await call('POST', `${at}/sending`, sending)).statusCode).toBe(200);
    await stage().mailSender.deliver();
    const pressed = stage().clock.now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    await db
      .update(requestLetters)
      .set({ delivery: 'waiting' })
      .where(and(eq(requestLetters.id, letter), eq(requestLetters.version, 2)));
    const answer = async () => (await whole()).items[0]?.dates.find(({ due }) => due === 'answer');
    expect((await answer())?.extendedTo).toBeNull();
    stage().advance(daysLater * DAY);
    const [row] = await db.select().from(requests).where(eq(requests.id, id));
    const carries = {
      owner: row?.ownerId ?? '',
      business: row?.businessId ?? '',
      request: id,
      letter,
      version: 2,
    };
    const now = stage().clock.now;
    await tellRequest(db, carries, { is: 'sent', note: null, at: now });
    await tellRequest(db, carries, { is: 'sent', note: null, at: now });
    const left = now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    return { desk, pressed, left, answer };
  }

  test('one that leaves days after the press counts from the day on which it left', async () => {
    const { desk, pressed, left, answer } = await noticeThatLeft(10, 3);
    const { events } = await desk.whole();
    expect(events.map(({ what, on }) => [what, on])).toEqual([
      ['received', expect.any(String)],
      ['extension-notice', pressed],
      ['letter-left', left],
    ]);
    expect(await answer()).toMatchObject({ extendedTo: expect.any(String) as string });
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
  });

  test('one that left after the last day for the notice gave no more time', async () => {
    const { answer } = await noticeThatLeft(44, 3);
    expect(await answer()).toMatchObject({ extendedTo: null, standing: 'overdue' });
  });

  test('a notice sent by hand counts by the day that the owner names', async () => {
    const { call, id, whole } = await deskOf(stage(), 50);
    const made = await call('POST', `/requests/${id}/letters`, { kind: 'more-time' });
    const at = `/requests/${id}/letters/${made.json<{ id: string }>().id}`;
    await call('PUT', at, { version: 1, subject: 'More time', text: 'We need more time.' });
    const sent = (daysAgo: number) =>
      call('POST', `${at}/sending`, {
        version: 2,
        by: 'print',
        on: new Date(stage().clock.now.getTime() - daysAgo * DAY).toISOString().slice(0, 10),
        reason: 'Old backups',
      });
    expectProblem(await sent(2), 422, 'not-allowed-now');
    const noted = await sent(8);
    expect(noted.statusCode, noted.body).toBe(200);
    expect((await whole()).items[0]?.dates.find(({ due }) => due === 'answer')).toMatchObject({
      extendedTo: expect.any(String) as string,
    });
  });
});
