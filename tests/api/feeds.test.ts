/** Feeds of coming changes: the calendar file, and the feed at a secret address. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Feed, MadeFeed } from '#contract/feeds.ts';
import type { UpcomingReply } from '#contract/plan.ts';
import * as schema from '#server/base/database/schema.ts';
import { readPages } from '#server/base/pages/files.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, PASSWORD, useStage } from './stage.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'statewise-feeds-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
writeFileSync(join(folder, '404.html'), '<!doctype html><title>Page Not Found</title>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly link: { readonly href: string; readonly rel: string };
  readonly content: { readonly type: string; readonly div: { readonly p: string[] } };
}
interface Atom {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly author: { readonly name: string };
  readonly link: readonly { readonly href: string; readonly rel: string; readonly type: string }[];
  readonly entry: readonly AtomEntry[];
}

function readAtom(text: string): Atom {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    // Numeric references such as &#39; are part of XML; this reader takes them with those of HTML.
    htmlEntities: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => ['entry', 'p'].includes(name),
  });
  const parsed = parser.parse(text) as { feed: Partial<Atom> };
  return { entry: [], ...parsed.feed } as Atom;
}

interface Day {
  readonly uid: string;
  readonly date: string;
  readonly isDate: boolean;
  readonly stamp: string;
  readonly summary: string;
  readonly text: string;
  readonly warned: string;
}

function readCalendar(file: string): { name: string; days: Day[] } {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const value = (of: InstanceType<typeof ICAL.Component>, name: string) =>
    String(of.getFirstPropertyValue(name));
  return {
    name: value(calendar, 'x-wr-calname'),
    days: calendar.getAllSubcomponents('vevent').map((event) => {
      const start = event.getFirstPropertyValue('dtstart') as InstanceType<typeof ICAL.Time>;
      const [alarm] = event.getAllSubcomponents('valarm');
      return {
        uid: value(event, 'uid'),
        date: start.toString(),
        isDate: start.isDate,
        stamp: value(event, 'dtstamp'),
        summary: value(event, 'summary'),
        text: value(event, 'description'),
        warned: alarm ? value(alarm, 'trigger') : '',
      };
    }),
  };
}

/** A line of a calendar file holds at most 75 octets and ends with CR and LF. */
function expectFolded(file: string): void {
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
}

