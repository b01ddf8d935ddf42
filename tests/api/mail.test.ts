/**
 * Mail: queued with the change that causes it, sent once, as files or by SMTP, safe whatever an
 * owner entered.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mails } from '#server/base/database/schema.ts';
import { MailSender } from '#server/base/mail/sender.ts';
import { addMail } from '#server/base/mail/store.ts';
import { outboxTransport, smtpTransport, type Transport } from '#server/base/mail/transports.ts';
import { onEachDatabase, onOneDatabase } from './databases.ts';
import { freshEmail, person, useStage } from './stage.ts';

const FROM = 'Statewise <no-reply@example.com>';
const MINUTE = 60_000;

onEachDatabase('mail', (database) => {
  const stage = useStage(database, { publicUrl: 'https://privacy.example.com' });
  const folder = mkdtempSync(join(tmpdir(), 'statewise-mail-'));
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    rmSync(folder, { recursive: true, force: true });
    await stage().database.db.delete(mails);
  });

  /** A second mail sender on the same database, with the test's own transport. */
  const office = (transport: Transport, warn: (message: string) => void = () => {}) => {
    const made = new MailSender({
      db: stage().database.db,
      transport,
      now: () => stage().clock.now,
      warn,
    });
    closing.push(() => made.close());
    return made;
  };
  /** Registers while the stage's own mail sender is stopped. */
  const register = async (email: string, more: object = {}) => {
    await stage().call('POST', '/api/auth/register', { body: { ...person(email), ...more } });
    await stage().mailSender.deliver();
    await stage()
      .database.db.update(mails)
      .set({ sentAt: null, tries: 0, nextTryAt: stage().clock.now });
    const last = stage().mail.findLast((mail) => mail.recipient === email);
    if (last) await stage().database.db.update(mails).set({ text: last.text, html: last.html });
  };

  test('without SMTP a message is an .eml file whose link works', async () => {
    const email = freshEmail();
    await register(email);
    await office(outboxTransport(folder, FROM)).deliver();
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/\.eml$/);
    const message = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')));
    expect(message).toMatchObject({
      subject: 'Confirm your email address for Statewise',
      from: { address: 'no-reply@example.com', name: 'Statewise' },
      to: [{ address: email }],
    });
    const link = /https:\/\/privacy\.example\.com\/verify#([\w-]{65})/.exec(message.text ?? '');
    expect(message.html).toContain(link?.[0]);
    expect(
      (await stage().call('POST', '/api/auth/verify', { body: { token: link?.[1] } })).statusCode,
    ).toBe(200);
  });

  test('a mail about a request is in the name of its business, and an answer goes there', async () => {
    const carries = { owner: 'o', business: 'b', request: 'r' };
    const answers = 'privacy@harbor.example';
    await addMail(
      stage().database.db,
      {
        recipient: 'ann@example.com',
        subject: 'Your data',
        text: 'Here it is.',
        html: '<p>Here it is.</p>',
        carries: { ...carries, name: 'Harbor, "Books" <a@b.example>', answers },
      },
      stage().clock.now,
    );
    await office(outboxTransport(folder, FROM)).deliver();
    const [file = ''] = readdirSync(folder);
    expect(await PostalMime.parse(readFileSync(join(folder, file)))).toMatchObject({
      from: { address: 'no-reply@example.com', name: 'Harbor, "Books" <a@b.example>' },
      replyTo: [{ address: answers }],
      to: [{ address: 'ann@example.com' }],
    });
  });

  test('with SMTP it reaches a real server, once, and its text is wiped from the database', async () => {
    const received: Buffer[] = [];
    const envelopes: unknown[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push(Buffer.concat(parts));
          envelopes.push(session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.server.address() as AddressInfo;
    const email = freshEmail();
    await register(email);
    const post = office(smtpTransport(`smtp://127.0.0.1:${port}`, FROM));
    await Promise.all([post.deliver(), post.deliver()]);
    await post.deliver();
    expect(envelopes).toEqual([[email]]);
    const message = await PostalMime.parse(received[0] ?? Buffer.of());
    expect(message.text).toContain('/verify#');
    const [row] = await stage().database.db.select().from(mails);
    expect(row).toMatchObject({ text: '', html: '', sentAt: stage().clock.now });
  });

  test('to a server whose certificate nobody vouches for, nothing is sent', async () => {
    const received: string[] = [];
    // it shows a certificate that it signed itself
    const server = new SMTPServer({
      secure: true,
      disabledCommands: ['AUTH'],
      onData: (stream, session, done) => {
        stream.resume();
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      },
    });
    server.on('error', () => {});
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.server.address() as AddressInfo;
    await register(freshEmail());
    const said: string[] = [];
    const address = `smtps://127.0.0.1:${port}`;
    await office(smtpTransport(address, FROM), (line) => said.push(line)).deliver();
    expect(received).toEqual([]);
    expect(said.join()).toMatch(/self[- ]signed|certificate|expired/i);
  });

  test('to a server on another machine nothing is sent without TLS, unless its address says so', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.server.address() as AddressInfo;
    const email = freshEmail();
    await register(email);
    const said: string[] = [];
    // an address that is not known to be this machine's, and leads here
    const elsewhere = `smtp://0.0.0.0:${port}`;
    await office(smtpTransport(elsewhere, FROM), (line) => said.push(line)).deliver();
    expect(received).toEqual([]);
    expect(said.join()).toMatch(/STARTTLS|TLS/);
    await stage().database.db.update(mails).set({ tries: 0, nextTryAt: stage().clock.now });
    await office(smtpTransport(`${elsewhere}?requireTLS=false`, FROM)).deliver();
    expect(received).toEqual([email]);
  });

  test('two nodes with a slow mail server send each mail once', async () => {
    for (let number = 0; number < 12; number += 1)
      await stage().call('POST', '/api/auth/register', { body: person(freshEmail()) });
    await stage().mailSender.deliver();
    const { db } = stage().database;
    await db.update(mails).set({ sentAt: null, tries: 0, nextTryAt: stage().clock.now });
    const sent: string[] = [];
    const slow = (also: () => Promise<void>): Transport => ({
      mails: true,
      send: async ({ id }) => {
        sent.push(id);
        stage().advance(25_000);
        await also();
      },
      forget: async () => {},
      close: () => {},
    });
    const other = office(slow(async () => {}));
    // amid each of its mails, the other node looks for mail that is due
    await office(slow(() => other.deliver())).deliver();
    expect(sent.length).toBeGreaterThanOrEqual(12);
    expect(sent.filter((id, place) => sent.indexOf(id) !== place)).toEqual([]);
  });

  test('one delivery sends a long queue, the longest waiting first, and takes each mail once', async () => {
    const { db } = stage().database;
    const { now } = stage().clock;
    const queued = Array.from({ length: 45 }, (_, place) => ({
      id: `queued-${place}`,
      recipient: freshEmail(),
      subject: 'Waits',
      text: 'Waits',
      html: 'Waits',
      createdAt: now,
      nextTryAt: new Date(now.getTime() - place * MINUTE),
    }));
    await db.insert(mails).values(queued);
    const sent: string[] = [];
    const transport: Transport = {
      mails: true,
      send: async ({ id }) => void sent.push(id),
      forget: async () => {},
      close: () => {},
    };
    const post = office(transport);
    // the second call waits for the first, and finds nothing left
    await Promise.all([post.deliver(), post.deliver(), post.deliver()]);
    expect(sent.toSorted()).toEqual(queued.map(({ id }) => id).toSorted());
    expect(new Set(sent.slice(0, 20))).toEqual(new Set(queued.slice(25).map(({ id }) => id)));
  });

  test('a sender that is closed amid a long queue leaves the rest for the next start', async () => {
    const { db } = stage().database;
    const { now } = stage().clock;
    await db.insert(mails).values(
      Array.from({ length: 30 }, (_, place) => ({
        id: `left-${place}`,
        recipient: freshEmail(),
        subject: 'Waits',
        text: 'Waits',
        html: 'Waits',
        createdAt: now,
        nextTryAt: now,
      })),
    );
    const sent: string[] = [];
    const ended: Promise<void>[] = [];
    const closes: MailSender = office({
      mails: true,
      send: async ({ id }) => {
        sent.push(id);
        if (sent.length === 3) ended.push(closes.close());
      },
      forget: async () => {},
      close: () => {},
    });
    await closes.deliver();
    await Promise.all(ended);
    expect(sent).toHaveLength(3);
    stage().advance(2 * MINUTE);
    await office({
      mails: true,
      send: async ({ id }) => void sent.push(id),
      forget: async () => {},
      close: () => {},
    }).deliver();
    expect(new Set(sent).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  test('a mail queued with the clock 400 days ahead is sent once the clock is right again', async () => {
    const DAY = 24 * 60 * MINUTE;
    const { db } = stage().database;
    await stage().call('POST', '/api/auth/register', { body: person(freshEmail()) });
    await stage().mailSender.deliver();
    await db.update(mails).set({
      sentAt: null,
      tries: 0,
      nextTryAt: new Date(stage().clock.now.getTime() + 400 * DAY),
    });
    const sent: string[] = [];
    const transport: Transport = {
      mails: true,
      send: async ({ id }) => void sent.push(id),
      forget: async () => {},
      close: () => {},
    };
    await office(transport).look();
    await office(transport).look();
    expect(sent).toHaveLength(1);
  });

  test('a failure is tried again later, and not before', async () => {
    let works = false;
    let tries = 0;
    const sent: string[] = [];
    const warnings: string[] = [];
    const transport: Transport = {
      forget: async () => {},
      mails: true,
      close: () => {},
      send: async (mail) => {
        tries += 1;
        if (!works) throw new Error(`the mail server is away: <${mail.recipient}>`);
        sent.push(mail.recipient);
      },
    };
    const email = freshEmail();
    await register(email);
    const post = office(transport, (message) => warnings.push(message));
    await post.deliver();
    await post.deliver();
    expect(tries).toBe(1);
    expect(warnings[0]).toContain('the mail server is away');
    expect(warnings.join()).not.toContain(email);
    works = true;
    stage().advance(2 * MINUTE);
    await post.deliver();
    await post.deliver();
    expect([tries, sent]).toEqual([2, [email]]);
  });

  test('a registration that fails writes no mail', async () => {
    const email = freshEmail();
    await register(email);
    const before = (await stage().database.db.select().from(mails)).length;
    await stage().call('POST', '/api/auth/register', { body: person(email) });
    expect(await stage().database.db.select().from(mails)).toHaveLength(before);
  });

  test.each([
    'Robin\r\nBcc: everybody',
    '<img src=x onerror=alert(1)>',
    '=?utf-8?q?x?=',
    'Ünïcødé 💌',
    'R\u202eobin',
    '"; drop',
    'a'.repeat(200),
  ])('R17: the first name %j adds no header and no markup', async (firstName) => {
    const email = freshEmail();
    await register(email, { firstName });
    await office(outboxTransport(folder, FROM)).deliver();
    const message = await PostalMime.parse(
      readFileSync(join(folder, readdirSync(folder)[0] ?? '')),
    );
    expect(message.headers.map(({ key }) => key).toSorted()).toEqual([
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(message.to?.map(({ address }) => address)).toEqual([email]);
    expect(message.html).not.toContain('<img');
    expect(message.text?.replaceAll(/\s+/g, ' ')).toContain(
      firstName.replaceAll(/\s+/g, ' ').slice(0, 60),
    );
  });

  test.each([
    'Robin\r\nBcc: everybody@example.com',
    'Win at https://evil.example/login now',
    'evil.example/x',
    'evil．example',
    'WWW.evil',
    '\\\\evil\\share',
    'Call 555 0100 now',
  ])('M8: the first name %j is not repeated in a mail', async (firstName) => {
    const email = freshEmail();
    await register(email, { firstName });
    const sent = stage().mail.findLast((mail) => mail.recipient === email);
    expect(sent?.text).toMatch(/^Hello,\n/);
    expect(`${sent?.text}${sent?.html}`).not.toMatch(/evil|everybody|555/i);
  });

  test.each(['J. R.', "D'Arcy", 'Anne-Marie', 'José'])('the name %s is', async (firstName) => {
    const email = freshEmail();
    await register(email, { firstName });
    const sent = stage().mail.findLast((mail) => mail.recipient === email);
    expect(sent?.text.startsWith(`Hello ${firstName},`)).toBe(true);
  });

  test.each([
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '"a b"@example.com',
    'a@b@example.com',
    '<a@example.com>',
    'a@-example.com',
    `${'a'.repeat(250)}@x.co`,
  ])('R17: %j is no address', async (email) => {
    const reply = await stage().call('POST', '/api/auth/register', { body: person(email) });
    expect(reply.json()).toMatchObject({ fields: { email: 'Please enter a valid email address' } });
  });
});

onOneDatabase('mail by SMTP', (database) => {
  const stage = useStage(database, { mails: true });

  test('"Forgot password" says that a link was mailed, for known and unknown addresses alike', async () => {
    const email = freshEmail();
    await stage().owner(email);
    for (const each of [email, freshEmail()])
      expect(
        (await stage().call('POST', '/api/auth/forgot', { body: { email: each } })).json(),
      ).toEqual({ mailed: true });
    const none = await stage().call('POST', '/api/auth/forgot', { body: {} });
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, ['email']]);
    expect(await stage().linkToken(email, 'reset')).toMatch(/^[\w-]{65}$/);
  });
});
