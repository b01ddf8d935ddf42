/** A business goes to another owner: whole, provable, once, and never without both of them. */
import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { isAboutBusiness, sharingOf } from '#contract/account/sharing-needs.ts';
import { directory, mails, publications, slugs, users } from '#server/base/database/schema.ts';
import { plainMail } from '#server/base/mail/mails.ts';
import { addMail } from '#server/base/mail/store.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { moveBusiness, tablesThatMove } from '#server/whole/transfer/moving.ts';
import { onOneDatabase } from './databases.ts';
import { addArrivedMail } from './arriving.ts';
import { addCopy } from './copies.ts';
import { addLawNewsOf } from './kept-law-news.ts';
import { bodyOf, urlOf } from './example-calls.ts';
import { addTestThatIsOver } from './fuzz-sites.ts';
import {
  expectProblem,
  freshEmail,
  PASSWORD,
  person,
  stageOn,
  useStage,
  type Stage,
} from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';

const DAY = 24 * 60 * 60 * 1000;
type Rows = Record<string, Record<string, unknown>[]>;
interface Person {
  readonly email: string;
  readonly cookie: string;
}

/** What is stored of a business for an owner, table by table. */
async function storedFor({ database }: Stage, email: string, businessId: string): Promise<Rows> {
  const { db } = database;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const entries = tablesThatMove(OWNED).map(async (table: PgTable) => {
    const columns = getTableColumns(table);
    const owner = columns['ownerId'];
    if (!owner) throw new Error(`${getTableConfig(table).name} has no owner`);
    const rows: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(eq(owner, user?.id));
    const own = rows.filter((row) =>
      [row['businessId'] ?? row['chain'] ?? row['id']].includes(businessId),
    );
    return [
      getTableConfig(table).name,
      own.map((row) => ({ ...row, ownerId: 'whoever' })),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
const counts = (rows: Rows) =>
  Object.entries(rows).flatMap(([name, { length }]) => (length > 0 ? [name] : []));

onOneDatabase('a business goes to another owner', (database) => {
  const stage = useStage(database);
  let [mine, next]: Person[] = [];
  let businessId = '';
  const call = (method: string, path: string, cookie?: string, body?: unknown) =>
    stage().call(method, path, { cookie, body });
  const base = (rest = '') => `/api/businesses/${businessId}${rest}`;
  const named = async (firstName: string): Promise<Person> => {
    const email = freshEmail();
    await call('POST', '/api/auth/register', undefined, { ...person(email), firstName });
    return { email, cookie: await stage().signIn(email) };
  };
  const tokenFor = async (email: string) => {
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(
      ({ recipient, text }) => recipient === email && text.includes('/invitation#'),
    );
    return mail?.text.match(/#([\w-]{65})/)?.[1] ?? '';
  };
  const subjects = async (email: string) => {
    await stage().mailSender.deliver();
    return stage().mail.flatMap(({ recipient, subject }) => (recipient === email ? [subject] : []));
  };
  const who = () => {
    if (!mine || !next) throw new Error('nobody there');
    return { mine, next };
  };
  const offer = (keeps = 'nothing', more: object = {}) =>
    call('POST', base('/transfer'), who().mine.cookie, {
      email: who().next.email,
      keeps,
      password: PASSWORD,
      ...more,
    });
  const accept = (cookie: string, token: string) =>
    call('POST', '/api/invitation/transfer', cookie, { token });
  const handOver = async (keeps?: string) => {
    expect((await offer(keeps)).statusCode).toBe(201);
    const reply = await accept(who().next.cookie, await tokenFor(who().next.email));
    expect(reply.json()).toEqual({ businessId });
  };
  const whats = async (path: string, cookie: string) =>
    (await call('GET', path, cookie)).json<{ what: string; detail: string | null }[]>();
  const joined = async (role: string) => {
    const adviser = await named('Ada');
    await call('POST', base('/members'), who().mine.cookie, { email: adviser.email, role });
    const token = await tokenFor(adviser.email);
    await call('POST', '/api/invitation/acceptance', adviser.cookie, { token });
    return adviser;
  };

  beforeEach(async () => {
    [mine, next] = [await named('Maria'), await named('Nora')];
    businessId = await stage().business(mine.cookie);
  });

  /** Something in every table: all calls that write, and a page that is published. */
  const fill = async () => {
    for (const endpoint of ENDPOINTS.filter(isAboutBusiness)) {
      if (endpoint.method === 'GET' || sharingOf(endpoint) !== 'write') continue;
      const current = (await call('GET', base(), who().mine.cookie)).json<{ version: number }>();
      const body: unknown = bodyOf(endpoint);
      const newest =
        typeof body === 'object' && body !== null && 'version' in body
          ? { ...body, version: current.version }
          : body;
      await call(endpoint.method, urlOf(endpoint, { businessId }), who().mine.cookie, newest);
    }
    await call('GET', `/api/assessments/${businessId}`, who().mine.cookie);
    await call('POST', `/api/assessments/${businessId}/receipts`, who().mine.cookie);
    await call('PUT', base('/slug'), who().mine.cookie, { slug: `s${businessId.slice(0, 8)}` });
    const listed = await call('GET', base('/requests'), who().mine.cookie);
    const [asked] = listed.json<{ requests: { id: string }[] }>().requests;
    for (const [path, body] of [
      ['letters', { kind: 'data' }],
      ['notes', { text: 'Called back' }],
    ] as const)
      await call('POST', base(`/requests/${asked?.id}/${path}`), who().mine.cookie, body);
    const helper = await named('Hal');
    const given = { email: helper.email, sends: true };
    await call('POST', base(`/requests/${asked?.id}/helpers`), who().mine.cookie, given);
    const token = await tokenFor(helper.email);
    await call('POST', '/api/invitation/acceptance', helper.cookie, { token });
    await addCopy(stage().database, asked?.id ?? '', stage().clock.now, true);
    await addArrivedMail(stage().database, businessId, stage().clock.now);
    const { testId } = await addTestThatIsOver(stage().database, businessId);
    await call('POST', base(`/site-tests/${testId}/kit`), who().mine.cookie);
    const { db } = stage().database;
    await addLawNewsOf(stage().database, businessId, stage().clock.now);
    const [slug] = await db.select().from(slugs).where(eq(slugs.businessId, businessId));
    await db.insert(publications).values({
      ownerId: slug?.ownerId ?? '',
      businessId,
      position: 1,
      template: 'privacy-policy',
      number: 1,
      publishedAt: stage().clock.now,
      publishedOn: '2026-11-21',
      publishedBy: 'Maria Lee',
    });
  };

  /** A person asks at the form; the address of the page that they get. */
  const askedAtForm = async () => {
    await call('PATCH', base('/request-desk'), who().mine.cookie, { isOn: true });
    const sent = await stage().call('POST', `/r/s${businessId.slice(0, 8)}`, {
      body: 'way=first&state=VA&email=pat%40example.com',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return String(sent.headers['location']);
  };

  /** There and back, a row or two at a time. */
  const inSmallPages = async () => {
    const { db } = stage().database;
    const [one, other] = await Promise.all(
      [who().next, who().mine].map(({ email }) =>
        db.select({ id: users.id }).from(users).where(eq(users.email, email)),
      ),
    );
    const [from, to] = [one?.[0]?.id ?? '', other?.[0]?.id ?? ''];
    const rows = await storedFor(stage(), who().next.email, businessId);
    const small = { usual: 2, large: 1 };
    await db.transaction((within) => moveBusiness(OWNED, { from, to, businessId }, within, small));
    const there = await storedFor(stage(), who().mine.email, businessId);
    for (const [name, { length }] of Object.entries(rows))
      expect(there[name]?.length, name).toBe(length);
    await db.transaction((within) =>
      moveBusiness(OWNED, { from: to, to: from, businessId }, within, small),
    );
    expect((await verifyHistory(db, OWNED)).faults).toEqual([]);
  };

  test('with every row of it, and its history proves itself', async () => {
    await fill();
    const status = await askedAtForm();
    const adviser = await joined('editor');
    const before = await storedFor(stage(), who().mine.email, businessId);
    expect(counts(before)).toEqual(
      tablesThatMove(OWNED).map((table) => getTableConfig(table).name),
    );
    await handOver();
    expect(counts(await storedFor(stage(), who().mine.email, businessId))).toEqual([]);
    const after = await storedFor(stage(), who().next.email, businessId);
    for (const [name, rows] of Object.entries(before)) {
      if (name === 'businesses') continue;
      if (name === 'chains') continue;
      // An event each for the offer and for what came of it.
      expect(after[name]?.length, name).toBe(rows.length + (name === 'events' ? 2 : 0));
      expect(after[name], name).toEqual(expect.arrayContaining(rows));
    }
    expect(after['businesses']).toEqual([{ ...before['businesses']?.[0], submissionKey: null }]);
    const history = await whats(base('/history'), who().next.cookie);
    expect(history[0]).toMatchObject({
      what: 'Transferred to another owner',
      detail: `From Maria Lee (${who().mine.email}) to Nora Lee (${who().next.email}); Maria Lee leaves`,
    });
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
    await inSmallPages();
    // The form stays where it was, and so does the page of a request that came in before.
    expect((await call('GET', `/r/s${businessId.slice(0, 8)}`)).statusCode).toBe(200);
    expect((await call('GET', status)).statusCode).toBe(200);
    // The page that was published stays at its address, and the adviser at work.
    const page = await call('GET', `/p/s${businessId.slice(0, 8)}/privacy`);
    expect([page.statusCode, page.body.includes('Harbor')]).toEqual([200, true]);
    const marked = await call('PUT', base('/tasks/privacy-notice'), adviser.cookie, {
      status: 'open',
    });
    expect(marked.statusCode).toBe(200);
    const again = await call('GET', `/api/assessments/${businessId}`, who().next.cookie);
    expect(again.statusCode).toBe(200);
  });

  test('the desk goes along, and who asked it something goes on reading the answer', async () => {
    const slug = `desk-${businessId.slice(0, 8)}`;
    const calendar = async (cookie: string) =>
      (await call('GET', base('/request-desk'), cookie)).json<{ hasCalendar: boolean }>();
    await call('PUT', base('/slug'), who().mine.cookie, { slug });
    await call('PATCH', base('/request-desk'), who().mine.cookie, { isOn: true });
    await call('POST', base('/request-desk/calendar'), who().mine.cookie);
    expect(await calendar(who().mine.cookie)).toMatchObject({ hasCalendar: true });
    const form = (await call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(form)?.[1] ?? '';
    stage().advance(20_000);
    const fields = { way: 'other', state: 'VA', type: 'access', ticket, email: freshEmail() };
    const sent = await stage().call('POST', `/r/${slug}`, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const status = String(sent.headers['location']);
    expect((await call('GET', status)).statusCode).toBe(200);
    await handOver();
    const still = await call('GET', status);
    expect([still.statusCode, still.body.includes('Harbor Books')]).toEqual([200, true]);
    expect((await call('GET', `/r/${slug}`)).statusCode).toBe(200);
    expect(await calendar(who().next.cookie)).toMatchObject({ hasCalendar: false });
    const open = await call('GET', base('/requests?show=open'), who().next.cookie);
    expect(open.json<{ requests: object[] }>().requests).toHaveLength(1);
    const { db } = stage().database;
    const desks = await db.select().from(directory).where(eq(directory.businessId, businessId));
    const [owner] = await db.select().from(users).where(eq(users.email, who().next.email));
    expect(desks.map(({ ownerId }) => ownerId)).toEqual(desks.map(() => owner?.id));
    const kinds = desks.map(({ key }) => key.split(':')[0]);
    expect(new Set(kinds)).toEqual(new Set(['desk', 'slug']));
  });

  test('a form that was open meanwhile, reminders and letters on their way find the next owner', async () => {
    const slug = `open-${businessId.slice(0, 8)}`;
    const desk = (cookie: string, body: object) =>
      call('PATCH', base('/request-desk'), cookie, body);
    await call('PUT', base('/slug'), who().mine.cookie, { slug });
    await desk(who().mine.cookie, { isOn: true });
    next = await joined('editor');
    const other = await joined('reader');
    const { people } = (await call('GET', base('/request-desk'), who().mine.cookie)).json<{
      people: { id: string; email: string }[];
    }>();
    const [become, stays] = [who().next, other].map(
      ({ email }) => people.find((one) => one.email === email)?.id ?? '',
    );
    const today = stage().clock.now.toISOString().slice(0, 10);
    const until = new Date(stage().clock.now.getTime() + 9 * DAY).toISOString().slice(0, 10);
    const told = await desk(who().mine.cookie, {
      remindsOwner: false,
      remindsMembers: [become, stays],
      standIn: become,
      standInFrom: today,
      standInUntil: until,
    });
    expect(told.statusCode, told.body).toBe(200);
    const form = (await call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      stage().call('POST', `/r/${slug}`, {
        body: new URLSearchParams({ way: 'first', state: 'VA', ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const { db } = stage().database;
    const person = freshEmail();
    await addMail(
      db,
      {
        ...plainMail(person, 'Your request', ['Hello']),
        carries: { owner: 'the owner of before', business: businessId, request: 'one' },
      },
      new Date(stage().clock.now.getTime() + 5 * 60 * 60 * 1000),
    );
    await handOver();
    stage().advance(20_000);
    const email = freshEmail();
    const sent = await send({ ticket, email });
    const status = String(sent.headers['location']);
    const shown = await call('GET', status);
    expect([shown.statusCode, shown.body.includes('Harbor Books')]).toEqual([200, true]);
    expect((await send({ ticket, email })).headers['location']).toBe(status);
    const open = await call('GET', base('/requests'), who().next.cookie);
    expect(open.json<{ requests: object[] }>().requests).toHaveLength(1);
    const settings = await call('GET', base('/request-desk'), who().next.cookie);
    expect(settings.json()).toMatchObject({
      remindsOwner: true,
      remindsMembers: [stays],
      standIn: null,
      standInFrom: null,
    });
    const [owner] = await db.select().from(users).where(eq(users.email, who().next.email));
    const [waiting] = await db.select().from(mails).where(eq(mails.recipient, person));
    expect(waiting?.carries).toMatchObject({ owner: owner?.id, business: businessId });
    // one is held, so there is something to be reminded of
    await send({ ticket: '', email: freshEmail() });
    await stage().mailSender.deliver();
    stage().mail.splice(0);
    // reminders go to an address that was confirmed: the link of the offer did that
    expect(owner?.emailVerifiedAt).not.toBeNull();
    stage().clock.now = new Date(`${until}T18:00:00Z`);
    await finishDeskJobs(stage());
    await stage().mailSender.deliver();
    const reminded = stage().mail.filter(({ subject }) => subject === 'Requests that come due');
    const own = new Set([who().mine.email, who().next.email, other.email]);
    const readers = reminded.flatMap(({ recipient }) => (own.has(recipient) ? recipient : []));
    expect(readers.toSorted()).toEqual([who().next.email, other.email].toSorted());
  });

  describe('who handed it over', () => {
    test('leaves: everything answers like nothing, and all three histories and a mail say so', async () => {
      const feed = await call('POST', base('/feed'), who().mine.cookie);
      const link = await call('POST', base('/read-links'), who().mine.cookie, {
        name: 'Bank',
        days: 7,
      });
      await call('POST', base('/members'), who().mine.cookie, {
        email: freshEmail(),
        role: 'reader',
      });
      await handOver();
      expectProblem(await call('GET', base(), who().mine.cookie), 404, 'not-found');
      expect((await call('GET', '/api/businesses', who().mine.cookie)).json()).toEqual([]);
      for (const address of [
        feed.json<{ calendar: string }>().calendar,
        link.json<{ address: string }>().address,
      ])
        expect((await call('GET', new URL(address).pathname)).statusCode).toBe(404);
      const shared = await call('GET', base('/sharing'), who().next.cookie);
      expect(shared.json()).toEqual({ members: [], links: [], transfer: null });
      const [first] = await whats('/api/account/history', who().mine.cookie);
      expect(first?.what).toBe('Business went to another owner');
      const [taken] = await whats('/api/account/history', who().next.cookie);
      expect(taken?.what).toBe('Business taken over');
      expect(await subjects(who().mine.email)).toEqual(
        expect.arrayContaining([
          'You offered a business on Statewise to another owner',
          'A business on Statewise has another owner now',
        ]),
      );
      const told = (await whats(base('/history'), who().next.cookie)).map(({ what }) => what);
      for (const what of ['Feed address ended', 'Link for reading ended', 'Invitation ended'])
        expect(told).toContain(what);
    });

    test.each(['editor', 'reader'])('stays as %s, and may be removed', async (role) => {
      await handOver(role);
      const [listed] = (await call('GET', '/api/businesses', who().mine.cookie)).json<
        { id: string; shared?: object }[]
      >();
      expect(listed).toMatchObject({ id: businessId, shared: { by: 'Nora Lee', role } });
      const written = await call('PUT', base('/tasks/privacy-notice'), who().mine.cookie, {
        status: 'open',
      });
      expect(written.statusCode).toBe(role === 'editor' ? 200 : 403);
      expectProblem(await call('DELETE', base(), who().mine.cookie), 403, 'owner-only');
      const sharing = await call('GET', base('/sharing'), who().next.cookie);
      const [member] = sharing.json<{ members: { id: string; email: string }[] }>().members;
      expect(member?.email).toBe(who().mine.email);
      await call('DELETE', base(`/members/${member?.id}`), who().next.cookie);
      expectProblem(await call('GET', base(), who().mine.cookie), 404, 'not-found');
    });
  });

  test('an adviser who takes over is an adviser no more; it can go back, and on', async () => {
    const adviser = await joined('reader');
    next = adviser;
    await handOver('reader');
    const list = (await call('GET', '/api/businesses', adviser.cookie)).json<
      { shared?: object }[]
    >();
    expect(list.map(({ shared }) => shared)).toEqual([undefined]);
    [mine, next] = [adviser, who().mine];
    await handOver('nothing');
    expectProblem(await call('GET', base(), adviser.cookie), 404, 'not-found');
    expect((await call('GET', base(), who().next.cookie)).statusCode).toBe(200);
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
  });

  describe('is refused, and nothing moves', () => {
    const still = async () => {
      const sharing = await call('GET', base('/sharing'), who().mine.cookie);
      return sharing.json<{ transfer: object | null }>().transfer;
    };

    test('without the password, to oneself, and by an adviser', async () => {
      expectProblem(await offer('nothing', { password: 'not it at all' }), 400, 'invalid-input');
      expectProblem(await offer('nothing', { email: who().mine.email }), 400, 'invalid-input');
      expectProblem(await offer('owner'), 400, 'invalid-input');
      const editor = await joined('editor');
      const body = { email: editor.email, keeps: 'nothing', password: PASSWORD };
      expectProblem(await call('POST', base('/transfer'), editor.cookie, body), 403, 'owner-only');
      expect(await still()).toBeNull();
    });

    test('for another address, twice, too late, taken back, or as an invitation to read', async () => {
      await offer();
      const token = await tokenFor(who().next.email);
      expectProblem(await accept((await named('Eve')).cookie, token), 403, 'other-address');
      expectProblem(
        await call('POST', '/api/invitation/acceptance', who().next.cookie, { token }),
        410,
        'link-used-up',
      );
      const read = await call('POST', '/api/invitation', who().next.cookie, { token });
      expect(read.json()).toMatchObject({ role: 'owner', keeps: 'nothing', joined: [] });
      expect((await call('DELETE', base('/transfer'), who().mine.cookie)).statusCode).toBe(204);
      expectProblem(await call('DELETE', base('/transfer'), who().mine.cookie), 404, 'not-found');
      expectProblem(await accept(who().next.cookie, token), 410, 'link-used-up');
      await offer();
      const late = await tokenFor(who().next.email);
      stage().advance(8 * DAY);
      const cookie = await stage().signIn(who().next.email);
      expectProblem(await accept(cookie, late), 410, 'link-used-up');
      mine = { ...who().mine, cookie: await stage().signIn(who().mine.email) };
      expect(await still()).toBeNull();
    });

    test('an invitation to read opens nothing more; a role cannot be given to an offer', async () => {
      await call('POST', base('/members'), who().mine.cookie, {
        email: who().next.email,
        role: 'reader',
      });
      const token = await tokenFor(who().next.email);
      expectProblem(await accept(who().next.cookie, token), 410, 'link-used-up');
    });

    test('where the new owner has no room, and the offer stays', async () => {
      const small = await stageOn(stage().database, { quota: { events: 6 } });
      small.clock.now = stage().clock.now;
      await offer();
      const token = await tokenFor(who().next.email);
      const before = await storedFor(stage(), who().mine.email, businessId);
      for (let time = 0; time < 4; time += 1) await stage().signIn(who().next.email);
      const reply = await small.call('POST', '/api/invitation/transfer', {
        cookie: who().next.cookie,
        body: { token },
      });
      expectProblem(reply, 422, 'quota-reached');
      expect(reply.body).toContain('does not fit into your account');
      expect(await storedFor(stage(), who().mine.email, businessId)).toEqual(before);
      expect((await whats(base('/history'), who().mine.cookie))[0]?.what).toBe(
        'Offered to another owner',
      );
      expect((await accept(who().next.cookie, token)).statusCode).toBe(200);
      await small.app.close();
    });

    test('accepted twice at once: it moves once', async () => {
      await offer();
      const token = await tokenFor(who().next.email);
      const other = await stage().signIn(who().next.email);
      const replies = await Promise.all([accept(who().next.cookie, token), accept(other, token)]);
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 410,
      ]);
    });

    test('after a reset of the password, the offer is over', async () => {
      await offer();
      const token = await tokenFor(who().next.email);
      await call('POST', '/api/auth/forgot', undefined, { email: who().mine.email });
      const reset = await stage().linkToken(who().mine.email, 'reset');
      await call('POST', '/api/auth/reset', undefined, {
        token: reset,
        password: 'a quite new lamp 77',
      });
      expectProblem(await accept(who().next.cookie, token), 410, 'link-used-up');
    });
  });

  test('what is written meanwhile is moved or refused, never lost', async () => {
    await offer();
    const token = await tokenFor(who().next.email);
    const write = (at: number) =>
      call('PUT', base('/tasks/privacy-notice'), who().mine.cookie, {
        status: 'done',
        note: `note ${at}`,
      });
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, (_, at) => write(at)),
      accept(who().next.cookie, token),
      ...Array.from({ length: 6 }, (_, at) => write(at + 6)),
    ]);
    const done = replies.filter(({ statusCode }) => statusCode === 200).length - 1;
    expect(replies.every(({ statusCode }) => [200, 404].includes(statusCode))).toBe(true);
    const history = await whats(base('/history'), who().next.cookie);
    const kept = history.filter(({ what }) => /done|mark|note/i.test(what));
    expect(kept.length, JSON.stringify(history.map(({ what }) => what))).toBe(done);
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
  });
});
