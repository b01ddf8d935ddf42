/** The day to look again: one mail, and one entry for the calendar. */
import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import type { Assessment } from '#contract/results.ts';
import { lookAgainWords, standWords } from '#engine/assessment/stand-english.ts';
import { runLookJobs } from '#server/subjects/look-again/mail-jobs.ts';
import { CORPUS_ES } from '#law/corpus.server.ts';
import { blankRecipient } from '#documents/map/entries.ts';
import { onOneDatabase } from './databases.ts';
import { CORPUS, freshEmail, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
const NO_SALE = [
  { fact: 'sellsPersonalData', value: false },
  { fact: 'targetedAdvertising', value: false },
];

onOneDatabase('the day to look again', (database) => {
  const stage = useStage(database);
  let email = '';
  let cookie = '';
  let id = '';
  // noon in New York; no law of Iowa changes within the year
  beforeEach(() => {
    stage().clock.now = new Date('2026-11-26T17:00:00Z');
  });

  const walk = () =>
    runLookJobs({
      db: stage().database.db,
      corpus: CORPUS,
      spanish: CORPUS_ES,
      now: () => stage().clock.now,
      origin: () => 'http://localhost',
    });
  const at = async (day: string) => {
    stage().clock.now = new Date(`${day}T17:00:00Z`);
    await walk();
  };
  const mails = async () => {
    await stage().mailSender.deliver();
    return stage().mail.filter(
      ({ recipient, subject }) => recipient === email && subject === 'The day to look again',
    );
  };
  const assessed = async () =>
    (await stage().call('GET', `/api/assessments/${id}`, { cookie })).json<Assessment>();
  const owner = async (state: string, people: number, isConfirmed = true) => {
    email = freshEmail();
    cookie = await stage().owner(email);
    if (isConfirmed) {
      const token = await stage().linkToken(email, 'verify');
      await stage().call('POST', '/api/auth/verify', { body: { token } });
    }
    const profile = { statesOperating: [state], employeeCount: 2, annualRevenue: 180_000 };
    id = await stage().business(cookie, profile);
    const answers = [{ fact: 'consumers', state, value: people }, ...NO_SALE];
    const saved = await stage().call('PUT', `/api/businesses/${id}/answers`, {
      cookie,
      body: { version: 1, answers },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return (await assessed()).stand;
  };

  test('a contract that ends is told a month ahead, once', async () => {
    await owner('IA', 900);
    const vendor = {
      ...blankRecipient('mailer'),
      name: 'Mailer',
      company: 'Mailer Inc',
      kind: 'email service',
      does: 'sends mails',
      role: 'processor',
      endsOn: '2027-01-14',
      state: 'confirmed',
    };
    const saved = await stage().call('PUT', `/api/businesses/${id}/data-map`, {
      cookie,
      body: { version: 2, recipients: [vendor] },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const ending = async () => {
      await stage().mailSender.deliver();
      return stage().mail.filter(
        ({ recipient, subject }) => recipient === email && subject === 'A contract ends soon',
      );
    };
    await walk();
    await at('2026-12-14');
    expect(await ending()).toEqual([]);
    await at('2026-12-15');
    await at('2026-12-16');
    const [mail, ...more] = await ending();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('The contract with Mailer Inc ends on January 14, 2027.');
  });

  test('a law begins: one mail on that day, whichever process comes first, in the words of the page', async () => {
    const before = await owner('OK', 900);
    expect(before).toMatchObject({ at: 'nothing owed', lookAgain: { on: '2027-01-01' } });
    await walk();
    await at('2026-12-31');
    expect(await mails()).toEqual([]);
    stage().clock.now = new Date('2027-01-01T11:00:00Z');
    await walk();
    expect(await mails()).toEqual([]);
    stage().clock.now = new Date('2027-01-01T17:00:00Z');
    await Promise.all([walk(), walk(), walk()]);
    await walk();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    cookie = await stage().signIn(email);
    const now = await assessed();
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain('Oklahoma, January 1, 2027: ');
    expect(text).toContain(`Where Harbor Books stands today: ${standWords(now.stand)}`);
    expect(text).toContain(lookAgainWords(now.stand));
    expect(text).toContain(`/plan?business=${id}#changes`);
    expect(text).not.toMatch(/%|risk|well done|\$/i);
    await at('2027-01-02');
    await at('2027-01-03');
    expect(await mails()).toHaveLength(1);
  });

  test('the numbers are a year old: one mail, also after days on which nothing ran', async () => {
    expect(await owner('IA', 900)).toMatchObject({
      lookAgain: { on: '2027-11-26', stateName: null },
    });
    await walk();
    await at('2027-11-25');
    expect(await mails()).toEqual([]);
    await at('2027-11-29');
    await at('2027-11-30');
    const all = await mails();
    expect(all).toHaveLength(1);
    expect(all[0]?.text).toContain('The numbers that you gave are a year old');
  });

  test('no mail to who switched them off, to an address that nobody confirmed, or where work is open', async () => {
    await owner('OK', 900);
    const off = await stage().call('PUT', `/api/businesses/${id}/planning`, {
      cookie,
      body: { lookAgainMails: false },
    });
    expect(off.json()).toMatchObject({ lookAgainMails: false });
    const silent = [email];
    await owner('OK', 900, false);
    silent.push(email);
    expect((await owner('OK', 400_000)).at).not.toBe('nothing owed');
    silent.push(email);
    await walk();
    await at('2027-01-01');
    for (email of silent) expect(await mails()).toEqual([]);
  });

  test('a calendar takes the day as one entry, which the calendar of changes holds under the same id', async () => {
    const { lookAgain } = await owner('IA', 900);
    const file = await stage().call('GET', `/api/businesses/${id}/look-again.ics`, { cookie });
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const entries = (text: string) =>
      new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    const said = (text: string) =>
      entries(text).map((event) => [
        String(event.getFirstPropertyValue('uid')),
        String(event.getFirstPropertyValue('dtstart')),
      ]);
    expect(said(file.body)).toEqual([[expect.stringMatching(/@statewise$/), lookAgain.on]]);
    const [entry] = entries(file.body);
    expect(String(entry?.getFirstPropertyValue('description'))).toContain(
      'You owe nothing under the laws with a size test today.',
    );
    const all = await stage().call('GET', `/api/businesses/${id}/changes.ics`, { cookie });
    expect(said(all.body)).toEqual(said(file.body));
    stage().advance(2 * DAY);
    const later = await stage().call('GET', `/api/businesses/${id}/look-again.ics`, { cookie });
    expect(said(later.body)).toEqual(said(file.body));
  });
});
