/**
 * Single requests given to a helper: what the helper sees and may do, over all calls of the
 * contract; how it begins, is told, and ends.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { isAboutBusiness } from '#contract/account/sharing-needs.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { describeOnOne, onOneDatabase } from './databases.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { BODIES, bodyOf, urlOf } from './example-calls.ts';
import { expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const ABOUT = ENDPOINTS.filter(isAboutBusiness);

interface Whole {
  id: string;
  version: number;
  reference: string;
  earlier: object[];
  untold: object[];
  notes: { text: string; by: string }[];
  events: { what: string; by: string; fields: Record<string, unknown> }[];
  given: { memberId: string; email: string; name: string | null; sends: boolean }[];
  helps: { sends: boolean } | null;
  closedOn: string | null;
}
type Given = { businessName: string; sends: boolean; request: { id: string; name: string } }[];

onOneDatabase('a helper for single requests', (database) => {
  const stage = useStage(database, { mails: true });
  const myEmail = freshEmail();
  let mine = '';
  let businessId = '';
  const call = (method: string, path: string, cookie?: string, body?: unknown) =>
    stage().call(method, path, { cookie, body });
  const base = () => `/api/businesses/${businessId}`;
  const at = (id: string) => `${base()}/requests/${id}`;
  const day = (days: number) =>
    new Date(stage().clock.now.getTime() + days * DAY).toISOString().slice(0, 10);

  beforeAll(async () => {
    mine = await stage().owner(myEmail);
    const token = await stage().linkToken(myEmail, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    businessId = await stage().business(mine, { businessName: 'Tall Lamps' });
  });

  const asked = async (name = 'Pat Example', more: object = {}) => {
    const body = { ...(BODIES['enterRequest'] as object), receivedOn: day(-1), name, ...more };
    const made = await call('POST', `${base()}/requests`, mine, body);
    expect(made.statusCode, made.body).toBe(201);
    return made.json<Whole>().id;
  };
  const named = async (firstName: string, email = freshEmail()) => {
    await call('POST', '/api/auth/register', undefined, { ...person(email), firstName });
    return { email, cookie: await stage().signIn(email) };
  };
  const mailTo = async (email: string, words: string) => {
    await stage().mailSender.deliver();
    return stage().mail.findLast((one) => one.recipient === email && one.text.includes(words));
  };
  const give = (id: string, email: string, sends = false) =>
    call('POST', `${at(id)}/helpers`, mine, { email, sends });
  const accept = async ({ email, cookie }: { email: string; cookie: string }) => {
    const mail = await mailTo(email, '/invitation#');
    const token = /#([\w-]{65})/.exec(mail?.text ?? '')?.[1] ?? '';
    return call('POST', '/api/invitation/acceptance', cookie, { token });
  };
  /** Somebody who accepted, and has this request. */
  const helperFor = async (id: string, sends = false, firstName = 'Hal') => {
    const helper = await named(firstName);
    expect((await give(id, helper.email, sends)).statusCode).toBe(200);
    expect((await accept(helper)).json()).toEqual({ businessId, role: 'helper' });
    return helper;
  };
  const whole = async (id: string, cookie = mine) =>
    (await call('GET', at(id), cookie)).json<Whole>();
  const givenTo = async (cookie: string) =>
    (await call('GET', '/api/account/given-requests', cookie)).json<Given>();
  const memberOf = async (id: string, email: string) =>
    (await whole(id)).given.find((one) => one.email === email)?.memberId ?? '';

  describeOnOne(database, 'every call of the contract', () => {
    let given = '';
    let other = '';
    let prepares = '';
    let sends = '';
    beforeAll(async () => {
      given = await asked('Given Person');
      other = await asked('Other Person');
      prepares = (await helperFor(given, false)).cookie;
      sends = (await helperFor(given, true)).cookie;
    });
    const at404 = async (endpoint: Endpoint, cookie: string, requestId: string) => {
      const url = urlOf(endpoint, { businessId, requestId });
      const reply = await call(endpoint.method, url, cookie, bodyOf(endpoint));
      expectProblem(reply, 404, 'not-found', 'Nothing is stored here.');
    };

    test('names what is there for helpers, and nothing that ends, exports, lists or sets', () => {
      const named404 = (kind: string) =>
        ENDPOINTS.filter(({ helping }) => helping === kind).map(({ name }) => name);
      expect(named404('prepares')).toEqual([
        'readRequest',
        'actOnRequest',
        'addRequestNote',
        'addCopyFile',
        'dropCopyFile',
        'draftLetter',
        'saveLetter',
        'downloadLetter',
      ]);
      expect(named404('sends')).toEqual(['handOverCopy', 'takeBackCopy', 'sendLetter']);
      // a call that names no request could be about all of them
      for (const { helping, path } of ENDPOINTS)
        if (helping) expect(path).toContain('/requests/:requestId');
    });

    test.each(ABOUT)('$method $path: is there only for what was given', async (endpoint) => {
      for (const requestId of [other, randomUUID(), 'none', '%00', '..'])
        await at404(endpoint, sends, requestId);
      if (endpoint.helping === undefined) return at404(endpoint, sends, given);
      const url = urlOf(endpoint, { businessId, requestId: given });
      const reply = await call(endpoint.method, url, prepares, bodyOf(endpoint));
      if (endpoint.helping === 'sends') return expectProblem(reply, 403, 'owner-only');
      expect(reply.statusCode).not.toBe(401);
      return undefined;
    });

    test.each(ENDPOINTS.filter((one) => !isAboutBusiness(one) && one.method === 'GET'))(
      '$path: tells nothing of the business',
      async (endpoint) => {
        const reply = await call('GET', urlOf(endpoint), sends);
        if (endpoint.name === 'listGivenRequests') expect(reply.body).toContain('Given Person');
        else expect(reply.body).not.toContain('Tall Lamps');
        expect(reply.body).not.toContain('Other Person');
      },
    );

    test('ids by chance open nothing, and nothing of another request is in what is given', async () => {
      const helping = ENDPOINTS.filter((one) => one.helping !== undefined);
      for (let round = 0; round < 20; round += 1)
        for (const endpoint of helping) await at404(endpoint, sends, randomUUID());
      const text = JSON.stringify(await whole(given, sends));
      expect(text).not.toContain(other);
      expect(text).not.toContain('Other Person');
    });
  });

  test('an owner gives, the helper does it under their name, and it is taken back', async () => {
    const id = await asked('Wanda Works');
    const same = { email: 'again@example.com' };
    await asked('Twice Asked', same);
    const again = await asked('Twice Asked', same);
    const helper = await helperFor(id, true, 'Hannah');
    expect((await give(again, helper.email)).statusCode).toBe(200);
    const mail = await mailTo(helper.email, '/requests?given=1');
    expect(mail?.carries?.name).toBe('Tall Lamps');
    expect(mail?.text).toContain('Tall Lamps asks you to help');
    expect(mail?.text).not.toContain('Twice');
    const list = await givenTo(helper.cookie);
    expect(list.map(({ request, sends }) => `${request.name} ${sends}`).toSorted()).toEqual([
      'Twice Asked false',
      'Wanda Works true',
    ]);
    const seen = await whole(again, helper.cookie);
    // another request of the same person was not given
    expect([seen.earlier, seen.given, seen.helps]).toEqual([[], [], { sends: false }]);
    expect((await whole(again)).earlier).toHaveLength(1);

    const act = async (what: string, more: object = {}) =>
      call('POST', `${at(id)}/events`, helper.cookie, {
        version: (await whole(id)).version,
        what,
        ...more,
      });
    expect((await act('searched', { to: 'Shopify' })).statusCode).toBe(200);
    await call('POST', `${at(id)}/notes`, helper.cookie, { text: 'Looked twice' });
    expectProblem(await act('not-a-request'), 403, 'owner-only');
    expect((await act('answered')).statusCode).toBe(200);
    const done = await whole(id);
    expect(done.closedOn).not.toBeNull();
    expect(done.notes).toMatchObject([{ text: 'Looked twice', by: 'Hannah Lee' }]);
    for (const what of ['searched', 'answered'])
      expect(done.events.find((event) => event.what === what)?.by).toBe('Hannah Lee');
    expect(done.given).toMatchObject([{ email: helper.email, name: 'Hannah Lee', sends: true }]);

    const memberId = done.given[0]?.memberId ?? '';
    const back = await call('DELETE', `${at(id)}/helpers/${memberId}`, mine);
    expect(back.statusCode).toBe(204);
    expectProblem(await call('GET', at(id), helper.cookie), 404, 'not-found');
    expect((await givenTo(helper.cookie)).map(({ request }) => request.name)).toEqual([
      'Twice Asked',
    ]);
    const { events } = await whole(id);
    expect(events.filter(({ what }) => what === 'given' || what === 'taken-back')).toMatchObject([
      { what: 'given', by: 'Robin Lee', fields: { to: helper.email, sends: true } },
      { what: 'taken-back', by: 'Robin Lee', fields: { to: helper.email } },
    ]);
    expectProblem(await call('DELETE', `${at(id)}/helpers/${memberId}`, mine), 404, 'not-found');
  });

  test('an invitation ends with its last request; the list, the mail and the owner are told', async () => {
    const [one, two] = [await asked('First One'), await asked('Second One')];
    const helper = await named('Yan');
    for (const id of [one, two]) expect((await give(id, helper.email)).statusCode).toBe(200);
    const mail = await mailTo(helper.email, '/invitation#');
    expect(mail?.text).toMatch(/Its last day is \w+ \d+, 20\d\d\./);
    const rows = async () =>
      (await call('GET', `${base()}/requests`, mine)).json<{
        requests: { id: string; givenTo?: string[] }[];
      }>().requests;
    expect((await rows()).find(({ id }) => id === one)?.givenTo).toEqual([helper.email]);
    const back = async (id: string) =>
      call('DELETE', `${at(id)}/helpers/${await memberOf(id, helper.email)}`, mine);
    await back(one);
    await back(two);
    const token = /#([\w-]{65})/.exec(mail?.text ?? '')?.[1] ?? '';
    const late = await call('POST', '/api/invitation/acceptance', helper.cookie, { token });
    expectProblem(late, 410, 'link-used-up');
    const members = async () =>
      (await call('GET', `${base()}/sharing`, mine)).json<{
        members: { email: string; hasRequest: boolean }[];
      }>().members;
    expect((await members()).some(({ email }) => email === helper.email)).toBe(false);
    const joined = await helperFor(one, false, 'Nora');
    expect((await mailTo(myEmail, 'Nora Lee can now work'))?.text).toContain('/requests');
    await call('POST', `${at(one)}/notes`, joined.cookie, { text: 'The letter is ready' });
    const told = await mailTo(myEmail, 'wrote a note');
    expect(told?.text).toContain('Nora Lee wrote a note');
    expect(told?.text).not.toContain('The letter is ready');
    const other = await helperFor(one, false, 'Olga');
    const seen = JSON.stringify(await whole(one, other.cookie));
    expect(seen).not.toContain(joined.email);
    await call('DELETE', `${at(one)}/helpers/${await memberOf(one, joined.email)}`, mine);
    const left = await members();
    expect(left.find(({ email }) => email === joined.email)?.hasRequest).toBe(false);
    expect(left.find(({ email }) => email === other.email)?.hasRequest).toBe(true);
  });

  test('one who only prepares says nothing that stands for an answer', async () => {
    const id = await asked();
    const { cookie } = await helperFor(id);
    const act = async (what: string, more: object = {}) =>
      call('POST', `${at(id)}/events`, cookie, {
        version: (await whole(id)).version,
        what,
        ...more,
      });
    for (const what of ['answered', 'acknowledged', 'withdrawn', 'identity-link', 'duplicate'])
      expectProblem(await act(what), 403, 'owner-only');
    expectProblem(await act('denied', { ground: 'fraud' }), 403, 'owner-only');
    expect((await act('identity-confirmed', { how: ['order'] })).statusCode).toBe(200);
    const draft = await call('POST', `${at(id)}/letters`, cookie, { kind: 'receipt' });
    expect(draft.statusCode).toBe(201);
    expect((await whole(id)).closedOn).toBeNull();
  });

  test('only the owner gives: no adviser, no helper; and only what is open', async () => {
    const id = await asked();
    const { cookie, email } = await helperFor(id, true);
    const body = { email: freshEmail(), sends: true };
    expectProblem(await call('POST', `${at(id)}/helpers`, cookie, body), 404, 'not-found');
    const editor = await named('Ed');
    await call('POST', `${base()}/members`, mine, { email: editor.email, role: 'editor' });
    expectProblem(await give(id, editor.email), 400, 'invalid-input');
    await accept(editor);
    expectProblem(await call('POST', `${at(id)}/helpers`, editor.cookie, body), 403, 'owner-only');
    expect((await whole(id, editor.cookie)).given).toEqual([]);
    expectProblem(await give(id, editor.email), 400, 'invalid-input');
    expectProblem(await give(id, myEmail), 400, 'invalid-input');
    expectProblem(
      await call('POST', `${base()}/members`, mine, { email, role: 'reader' }),
      400,
      'invalid-input',
    );
    const memberId = await memberOf(id, email);
    expectProblem(
      await call('PUT', `${base()}/members/${memberId}`, mine, { role: 'editor' }),
      404,
      'not-found',
    );
    const { version } = await whole(id);
    await call('POST', `${at(id)}/events`, mine, { version, what: 'answered' });
    expectProblem(await give(id, freshEmail()), 422, 'not-allowed-now');
  });

  test('a second request before the first invitation is accepted renews it', async () => {
    const [one, two] = [await asked('One'), await asked('Two')];
    const helper = await named('Ivy');
    await give(one, helper.email);
    const first = /#([\w-]{65})/.exec(
      (await mailTo(helper.email, '/invitation#'))?.text ?? '',
    )?.[1];
    await give(two, helper.email, true);
    const old = await call('POST', '/api/invitation', helper.cookie, { token: first });
    expectProblem(old, 410, 'link-used-up');
    expect(await givenTo(helper.cookie)).toEqual([]);
    expectProblem(await call('GET', at(one), helper.cookie), 404, 'not-found');
    await accept(helper);
    expect((await givenTo(helper.cookie)).map(({ request }) => request.name).toSorted()).toEqual([
      'One',
      'Two',
    ]);
    // the choice about letters can be changed
    await give(one, helper.email, true);
    expect((await whole(one, helper.cookie)).helps).toEqual({ sends: true });
    expect((await whole(one)).given).toHaveLength(1);
  });

  test('the helper is told once, the day before the last day', async () => {
    const id = await asked('Due Soon');
    const helper = await helperFor(id);
    const mails = async () => {
      await stage().mailSender.look();
      return stage().mail.filter(
        ({ recipient, subject }) =>
          recipient === helper.email && subject === 'A request that was given to you comes due',
      );
    };
    // 45 days after the day of receipt
    for (const [days, count] of [
      [42, 0],
      [43, 1],
      [44, 1],
    ] as const) {
      await finishDeskJobs(stage(), new Date(`${day(days)}T17:00:00Z`));
      expect(await mails(), String(days)).toHaveLength(count);
    }
    const [mail] = await mails();
    const { reference } = await whole(id);
    expect(mail?.text.replaceAll('\n', ' ')).toContain(`request ${reference} of Tall Lamps is`);
    expect(mail?.text).not.toContain('Due Soon');
  });

  test('it ends by itself: some time after closing, with the person, and with the account', async () => {
    const id = await asked('Closed Soon');
    const helper = await helperFor(id);
    const { version } = await whole(id);
    await call('POST', `${at(id)}/events`, mine, { version, what: 'answered' });
    await finishDeskJobs(stage(), new Date(stage().clock.now.getTime() + 14 * DAY));
    expect(await givenTo(helper.cookie)).toHaveLength(1);
    await finishDeskJobs(stage(), new Date(stage().clock.now.getTime() + 16 * DAY));
    expect(await givenTo(helper.cookie)).toEqual([]);
    expect((await whole(id)).events.at(-1)).toMatchObject({ what: 'taken-back', by: 'Statewise' });

    const gone = await asked('Erased Soon');
    await give(gone, helper.email);
    const next = await whole(gone);
    await call('POST', `${at(gone)}/events`, mine, { version: next.version, what: 'answered' });
    await call('DELETE', `${at(gone)}/person`, mine);
    expect(await givenTo(helper.cookie)).toEqual([]);

    const last = await asked('Left Alone');
    await give(last, helper.email);
    const data = (await call('GET', '/api/account/data', helper.cookie)).body;
    expect(JSON.parse(data).access.sharedWithMe).toMatchObject([{ businessId, role: 'helper' }]);
    expect(data).not.toContain('Left Alone');
    const ended = await call('POST', '/api/account/deletion', helper.cookie, {
      password: PASSWORD,
    });
    expect(ended.statusCode, ended.body).toBeLessThan(300);
    const left = await whole(last);
    expect(left.given).toEqual([]);
    expect(left.events.at(-1)).toMatchObject({ what: 'taken-back', fields: { to: helper.email } });
  });

  test('removing a helper, and leaving, takes all of it back; the chain of the history holds', async () => {
    const [one, two] = [await asked('First'), await asked('Second')];
    const helper = await helperFor(one);
    await give(two, helper.email);
    const memberId = await memberOf(one, helper.email);
    const sharing = await call('GET', `${base()}/sharing`, mine);
    expect(sharing.body).toContain(`"email":"${helper.email}","role":"helper"`);
    await call('DELETE', `${base()}/members/${memberId}`, mine);
    for (const id of [one, two]) {
      expectProblem(await call('GET', at(id), helper.cookie), 404, 'not-found');
      expect((await whole(id)).events.at(-1)).toMatchObject({ what: 'taken-back' });
    }
    const leaver = await helperFor(one, false, 'Leo');
    await call('DELETE', `/api/account/shares/${businessId}`, leaver.cookie);
    expect(await givenTo(leaver.cookie)).toEqual([]);
    expect((await whole(one)).events.at(-1)).toMatchObject({ what: 'taken-back', by: 'Leo Lee' });
    const { db } = stage().database;
    expect((await verifyHistory(db, OWNED)).faults).toEqual([]);
  });

  test('helpers are reminded of nothing else, and stand in for nobody', async () => {
    const id = await asked();
    const { email } = await helperFor(id);
    const memberId = await memberOf(id, email);
    const desk = await call('GET', `${base()}/request-desk`, mine);
    expect(desk.body).not.toContain(email);
    const chosen = await call('PATCH', `${base()}/request-desk`, mine, {
      remindsMembers: [memberId],
    });
    expectProblem(chosen, 400, 'invalid-input');
  });
});
