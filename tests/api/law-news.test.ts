/**
 * What changed for each owner: two states of the law data, one of them made on purpose or an old
 * pack, and one job that tells.
 */
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { CORPUS_ES } from '#law/corpus.server.ts';
import { packHashes, packOf } from '#law/packs.server.ts';
import { conditionsOf } from '#engine/rules/truth.ts';
import type { LawNewsReply } from '#contract/account/law-news.ts';
import { businesses, lawNews, users } from '#server/base/database/schema.ts';
import { LawStates, stateInPacks, type LawState } from '#server/subjects/law-news/law-states.ts';
import { runNewsJobs } from '#server/subjects/law-news/news-jobs.ts';
import { englishRuns } from '../spanish-glossary.ts';
import { onEachDatabase } from './databases.ts';
import { CORPUS, freshEmail, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
type Law = LawState['laws'][number];
type Draft = { -readonly [Key in keyof Law]: Law[Key] };
const TODAY = await stateInPacks(CORPUS.hash);

/** Today's data with one law as it never was. */
const made = (state: string, change: (law: Draft) => void): LawState => ({
  ...TODAY,
  laws: TODAY.laws.map((law) => {
    if (law.state !== state) return law;
    const copy = structuredClone(law);
    change(copy);
    return copy;
  }),
});

/** A Delaware test that asks for more people than there are. */
const highBar = made('DE', (law) => {
  for (const prong of law.applicability.prongs)
    for (const condition of conditionsOf(prong.if))
      if (condition.fact === 'consumers') (condition as { value: number }).value = 900_000;
});
const otherWords = made('DE', ({ applicability: { prongs } }) => {
  Object.assign(prongs[0] ?? {}, { label: 'In other words' });
});
const [DUTY] = TODAY.laws.find(({ state }) => state === 'DE')?.requirements ?? [];
if (!DUTY) throw new Error('Delaware asks for nothing');
/** One duty of Delaware that begins later; its record was read to a day before. */
const later = (from: string) =>
  made('DE', (law) => {
    law.checkedTo = '2026-11-01';
    const [first] = law.requirements;
    Object.assign(first ?? {}, { from });
  });
const without = made('DE', (law) => {
  law.checkedTo = '2026-11-01';
  law.requirements = law.requirements.slice(1);
});

/** Today's book of laws without a size test, but for one of them. */
const withoutSmall = (id: string): LawState => {
  if (!TODAY.small) throw new Error('the pack of today has no such laws');
  const small = { ...TODAY.small, laws: TODAY.small.laws.filter((law) => law.id !== id) };
  return { ...TODAY, small, others: { ...TODAY.others, 'small-laws.json': small } };
};

onEachDatabase('what changed for each owner', (database) => {
  const stage = useStage(database);
  let email = '';
  let cookie = '';
  let id = '';
  let warned: string[] = [];
  beforeEach(() => {
    stage().clock.now = new Date('2026-11-27T17:00:00Z');
    warned = [];
  });

  const STATES: Record<string, LawState> = {
    [CORPUS.hash]: TODAY,
    'high bar': highBar,
    'other words': otherWords,
    without,
    soon: later('2026-12-20'),
    late: later('2027-06-01'),
    later: later('2027-07-01'),
  };
  const states = () =>
    new LawStates(
      (line) => warned.push(line),
      (hash) => STATES[hash] ?? stateInPacks(hash),
    );
  /** A server with the data of a hash walks all accounts. */
  const walk = (hash = CORPUS.hash, most = 1000) =>
    runNewsJobs(
      {
        db: stage().database.db,
        corpus: { ...CORPUS, laws: STATES[hash]?.laws ?? CORPUS.laws, hash },
        spanish: { ...CORPUS_ES, hash },
        now: () => stage().clock.now,
        origin: () => 'http://localhost',
      },
      { states: states(), warn: (line) => void warned.push(line), most },
    );
  const lastCompared = async (hash: string | null) => {
    const { db } = stage().database;
    await db.update(businesses).set({ lawHash: hash }).where(eq(businesses.id, id));
  };
  const hashNow = async () => {
    const { db } = stage().database;
    const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
    return row?.lawHash;
  };
  const unread = async () =>
    (await stage().call('GET', `/api/businesses/${id}/law-news`, { cookie })).json<LawNewsReply>()
      .news;
  const read = (upTo: number) =>
    stage().call('PUT', `/api/businesses/${id}/law-news/read`, { cookie, body: { upTo } });
  const mails = async () => {
    await stage().mailSender.deliver();
    return stage().mail.filter(
      ({ recipient, subject }) =>
        recipient === email && /^(What changed for you|Lo que cambió para usted)$/.test(subject),
    );
  };
  const owner = async ({ isConfirmed = true, profile = {}, answers = [] as object[] } = {}) => {
    email = freshEmail();
    cookie = await stage().owner(email);
    if (isConfirmed) {
      const token = await stage().linkToken(email, 'verify');
      await stage().call('POST', '/api/auth/verify', { body: { token } });
    }
    id = await stage().business(cookie, { statesOperating: ['DE'], ...profile });
    const all = [
      { fact: 'consumers', state: 'DE', value: 50_000 },
      { fact: 'sellsPersonalData', value: false },
      { fact: 'targetedAdvertising', value: false },
      ...answers,
    ];
    await stage().call('PUT', `/api/businesses/${id}/answers`, {
      cookie,
      body: { version: 1, answers: all },
    });
    await stage().call('GET', `/api/assessments/${id}`, { cookie });
  };

  test('an error of ours: told once and at once, first of all, kept in the history and when read', async () => {
    await owner();
    expect(await hashNow()).toBe(CORPUS.hash);
    await lastCompared('high bar');
    await Promise.all([walk(), walk(), walk()]);
    await walk();
    const [news, ...more] = await unread();
    expect(more).toEqual([]);
    expect(news?.states).toHaveLength(1);
    expect(news?.states[0]).toMatchObject({
      stateId: 'DE',
      wrong:
        'We were wrong on November 27, 2026: we said that the law does not apply to you. In fact the law applies to you.',
      verdict: 'Before: the law does not apply to you. Now: the law applies to you.',
      why: null,
    });
    expect(news?.states[0]?.cites.join()).toMatch(/12D-103/);
    expect(news?.states[0]?.duties).toContainEqual({
      id: DUTY.id,
      title: DUTY.title,
      cite: DUTY.cite,
      text: 'Starts now.',
    });
    expect(news?.tasks.every((task) => task.startsWith('New task: '))).toBe(true);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toMatch(/^Hello Robin, Delaware: We were wrong on November 27, 2026: /);
    expect(text).toContain(`/dashboard?business=${id}`);
    expect(text).toContain(`/plan?business=${id}#changes`);
    const past = async () =>
      (await stage().call('GET', `/api/businesses/${id}/history`, { cookie })).json<
        { what: string; by: string }[]
      >();
    expect((await past())[0]).toMatchObject({
      what: 'Told what changed in the law data',
      by: 'Statewise',
    });
    expect((await read(news?.number ?? 0)).json()).toEqual({ news: [] });
    expect(await unread()).toEqual([]);
    expect((await past())[0]).toMatchObject({ what: 'Read what changed in the law data' });
    const copy = await stage().call('GET', '/api/account/data', { cookie });
    const [kept] = copy.json<{ businesses: { lawNews: Record<string, unknown>[] }[] }>().businesses;
    expect(kept?.lawNews).toEqual([
      expect.objectContaining({ from: 'high bar', to: CORPUS.hash, readAt: expect.any(String) }),
    ]);
    const binder = await stage().call('GET', `/api/businesses/${id}/binder.zip`, { cookie });
    const files = unzipSync(new Uint8Array(binder.rawPayload));
    expect(new TextDecoder().decode(files['what-changed.csv'])).toMatch(
      /2026-11-27,Delaware,"We were wrong on /,
    );
  });

  test('who came earlier was told it longer: from the first day on which it was wrong', async () => {
    stage().clock.now = new Date('2026-11-20T17:00:00Z');
    await owner();
    stage().clock.now = new Date('2026-11-27T17:00:00Z');
    await lastCompared('high bar');
    await walk();
    cookie = await stage().signIn(email);
    expect((await unread())[0]?.states[0]?.wrong).toMatch(
      /^We were wrong from November 20, 2026 until November 27, 2026: /,
    );
  });

  test('other words, and a business that nobody was told about: nothing, in silence', async () => {
    await owner();
    await lastCompared('other words');
    await walk();
    expect([await hashNow(), await unread(), await mails()]).toEqual([CORPUS.hash, [], []]);
    await lastCompared(null);
    await walk();
    expect([await hashNow(), await unread(), await mails()]).toEqual([CORPUS.hash, [], []]);
    email = freshEmail();
    cookie = await stage().owner(email);
    id = await stage().business(cookie, { statesOperating: ['DE'] });
    await lastCompared('high bar');
    await walk();
    expect([await hashNow(), await unread()]).toEqual([CORPUS.hash, []]);
    expect(warned).toEqual([]);
  });

  test('data of which there is no pack: the operator hears of it once, the owner nothing', async () => {
    await owner();
    await lastCompared('0'.repeat(64));
    const all = states();
    const services = {
      db: stage().database.db,
      corpus: CORPUS,
      spanish: CORPUS_ES,
      now: () => stage().clock.now,
      origin: () => 'http://localhost',
    };
    const again = () => runNewsJobs(services, { states: all, warn: (line) => warned.push(line) });
    await again();
    expect(await hashNow()).toBe(CORPUS.hash);
    await lastCompared('0'.repeat(64));
    await again();
    expect(warned).toEqual([expect.stringContaining('There is no pack of the law data')]);
    expect([await unread(), await mails()]).toEqual([[], []]);
  });

  test('a duty that begins soon is mailed at once, a later one at most once a week', async () => {
    await owner();
    await lastCompared('without');
    await walk('late');
    const [first] = await unread();
    expect(first?.states[0]).toMatchObject({ wrong: null, why: 'The law changed.' });
    expect(first?.states[0]?.duties).toEqual([
      { id: DUTY.id, title: DUTY.title, cite: DUTY.cite, text: 'Starts on June 1, 2027.' },
    ]);
    expect(await mails()).toHaveLength(1);
    stage().advance(3 * DAY);
    await walk('later');
    await walk('later');
    expect(await mails()).toHaveLength(1);
    stage().advance(3 * DAY);
    await walk('later');
    expect(await mails()).toHaveLength(1);
    stage().advance(DAY);
    await walk('later');
    await walk('later');
    const weekly = await mails();
    expect(weekly).toHaveLength(2);
    expect(weekly[1]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Starts on July 1, 2027, before: June 1, 2027.',
    );
    await walk('soon');
    expect(await mails()).toHaveLength(3);
    cookie = await stage().signIn(email);
    expect((await unread()).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  test('an older server that goes back to its data makes nobody hear it twice', async () => {
    await owner();
    await lastCompared('high bar');
    await walk();
    await lastCompared('high bar');
    await walk();
    expect([(await unread()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('no mail to an address that nobody confirmed, a disabled account, or who switched them off; the card is there', async () => {
    await owner({ isConfirmed: false });
    await lastCompared('high bar');
    await walk();
    expect([(await unread()).length, (await mails()).length]).toEqual([1, 0]);
    await owner();
    await stage().call('PUT', `/api/businesses/${id}/planning`, {
      cookie,
      body: { lookAgainMails: false },
    });
    await lastCompared('high bar');
    await walk();
    expect([(await unread()).length, (await mails()).length]).toEqual([1, 0]);
    await owner();
    await lastCompared('high bar');
    const { db } = stage().database;
    await db.update(users).set({ disabledAt: stage().clock.now }).where(eq(users.email, email));
    await walk();
    expect([await hashNow(), await mails()]).toEqual([CORPUS.hash, []]);
  });

  test('in Spanish, card and mail', async () => {
    await owner();
    await stage().call('PUT', '/api/account/language', { cookie, body: { language: 'es' } });
    await lastCompared('high bar');
    await walk();
    const [news] = await unread();
    expect(news?.states[0]?.wrong).toMatch(/^Nos equivocamos el 27 de noviembre de 2026: dijimos/);
    expect(news?.tasks.every((task) => task.startsWith('Tarea nueva: '))).toBe(true);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Lo que cambió para usted');
    const paragraphs = (mail?.text ?? '').split('\n\n').map((text) => text.replaceAll('\n', ' '));
    expect(paragraphs[1]).toMatch(/^Delaware: Nos equivocamos el 27 de noviembre/);
    expect(paragraphs.filter((text) => !text.startsWith('- ') && englishRuns(text))).toEqual([]);
  });

  test('a kept document that names the section of what changed is named', async () => {
    await owner();
    const version = await stage().call('POST', `/api/businesses/${id}/documents/privacy-policy`, {
      cookie,
    });
    expect(version.statusCode, version.body).toBeLessThan(300);
    await lastCompared('without');
    await walk('soon');
    const [news] = await unread();
    expect(news?.papers).toEqual([
      { template: 'privacy-policy', text: expect.stringContaining('version 1: names a section') },
    ]);
  });

  test('an open request with another last day is named with both days, and mailed at once', async () => {
    await owner({ profile: { statesOperating: ['DE', 'VA'] } });
    const entered = await stage().call('POST', `/api/businesses/${id}/requests`, {
      cookie,
      body: {
        channel: 'phone',
        receivedOn: '2026-11-20',
        state: 'VA',
        by: 'self',
        types: ['access'],
        name: 'Pat Example',
        email: 'pat@example.com',
        post: null,
        order: null,
        text: null,
        onBehalfOf: null,
      },
    });
    expect(entered.statusCode, entered.body).toBe(201);
    const { reference } = entered.json<{ reference: string }>();
    const longer = TODAY.requests.map((law) => {
      if (law.state !== 'VA') return law;
      const copy = structuredClone(law);
      Object.assign(copy.rules.access?.answer ?? {}, { days: 60 });
      return copy;
    });
    STATES['longer'] = { ...TODAY, requests: longer };
    await lastCompared('longer');
    await walk();
    const [news] = await unread();
    expect(news?.states).toEqual([]);
    expect(news?.requests.map(({ text }) => text)).toEqual([
      `Request ${reference}: the last day to answer is January 4, 2027, before: January 19, 2027.`,
    ]);
    expect((await mails())[0]?.text).toContain(reference);
  });

  test('a law without a size test that binds now is told at once, with a way to its page', async () => {
    await owner({ answers: [{ fact: 'collectsOnline', value: true }] });
    STATES['no doppa'] = withoutSmall('doppa');
    await lastCompared('no doppa');
    await walk();
    const [news] = await unread();
    expect(news?.states).toEqual([]);
    const text = 'Delaware Online Privacy and Protection Act: This law binds you.';
    expect(news?.laws).toEqual([{ id: 'doppa', text }]);
    expect((await mails())[0]?.text).toContain(text);
  });

  test('nobody whom it does not bind hears of it, nor where an older pack has no such laws', async () => {
    await owner({ answers: [{ fact: 'collectsOnline', value: true }] });
    STATES['no bipa'] = withoutSmall('illinois-bipa');
    const { small: _, ...rest } = TODAY;
    STATES['older'] = { ...rest, others: { ...TODAY.others, 'small-laws.json': undefined } };
    for (const hash of ['no bipa', 'older']) {
      await lastCompared(hash);
      await walk();
      expect(await unread(), hash).toEqual([]);
    }
  });

  test('from an old pack to today’s: whoever sells in California and Colorado hears of the duties that we had missed', async () => {
    const old = packHashes().find((hash) => packOf(hash).day === '2026-11-22') ?? '';
    await owner({
      profile: { statesOperating: ['CO'] },
      answers: [{ fact: 'consumers', state: 'CO', value: 400_000 }],
    });
    await lastCompared(old);
    await walk();
    const [news] = await unread();
    expect(news?.states[0]?.stateId).toBe('CO');
    expect(news?.states[0]?.wrong).toMatch(
      /^We were wrong on .* about what this law asks of you\. Colorado asks for consent screens/,
    );
    expect(news?.states[0]?.duties.map((duty) => duty.id)).toEqual(['CO-19']);
    const { db } = stage().database;
    const [kept] = await db.select().from(lawNews).where(eq(lawNews.businessId, id));
    expect(JSON.stringify(kept?.what)).not.toMatch(/We were|Before:|Starts/);
  });
});
