/**
 * docs/quality.md R7: the same day everywhere in the program. At 11:30 p.m. it is still today for
 * the owner, at 12:30 a.m. no longer.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import type { Account } from '#contract/account/account.ts';
import type { Assessment } from '#contract/assessments.ts';
import type { Draft } from '#contract/documents/documents.ts';
import type { VersionHead } from '#contract/documents/versions.ts';
import type { UpcomingReply } from '#contract/plan.ts';
import { addDays } from '#calendar/dates.ts';
import { zoneOfPath } from '#server/base/day.ts';
import { readPages } from '#server/base/pages/files.ts';
import { onOneDatabase } from './databases.ts';
import { cookieOf, expectProblem, freshEmail, PASSWORD, person, useStage } from './stage.ts';

/** 11:30 p.m. on November 21, 2026 in that zone, and an hour later. */
const NIGHTS = [
  ['America/New_York', '2026-11-22T04:30:00Z'],
  ['America/Los_Angeles', '2026-11-22T07:30:00Z'],
  ['Pacific/Honolulu', '2026-11-22T09:30:00Z'],
  ['Pacific/Auckland', '2026-11-21T10:30:00Z'],
] as const;
const HOUR = 60 * 60_000;

onOneDatabase("the owner's day", (database) => {
  const stage = useStage(database);
  const zoned = async (zone: string | undefined) => {
    const email = freshEmail();
    const headers = zone === undefined ? {} : { 'time-zone': zone };
    await stage().call('POST', '/api/auth/register', { body: person(email), headers });
    return { email, cookie: await stage().signIn(email) };
  };
  const get = async <T>(cookie: string, url: string) =>
    (await stage().call('GET', url, { cookie })).json<T>();
  const zoneOf = async (cookie: string) => (await get<Account>(cookie, '/api/account')).timeZone;

  describe.each(NIGHTS)('in %s', (zone, night) => {
    test('it decides the law, due dates, history, documents and their names', async () => {
      stage().clock.now = new Date(night);
      const { cookie } = await zoned(zone);
      const id = await stage().business(cookie, { statesOperating: ['CA', 'DE'] });
      const before = await get<Assessment>(cookie, `/api/assessments/${id}`);
      expect(before.asOf).toBe('2026-11-21');
      const dates = before.tasks.map(({ dueDate }) => dueDate);
      expect(dates).toContain(addDays('2026-11-21', 30));
      expect(dates).not.toContain(addDays('2026-11-22', 30));
      const [task, other] = before.tasks;
      const done = async (which = task) =>
        (
          await stage().call('PUT', `/api/businesses/${id}/tasks/${which?.id}`, {
            cookie,
            body: { status: 'done' },
          })
        )
          .json<Assessment>()
          .tasks.find((each) => each.id === which?.id)?.doneOn;
      expect(await done()).toBe('2026-11-21');
      const draft = await get<Draft>(cookie, `/api/businesses/${id}/documents/privacy-policy`);
      expect(draft.html).toContain('November 21, 2026');
      expect(draft.html).not.toContain('November 22, 2026');
      const made = await stage().call('POST', `/api/businesses/${id}/documents/privacy-policy`, {
        cookie,
      });
      expect(made.json<{ version: VersionHead }>().version.asOf).toBe('2026-11-21');
      const binder = await stage().app.inject({
        method: 'GET',
        url: `/api/businesses/${id}/binder.zip`,
        headers: { cookie },
      });
      expect(binder.headers['content-disposition']).toContain('privacy-binder-2026-11-21.zip');
      const history = new TextDecoder().decode(
        unzipSync(new Uint8Array(binder.rawPayload))['history.csv'],
      );
      expect(history).toContain(`2026-11-21 23:30:00 (${zone})`);
      expect(history).toContain(new Date(night).toISOString());
      const taken = await stage().call('GET', '/api/account/data', { cookie });
      expect(taken.headers['content-disposition']).toContain('statewise-data-2026-11-21.json');
      expect((await get<UpcomingReply>(cookie, '/api/upcoming')).asOf).toBe('2026-11-21');

      stage().advance(HOUR);
      const after = await get<Assessment>(cookie, `/api/assessments/${id}`);
      expect(after.asOf).toBe('2026-11-22');
      // requirements listed on the evening before keep their due date
      expect(after.tasks.map(({ dueDate }) => dueDate).toSorted()).toEqual(dates.toSorted());
      expect(await done(other)).toBe('2026-11-22');
      // pressed again, it stays what was done on the evening before
      expect(await done()).toBe('2026-11-21');
      expect((await get<UpcomingReply>(cookie, '/api/upcoming')).asOf).toBe('2026-11-22');
      const receipts = await get<{ asOf: string }[]>(cookie, `/api/assessments/${id}/receipts`);
      expect(receipts.map(({ asOf }) => asOf)).toEqual(['2026-11-21']);
    });
  });

  test('the browser sends it at registration, else at the first sign-in; the owner changes it', async () => {
    const told = await zoned('America/Denver');
    expect(await zoneOf(told.cookie)).toBe('America/Denver');
    const login = (email: string, zone: string) =>
      stage().call('POST', '/api/auth/login', {
        body: { email, password: PASSWORD },
        headers: { 'time-zone': zone },
      });
    expect(await zoneOf(cookieOf(await login(told.email, 'Asia/Tokyo')))).toBe('America/Denver');

    const untold = await zoned(undefined);
    expect(await zoneOf(untold.cookie)).toBe('America/New_York');
    const signedIn = await login(untold.email, 'America/Chicago');
    expect(signedIn.json()).toMatchObject({ timeZone: 'America/Chicago' });

    const reply = await stage().call('PUT', '/api/account/time-zone', {
      cookie: told.cookie,
      body: { timeZone: 'Pacific/Guam' },
    });
    expect(reply.json()).toEqual({ timeZone: 'Pacific/Guam' });
    expect(await get(told.cookie, '/api/auth/me')).toMatchObject({ timeZone: 'Pacific/Guam' });
    expect(await zoneOf(untold.cookie)).toBe('America/Chicago');
  });

  test.each(['Mars/Olympus', '+05:00', '', 'x'.repeat(300), '../etc'])(
    'a zone that is none is passed over at sign-in and refused in the account: %s',
    async (nonsense) => {
      const { cookie } = await zoned(nonsense === '' ? ' ' : nonsense);
      expect(await zoneOf(cookie)).toBe('America/New_York');
      const reply = await stage().call('PUT', '/api/account/time-zone', {
        cookie,
        body: { timeZone: nonsense },
      });
      expectProblem(reply, 400, 'invalid-input', 'Choose a time zone from the list');
      expect(await zoneOf(cookie)).toBe('America/New_York');
    },
  );
});

