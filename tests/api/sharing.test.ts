/**
 * A shared business: what readers, editors and removed advisers may call, over all calls of the
 * contract; invitations and links for reading.
 */
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { isAboutBusiness, sharingOf } from '#contract/account/sharing-needs.ts';
import { shares } from '#server/base/database/schema.ts';
import { describeOnOne, onOneDatabase } from './databases.ts';
import { bodyOf, urlOf } from './example-calls.ts';
import { expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { FULL } from '../full.ts';

const DAY = 24 * 60 * 60 * 1000;
const ABOUT = ENDPOINTS.filter(isAboutBusiness);

onOneDatabase('sharing a business', (database) => {
  const stage = useStage(database);
  const myEmail = freshEmail();
  let mine = '';
  let businessId = '';
  const call = (method: string, path: string, cookie?: string, body?: unknown) =>
    stage().call(method, path, { cookie, body });
  const named = async (firstName: string, email = freshEmail()) => {
    await call('POST', '/api/auth/register', undefined, { ...person(email), firstName });
    return { email, cookie: await stage().signIn(email) };
  };
  const base = () => `/api/businesses/${businessId}`;
  const tokenFor = async (email: string) => {
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(
      (one) => one.recipient === email && one.text.includes('/invitation#'),
    );
    return mail?.text.match(/#([\w-]{65})/)?.[1] ?? '';
  };
  const invite = (email: string, role = 'reader') =>
    call('POST', `${base()}/members`, mine, { email, role });
  const accept = async (email: string, cookie: string) =>
    call('POST', '/api/invitation/acceptance', cookie, { token: await tokenFor(email) });
  /** An adviser who joined. */
  const joined = async (role: string, firstName = 'Ada') => {
    const { email, cookie } = await named(firstName);
    const invited = await invite(email, role);
    expect(invited.statusCode).toBe(201);
    expect((await accept(email, cookie)).json()).toEqual({ businessId, role });
    return { email, cookie, id: invited.json<{ id: string }>().id };
  };
  const stored = async () =>
    (
      await Promise.all(
        ['', '/answers', '/history', '/details', '/data-map', '/sharing'].map((path) =>
          call('GET', `${base()}${path}`, mine),
        ),
      )
    ).map((reply) => reply.body);

  beforeAll(async () => {
    mine = await stage().owner(myEmail);
    // reminders go to an address that was confirmed
    const token = await stage().linkToken(myEmail, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    businessId = await stage().business(mine);
    await call('GET', `/api/assessments/${businessId}`, mine);
  });

  test('a stand-in who is taken off the business stands in for nobody, and the desk goes on', async () => {
    const { id } = await joined('editor', 'Stan');
    const desk = `${base()}/request-desk`;
    const chosen = await call('PATCH', desk, mine, {
      remindsMembers: [id],
      standIn: id,
      standInFrom: '2020-01-01',
      standInUntil: '2099-12-31',
    });
    expect(chosen.statusCode, chosen.body).toBe(200);
    expect((await call('DELETE', `${base()}/members/${id}`, mine)).statusCode).toBe(204);
    expect((await call('GET', desk, mine)).json()).toMatchObject({
      remindsMembers: [],
      standIn: null,
    });
    const dayAfter = (days: number) =>
      new Date(stage().clock.now.getTime() + days * DAY).toISOString().slice(0, 10);
    await call('POST', `${base()}/requests`, mine, {
      channel: 'phone',
      // a day that has come in every time zone
      receivedOn: dayAfter(-1),
      state: 'TX',
      by: 'self',
      types: ['delete'],
      name: null,
      email: null,
      post: 'A street',
      order: null,
      text: null,
      onBehalfOf: null,
    });
    const later = new Date(`${dayAfter(43)}T17:00:00Z`);
    await finishDeskJobs(stage(), later);
    // what was queued ahead of the clock is not due by itself
    await stage().mailSender.look();
    const reminders = stage().mail.filter(({ subject }) => subject === 'Requests that come due');
    expect(reminders.map(({ recipient }) => recipient)).toEqual([myEmail]);
    const changed = await call('PATCH', desk, mine, { houseDays: 10 });
    expect(changed.statusCode, changed.body).toBe(200);
  });

  describeOnOne(database, 'every call about a business', () => {
    /** What was stored before a reader called anything. */
    let kept: string[] = [];
    let reader = '';
    let editor = '';
    let removed = '';
    beforeAll(async () => {
      reader = (await joined('reader')).cookie;
      editor = (await joined('editor')).cookie;
      const gone = await joined('editor');
      removed = gone.cookie;
      await call('DELETE', `${base()}/members/${gone.id}`, mine);
      kept = await stored();
    });

    test('says what an adviser needs: nothing that ends, shares or publishes an address is left to advisers', () => {
      const kinds = (kind: string) =>
        ABOUT.filter((each) => sharingOf(each) === kind).map(({ name }) => name);
      expect(kinds('owner')).toEqual([
        'deleteBusiness',
        'markLawNewsRead',
        'makeFeed',
        'revokeFeed',
        'listSharing',
        'inviteMember',
        'changeMember',
        'removeMember',
        'makeReadLink',
        'endReadLink',
        'startTransfer',
        'endTransfer',
        'makeDeskCalendar',
        'endDeskCalendar',
        'giveRequest',
        'takeRequestBack',
      ]);
      expect(kinds('write').length).toBeGreaterThan(15);
      expect(
        ABOUT.filter((each) => each.method !== 'GET' && sharingOf(each) === 'read').map(
          ({ name }) => name,
        ),
      ).toEqual(['readLetterText', 'findRequests', 'readRequestMail', 'proveLetter']);
    });

    test.each(ABOUT)('$method $path: a removed adviser is a stranger', async (endpoint) => {
      const reply = await call(
        endpoint.method,
        urlOf(endpoint, { businessId }),
        removed,
        bodyOf(endpoint),
      );
      expectProblem(reply, 404, 'not-found', 'Nothing is stored here.');
    });

    test.each(ABOUT)('$method $path: a reader reads, and changes nothing', async (endpoint) => {
      const url = urlOf(endpoint, { businessId });
      const reply = await call(endpoint.method, url, reader, bodyOf(endpoint));
      const needed = sharingOf(endpoint);
      if (needed === 'write') expectProblem(reply, 403, 'read-only');
      else if (needed === 'owner') expectProblem(reply, 403, 'owner-only');
      else {
        const own = await call(endpoint.method, url, mine, bodyOf(endpoint));
        expect(reply.statusCode).toBe(own.statusCode);
      }
      expect(await stored()).toEqual(kept);
    });

    // the binder prints a dozen documents; a reader took it above
    test.each(ABOUT.filter(({ name }) => FULL || name !== 'downloadBinder'))(
      '$method $path: an editor does all but what is the owner’s',
      async (endpoint) => {
        const reply = await call(
          endpoint.method,
          urlOf(endpoint, { businessId }),
          editor,
          bodyOf(endpoint),
        );
        if (sharingOf(endpoint) === 'owner') return expectProblem(reply, 403, 'owner-only');
        expect([401, 403]).not.toContain(reply.statusCode);
        return undefined;
      },
    );
  });

  test("an adviser's work is in the history by name, and stays when the adviser goes", async () => {
    const { cookie, id, email } = await joined('editor', 'Grace');
    await call('PUT', `${base()}/tasks/privacy-notice`, cookie, { status: 'done', note: 'Seen' });
    const { version } = (await call('GET', base(), cookie)).json<{ version: number }>();
    const answers = [{ fact: 'targetedAdvertising', value: true }];
    const saved = await call('PUT', `${base()}/answers`, cookie, { version, answers });
    expect(saved.statusCode).toBe(200);
    await call('DELETE', `${base()}/members/${id}`, mine);
    const history = (await call('GET', `${base()}/history`, mine)).json<{ events?: unknown }>();
    const text = JSON.stringify(history);
    expect(text).toContain('"by":"Grace Lee"');
    for (const what of ['Invited as editor', 'Joined as editor', 'Access ended', email])
      expect(text).toContain(what);
  });

  test('an adviser sees whose business it is, and never the account of its owner', async () => {
    const { cookie } = await joined('reader');
    const own = await stage().business(cookie, { businessName: 'Own Books' });
    const list = (await call('GET', '/api/businesses', cookie)).json<
      { id: string; shared?: { by: string; role: string } }[]
    >();
    expect(list.map(({ id, shared }) => [id, shared])).toEqual([
      [own, undefined],
      [businessId, { by: 'Robin Lee', role: 'reader' }],
    ]);
    const account = (await call('GET', '/api/account', cookie)).json<{ firstName: string }>();
    expect(account.firstName).toBe('Ada');
    const data = (await call('GET', '/api/account/data', cookie)).body;
    expect(data).toContain(own);
    expect(data).not.toContain('Harbor Books LLC');
    expect(JSON.parse(data).businesses).toHaveLength(1);
    const others = (await call('GET', '/api/businesses', mine)).json<{ id: string }[]>();
    expect(others.map(({ id }) => id)).toEqual([businessId]);
  });

  test('a role counts at once', async () => {
    const { cookie, id } = await joined('reader');
    const mark = () => call('PUT', `${base()}/tasks/privacy-notice`, cookie, { status: 'open' });
    expectProblem(await mark(), 403, 'read-only');
    await call('PUT', `${base()}/members/${id}`, mine, { role: 'editor' });
    expect((await mark()).statusCode).toBeLessThan(300);
    await call('PUT', `${base()}/members/${id}`, mine, { role: 'reader' });
    expectProblem(await mark(), 403, 'read-only');
  });

  test('an invitation is for its address, once, for seven days', async () => {
    const { email, cookie } = await named('Ada');
    const stranger = await named('Eve');
    await invite(email);
    const token = await tokenFor(email);
    const ask = (who: string) => call('POST', '/api/invitation', who, { token });
    expectProblem(await ask(stranger.cookie), 403, 'other-address');
    const take = (who: string) => call('POST', '/api/invitation/acceptance', who, { token });
    expectProblem(await take(stranger.cookie), 403, 'other-address');
    expect((await ask(cookie)).json()).toEqual({
      businessName: 'Harbor Books',
      from: 'Robin Lee',
      role: 'reader',
      keeps: null,
      joined: [],
    });
    const replies = await Promise.all([take(cookie), take(cookie)]);
    expect(replies.map((reply) => reply.statusCode).toSorted((one, two) => one - two)).toEqual([
      200, 410,
    ]);
    expectProblem(await invite(email), 400, 'invalid-input');
    const late = await named('Late');
    await invite(late.email);
    const first = await tokenFor(late.email);
    await invite(late.email);
    const late2 = (path: string, value: string) =>
      call('POST', path, late.cookie, { token: value });
    expectProblem(await late2('/api/invitation', first), 410, 'link-used-up');
    stage().advance(7 * DAY);
    const again = await stage().signIn(late.email);
    const over = await call('POST', '/api/invitation', again, {
      token: await tokenFor(late.email),
    });
    expectProblem(over, 410, 'link-used-up');
    mine = await stage().signIn(myEmail);
  });

  test('the link of an invitation confirms the address that it was mailed to, once it is accepted', async () => {
    const me = async (cookie: string) =>
      (await call('GET', '/api/account', cookie)).json<{ emailVerifiedAt: string | null }>();
    const { email, cookie } = await named('Vera');
    await invite(email);
    const token = await tokenFor(email);
    await call('POST', '/api/invitation', cookie, { token });
    expect((await me(cookie)).emailVerifiedAt, 'reading it does nothing').toBeNull();
    const accepted = await call('POST', '/api/invitation/acceptance', cookie, { token });
    expect(accepted.statusCode).toBe(200);
    const day = stage().clock.now.toISOString();
    expect((await me(cookie)).emailVerifiedAt).toBe(day);
    // confirmed once, it keeps its day
    stage().advance(DAY);
    const again = await stage().signIn(email);
    const kept = businessId;
    mine = await stage().owner();
    businessId = await stage().business(mine);
    expect((await invite(email)).statusCode).toBe(201);
    expect((await accept(email, again)).statusCode).toBe(200);
    expect((await me(again)).emailVerifiedAt).toBe(day);
    [mine, businessId] = [await stage().signIn(myEmail), kept];
  });

  test('nobody invites the own address, and an adviser invites nobody', async () => {
    expectProblem(
      await invite(myEmail.toUpperCase()),
      400,
      'invalid-input',
      'This is your own address',
    );
    const { cookie } = await joined('editor');
    expectProblem(
      await call('POST', `${base()}/members`, cookie, { email: freshEmail(), role: 'editor' }),
      403,
      'owner-only',
    );
  });

  test('an adviser leaves: both histories say so, and nobody else can make them', async () => {
    const ada = await joined('editor');
    const bob = await joined('reader');
    const leave = (cookie: string) => call('DELETE', `/api/account/shares/${businessId}`, cookie);
    expectProblem(await leave(mine), 404, 'not-found');
    expect((await leave(ada.cookie)).statusCode).toBe(204);
    expectProblem(await leave(ada.cookie), 404, 'not-found');
    expectProblem(await call('GET', base(), ada.cookie), 404, 'not-found');
    expect((await call('GET', base(), bob.cookie)).statusCode).toBe(200);
    const sharing = (await call('GET', `${base()}/sharing`, mine)).body;
    expect(sharing).not.toContain(ada.email);
    expect(sharing).toContain(bob.email);
    const [last] = (await call('GET', `${base()}/history`, mine)).json<object[]>();
    expect(last).toMatchObject({ what: 'Left', by: 'Ada Lee', detail: ada.email });
    const [own] = (await call('GET', '/api/account/history', ada.cookie)).json<object[]>();
    expect(own).toMatchObject({ what: 'Left a business that was shared', detail: 'Harbor Books' });
  });

  test('a reset ends links for reading and open invitations; advisers stay', async () => {
    const kept = [mine, businessId] as const;
    const email = freshEmail();
    mine = await stage().owner(email);
    businessId = await stage().business(mine);
    const ada = await joined('reader');
    const waiting = await named('Bea');
    await invite(waiting.email, 'editor');
    const link = await call('POST', `${base()}/read-links`, mine, { name: 'Bank', days: 7 });
    const page = new URL(link.json<{ address: string }>().address).pathname;
    await call('POST', '/api/auth/forgot', undefined, { email });
    const token = await stage().linkToken(email, 'reset');
    const password = 'violet kettle 1948';
    expect((await call('POST', '/api/auth/reset', undefined, { token, password })).statusCode).toBe(
      200,
    );
    expect((await call('GET', page)).statusCode).toBe(404);
    expect((await accept(waiting.email, waiting.cookie)).statusCode).not.toBe(200);
    expect((await call('GET', base(), ada.cookie)).statusCode).toBe(200);
    const history = await call('GET', `${base()}/history`, await stage().signIn(email, password));
    const whats = history.json<{ what: string }[]>().map(({ what }) => what);
    expect(whats.slice(0, 2).toSorted()).toEqual(['Invitation ended', 'Link for reading ended']);
    [mine, businessId] = kept;
  });

  test('a link for reading shows the result without an account, until it ends', async () => {
    const made = await call('POST', `${base()}/read-links`, mine, { name: 'Bank', days: 7 });
    expect(made.statusCode).toBe(201);
    const { address, id } = made.json<{ address: string; id: string }>();
    const path = new URL(address).pathname;
    const before = await stored();
    const page = await call('GET', path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(page.body).toContain('<h1>Harbor Books</h1>');
    expect(page.body).toContain('Delaware');
    expect(page.body).toContain('<h2>Documents</h2>');
    expect(page.body).not.toContain('@example.com');
    expect(page.body).not.toMatch(/<h2[^>]*>[^<]*answers/i);
    expect(await stored()).toEqual(before);
    expect((await call('GET', `/read/${'z'.repeat(43)}`)).statusCode).toBe(404);
    expect((await call('DELETE', `${base()}/read-links/${id}`, mine)).statusCode).toBe(204);
    expect((await call('GET', path)).statusCode).toBe(404);
    const short = await call('POST', `${base()}/read-links`, mine, { name: 'Bank', days: 1 });
    const other = new URL(short.json<{ address: string }>().address).pathname;
    expect((await call('GET', other)).statusCode).toBe(200);
    stage().advance(DAY);
    expect((await call('GET', other)).statusCode).toBe(404);
  });

  test('with the business go its shares, with the adviser the place at it', async () => {
    const owner = await stage().owner();
    const kept = businessId;
    const keptOwner = mine;
    [mine, businessId] = [owner, await stage().business(owner)];
    const one = await joined('reader');
    const other = await joined('editor');
    const gone = await call('POST', '/api/account/deletion', one.cookie, { password: PASSWORD });
    expect(gone.statusCode).toBe(200);
    const left = (await call('GET', `${base()}/sharing`, mine)).json<{ members: object[] }>();
    expect(left.members).toMatchObject([{ email: other.email }]);
    const { db } = stage().database;
    const before = await db.$count(shares);
    await call('DELETE', base(), mine);
    expect(await db.$count(shares)).toBe(before - 1);
    expect((await call('GET', '/api/businesses', other.cookie)).json()).toEqual([]);
    [mine, businessId] = [keptOwner, kept];
  });
});
