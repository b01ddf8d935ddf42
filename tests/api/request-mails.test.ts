/**
 * Mails of the request desk: reminders without names, letters whose fate is shown, and the
 * calendar.
 */
import { tellRequest } from '#server/subjects/requests/letters/leaving/mail-outcome.ts';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { and, eq } from 'drizzle-orm';
import { endDeskCalendar, makeDeskCalendar } from '#contract/requests/request-desk.ts';
import { sharingOf } from '#contract/account/sharing-needs.ts';
import { mails, requestLetters } from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { plainMail } from '#server/base/mail/mails.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { OWNED } from '#server/owned.ts';
import { MailSender } from '#server/base/mail/sender.ts';
import { addMail } from '#server/base/mail/store.ts';
import { smtpTransport } from '#server/base/mail/transports.ts';
import { onOneDatabase } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';
import { finishDeskJobs } from './desk-jobs.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Closing {
  closedOn: string | null;
  mailWaits: boolean;
}

onOneDatabase('mails of the request desk', (database) => {
  const { requestLettersToOne } = LIMITS;
  const stage = useStage(database, { mails: true, limits: { requestLettersToOne } });
  const ownerEmail = freshEmail();
  const closing: (() => unknown)[] = [];
  let cookie = '';
  let base = '';
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  beforeAll(async () => {
    // noon in New York, so that days and hours of the desk are certain
    stage().clock.now = new Date('2026-12-01T17:00:00Z');
    cookie = await stage().owner(ownerEmail);
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['VA'] })}`;
    await call('PATCH', '/request-desk', { timeZone: 'America/New_York' });
    await confirmAddress();
  });
  const confirmAddress = async () => {
    const token = await stage().linkToken(ownerEmail, 'verify');
    const reply = await stage().call('POST', '/api/auth/verify', { body: { token } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  beforeEach(async () => {
    cookie = await stage().signIn(ownerEmail);
  });
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const entered = async (name: string, email: string, more: object = {}) => {
    const made = await call('POST', '/requests', {
      channel: 'email',
      receivedOn: '2026-12-01',
      state: 'VA',
      by: 'self',
      types: ['delete'],
      name,
      email,
      post: null,
      order: null,
      text: null,
      onBehalfOf: null,
      ...more,
    });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ id: string; reference: string; version: number }>();
  };
  const digests = async () => {
    const { db } = stage().database;
    await finishDeskJobs(stage());
    const found = await db.select().from(mails).where(eq(mails.recipient, ownerEmail));
    return found.filter(({ subject }) => subject === 'Requests that come due');
  };

  test('reminders come 14, 7, 3, 1 days before, on the last day, and daily after it; never twice a day', async () => {
    const { reference } = await entered('Pat Private', 'pat.private@example.com');
    await stage().database.db.delete(mails);
    const told: number[] = [];
    for (let day = 1; day <= 47; day += 1) {
      stage().advance(DAY);
      const before = (await digests()).length;
      await stage().database.db.delete(mails);
      if (before > 0) told.push(45 - day);
      expect((await digests()).length).toBe(0);
    }
    expect(told).toEqual([14, 7, 3, 1, 0, -1, -2]);
    stage().advance(DAY);
    const [mail] = await digests();
    expect(mail?.text).toContain(reference);
    expect(mail?.text).not.toMatch(/Pat|pat\.private/);
  });

  test('a mail that is due leaves out nothing nearer, and names the nearest day first', async () => {
    const inDays = async (left: number) => {
      const received = new Date(stage().clock.now.getTime() - (44 - left) * DAY);
      const receivedOn = received.toISOString().slice(0, 10);
      return (await entered(`In ${left}`, `in-${left}@example.com`, { receivedOn })).reference;
    };
    const [later, nearer, far] = [await inDays(14), await inDays(11), await inDays(20)];
    await stage().database.db.delete(mails);
    stage().advance(DAY);
    const text = (await digests())[0]?.text ?? '';
    expect(text).toContain('two come due soon.');
    expect(text).toMatch(new RegExp(`${nearer}: [^\\n]*11 days[^]*${later}: [^\\n]*14 days`));
    expect(text).not.toContain(far);
    for (const reference of [later, nearer, far]) expect(reference).toMatch(/^[\w-]+$/);
  });

  const officeAt = (port: number) =>
    new MailSender({
      db: stage().database.db,
      transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'Statewise <no-reply@example.com>'),
      now: () => stage().clock.now,
      warn: () => {},
      onOutcome: tellRequest,
    });

  test('a request whose letter waits for the mail is not called closed before it left', async () => {
    const { id } = await entered('Waits Here', 'waits.here@example.com');
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('Try again later'), { responseCode: 450 })),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.server.address() as AddressInfo;
    /** What its page says, and in which part of the list it is. */
    const shown = async () => {
      const { closedOn, mailWaits } = (await call('GET', `/requests/${id}`)).json<Closing>();
      const parts = [];
      for (const show of ['open', 'closed']) {
        const { requests, counts } = (await call('GET', `/requests?show=${show}`)).json<{
          requests: (Closing & { id: string })[];
          counts: Record<string, number>;
        }>();
        if (requests.some((row) => row.id === id)) parts.push(show);
        expect(counts[show]).toBe(requests.length);
      }
      return [closedOn !== null, mailWaits, ...parts];
    };
    const draft = await call('POST', `/requests/${id}/letters`, { kind: 'deleted' });
    const letter = draft.json<{ id: string; subject: string }>();
    const at = `/requests/${id}/letters/${letter.id}`;
    await call('PUT', at, { version: 1, subject: letter.subject, text: 'It is done.' });
    const sent = await call('POST', `${at}/sending`, {
      version: 2,
      by: 'mail',
      identity: ['account'],
    });
    expect(sent.statusCode, sent.body).toBe(200);
    await stage().mailSender.deliver();
    expect(await shown()).toEqual([true, false, 'closed']);
    const { db } = stage().database;
    const [row] = await db.select().from(requestLetters).where(eq(requestLetters.id, letter.id));
    await addMail(
      db,
      {
        ...plainMail('waits.here@example.com', 'Your request', ['Again']),
        carries: {
          owner: row?.ownerId ?? '',
          business: row?.businessId ?? '',
          request: id,
          letter: letter.id,
          version: 2,
        },
      },
      stage().clock.now,
    );
    await officeAt(port).deliver();
    expect(await shown()).toEqual([true, true, 'open']);
  });

  test.each([
    ['VA', 'more-time', { reason: 'Three systems.' }],
    ['CA', 'receipt', {}],
  ] as const)(
    'in %s a %s that waits counts for nothing until it has left',
    async (state, kind, more) => {
      const receivedOn = stage().clock.now.toISOString().slice(0, 10);
      const { id } = await entered('Still Here', freshEmail(), { state, receivedOn });
      interface Seen {
        letterWaits: boolean;
        items: { nextLastDay: string }[];
      }
      const seen = async () => {
        const whole = (await call('GET', `/requests/${id}`)).json<Seen>();
        const list = (await call('GET', '/requests')).json<{
          requests: (Seen & { id: string })[];
        }>();
        const row = list.requests.find((each) => each.id === id);
        const day = whole.items[0]?.nextLastDay;
        expect([row?.items[0]?.nextLastDay, row?.letterWaits]).toEqual([day, whole.letterWaits]);
        return { day, waits: whole.letterWaits };
      };
      const { day: first = '' } = await seen();
      const draft = await call('POST', `/requests/${id}/letters`, { kind, ...more });
      const letter = draft.json<{ id: string; subject: string; text: string }>();
      const at = `/requests/${id}/letters/${letter.id}`;
      const text = letter.text.replaceAll(/\[(?:fill in|choose): [^\]]+\]/g, '');
      await call('PUT', at, { version: 1, subject: letter.subject, text });
      const sent = await call('POST', `${at}/sending`, { version: 2, by: 'mail' });
      expect(sent.statusCode, sent.body).toBe(200);
      await stage().mailSender.deliver();
      const { db } = stage().database;
      const [row] = await db.select().from(requestLetters).where(eq(requestLetters.id, letter.id));
      const { ownerId: owner = '', businessId: business = '' } = row ?? {};
      const carries = { owner, business, request: id, letter: letter.id, version: 2 };
      const fate = (is: 'waiting' | 'sent') =>
        tellRequest(db, carries, { is, note: null, at: stage().clock.now });
      await fate('waiting');
      expect(await seen()).toEqual({ day: first, waits: true });
      await fate('sent');
      const after = await seen();
      expect(after.waits).toBe(false);
      expect(String(after.day) > first).toBe(true);
    },
  );

  test('a mail server that refuses our own sign-in is tried again', async () => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { db } = stage().database;
    await db.delete(mails);
    await addMail(db, plainMail('pat@example.com', 'Hello', ['Words']), stage().clock.now);
    await officeAt((server.server.address() as AddressInfo).port).deliver();
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ sentAt: null, tries: 1 });
    expect(mail?.lastError).toContain('Authentication failed');
    await db.delete(mails);
  });

  test('a mail that is refused is shown at the request, and not tried again', async () => {
    let tries = 0;
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _, done) => {
        tries += 1;
        const refusal = Object.assign(new Error(`No such mailbox ${address}`), {
          responseCode: 550,
        });
        done(refusal);
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    await stage().database.db.delete(mails);
    const { port } = server.server.address() as AddressInfo;
    const { id } = await entered('No Mailbox', 'no.mailbox@example.com');
    const draft = await call('POST', `/requests/${id}/letters`, { kind: 'receipt' });
    const letter = draft.json<{ id: string; text: string; subject: string }>();
    const at = `/requests/${id}/letters/${letter.id}`;
    const text = letter.text.replaceAll(/\[(?:fill in|choose): [^\]]+\]/g, '');
    await call('PUT', at, { version: 1, subject: letter.subject, text });
    const sent = await call('POST', `${at}/sending`, { version: 2, by: 'mail' });
    expect(sent.statusCode, sent.body).toBe(200);
    const letters = async () =>
      (await call('GET', `/requests/${id}`)).json<{
        refusedMail: boolean;
        letters: { delivery: string; deliveryNote: string }[];
      }>();
    // the stage's own office takes it, and says so at the letter
    await stage().mailSender.deliver();
    expect((await letters()).letters.at(-1)).toMatchObject({ delivery: 'sent' });
    const { db } = stage().database;
    const [version] = await db
      .select()
      .from(requestLetters)
      .where(and(eq(requestLetters.id, letter.id), eq(requestLetters.version, 2)));
    await addMail(
      db,
      {
        ...plainMail('no.mailbox@example.com', 'Your request', ['Again']),
        carries: {
          owner: version?.ownerId ?? '',
          business: version?.businessId ?? '',
          request: id,
          letter: letter.id,
          version: 2,
        },
      },
      stage().clock.now,
    );
    const post = officeAt(port);
    await post.deliver();
    stage().advance(DAY);
    await post.deliver();
    expect(tries).toBe(1);
    const shown = await letters();
    expect(shown.refusedMail).toBe(true);
    expect(shown.letters.at(-1)).toMatchObject({ delivery: 'refused' });
    expect(shown.letters.at(-1)?.deliveryNote).not.toContain('no.mailbox');
    // a confirmation, or the link by which the person confirms
    const other = await entered('Other Mailbox', 'no.mailbox@example.com');
    const inList = async () =>
      (await call('GET', '/requests'))
        .json<{ requests: { id: string; refusedMail: boolean }[] }>()
        .requests.find((one) => one.id === other.id);
    expect(await inList()).toMatchObject({ refusedMail: false });
    const carries = {
      owner: version?.ownerId ?? '',
      business: version?.businessId ?? '',
      request: other.id,
    };
    const notice = plainMail('no.mailbox@example.com', 'Your privacy request', ['Number']);
    await addMail(db, { ...notice, carries }, stage().clock.now);
    await post.deliver();
    expect(await inList()).toMatchObject({ refusedMail: true });
    const told = await call('GET', `/requests/${other.id}`);
    expect(told.json()).toMatchObject({ refusedMail: true });
    expect(JSON.stringify(told.json<{ events: object[] }>().events)).toMatch(
      /"mail-refused".*"of":"notice"/,
    );
    expect((await verifyHistory(db, OWNED)).faults).toEqual([]);
  });

  test('a subject or name with a line break makes no header, and no second recipient', async () => {
    const heads: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const head = Buffer.concat(parts).toString().split('\r\n\r\n')[0] ?? '';
          heads.push([...envelope.rcptTo.map(({ address }) => address), head].join('\n'));
          done();
        });
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { db } = stage().database;
    await db.delete(mails);
    const { id } = await entered('Pat\r\nBcc: all@example.com', 'pat@example.com');
    const draft = await call('POST', `/requests/${id}/letters`, { kind: 'receipt' });
    const letter = draft.json<{ id: string }>().id;
    const subject = 'Hello\r\nBcc: all@example.com\r\n\r\nbody';
    await call('PUT', `/requests/${id}/letters/${letter}`, { version: 1, subject, text: 'Hi.' });
    const [row] = await db.select().from(requestLetters).where(eq(requestLetters.id, letter));
    await addMail(db, plainMail('pat@example.com', row?.subject ?? subject, ['Hi.']), new Date(0));
    await addMail(db, plainMail('pat@example.com', subject, ['Hi.']), stage().clock.now);
    const { port } = server.server.address() as AddressInfo;
    await officeAt(port).deliver();
    expect(heads).toHaveLength(2);
    for (const head of heads) {
      expect(head.split('\n')[0]).toBe('pat@example.com');
      expect(head).not.toMatch(/^(?:Bcc|Cc):/im);
    }
  });

  test('a new password by mail ends the calendar, and an adviser cannot make one', async () => {
    const email = freshEmail();
    const owner = await stage().owner(email);
    const at = `/api/businesses/${await stage().business(owner)}/request-desk`;
    const made = await stage().call('POST', `${at}/calendar`, { cookie: owner });
    const { pathname } = new URL(made.json<{ address: string }>().address);
    expect((await stage().call('GET', pathname)).statusCode).toBe(200);
    await stage().call('POST', '/api/auth/forgot', { body: { email } });
    const body = {
      token: await stage().linkToken(email, 'reset'),
      password: 'glad otter on a raft',
    };
    expect((await stage().call('POST', '/api/auth/reset', { body })).statusCode).toBe(200);
    expect((await stage().call('GET', pathname)).statusCode).toBe(404);
    const again = await stage().signIn(email, body.password);
    const shown = await stage().call('GET', at, { cookie: again });
    expect(shown.json<{ hasCalendar: boolean }>().hasCalendar).toBe(false);
    expect([sharingOf(makeDeskCalendar), sharingOf(endDeskCalendar)]).toEqual(['owner', 'owner']);
  });

  test('the calendar has references and last days, and no names; an ended address is unknown', async () => {
    const { reference } = await entered('Cal Endar', 'cal@example.com');
    const made = await call('POST', '/request-desk/calendar');
    const { pathname } = new URL(made.json<{ address: string }>().address);
    const calendar = await stage().call('GET', pathname);
    expect(calendar.statusCode).toBe(200);
    expect(calendar.body).toContain(reference);
    expect(calendar.body).not.toMatch(/Cal Endar|cal@example/);
    await call('DELETE', '/request-desk/calendar');
    expect((await stage().call('GET', pathname)).statusCode).toBe(404);
  });

  describe('letters of own words are no way to write to strangers', () => {
    const written = async (as: string, at: string, to: string) => {
      const own = (method: string, path: string, body?: unknown) =>
        stage().call(method, `${at}${path}`, { cookie: as, body });
      const made = await own('POST', '/requests', {
        channel: 'email',
        receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
        state: 'VA',
        by: 'self',
        types: ['delete'],
        name: null,
        email: to,
        post: null,
        order: null,
        text: null,
        onBehalfOf: null,
      });
      const { id } = made.json<{ id: string }>();
      return async () => {
        const draft = await own('POST', `/requests/${id}/letters`, { kind: 'receipt' });
        const letter = `/requests/${id}/letters/${draft.json<{ id: string }>().id}`;
        await own('PUT', letter, { version: 1, subject: 'Hello', text: 'Read this.' });
        return own('POST', `${letter}/sending`, { version: 2, by: 'mail' });
      };
    };

    test('an owner whose own address nobody confirmed sends none', async () => {
      const stranger = await stage().owner();
      const at = `/api/businesses/${await stage().business(stranger)}`;
      const send = await written(stranger, at, freshEmail());
      expectProblem(await send(), 422, 'not-allowed-now');
    });

    test('one address gets so many a day from one owner, and no more', async () => {
      const send = await written(cookie, base, freshEmail());
      for (let sent = 0; sent < requestLettersToOne.most; sent += 1)
        expect((await send()).statusCode).toBe(200);
      expectProblem(await send(), 429, 'too-many-tries');
      const another = await written(cookie, base, freshEmail());
      expect((await another()).statusCode).toBe(200);
    });
  });
});
