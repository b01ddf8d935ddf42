/**
 * Appeals: none vanishes where no law has a clock for it, and what was written of one is kept as
 * long as our letters say.
 */
import { beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '#calendar/dates.ts';
import { longDate } from '#text/english.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { BODIES } from './example-calls.ts';

const DAY = 24 * 60 * 60 * 1000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Whole {
  version: number;
  closedOn: string | null;
  erasedAfter: string | null;
  keptUntil: string | null;
  mayStillStand: boolean;
  person: { added: { text: string }[] } | null;
  letters: { kind: string }[];
  items: {
    state: string;
    promisedOn: string | null;
    next: { step: string; by: string | null; letters: string[] };
  }[];
}

onOneDatabase('appeals at the request desk', (database) => {
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
    const states = { statesOperating: ['CA', 'UT', 'VA'] };
    base = `/api/businesses/${await stage().business(cookie, states)}`;
    slug = `again-${database.name.length}-${Date.now()}`;
    await call('PUT', '/slug', { slug });
    await call('PATCH', '/request-desk', { isOn: true, timeZone: 'America/New_York' });
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const post = (path: string, fields: Record<string, string>) =>
    stage().call('POST', path, { body: new URLSearchParams(fields).toString(), headers: FORM });
  const whole = async (id: string) => (await call('GET', `/requests/${id}`)).json<Whole>();
  const today = () => stage().clock.now.toISOString().slice(0, 10);
  const listed = async (show: string) => (await call('GET', `/requests?show=${show}`)).body;

  /** A deletion that was asked for at the form and refused. */
  const refused = async (state: string) => {
    const html = (await stage().call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    stage().advance(4_000);
    const fields = { way: 'other', type: 'delete', state, email: freshEmail(), ticket };
    const sent = await post(`/r/${slug}`, fields);
    const at = String(sent.headers['location']).split('?')[0] ?? '';
    const found = await call('POST', '/requests/search', { text: fields.email });
    const id = found.json<{ requests: { id: string }[] }>().requests[0]?.id ?? '';
    const { version } = await whole(id);
    const known = await call('POST', `/requests/${id}/events`, {
      version,
      what: 'identity-confirmed',
      how: ['account'],
    });
    expect(known.statusCode, known.body).toBe(200);
    const done = { version: version + 1, what: 'denied', ground: 'exemption', partly: true };
    expect((await call('POST', `/requests/${id}/events`, done)).statusCode).toBe(200);
    return { id, at };
  };
  const pageOf = async (at: string) => (await stage().call('GET', at)).body;

  test.each(['CA', 'UT', 'AL', 'NV'])(
    'in %s, without a clock, an appeal is open with the day that the page promised, and closes',
    async (state) => {
      const { id, at } = await refused(state);
      expect((await whole(id)).closedOn).toBe(today());
      expect(await pageOf(at)).toContain('promises to look again and to answer within 45 days');
      expect(await pageOf(at)).not.toContain('It has to answer in writing');
      await post(at, { what: 'appeal', text: 'Look again' });
      const promised = addDays(today(), 45);
      expect(await whole(id)).toMatchObject({
        closedOn: null,
        erasedAfter: null,
        items: [
          { state: 'appealed', promisedOn: promised, next: { step: 'second-look', by: null } },
        ],
      });
      expect(await listed('open')).toContain(id);
      expect(await listed('closed')).not.toContain(id);
      expect(await pageOf(at)).toContain(
        `Your appeal is under way. The business promises an answer by ${longDate(promised)}.`,
      );
      expect(await pageOf(at)).not.toContain('No law sets a day');
      // it would do nothing: an appeal is answered
      expect(await pageOf(at)).not.toContain('value="withdraw"');
      for (const kind of ['appeal-granted', 'appeal-denied']) {
        const draft = await call('POST', `/requests/${id}/letters`, { kind });
        expect(draft.statusCode, draft.body).toBe(201);
        const { text } = draft.json<{ text: string }>();
        expect(text).toContain(`We received your appeal on ${longDate(today())}`);
        expect(text).not.toMatch(/Virginia|[Tt]he law\b|complaint|left out/);
      }
      const { version } = await whole(id);
      const answer = { version, what: 'appeal-answered', granted: false };
      expect((await call('POST', `/requests/${id}/events`, answer)).statusCode).toBe(200);
      expect(await whole(id)).toMatchObject({ closedOn: today(), items: [{ state: 'upheld' }] });
      const [head = '', ...rows] = (await call('GET', '/request-desk/log/csv')).body
        .trim()
        .split(/\r?\n/);
      const logged = rows.at(-1)?.split(',');
      const cell = (name: string) => logged?.[head.replace('\uFEFF', '').split(',').indexOf(name)];
      expect(cell('Result')).toBe('upheld');
      expect(cell('First answer')).toBe('refused in part');
      expect(cell('Who they are')).toBe(`confirmed ${today()} by account`);
      expect(cell('Appealed')).toBe(today());
      expect(cell('Appeal answered')).toBe(today());
    },
  );

  test.each(['withdrawn', 'duplicate', 'not-a-request'])(
    'that it is “%s” can be undone: its days run on from the day it came',
    async (what) => {
      const body = {
        ...(BODIES.enterRequest as object),
        receivedOn: addDays(today(), -5),
        state: 'VA',
      };
      const made = await call('POST', '/requests', body);
      const before = made.json<Whole & { id: string; version: number }>();
      const act = (version: number, said: string) =>
        call('POST', `/requests/${before.id}/events`, { version, what: said });
      expectProblem(await act(before.version, 'still-stands'), 422, 'not-allowed-now');
      const ended = await act(before.version, what);
      expect(ended.json()).toMatchObject({ closedOn: today(), mayStillStand: true });
      const undone = await act(before.version + 1, 'still-stands');
      expect(undone.json()).toMatchObject({
        closedOn: null,
        mayStillStand: false,
        items: before.items.map(({ state, next }) => ({ state, next })),
      });
      // and it may be ended again
      const again = await act(before.version + 2, what);
      expect(again.json()).toMatchObject({ closedOn: today(), mayStillStand: true });
    },
  );

  test('a number of the person in a reason that stays for good is masked', async () => {
    const made = await call('POST', '/requests', {
      ...(BODIES.enterRequest as object),
      state: 'VA',
    });
    const { id, version } = made.json<{ id: string; version: number }>();
    const done = {
      version,
      what: 'denied',
      ground: 'exemption',
      reason: 'SSN 123-45-6789 is owed',
    };
    const denied = await call('POST', `/requests/${id}/events`, done);
    expect(denied.statusCode, denied.body).toBe(200);
    expect(denied.body).toContain('SSN [number removed] is owed');
    const named = { version: version + 1, what: 'searched', to: 'Box of 4111 1111 1111 1111' };
    const place = await call('POST', `/requests/${id}/events`, named);
    expect(place.body).toContain('Box of [card ending 1111]');
  });

  test('what the person took back stays so', async () => {
    const html = (await stage().call('GET', `/r/${slug}`)).body;
    const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
    stage().advance(4_000);
    const fields = { way: 'other', type: 'delete', state: 'VA', email: freshEmail(), ticket };
    const sent = await post(`/r/${slug}`, fields);
    await post(String(sent.headers['location']).split('?')[0] ?? '', { what: 'withdraw' });
    const found = await call('POST', '/requests/search', { text: fields.email });
    const id = found.json<{ requests: { id: string }[] }>().requests[0]?.id ?? '';
    const { version, ...left } = await whole(id);
    expect(left).toMatchObject({ mayStillStand: false, items: [{ state: 'withdrawn' }] });
    const undo = { version, what: 'still-stands' };
    expectProblem(await call('POST', `/requests/${id}/events`, undo), 422, 'not-allowed-now');
  });

  test('the days that the owner promises count for a second look, and the daily mail names it', async () => {
    await call('PATCH', '/request-desk', { houseDays: 14 });
    const { id, at } = await refused('CA');
    expect(await pageOf(at)).toContain('within 14 days');
    await post(at, { what: 'appeal', text: 'Look again' });
    const { promisedOn } = (await whole(id)).items[0] ?? {};
    expect(promisedOn).toBe(addDays(today(), 14));
    await finishDeskJobs(stage());
    await stage().mailSender.deliver();
    const digest = stage().mail.find(({ subject }) => subject === 'Requests that come due');
    expect(digest?.text).toContain(`last day ${longDate(promisedOn ?? '')} (14 days)`);
    await call('PATCH', '/request-desk', { houseDays: null });
  });

  test('where a law has an appeal step, its own days count', async () => {
    const { id, at } = await refused('VA');
    expect(await pageOf(at)).toContain('It has to answer in writing');
    await post(at, { what: 'appeal', text: 'Look again' });
    expect((await whole(id)).items[0]).toMatchObject({
      promisedOn: null,
      next: { step: 'answer-appeal', by: addDays(today(), 60) },
    });
  });

  test('an appeal with its words and letters stays for 24 months after its answer; other requests go after 90 days', async () => {
    const plain = await refused('VA');
    const { id, at } = await refused('VA');
    await post(at, { what: 'appeal', text: 'Words of the appeal' });
    const draft = await call('POST', `/requests/${id}/letters`, { kind: 'appeal-denied' });
    const letter = draft.json<{ id: string }>().id;
    const text = { version: 1, subject: 'Your appeal', text: 'Our decision stands.' };
    await call('PUT', `/requests/${id}/letters/${letter}`, text);
    stage().advance(10 * DAY);
    cookie = await stage().signIn(email);
    const sending = { version: 2, by: 'print', on: today() };
    const sent = await call('POST', `/requests/${id}/letters/${letter}/sending`, sending);
    expect(sent.statusCode, sent.body).toBe(200);
    const keptUntil = addMonths(today(), 24);
    expect(await whole(id)).toMatchObject({ keptUntil, erasedAfter: keptUntil });
    const after = async (days: number) => {
      stage().advance(days * DAY);
      cookie = await stage().signIn(email);
      await finishDeskJobs(stage());
      return whole(id);
    };
    const later = await after(120);
    expect(later.person?.added[0]?.text).toBe('Words of the appeal');
    expect(later.letters.map(({ kind }) => kind)).toEqual(['appeal-denied', 'appeal-denied']);
    expect((await whole(plain.id)).person).toBeNull();
    // by hand, only who says so erases it
    const other = await refused('VA');
    await post(other.at, { what: 'appeal', text: 'Mine' });
    const { version } = await whole(other.id);
    await call('POST', `/requests/${other.id}/events`, { version, what: 'appeal-answered' });
    const erase = (path = '') => call('DELETE', `/requests/${other.id}/person${path}`);
    expectProblem(await erase(), 422, 'not-allowed-now');
    expect((await whole(other.id)).person).not.toBeNull();
    expect((await erase('?appeal=too')).statusCode).toBe(204);
    expect((await whole(other.id)).person).toBeNull();
    expect((await after(600)).person).not.toBeNull();
    // then its log is out of time, too
    await after(30);
    expect((await call('GET', `/requests/${id}`)).statusCode).toBe(404);
  });
});
