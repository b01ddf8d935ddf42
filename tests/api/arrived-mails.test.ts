/** Mails that come to the address of a desk over the real listener, from a real client of SMTP. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#calendar/dates.ts';
import { dayIn } from '#calendar/time-zone.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listArrivedMails } from '#contract/requests/arrived-mails.ts';
import type { readRequestMail } from '#contract/requests/request-mail.ts';
import { outboxTransport } from '#server/base/mail/transports.ts';
import { eraseOutOfTime } from '#server/subjects/requests/settling/erasure.ts';
import { findKey, deskKey } from '#server/base/directory/directory.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { listenForMails, type MailListener } from '#server/subjects/requests/arriving/listener.ts';
import { onOneDatabase } from './databases.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

type Listed = ReplyOf<typeof listArrivedMails>;
const DOMAIN = 'desk.statewise.example';
const ENTERED = {
  channel: 'email',
  receivedOn: '2026-12-01',
  state: 'CA',
  by: 'self',
  types: ['delete'],
  name: 'Pat Quinn',
  email: 'pat@mailbox.example',
  post: '',
  order: '',
  text: 'Please delete all my personal data.',
  onBehalfOf: '',
};

onOneDatabase('mails that arrive at a desk', (database) => {
  const stage = useStage(database);
  const warned: string[] = [];
  let listener: MailListener;
  let [cookie, businessId, base] = ['', '', ''];
  beforeAll(async () => {
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    listener = await listenForMails(
      { host: '127.0.0.1', port: 0, domain: DOMAIN },
      {
        db: stage().database.db,
        now: () => stage().clock.now,
        warn: (line) => warned.push(line),
      },
    );
    const email = freshEmail();
    cookie = await stage().owner(email);
    const token = await stage().linkToken(email, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    businessId = await stage().business(cookie, { statesOperating: ['CA'] });
    base = `/api/businesses/${businessId}`;
    await call('PUT', '/slug', { slug: `harbor-${businessId.slice(0, 8)}` });
    await call('PATCH', '/request-desk', { timeZone: 'America/Los_Angeles', isOn: true });
  });
  afterAll(() => listener.close());
  // each test looks at what came in it
  afterEach(() => setAllAside());
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const to = (id = businessId, domain = DOMAIN) => `desk-${id}@${domain}`;
  const client = () => createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const send = (mail: object, recipient = to()) =>
    client().sendMail({
      from: 'Pat Quinn <pat@mailbox.example>',
      to: recipient,
      subject: 'my data',
      date: stage().clock.now,
      text: 'Please delete all my personal data.',
      ...mail,
    });
  const raw = (message: string | Buffer, recipient = to()) =>
    client().sendMail({
      envelope: { from: 'pat@mailbox.example', to: [recipient] },
      raw: message,
    });
  const listed = async (query = '') =>
    (await call('GET', `/requests/arrived${query}`)).json<Listed>();
  const all = async () => {
    const mails: Listed['mails'] = [];
    for (let from: number | null = 0; from !== null;) {
      const page: Listed = await listed(`?order=oldest&from=${from}`);
      mails.push(...page.mails);
      from = page.next;
    }
    return mails;
  };
  const setAllAside = async () => {
    for (const { id } of await all())
      await call('POST', `/requests/arrived/${id}`, { what: 'set-aside' });
  };
  const openRequests = async () =>
    (await call('GET', '/requests')).json<{ counts: { open: number } }>().counts.open;

  test('the address of a desk is told where its form is on', async () => {
    expect(await listed()).toMatchObject({ address: to(), counts: { waiting: 0, setAside: 0 } });
  });

  const auto = { 'Auto-Submitted': 'auto-replied' };
  const bulk = { 'List-Unsubscribe': '<https://x.example/u>' };
  const TWENTY: readonly (readonly [string, object, object])[] = [
    [
      'deletion',
      { text: 'Please delete all my personal data. I live in California.' },
      { kind: 'request', types: ['delete'], state: 'CA', language: 'en' },
    ],
    [
      'sale',
      { text: 'Do not sell or share my personal information.\n\nKim Lee, Austin, Texas' },
      { kind: 'request', types: ['opt-out-sale'], state: 'TX' },
    ],
    [
      'a copy',
      { text: 'I want a copy of all the personal data you have about me.' },
      { kind: 'request', types: ['access'] },
    ],
    [
      'correction',
      { text: 'Please correct my personal data: my street is 12 Elm Street, not 21.' },
      { kind: 'request', types: ['correct'] },
    ],
    [
      'ads',
      { text: 'I opt out of targeted advertising. Please confirm.' },
      { kind: 'request', types: ['opt-out-ads'] },
    ],
    [
      'borrar',
      {
        subject: 'mis datos',
        text: 'Por favor borren todos mis datos personales. Vivo en California.',
      },
      { kind: 'request', types: ['delete'], language: 'es', state: 'CA' },
    ],
    [
      'no vender',
      { subject: 'mis datos', text: 'No vendan mis datos personales a nadie, por favor.' },
      { kind: 'request', types: ['opt-out-sale'], language: 'es' },
    ],
    [
      'copia',
      {
        subject: 'mis datos',
        text: 'Quiero una copia de mis datos personales que ustedes tienen.',
      },
      { kind: 'request', types: ['access'], language: 'es' },
    ],
    [
      'an agent',
      { text: 'I am the authorized agent of Ana Ruiz. Please delete her personal data.' },
      { kind: 'request', types: ['delete'], by: 'agent' },
    ],
    [
      'only HTML',
      { text: undefined, html: '<p>Please <b>delete</b> my personal data.</p><script>x</script>' },
      { kind: 'request', types: ['delete'] },
    ],
    [
      'an appeal',
      {
        subject: 'appeal',
        text: 'I appeal your decision about my personal data request. Please review it again.',
      },
      { kind: 'appeal' },
    ],
    [
      'an absence',
      {
        subject: 'Automatic reply: out of office',
        text: 'I am out of the office until Monday.',
        headers: auto,
      },
      { kind: 'none' },
    ],
    [
      'a bounce',
      {
        from: 'Mail Delivery <mailer-daemon@mailbox.example>',
        subject: 'Undelivered Mail Returned to Sender',
        text: 'The mail could not be delivered.',
      },
      { kind: 'none' },
    ],
    [
      'a newsletter',
      {
        subject: 'Autumn sale',
        text: 'New candles. Read our privacy policy about your personal data.',
        headers: bulk,
      },
      { kind: 'none' },
    ],
    [
      'mailings',
      { subject: 'newsletter', text: 'Please unsubscribe me from your newsletter.' },
      { kind: 'none' },
    ],
    [
      'an order',
      { subject: 'Order 4411', text: 'Where is my order? It has been two weeks.' },
      { kind: 'none' },
    ],
    [
      'a quarrel',
      { subject: 'Shame', text: 'Your shop is the worst. I will tell everybody in town.' },
      { kind: 'none' },
    ],
    [
      'an offer',
      {
        subject: 'GDPR compliance',
        text: 'We offer a service that makes your site compliant. Book a call with our team about our pricing.',
      },
      { kind: 'none' },
    ],
    [
      'a swindle',
      {
        subject: 'Invoice overdue',
        text: 'Your domain expires today. Pay the invoice with this link.',
      },
      { kind: 'none' },
    ],
    [
      'thanks',
      { subject: 'Thank you', text: 'The candle came whole. Lovely shop.' },
      { kind: 'none' },
    ],
  ];

  test('twenty mails are listed with what each asks, and none starts a clock', async () => {
    for (const [subject, mail] of TWENTY) {
      await send({ subject, ...mail });
      stage().advance(1_000);
    }
    const mails = await all();
    const bySubject = TWENTY.map(([subject, mail], at) => {
      const named = 'subject' in mail ? String(mail.subject) : subject;
      const found = mails[at];
      expect(found?.mail.subject).toBe(named);
      return [subject, found?.proposal];
    });
    expect(bySubject).toMatchObject(TWENTY.map(([subject, , proposal]) => [subject, proposal]));
    expect((await listed()).counts.waiting).toBe(20);
    expect(await openRequests()).toBe(0);
    for (const { proposal, mail } of mails) {
      expect(proposal.receivedOn).toBe('2026-12-01');
      expect(mail.address).toMatch(/@mailbox\.example$/);
    }
    await setAllAside();
    expect((await listed('?show=set-aside')).counts).toEqual({ waiting: 0, setAside: 20 });
  });

  const entered = (mail: Listed['mails'][number]) => ({
    channel: 'email',
    receivedOn: mail.proposal.receivedOn,
    state: 'CA',
    by: 'self',
    types: ['opt-out-sale'],
    name: mail.mail.name,
    email: mail.mail.address,
    post: '',
    order: '',
    text: mail.mail.text,
    onBehalfOf: '',
    mail: mail.id,
  });

  test('an opt-out counts from the day it came, is one request however often it is saved, and its mail goes', async () => {
    await send({ text: 'Do not sell my personal information. My card is 4111 1111 1111 1111.' });
    stage().advance(3 * 24 * 60 * 60 * 1000);
    const [mail] = await all();
    if (!mail) throw new Error('no mail came');
    expect(mail.mail.text).toContain('[card ending 1111]');
    const first = await call('POST', '/requests', entered(mail));
    expect(first.statusCode).toBe(201);
    const again = await call('POST', '/requests', entered(mail));
    const whole = first.json<{ id: string; reference: string }>();
    expect(again.json<{ id: string }>().id).toBe(whole.id);
    expect(first.json()).toMatchObject({ receivedOn: '2026-12-01', channel: 'email' });
    expect(first.body).toContain('"noVerify":true');
    expect((await listed()).counts.waiting).toBe(0);
    expectProblem(
      await call('POST', `/requests/arrived/${mail.id}`, { what: 'set-aside' }),
      422,
      'not-allowed-now',
    );
    expectProblem(
      await call('POST', '/requests', { ...entered(mail), mail: 'none' }),
      404,
      'not-found',
    );

    stage().advance(1_000);
    await send({ subject: `Re: your request ${whole.reference}`, text: 'I live in Fresno.' });
    const [answer] = await all();
    expect(answer?.proposal).toMatchObject({ kind: 'reply', answers: { id: whole.id } });
    await call('POST', `/requests/arrived/${answer?.id}`, { what: 'joined', requestId: whole.id });
    const read = await call('GET', `/requests/${whole.id}`);
    expect(read.body).toContain('I live in Fresno.');
    expect((await listed()).counts.waiting).toBe(0);
  });

  /** A deletion of somebody in a state, refused today where it is said. */
  const askedIn = async (state: string, isRefused: boolean, email = 'dana@mailbox.example') => {
    const body = {
      channel: 'email',
      receivedOn: today(),
      state,
      by: 'self',
      types: ['delete'],
      name: 'Dana Appel',
      email,
      post: '',
      order: '',
      text: '',
      onBehalfOf: '',
    };
    const made = await call('POST', '/requests', body);
    const { id, version, reference } = made.json<{
      id: string;
      version: number;
      reference: string;
    }>();
    const said = async (more: object, at: number) => {
      const reply = await call('POST', `/requests/${id}/events`, { version: at, ...more });
      expect(reply.statusCode, reply.body).toBe(200);
    };
    if (isRefused) {
      await said({ what: 'identity-confirmed', how: ['account', 'order'] }, version);
      await said({ what: 'denied', ground: 'exemption' }, version + 1);
    }
    return { id, reference };
  };
  const today = () => stage().clock.now.toISOString().slice(0, 10);
  const appealTo = async (reference: string, from = 'dana@mailbox.example') => {
    await send({
      from,
      subject: `Re: Your request ${reference}`,
      text: 'Appeal. I think you are wrong. Please look at your decision again.',
    });
    const [mail] = await all();
    if (!mail) throw new Error('no mail came');
    return mail;
  };

  test.each([
    ['DE', 60, true],
    ['CO', 45, true],
    ['CA', 45, false],
  ] as const)(
    'an appeal by mail in %s opens the refused request again, with its last day from the day it came',
    async (state, days, isLaw) => {
      const { id, reference } = await askedIn(state, true);
      const mail = await appealTo(reference);
      const came = today();
      const by = addDays(came, days);
      expect(mail.proposal.kind).toBe('appeal');
      expect(mail.named).toMatchObject({
        id,
        appeal: { may: 'yes', by, isLaw },
        isTheirAddress: true,
      });
      // two days later the owner sees it
      stage().advance(2 * 24 * 60 * 60 * 1000);
      const put = await call('POST', `/requests/arrived/${mail.id}`, {
        what: 'joined',
        requestId: id,
      });
      expect(put.json()).toEqual({ waiting: 0, appeal: { by } });
      const whole = (await call('GET', `/requests/${id}`)).json<{
        closedOn: string | null;
        items: { state: string; promisedOn: string | null; next: { by: string | null } }[];
      }>();
      expect(whole.closedOn).toBeNull();
      expect(whole.items[0]?.state).toBe('appealed');
      expect(whole.items[0]?.next.by ?? whole.items[0]?.promisedOn).toBe(by);
      expect(JSON.stringify(whole)).toContain('I think you are wrong');
      const again = await appealTo(reference);
      expect(again.named?.appeal).toMatchObject({
        may: 'appealed-already',
        by: null,
        isLaw: false,
      });
    },
  );

  test('an appeal in a new mail without our number is offered at what its address was refused', async () => {
    const email = freshEmail();
    const text = 'Appeal\n\nYou got it wrong: I never bought anything.';
    const first = await askedIn('DE', true, email);
    const open = await askedIn('DE', false, email);
    await send({ from: email.toUpperCase(), subject: 'Appeal', text });
    const [mail] = await all();
    expect(mail?.named).toBeNull();
    expect(mail?.proposal.kind).toBe('appeal');
    const by = addDays(today(), 60);
    const offered = { reference: first.reference, appeal: { may: 'yes', by, isLaw: true } };
    expect(mail?.refused).toMatchObject([offered]);
    const asked = { from: email, subject: 'Appeal', text, headers: {}, sentAt: null };
    const read = await call('POST', '/requests/mail', asked);
    expect(read.json()).toMatchObject({ answers: null, refused: [offered], open: [open] });
    const second = await askedIn('CO', true, email);
    const both = (await all())[0]?.refused.map(({ reference }) => reference);
    expect(both?.toSorted()).toEqual([first.reference, second.reference].toSorted());

    const body = { what: 'joined', requestId: first.id, as: 'appeal' };
    const put = await call('POST', `/requests/arrived/${mail?.id}`, body);
    expect(put.json()).toEqual({ waiting: 0, appeal: { by } });
    const again = await call('POST', '/requests/mail', asked);
    const left = again.json<{ refused: { reference: string }[] }>().refused;
    expect(left.map(({ reference }) => reference)).toEqual([second.reference]);
    // a number of ours is the person's own word; a machine appeals nothing; nor does a stranger
    const named = { ...asked, subject: `Appeal ${second.reference}` };
    const auto = { ...asked, headers: { 'auto-submitted': 'auto-replied' } };
    for (const other of [named, auto, { ...asked, from: freshEmail() }, { ...asked, from: '' }])
      expect((await call('POST', '/requests/mail', other)).json()).toMatchObject({ refused: [] });
  });

  test('a new request of the address is offered as an appeal of what was refused, while it is open', async () => {
    const email = freshEmail();
    const first = await askedIn('DE', true, email);
    const { id } = await askedIn('DE', false, email);
    const earlier = async () =>
      (await call('GET', `/requests/${id}`)).json<{ version: number; earlier: unknown[] }>();
    expect((await earlier()).earlier).toMatchObject([
      { reference: first.reference, appeal: { by: addDays(today(), 60) } },
    ]);
    const { version } = await earlier();
    await call('POST', `/requests/${id}/events`, { version, what: 'duplicate' });
    expect((await earlier()).earlier).toMatchObject([{ appeal: null }]);
  });

  test('an appeal of what was not refused is a note alone, and says so; as a note it starts nothing', async () => {
    const open = await askedIn('DE', false);
    const early = await appealTo(open.reference, 'other@elsewhere.example');
    expect(early.named).toMatchObject({
      appeal: { may: 'nothing-refused' },
      isTheirAddress: false,
    });
    const path = `/requests/arrived/${early.id}`;
    const joined = { what: 'joined', requestId: open.id };
    expectProblem(await call('POST', path, { ...joined, as: 'appeal' }), 422, 'not-allowed-now');
    expect((await call('POST', path, joined)).json()).toEqual({ waiting: 0, appeal: null });
    stage().advance(1_000);
    const refused = await askedIn('DE', true);
    const mail = await appealTo(refused.reference);
    const note = { what: 'joined', requestId: refused.id, as: 'note' };
    const reply = await call('POST', `/requests/arrived/${mail.id}`, note);
    expect(reply.json()).toEqual({ waiting: 0, appeal: null });
    const whole = await call('GET', `/requests/${refused.id}`);
    expect(whole.json<{ closedOn: string | null }>().closedOn).not.toBeNull();
  });

  test('an appeal as a file is noted with its words, on its own day', async () => {
    const { id, reference } = await askedIn('CT', true);
    const read = await call('POST', '/requests/mail', {
      from: 'dana@mailbox.example',
      subject: `Re: Your request ${reference}`,
      text: 'Appeal. Please look at your decision again.',
      headers: {},
      sentAt: stage().clock.now.toUTCString(),
    });
    expect(read.json()).toMatchObject({
      kind: 'appeal',
      answers: { id, appeal: { may: 'yes', by: addDays(today(), 60) }, isTheirAddress: true },
    });
    const notes = `/requests/${id}/notes`;
    const early = { text: 'Their words', appealOn: addDays(today(), 1) };
    expectProblem(await call('POST', notes, early), 400, 'invalid-input');
    const noted = await call('POST', notes, { text: 'Their words', appealOn: today() });
    expect(noted.json()).toMatchObject({ closedOn: null, items: [{ state: 'appealed' }] });
    expectProblem(
      await call('POST', notes, { text: 'Again', appealOn: today() }),
      422,
      'not-allowed-now',
    );
  });

  test('the export of the account holds what waits, and of what was written down no words', async () => {
    await send({ text: 'Delete my personal data, says Ada.' });
    const data = await stage().call('GET', '/api/account/data', { cookie });
    expect(data.statusCode).toBe(200);
    const { businesses } = data.json<{
      businesses: { profile: { id: string }; arrivedMails: { state: string; mail: unknown }[] }[];
    }>();
    const here = businesses.find(({ profile }) => profile.id === businessId);
    // those of one moment stand in any order
    expect(here?.arrivedMails).toContainEqual(
      expect.objectContaining({
        state: 'waiting',
        mail: expect.objectContaining({ text: 'Delete my personal data, says Ada.' }),
      }),
    );
    expect(here?.arrivedMails.some(({ state, mail }) => state === 'request' && mail === null)).toBe(
      true,
    );
  });

  test('the day of a mail that was passed on is its own; one that is old or to come is not', async () => {
    const days: string[] = [];
    for (const ago of [-2, -90, 3]) {
      const date = new Date(stage().clock.now.getTime() + ago * 24 * 60 * 60 * 1000);
      await send({ date, text: `Delete my personal data. ${ago}` });
      const mails = await all();
      days.push(mails.at(-1)?.proposal.receivedOn ?? '');
      stage().advance(1_000);
    }
    const today = (await call('GET', '/requests')).json<{ today: string }>().today;
    expect(days[0]! < today).toBe(true);
    expect(days.slice(1)).toEqual([today, today]);
  });

  test('an answer to a mail of ours is known by its headers', async () => {
    await send({ text: 'Delete my personal data.' });
    const [mail] = await all();
    if (!mail) throw new Error('no mail came');
    const made = await call('POST', '/requests', { ...entered(mail), types: ['delete'] });
    const { id } = made.json<{ id: string }>();
    // as a letter about it is named where it leaves
    const folder = await mkdtemp(join(tmpdir(), 'statewise-outbox-'));
    const outbox = outboxTransport(folder, 'Statewise <no-reply@localhost>');
    const letter = {
      id: randomUUID(),
      recipient: 'pat@mailbox.example',
      subject: 'Your request',
      text: 'We got it.',
      html: '',
      createdAt: stage().clock.now,
      tries: 0,
      nextTryAt: stage().clock.now,
      sentAt: null,
      lastError: null,
      carries: { owner: 'any', business: businessId, request: id },
    };
    await outbox.send(letter);
    const [file = ''] = await readdir(folder);
    const left = await readFile(join(folder, file), 'utf8');
    await rm(folder, { recursive: true });
    const name = /^Message-ID:\s*(<[^>]+>)/im.exec(left)?.[1];
    await send({
      subject: 'Re: hello',
      text: 'Thanks, that is right.',
      inReplyTo: name,
    });
    const [answer] = await all();
    expect(name).toContain('@statewise');
    expect(answer?.proposal.answers).toMatchObject({ id });
  });

  test('what was set aside can be put back for 30 days; others can do neither', async () => {
    await send({ text: 'Hello.' });
    const [mail] = await all();
    const path = `/requests/arrived/${mail?.id}`;
    await call('POST', path, { what: 'set-aside' });
    expect((await call('POST', path, { what: 'put-back' })).json()).toEqual({
      waiting: 1,
      appeal: null,
    });
    expectProblem(await call('POST', path, { what: 'joined' }), 400, 'invalid-input');
    expectProblem(
      await call('POST', path, { what: 'joined', requestId: 'none' }),
      404,
      'not-found',
    );
    const stranger = await stage().owner();
    expectProblem(
      await stage().call('POST', `${base}${path}`, {
        cookie: stranger,
        body: { what: 'set-aside' },
      }),
      404,
      'not-found',
    );
    await call('POST', path, { what: 'set-aside' });
    const { db } = stage().database;
    const key = await findKey(db, deskKey(businessId));
    const desk = await findDesk(key?.ownerId ?? '', db, businessId);
    if (!desk) throw new Error('no desk');
    const later = new Date(stage().clock.now.getTime() + 31 * 24 * 60 * 60 * 1000);
    await eraseOutOfTime(db, desk, later);
    expect((await listed('?show=set-aside')).counts).toEqual({ waiting: 0, setAside: 0 });
  });

  test('a mail that comes twice stands once, also at two addresses', async () => {
    const other = await stage().business(cookie, { statesOperating: ['CA'] });
    const at = `/api/businesses/${other}`;
    await stage().call('PUT', `${at}/slug`, { cookie, body: { slug: `other-${Date.now()}` } });
    await stage().call('PATCH', `${at}/request-desk`, { cookie, body: { isOn: true } });
    const message = { messageId: '<one@mailbox.example>', text: 'Delete my personal data.' };
    await send(message);
    await send(message);
    await send({ ...message, to: [to(), to(other)] });
    expect((await listed()).counts.waiting).toBe(1);
    const there = await stage().call('GET', `${at}/requests/arrived`, { cookie });
    expect(there.json<Listed>().counts.waiting).toBe(1);
  });

  test('the newest come first, and the one that waits longest is told', async () => {
    expect((await listed()).oldest).toBeNull();
    const began = dayIn(stage().clock.now, 'America/Los_Angeles');
    for (const subject of ['first', 'second', 'third']) {
      await send({ subject });
      stage().advance(1_000);
    }
    const subjects = ({ mails }: Listed) => mails.map(({ mail }) => mail.subject);
    const newest = await listed();
    expect(subjects(newest)).toEqual(['third', 'second', 'first']);
    expect(newest.oldest).toBe(began);
    expect(subjects(await listed('?order=oldest'))).toEqual(['first', 'second', 'third']);
  });

  test('the sentences that may ask are told, with numbers masked as in the mail', async () => {
    const text = 'Good day. Please delete my data, 123-45-6789 is my SSN. Bye.';
    await send({ text });
    const [mail] = (await listed()).mails;
    expect(mail?.proposal.said).toHaveLength(1);
    expect(mail?.mail.text).toContain(mail?.proposal.said?.[0]);
    expect(JSON.stringify(mail)).not.toContain('123-45-6789');
  });

  test('a mail without a name of its own that comes twice on a day stands once', async () => {
    const plain =
      'From: pat@mailbox.example\r\nSubject: x\r\n\r\nDelete my personal data, twice.\r\n';
    await raw(plain);
    await raw(`X-Other: 1\r\n${plain}`);
    expect((await listed()).counts.waiting).toBe(1);
    stage().advance(86_400_000);
    await raw(plain);
    expect((await listed()).counts.waiting).toBe(2);
  });

  test('one mail by post of the net and as a file is one', async () => {
    const messageId = '<both-ways@mailbox.example>';
    const asFile = async () =>
      (
        await call('POST', '/requests/mail', {
          from: 'pat@mailbox.example',
          subject: 'my data',
          text: 'Please delete all my personal data.',
          headers: { 'message-id': messageId },
          sentAt: null,
        })
      ).json<ReplyOf<typeof readRequestMail>>();
    await send({ messageId });
    const { mark, already } = await asFile();
    expect(already).toEqual({ state: 'waiting', request: null });
    const entered = await call('POST', '/requests', { ...ENTERED, mailMark: mark });
    expect(entered.statusCode).toBe(201);
    const { id, reference } = entered.json<{ id: string; reference: string }>();
    expect((await listed()).counts.waiting).toBe(0);
    expect((await asFile()).already).toEqual({ state: 'request', request: { id, reference } });
    await send({ messageId });
    expect((await listed()).counts.waiting).toBe(0);
  });

  describe('nothing else is taken', () => {
    test.each([
      ['another name', () => 'info@desk.statewise.example'],
      ['another place', () => to(businessId, 'elsewhere.example')],
      ['a relay', () => 'victim@mailbox.example'],
      ['no business', () => to('00000000-0000-4000-8000-000000000000')],
    ])('%s', async (_, address) => {
      await expect(send({}, address())).rejects.toMatchObject({ responseCode: 550 });
    });

    test('a desk whose form is off', async () => {
      await call('PATCH', '/request-desk', { isOn: false });
      await expect(send({})).rejects.toMatchObject({ responseCode: 550 });
      await call('PATCH', '/request-desk', { isOn: true });
    });

    test('it greets with its name alone, and offers no sign-in and no size beyond its own', async () => {
      const said = await new Promise<string>((resolve, reject) => {
        let text = '';
        const socket = connect(listener.port, '127.0.0.1');
        socket.on('data', (part: Buffer) => {
          if (text === '') socket.write('EHLO a.example\r\n');
          text += part.toString();
          if (/^250 /m.test(text) && !socket.writableEnded) socket.end('QUIT\r\n');
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(text));
      });
      expect(said).toMatch(/^220 desk\.statewise\.example ESMTP\s*\r\n/);
      expect(said).toContain('SIZE 25000000');
      expect(said).not.toMatch(/AUTH|STARTTLS|node|nodemailer|statewise \d|smtp-server/i);
    });
  });

  describe('hostile mails are harmless', () => {
    const head = 'From: pat@mailbox.example\r\nSubject: my data\r\nMIME-Version: 1.0\r\n';
    const plain =
      'Content-Type: text/plain; charset=utf-8\r\n\r\nPlease delete my personal data.\r\n';
    const nested = (depth: number): string =>
      depth === 0
        ? plain
        : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--\r\n`;
    const big = (megabytes: number) =>
      Buffer.from(
        `${head}Content-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n${plain}\r\n--b\r\nContent-Type: application/zip\r\nContent-Disposition: attachment; filename=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'UEsDBA'.repeat(12)}\r\n`.repeat(Math.round((megabytes * 1e6) / 74))}--b--\r\n`,
      );
    const CASES: readonly (readonly [string, () => string | Buffer, RegExp])[] = [
      ['20 MB of an attachment', () => big(20), /delete my personal data/],
      ['three thousand nested parts', () => head + nested(3000), /^/],
      [
        'a mail in a mail in a mail',
        () =>
          `${head}Content-Type: message/rfc822\r\n\r\n${`${head}Content-Type: message/rfc822\r\n\r\n`.repeat(500)}${head}${plain}`,
        /^/,
      ],
      [
        'an unknown encoding',
        () =>
          `${head}Content-Type: text/plain; charset=x-none\r\nContent-Transfer-Encoding: x-none\r\n\r\nPlease delete my personal data.\r\n`,
        /delete/,
      ],
      [
        'broken base64 and bytes',
        () =>
          Buffer.concat([
            Buffer.from(
              `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
            ),
            Buffer.from([0xff, 0xfe, 0, 1, 2, 0x80, 13, 10]),
          ]),
        /^/,
      ],
      ['a header of a megabyte', () => `X-A: ${'a'.repeat(1_200_000)}\r\n${head}${plain}`, /^/],
      ['ten thousand headers', () => `${'X-A: b\r\n'.repeat(10_000)}${head}${plain}`, /delete/],
      ['no header at all', () => 'Please delete my personal data.\r\n', /^/],
      [
        'an HTML of a million elements',
        () =>
          `${head}Content-Type: text/html\r\n\r\n${'<div>'.repeat(180_000)}delete my personal data`,
        /^/,
      ],
      [
        'texts that are no text',
        () =>
          `${head.replace('my data', '=?utf-8?B?AAAA?=')}${plain.replace('Please', '\u0000\u202e Please')}`,
        /^/,
      ],
    ];

    test.each(CASES)('%s', async (_, message, says) => {
      // mails without a name of their own are told apart by their day
      stage().advance(86_400_000);
      await raw(message());
      const mails = await all();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.mail.text).toMatch(says);
    });

    test('more than 25 MB are refused', async () => {
      await expect(raw(big(26))).rejects.toMatchObject({ responseCode: 552 });
      expect((await listed()).counts.waiting).toBe(0);
    });

    test('nothing of it was a fault of the server', () => {
      expect(warned).toEqual([]);
    });
  });

  test('the mail of the morning tells how many wait, and names nobody', async () => {
    await send({ text: 'Please delete all my personal data.' });
    const due = async () => {
      await finishDeskJobs(stage());
      await stage().mailSender.deliver();
      return stage().mail.findLast(({ subject }) => subject === 'Requests that come due')?.text;
    };
    const told = await due();
    expect(told).toContain('one mail waits to be written down or set aside.');
    expect(told).not.toMatch(/Pat|mailbox/);
  });
});
