/**
 * Many quarantined requests at once: each is told of by itself, what changed meanwhile is left, and
 * nobody else waits.
 */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { MOST_QUARANTINED_AT_ONCE } from '#contract/requests/quarantine.ts';
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';
import { requestEvents, requests } from '#server/base/database/schema.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Ref {
  readonly id: string;
  readonly version: number;
}
interface Listed {
  readonly requests: (Ref & { held: string | null; setAside: boolean })[];
  readonly counts: { open: number; held: number; closed: number };
  readonly heldFor: { reason: string; number: number }[];
  readonly at: string;
  readonly next: number | null;
}
interface Told {
  readonly done: Ref[];
  readonly left: string[];
  readonly more: boolean;
}

onOneDatabase('many held requests', (database) => {
  const stage = useStage(database);
  let cookie = '';
  const newDesk = async (owner = cookie) => {
    const businessId = await stage().business(owner, { statesOperating: ['VA'] });
    const base = `/api/businesses/${businessId}`;
    const slug = `held-${randomUUID().slice(0, 8)}`;
    await stage().call('PUT', `${base}/slug`, { cookie: owner, body: { slug } });
    await stage().call('PATCH', `${base}/request-desk`, { cookie: owner, body: { isOn: true } });
    return { businessId, base, slug };
  };
  type Desk = Awaited<ReturnType<typeof newDesk>>;
  beforeAll(async () => {
    cookie = await stage().owner();
  });

  /** Without its ticket: not from the form. */
  const sent = async ({ slug }: Desk, change: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      way: 'other',
      type: 'delete',
      state: 'VA',
      email: freshEmail(),
      ...change,
    }).toString();
    expect((await stage().call('POST', `/r/${slug}`, { body, headers: FORM })).statusCode).toBe(
      303,
    );
  };
  const list = async ({ base }: Desk, query: Record<string, string> = { show: 'held' }) =>
    (
      await stage().call('GET', `${base}/requests?${new URLSearchParams(query).toString()}`, {
        cookie,
      })
    ).json<Listed>();
  const tell = ({ base }: Desk, body: object, by = cookie) =>
    stage().call('POST', `${base}/requests/held`, { cookie: by, body });
  const told = async (desk: Desk, body: object) => {
    const reply = await tell(desk, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Told>();
  };
  const refsOf = (rows: readonly Ref[]) => rows.map(({ id, version }) => ({ id, version }));
  const eventsOf = async ({ businessId }: Desk, id: string) =>
    (
      await stage()
        .database.db.select({ what: requestEvents.what })
        .from(requestEvents)
        .where(and(eq(requestEvents.businessId, businessId), eq(requestEvents.requestId, id)))
        .orderBy(requestEvents.seq)
    ).map(({ what }) => what);

  /** Copies of one that was sent, so that there are many soon. */
  const copied = async (desk: Desk, many: number, held: QuarantineReason) => {
    const { db } = stage().database;
    const [row] = await db.select().from(requests).where(eq(requests.businessId, desk.businessId));
    if (!row) throw new Error('nothing to copy');
    const copies = Array.from({ length: many }, (_, at) => ({
      ...row,
      held,
      id: randomUUID(),
      reference: `C${String(at).padStart(5, '0')}${held.length}`,
      statusHash: null,
      mailedHash: null,
      mailedOpenedAt: null,
      keptUntil: null,
      submissionKey: randomUUID(),
    }));
    await db.insert(requests).values(copies);
  };

  test('those named are set aside, each with its own events, and can be put back or opened', async () => {
    const desk = await newDesk();
    for (let left = 4; left > 0; left -= 1) await sent(desk);
    const { requests: held, counts } = await list(desk);
    expect(counts).toMatchObject({ open: 0, held: 4, closed: 0 });
    const three = refsOf(held.slice(0, 3));
    const aside = await told(desk, { what: 'not-a-request', requests: three });
    expect(aside).toMatchObject({ left: [], more: false });
    expect(aside.done.map(({ id }) => id)).toEqual(three.map(({ id }) => id));
    for (const { id } of three)
      expect(await eventsOf(desk, id)).toEqual(['received', 'not-a-request', 'closed']);
    const closed = await list(desk, { show: 'closed' });
    expect(closed.counts).toMatchObject({ open: 0, held: 1, closed: 3 });
    expect(closed.requests.every(({ setAside }) => setAside)).toBe(true);

    const back = await told(desk, { what: 'put-back', requests: aside.done.slice(0, 2) });
    expect((await list(desk)).counts).toMatchObject({ open: 0, held: 3, closed: 1 });
    const opened = await told(desk, { what: 'released', requests: back.done });
    expect(opened.done).toHaveLength(2);
    const { requests: open, counts: now } = await list(desk, { show: 'open' });
    expect(now).toMatchObject({ open: 2, held: 1, closed: 1 });
    expect(open.map(({ id }) => id).toSorted()).toEqual(back.done.map(({ id }) => id).toSorted());
    const [first] = open;
    expect(await eventsOf(desk, first?.id ?? '')).toEqual([
      'received',
      'not-a-request',
      'closed',
      'put-back',
      'released',
    ]);
    // one that was opened counts from now on: it is no more put back, nor set aside as held
    const again = await told(desk, { what: 'put-back', requests: refsOf(open) });
    expect(again).toMatchObject({ done: [], left: open.map(({ id }) => id) });
    expect(await verifyHistory(stage().database.db, OWNED)).toMatchObject({ faults: [] });
  });

  test('one that changed meanwhile is left and named; what is not held is not told about', async () => {
    const desk = await newDesk();
    for (let left = 3; left > 0; left -= 1) await sent(desk);
    const before = refsOf((await list(desk)).requests);
    const [changed = '', released = '', fits = ''] = before.map(({ id }) => id);
    const at = (id: string) => `${desk.base}/requests/${id}`;
    await stage().call('PATCH', at(changed), { cookie, body: { version: 1, state: 'OR' } });
    await stage().call('POST', `${at(released)}/events`, {
      cookie,
      body: { version: 1, what: 'released' },
    });
    const reply = await told(desk, { what: 'not-a-request', requests: [...before, ...before] });
    expect(reply.done.map(({ id }) => id)).toEqual([fits]);
    expect(reply.left.toSorted()).toEqual([changed, released].toSorted());
    const { requests: open } = await list(desk, { show: 'open' });
    const asOpen = await told(desk, { what: 'not-a-request', requests: refsOf(open) });
    expect(asOpen).toMatchObject({ done: [], left: [released] });
    expect((await list(desk)).counts).toMatchObject({ open: 1, held: 1, closed: 1 });
  });

  test('all of one reason, as far as they had come: what comes later stays', async () => {
    const desk = await newDesk();
    await sent(desk);
    await copied(desk, 60, 'a hidden field was filled in');
    const seen = await list(desk);
    expect(seen.heldFor).toEqual([
      { reason: 'not sent from the form', number: 1 },
      { reason: 'a hidden field was filled in', number: 60 },
    ]);
    const reason = 'a hidden field was filled in';
    const page = await list(desk, { show: 'held', reason, from: '50' });
    expect([page.requests.length, page.next]).toEqual([10, null]);
    stage().advance(60_000);
    await sent(desk, { website: 'https://example.com' });
    const all = { until: seen.at, reason };
    const reply = await told(desk, { what: 'not-a-request', all });
    expect([reply.done.length, reply.left, reply.more]).toEqual([60, [], false]);
    const { heldFor } = await list(desk);
    expect(heldFor.map(({ number }) => number)).toEqual([1, 1]);
    const rest = await told(desk, { what: 'released', all: { until: (await list(desk)).at } });
    expect(rest.done).toHaveLength(2);
  });

  test('a call takes a hundred, and the next one the rest; another owner is served meanwhile', async () => {
    const desk = await newDesk();
    await sent(desk);
    await copied(desk, MOST_QUARANTINED_AT_ONCE, 'too fast');
    const other = await stage().owner();
    const all = { until: (await list(desk)).at };
    const order: string[] = [];
    const bulk = told(desk, { what: 'not-a-request', all }).finally(() => order.push('bulk'));
    await stage()
      .call('GET', '/api/businesses', { cookie: other })
      .finally(() => order.push('other'));
    const first = await bulk;
    expect(order).toEqual(['other', 'bulk']);
    expect([first.done.length, first.more]).toEqual([MOST_QUARANTINED_AT_ONCE, true]);
    const second = await told(desk, { what: 'not-a-request', all });
    expect([second.done.length, second.more]).toEqual([1, false]);
    expect((await list(desk)).counts).toMatchObject({
      held: 0,
      closed: MOST_QUARANTINED_AT_ONCE + 1,
    });
  });

  test('too many, none or both ways are refused; nobody tells about the requests of others', async () => {
    const desk = await newDesk();
    await sent(desk);
    const mine = refsOf((await list(desk)).requests);
    const what = 'not-a-request';
    const all = { until: new Date(0).toISOString() };
    const many = Array.from({ length: MOST_QUARANTINED_AT_ONCE + 1 }, () => mine[0]);
    for (const body of [
      { what },
      { what, requests: [] },
      { what, requests: many },
      { what, requests: mine, all },
      { what: 'put-back', all },
      { what: 'withdrawn', requests: mine },
    ])
      expectProblem(await tell(desk, body), 400, 'invalid-input');
    const other = await stage().owner();
    const body = { what, requests: mine };
    expectProblem(await tell(desk, body, other), 404, 'not-found');
    const theirs = await newDesk(other);
    const reply = await tell(theirs, body, other);
    expect(reply.json<Told>()).toMatchObject({ done: [], left: mine.map(({ id }) => id) });
    expect((await list(desk)).counts).toMatchObject({ held: 1, closed: 0 });
  });
});
