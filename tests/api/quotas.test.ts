/** What one account may store, and how often. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { receipts, users } from '#server/base/database/schema.ts';
import { onOneDatabase } from './databases.ts';
import { BODIES } from './example-calls.ts';
import { expectProblem, freshEmail, PROFILE, stageOn, useStage, type Stage } from './stage.ts';

interface Stored {
  readonly stored: { events: number; mostEvents: number; bytes: number; mostBytes: number };
}

onOneDatabase('quotas', (database) => {
  const at = useStage(database, { quota: { events: 6 } });
  const storedBy = async (stage: Stage, cookie: string) =>
    (await stage.call('GET', '/api/account', { cookie })).json<Stored>().stored;
  const mark = (stage: Stage, cookie: string, id: string, note: string) =>
    stage.call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
      cookie,
      body: { status: 'done', note },
    });

  test('a full history refuses more with how much is used and what to do; reading and deleting stay open', async () => {
    const stage = at();
    const email = freshEmail();
    const cookie = await stage.owner(email);
    const id = await stage.business(cookie);
    let reply = await mark(stage, cookie, id, 'one');
    for (let more = 0; more < 6 && reply.statusCode === 200; more += 1)
      reply = await mark(stage, cookie, id, `note ${more}`);
    expectProblem(
      reply,
      422,
      'quota-reached',
      'Your history is full: it has 6 of 6 entries. Download your data on the account page, then delete a business that you no longer need, or ask the people who run this site for more room.',
    );
    expect(await storedBy(stage, cookie)).toMatchObject({ events: 6, mostEvents: 6 });
    for (const path of [`/api/assessments/${id}`, '/api/account/data', '/api/businesses'])
      expect((await stage.call('GET', path, { cookie })).statusCode).toBe(200);
    const { db } = stage.database;
    await db.update(users).set({ quotaTimes: 2 }).where(eq(users.email, email));
    expect((await mark(stage, cookie, id, 'with more room')).statusCode).toBe(200);
    await db.update(users).set({ quotaTimes: 1 }).where(eq(users.email, email));
    expectProblem(await mark(stage, cookie, id, 'no room'), 422, 'quota-reached');
    const deleted = await stage.call('DELETE', `/api/businesses/${id}`, { cookie });
    expect(deleted.statusCode).toBe(204);
    const again = await stage.call('POST', '/api/businesses', { cookie, body: PROFILE });
    expect(again.statusCode).toBe(201);
  });

  test('what strangers do at a form fills no quota, and a full account still takes it in', async () => {
    const stage = await stageOn(at().database, { quota: { events: 12 } });
    const cookie = await stage.owner();
    const id = await stage.business(cookie, { statesOperating: ['VA'] });
    const base = `/api/businesses/${id}`;
    const slug = `strangers-${id.slice(0, 8)}`;
    await stage.call('PUT', `${base}/slug`, { cookie, body: { slug } });
    await stage.call('PATCH', `${base}/request-desk`, { cookie, body: { isOn: true } });
    const { stored: before } = (await stage.call('GET', '/api/account', { cookie })).json<Stored>();
    const post = (url: string, fields: Record<string, string>) =>
      stage.call('POST', url, {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const asks = async () => {
      const form = (await stage.call('GET', `/r/${slug}`)).body;
      const ticket = /name="ticket" value="([^"]+)"/.exec(form)?.[1] ?? '';
      stage.advance(4_000);
      const sent = await post(`/r/${slug}`, {
        way: 'first',
        state: 'VA',
        email: freshEmail(),
        ticket,
      });
      expect(sent.statusCode).toBe(303);
      return String(sent.headers['location']).split('?')[0] ?? '';
    };
    for (let sent = 0; sent < 15; sent += 1) await asks();
    const page = await asks();
    expect((await post(page, { what: 'withdraw' })).headers['location']).toContain('noted');
    await post(`/r/${slug}`, { way: 'first', state: 'VA', email: freshEmail(), ticket: '' });
    expect(await storedBy(stage, cookie)).toEqual(before);
    const list = await stage.call('GET', `${base}/requests?show=held`, { cookie });
    const [held] = list.json<{ requests: { id: string }[] }>().requests;
    const set = await stage.call('POST', `${base}/requests/${held?.id}/events`, {
      cookie,
      body: { version: 1, what: 'not-a-request' },
    });
    expect(set.statusCode, set.body).toBe(200);
    expect(await storedBy(stage, cookie)).toEqual(before);
    let own = await mark(stage, cookie, id, 'own work');
    expect(own.statusCode).toBe(200);
    for (let more = 0; more < 12 && own.statusCode === 200; more += 1)
      own = await mark(stage, cookie, id, `note ${more}`);
    expectProblem(own, 422, 'quota-reached');
    await asks();
    await stage.app.close();
  });

  test('letters and notes about requests count', async () => {
    const stage = await stageOn(at().database, { quota: { bytes: 20_000 } });
    const cookie = await stage.owner();
    const id = await stage.business(cookie, { statesOperating: ['VA'] });
    const own = (path: string, body: unknown = {}) =>
      stage.call('POST', `/api/businesses/${id}${path}`, { cookie, body });
    const request = (await own('/request-desk/trial')).json<{ id: string }>().id;
    const before = await storedBy(stage, cookie);
    const note = await own(`/requests/${request}/notes`, { text: freshEmail().repeat(50) });
    expect(note.statusCode, note.body).toBe(200);
    const noted = await storedBy(stage, cookie);
    expect(noted.bytes).toBeGreaterThan(before.bytes);
    const letter = await own(`/requests/${request}/letters`, { kind: 'receipt' });
    expect(letter.statusCode, letter.body).toBe(201);
    expect((await storedBy(stage, cookie)).bytes).toBeGreaterThan(noted.bytes);
    let reply = letter;
    for (let more = 0; more < 60 && reply.statusCode === 201; more += 1)
      reply = await own(`/requests/${request}/letters`, { kind: 'receipt' });
    expectProblem(reply, 422, 'quota-reached');
  });

  test('requests that an owner writes down count until they are erased', async () => {
    const stage = await stageOn(at().database, { quota: { bytes: 40_000 } });
    const cookie = await stage.owner();
    const id = await stage.business(cookie, { statesOperating: ['VA'] });
    const own = (path: string, body: unknown = {}) =>
      stage.call('POST', `/api/businesses/${id}${path}`, { cookie, body });
    // each letter by chance, so that no compression makes it small
    const text = randomBytes(1000).toString('hex');
    const asked = { ...(BODIES['enterRequest'] as object), text };
    const before = await storedBy(stage, cookie);
    const entered = await own('/requests', asked);
    expect(entered.statusCode, entered.body).toBe(201);
    const after = await storedBy(stage, cookie);
    await own('/requests', { ...asked, text: null });
    const { bytes: short } = await storedBy(stage, cookie);
    expect(after.bytes - before.bytes).toBeGreaterThan(short - after.bytes + 1000);
    const request = entered.json<{ id: string }>().id;
    const path = `/requests/${request}`;
    await own(`${path}/events`, { version: 1, what: 'withdrawn' });
    const closed = await storedBy(stage, cookie);
    await stage.call('DELETE', `/api/businesses/${id}${path}/person`, { cookie });
    expect((await storedBy(stage, cookie)).bytes).toBeLessThan(closed.bytes - 500);
    let reply = await own('/requests', asked);
    for (let more = 0; more < 30 && reply.statusCode === 201; more += 1)
      reply = await own('/requests', asked);
    expectProblem(reply, 422, 'quota-reached');
    expect(reply.json<{ message: string }>().message).toMatch(/^Your account is full: it stores/);
    await stage.app.close();
  });

  test('bytes of notes, of versions and of receipts count', async () => {
    const stage = await stageOn(at().database, { quota: { bytes: 20_000 } });
    const cookie = await stage.owner();
    const id = await stage.business(cookie);
    await mark(stage, cookie, id, 'x'.repeat(3000));
    const noted = await storedBy(stage, cookie);
    expect(noted.bytes).toBeGreaterThan(3000);
    const saved = await stage.call('POST', `/api/assessments/${id}/receipts`, { cookie });
    expect(saved.statusCode).toBe(201);
    const { db } = stage.database;
    const withReceipt = await storedBy(stage, cookie);
    await db.delete(receipts);
    const before = await storedBy(stage, cookie);
    // what the history says of it counts as well, and stays
    expect(withReceipt.bytes).toBeGreaterThan(before.bytes + 100);
    expect(before.bytes).toBeGreaterThanOrEqual(noted.bytes);
    const path = `/api/businesses/${id}/documents/privacy-policy`;
    expect((await stage.call('POST', path, { cookie })).statusCode).toBe(200);
    const after = await storedBy(stage, cookie);
    expect(after.bytes).toBeGreaterThan(before.bytes + 1000);
    let reply = await mark(stage, cookie, id, 'y'.repeat(3000));
    for (let more = 0; more < 10 && reply.statusCode === 200; more += 1)
      reply = await mark(stage, cookie, id, `${more}`.repeat(3000));
    expectProblem(reply, 422, 'quota-reached');
    expect(reply.json<{ message: string }>().message).toMatch(/^Your account is full: it stores/);
    await stage.app.close();
  });

  test('more changes in an hour than a person makes wait; others go on', async () => {
    const stage = await stageOn(at().database, { limits: { writes: { most: 3, seconds: 3600 } } });
    const [cookie, other] = [await stage.owner(), await stage.owner()];
    const [id, theirs] = [await stage.business(cookie), await stage.business(other)];
    for (const note of ['one', 'two']) await mark(stage, cookie, id, note);
    const refused = await mark(stage, cookie, id, 'three');
    expectProblem(
      refused,
      429,
      'too-many-tries',
      'You made 3 changes within an hour. You can make more in 60 minutes. What you saved is safe.',
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await mark(stage, other, theirs, 'one')).statusCode).toBe(200);
    expect((await stage.call('GET', '/api/businesses', { cookie })).statusCode).toBe(200);
    await stage.app.close();
  });
});