const folder = mkdtempSync(join(tmpdir(), 'statewise-days-'));
for (const slug of [
  'index',
  'compare-states',
  'delaware',
  'california',
  'guides/texas-compliance-guide',
])
  for (const day of ['2026-01-01', '2027-01-01']) {
    const file = join(folder, `${slug}@${day}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, day);
  }
writeFileSync(join(folder, '404.html'), 'none');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onOneDatabase("strangers' day", (database) => {
  const stage = useStage(database, { pages: readPages(folder) });
  const EASTERN = ['/', '/compare-states', '/delaware', '/api/states'];
  test.each([
    ['2027-01-01T04:30:00Z', []],
    ['2027-01-01T05:30:00Z', ['/', '/compare-states', '/delaware']],
    [
      '2027-01-01T06:30:00Z',
      ['/', '/compare-states', '/delaware', '/guides/texas-compliance-guide'],
    ],
    [
      '2027-01-01T08:30:00Z',
      ['/', '/compare-states', '/delaware', '/guides/texas-compliance-guide', '/california'],
    ],
  ])('at %s the new year has come to %j', async (now, there) => {
    stage().clock.now = new Date(now);
    for (const path of [
      '/',
      '/compare-states',
      '/delaware',
      '/guides/texas-compliance-guide',
      '/california',
    ]) {
      const { body } = await stage().call('GET', path);
      expect({ path, body }).toEqual({
        path,
        body: there.includes(path) ? '2027-01-01' : '2026-01-01',
      });
    }
    const { body } = await stage().call('GET', '/california?asOf=2027-01-01');
    expect(body).toBe('2027-01-01');
  });

  test("a state's requirements are those of its own day", async () => {
    const ids = async (state: string) =>
      (await stage().call('GET', `/api/states/${state}/requirements`)).body;
    stage().clock.now = new Date('2026-12-31T18:00:00Z');
    const before = [await ids('DE'), await ids('CA')];
    stage().clock.now = new Date('2027-01-01T06:00:00Z');
    const midnight = [await ids('DE'), await ids('CA')];
    stage().clock.now = new Date('2027-01-01T09:00:00Z');
    const after = [await ids('DE'), await ids('CA')];
    expect(midnight).toEqual([after[0], before[1]]);
    expect(after).not.toEqual(before);
  });

  test('every address of a state belongs to its zone, every other to Eastern', () => {
    expect(EASTERN.map(zoneOfPath)).toEqual(EASTERN.map(() => 'America/New_York'));
    expect(zoneOfPath('/new-hampshire')).toBe('America/New_York');
    expect(zoneOfPath('/california.md')).toBe('America/Los_Angeles');
    expect(zoneOfPath('/guides/oregon-compliance-guide.pdf')).toBe('America/Los_Angeles');
    expect(zoneOfPath('/californian-shop')).toBe('America/New_York');
  });
});