onOneDatabase('feeds', (database) => {
  const stage = useStage(database, {
    pages: readPages(folder),
    publicUrl: 'https://statewise.example',
  });
  const sent = { headers: { origin: 'https://statewise.example' } };
  const url = (id: string) => `/api/businesses/${id}/feed`;
  const read = async (cookie: string, id: string) =>
    (await stage().call('GET', url(id), { cookie })).json<Feed>();
  const make = async (cookie: string, id: string) => {
    const reply = await stage().call('POST', url(id), { cookie, ...sent });
    expect(reply.statusCode).toBe(201);
    return reply.json<MadeFeed>();
  };
  const get = (address: string) => stage().call('GET', new URL(address).pathname);
  const download = (cookie: string, id: string) =>
    stage().call('GET', `/api/businesses/${id}/changes.ics`, { cookie });
  const nothing = async () => {
    const { statusCode, body, headers } = await stage().call('GET', '/nothing-here');
    return { statusCode, body, type: headers['content-type'] };
  };
  const expectNothing = async (address: string) => {
    const { statusCode, body, headers } = await get(address);
    expect({ statusCode, body, type: headers['content-type'] }).toEqual(await nothing());
    expect(statusCode).toBe(404);
  };
  /**
   * A shop in Delaware and Oklahoma, assessed: Delaware's law begins to apply to it on January 1,
   * 2027.
   */
  const shop = async (profile: object = {}) => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie, { statesOperating: ['DE', 'OK'], ...profile });
    const answers = [
      { fact: 'consumers', state: 'DE', value: 12_000 },
      { fact: 'sellsPersonalData', value: false },
      { fact: 'targetedAdvertising', value: false },
    ];
    await stage().call('PUT', `/api/businesses/${id}/answers`, {
      cookie,
      body: { version: 1, answers },
    });
    await stage().call('GET', `/api/assessments/${id}`, { cookie });
    return { cookie, id };
  };

  beforeEach(() => {
    stage().clock.now = NOON;
  });

  describe('task dates', () => {
    const events = (file: string): string[] => file.match(/^UID:.*-task-.*$/gm) ?? [];

    test('join the file and the feed only where the owner asked, with an id that stays', async () => {
      const { cookie, id } = await shop();
      await stage().call('PUT', `/api/businesses/${id}/answers`, {
        cookie,
        body: { version: 2, answers: [{ fact: 'consumers', state: 'DE', value: 40_000 }] },
        ...sent,
      });
      const { calendar } = await make(cookie, id);
      expect(events((await download(cookie, id)).body)).toEqual([]);
      const set = (tasksInCalendar: boolean) =>
        stage().call('PUT', `/api/businesses/${id}/planning`, {
          cookie,
          body: { tasksInCalendar },
          ...sent,
        });
      expect((await set(true)).statusCode).toBe(200);
      const file = (await download(cookie, id)).body;
      const { tasks } = (await stage().call('GET', `/api/assessments/${id}`, { cookie })).json<{
        tasks: { id: string; status: string; advice: boolean; owed: string; dueDate: string }[];
      }>();
      const due = tasks.filter(
        ({ status, advice, owed }) => status === 'open' && !advice && owed !== 'may be owed',
      );
      expect(due.length).toBeGreaterThan(0);
      expect(events(file)).toHaveLength(due.length);
      for (const { dueDate } of due)
        expect(file).toContain(`DTSTART;VALUE=DATE:${dueDate.replaceAll('-', '')}`);
      expectFolded(file);
      expect(events((await get(calendar)).body)).toHaveLength(due.length);

      await stage().call('PUT', `/api/businesses/${id}/tasks/privacy-notice`, {
        cookie,
        body: { status: 'done' },
        ...sent,
      });
      // what is done says on which day to look again, under the same id
      const after = (await download(cookie, id)).body;
      expect(events(after).toSorted()).toEqual(events(file).toSorted());
      expect(file).not.toContain('SUMMARY:Look again: ');
      expect(after).toContain('SUMMARY:Look again: ');
      await set(false);
      expect(events((await get(calendar)).body)).toEqual([]);
    });
  });

  describe('the address', () => {
    test('is made, shown once, and stored only as a hash', async () => {
      const { cookie, id } = await shop();
      expect(await read(cookie, id)).toEqual({ madeAt: null });
      const { atom, calendar, madeAt } = await make(cookie, id);
      const token =
        /^https:\/\/statewise\.example\/feeds\/([\w-]{65})\.atom$/.exec(atom)?.[1] ?? '';
      expect(Buffer.from(token.slice(22), 'base64url')).toHaveLength(32);
      expect(calendar).toBe(`https://statewise.example/feeds/${token}.ics`);
      expect(await read(cookie, id)).toEqual({ madeAt });
      const stored = JSON.stringify(await stage().database.db.select().from(schema.feeds));
      expect(stored).not.toContain(token);
      expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
    });

    test('is read without a session, and says how it is to be kept', async () => {
      const { cookie, id } = await shop();
      const { atom, calendar } = await make(cookie, id);
      for (const [address, type] of [
        [atom, 'application/atom+xml; charset=utf-8'],
        [calendar, 'text/calendar; charset=utf-8'],
      ] as const) {
        const { statusCode, headers } = await get(address);
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': type,
          'cache-control': 'private, max-age=3600',
          'x-robots-tag': 'noindex',
          'x-content-type-options': 'nosniff',
        });
        expect(headers['set-cookie']).toBeUndefined();
        const head = await stage().call('HEAD', new URL(address).pathname);
        expect([head.statusCode, head.body]).toEqual([200, '']);
      }
    });

    test('ends when another is made, when it is revoked, and with the business', async () => {
      const { cookie, id } = await shop();
      const first = await make(cookie, id);
      const second = await make(cookie, id);
      expect(second.atom).not.toBe(first.atom);
      await expectNothing(first.atom);
      await expectNothing(first.calendar);
      expect((await get(second.atom)).statusCode).toBe(200);
      for (const _ of ['once', 'and once more']) {
        const revoked = await stage().call('DELETE', url(id), { cookie, ...sent });
        expect(revoked.statusCode).toBe(204);
      }
      await expectNothing(second.atom);
      expect(await read(cookie, id)).toEqual({ madeAt: null });
      const third = await make(cookie, id);
      await stage().call('DELETE', `/api/businesses/${id}`, { cookie, ...sent });
      await expectNothing(third.calendar);
    });

    test('ends with the account, which has it in its download', async () => {
      const { cookie, id } = await shop();
      const { atom, madeAt } = await make(cookie, id);
      const data = (await stage().call('GET', '/api/account/data', { cookie })).json<{
        businesses: { feedMadeAt: string | null; history: { what: string }[] }[];
      }>();
      expect(data.businesses.map(({ feedMadeAt }) => feedMadeAt)).toEqual([madeAt]);
      expect(data.businesses[0]?.history.at(-1)?.what).toBe('Feed address made');
      expect(JSON.stringify(data)).not.toContain(atom.slice(-48, -5));
      const deleted = await stage().call('POST', '/api/account/deletion', {
        cookie,
        body: { password: PASSWORD },
        ...sent,
      });
      expect(deleted.statusCode).toBe(200);
      await expectNothing(atom);
      const stored = await stage().database.db.select().from(schema.feeds);
      expect(stored.map(({ businessId }) => businessId)).not.toContain(id);
    });

    test.each(['x.atom', `${'a'.repeat(43)}.atom`, `${'a'.repeat(43)}.ics`, 'a'.repeat(43)])(
      '%s is nothing',
      async (name) => {
        await expectNothing(`https://statewise.example/feeds/${name}`);
      },
    );

    test.each(['', 'a/b.atom', '%00.ics', `${'é'.repeat(43)}.ics`, 'x'.repeat(300)])(
      'nor is %j',
      async (name) => {
        const { statusCode } = await stage().call('GET', `/feeds/${name}`);
        expect(statusCode).toBe(404);
      },
    );

    test('belongs to its owner alone', async () => {
      const { cookie, id } = await shop();
      const { atom } = await make(cookie, id);
      const stranger = await stage().owner();
      for (const method of ['GET', 'POST', 'DELETE'])
        expectProblem(
          await stage().call(method, url(id), { cookie: stranger, ...sent }),
          404,
          'not-found',
        );
      expectProblem(await download(stranger, id), 404, 'not-found');
      expect((await get(atom)).statusCode).toBe(200);
    });
  });

  describe('what stands there', () => {
    const coming = async (cookie: string) =>
      (await stage().call('GET', '/api/upcoming', { cookie })).json<UpcomingReply>().changes;

    test('the calendar has the days, the words and the sections of the dashboard', async () => {
      const { cookie, id } = await shop();
      const changes = await coming(cookie);
      const reply = await download(cookie, id);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="statewise-changes.ics"',
        'cache-control': 'no-store',
      });
      expectFolded(reply.body);
      const { name, days } = readCalendar(reply.body);
      expect(name).toBe('What changes for Harbor Books');
      expect(days.map(({ date }) => date)).toEqual(changes.map(({ date }) => date));
      expect(new Set(days.map(({ uid }) => uid)).size).toBe(days.length);
      for (const [at, { summary, text, isDate, warned, stamp }] of days.entries()) {
        const change = changes[at];
        expect(summary).toBe(`${change?.stateName}: ${change?.changes[0]?.text}`);
        for (const each of change?.changes ?? [])
          expect(text).toContain(`${each.text} (${each.cite})`);
        expect(text).toContain(change?.businesses[0]?.meaning);
        for (const { title, cite, sure } of change?.businesses[0]?.duties ?? [])
          expect(text).toContain(`${sure ? 'Starts' : 'May start'}: ${title} (${cite})`);
        expect(text).toContain('General guidance, not legal advice.');
        expect([isDate, warned]).toEqual([true, '-P14D']);
        expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
      }
      expect(days[0]).toMatchObject({ date: '2027-01-01' });
      expect(days[0]?.text).toContain(
        'Answer before: does not apply. Answer from this day: applies.',
      );
    });

    test('the calendar at the address is the same file, on whatever day it is read', async () => {
      const { cookie, id } = await shop();
      const { calendar } = await make(cookie, id);
      const file = (await download(cookie, id)).body;
      expect((await get(calendar)).body).toBe(file);
      stage().advance(24 * 60 * 60_000);
      expect((await get(calendar)).body).toBe(file);
    });

    test('the feed has an entry for each, the latest change first, with ids that stay', async () => {
      const { cookie, id } = await shop();
      const changes = await coming(cookie);
      const { atom, calendar } = await make(cookie, id);
      const { body } = await get(atom);
      const feed = readAtom(body);
      const token = atom.slice(-48, -5);
      expect(feed).toMatchObject({
        title: 'What changes for Harbor Books',
        author: { name: 'Statewise' },
        link: [
          { rel: 'self', type: 'application/atom+xml', href: atom },
          { rel: 'alternate', type: 'text/calendar', href: calendar },
        ],
      });
      expect(feed.entry.map(({ title }) => title.slice(0, 10))).toEqual(
        changes
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
      const ids = [feed.id, ...feed.entry.map((entry) => entry.id)];
      expect(new Set(ids).size).toBe(ids.length);
      for (const each of ids) {
        expect(each).toMatch(/^tag:statewise,2026:feed\/[\da-f]{32}(\/[A-Z]{2}\/[\d-]{10})?$/);
        expect(each).not.toContain(token);
      }
      for (const { updated, link, content } of feed.entry) {
        expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
        expect(feed.updated >= updated).toBe(true);
        expect(link.href).toMatch(/^https:\/\/statewise\.example\/(delaware|oklahoma)$/);
        expect(content.type).toBe('xhtml');
        expect(content.div.p.at(-1)).toBe('General guidance, not legal advice.');
      }
      stage().advance(60_000);
      expect((await get(atom)).body).toBe(body);
    });

    test('a business that was never assessed shows days without a verdict', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { statesOperating: ['DE'] });
      const { days } = readCalendar((await download(cookie, id)).body);
      expect(days[0]?.text).toContain('Not assessed yet.');
      expect(days[0]?.text).not.toContain('Answer before');
    });

    test('where nothing changes, both are empty and still valid', async () => {
      const cookie = await stage().owner();
      const id = await stage().business(cookie, { statesOperating: ['IA'] });
      const { atom, calendar } = await make(cookie, id);
      expect(readAtom((await get(atom)).body).entry).toEqual([]);
      expect(readCalendar((await get(calendar)).body).days).toEqual([]);
    });

    test.each([
      ['</title><script>alert(1)</script>&amp;<![CDATA[', undefined],
      ['"quoted" \'name\' & sons', undefined],
      ['A;B,C:D\\E', undefined],
      [
        'Shop\r\nEND:VCALENDAR\r\nBEGIN:VEVENT\r\nATTACH:x',
        'Shop END:VCALENDAR BEGIN:VEVENT ATTACH:x',
      ],
      ['bell\u0007 and escape\u001b', 'bell and escape'],
      ['👩‍👩‍👧 Привет 東京 '.repeat(6).trim(), undefined],
      [']]>', undefined],
    ])('the name %j is text and nothing else', async (businessName, shown = businessName) => {
      const { cookie, id } = await shop({ businessName });
      const { atom, calendar } = await make(cookie, id);
      const feed = readAtom((await get(atom)).body);
      expect(feed.title).toBe(`What changes for ${shown}`);
      expect(feed.entry.length).toBeGreaterThan(1);
      const file = (await get(calendar)).body;
      expectFolded(file);
      const { name, days } = readCalendar(file);
      expect(name).toBe(`What changes for ${shown}`);
      expect(days).toHaveLength(feed.entry.length);
      expect(file.match(/^BEGIN:VCALENDAR/gm)).toHaveLength(1);
    });

    test('no one but the business is named', async () => {
      const { cookie, id } = await shop();
      const { atom, calendar } = await make(cookie, id);
      for (const address of [atom, calendar]) {
        const { body } = await get(address);
        expect(body).not.toMatch(/Robin|Lee\b|owner\d|@example/);
        expect(body).not.toContain(id);
      }
    });
  });
});

onOneDatabase('feeds, limited', (database) => {
  const stage = useStage(database, {
    limits: { feedReads: { most: 3, seconds: 60 }, newFeeds: { most: 2, seconds: 60 } },
  });

  test('reads from one network and new addresses of one owner are bounded', async () => {
    const cookie = await stage().owner();
    const id = await stage().business(cookie);
    const make = () => stage().call('POST', `/api/businesses/${id}/feed`, { cookie });
    const [one, two] = [await make(), await make()];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expectProblem(await make(), 429, 'too-many-tries');
    const { pathname } = new URL(two.json<MadeFeed>().calendar);
    const read = (from: string) => stage().call('GET', pathname, { from });
    for (const _ of [1, 2, 3]) expect((await read('192.0.2.1')).statusCode).toBe(200);
    const refused = await read('192.0.2.1');
    expectProblem(refused, 429, 'too-many-tries');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read('192.0.2.2')).statusCode).toBe(200);
  });
});
