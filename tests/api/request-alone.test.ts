/**
 * Between the press and the letter something breaks: the disk is full, the database ends the
 * connection, the program dies, or two presses come at once. Nothing is said to be sent that is
 * not, and nothing is sent twice.
 */
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { mails, requestCopies } from '#server/base/database/schema.ts';
import { MailSender } from '#server/base/mail/sender.ts';
import { smtpTransport } from '#server/base/mail/transports.ts';
import { OWNED } from '#server/owned.ts';
import { tellRequest } from '#server/subjects/requests/letters/leaving/mail-outcome.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { addCopy } from './copies.ts';
import { onEachDatabase, postgres } from './databases.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Longer than a mail that was taken is nobody else's. */
const PAUSE = 10 * 60 * 1000;

interface Whole {
  version: number;
  closedOn: string | null;
  events: { what: string }[];
  letters: { version: number; sentAt: string | null; delivery: string | null }[];
  copy: { until: string | null };
}

/** A disk that is full, and a server that ends the connection, once. */
const FULL_DISK = `raise exception 'could not extend file: No space left on device' using errcode = '53100'`;
const KILLED_ONCE = `if nextval('kills') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if`;

/** Faults are planted by triggers, which a table that is spread over machines cannot have. */
const hasTriggers = process.env['TEST_CITUS'] !== '1';

onEachDatabase('between the press and the letter', (database) => {
  if (database.name !== 'embedded' && !hasTriggers)
    return test.skip('triggers are not supported', () => {});
  const stage = useStage(database, { mails: true });
  const closing: (() => unknown)[] = [];
  let cookie = '';
  let base = '';
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  const run = (text: string) => stage().database.db.execute(sql.raw(text));

  beforeAll(async () => {
    const email = freshEmail();
    cookie = await stage().owner(email);
    const token = await stage().linkToken(email, 'verify');
    await stage().call('POST', '/api/auth/verify', { body: { token } });
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['VA'] })}`;
    // the program ends before it sends: what is queued stays for the next one
    await stage().mailSender.close();
  });
  beforeEach(() => stage().database.db.delete(mails));
  afterEach(async () => {
    for (const table of ['mails', 'request_events'])
      await run(`drop trigger if exists broken on ${table}`);
    for (const close of closing.splice(0)) await close();
  });

  /** From now on what writes to the table meets this. */
  const breaks = async (table: string, how: string, when = 'insert') => {
    await run('drop sequence if exists kills');
    await run('create sequence kills');
    await run(
      `create or replace function break_it() returns trigger language plpgsql as $$ begin ${how}; return coalesce(new, old); end $$;`,
    );
    await run(
      `create trigger broken before ${when} on ${table} for each row execute function break_it();`,
    );
  };
  const mends = (table: string) => run(`drop trigger broken on ${table};`);

  const letter = async () => {
    const email = freshEmail();
    const made = await call('POST', '/requests', {
      channel: 'email',
      receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
      state: 'VA',
      by: 'self',
      types: ['access'],
      name: 'Pat',
      email,
      post: null,
      order: null,
      text: null,
      onBehalfOf: null,
    });
    const { id } = made.json<{ id: string }>();
    const drafted = await call('POST', `/requests/${id}/letters`, { kind: 'data' });
    const at = `/requests/${id}/letters/${drafted.json<{ id: string }>().id}`;
    await call('PUT', at, { version: 1, subject: 'Your data', text: 'Here it is.' });
    const press = () => call('POST', `${at}/sending`, { version: 2, by: 'mail', identity: [] });
    const whole = async () => (await call('GET', `/requests/${id}`)).json<Whole>();
    const queued = async () =>
      (await stage().database.db.select().from(mails).where(eq(mails.recipient, email))).length;
    return { id, email, press, whole, queued };
  };

  /** A mail office on a real server; the Message-IDs that it took. */
  const office = async () => {
    const taken: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, _, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const [, id = ''] = /^Message-ID: (\S+)/im.exec(Buffer.concat(pieces).toString()) ?? [];
          taken.push(id);
          done();
        });
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closing.push(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.server.address() as AddressInfo;
    const sender = () => {
      const one = new MailSender({
        db: stage().database.db,
        transport: smtpTransport(`smtp://127.0.0.1:${port}`, 'desk@statewise.example'),
        now: () => stage().clock.now,
        warn: () => {},
        onOutcome: tellRequest,
      });
      closing.unshift(() => one.close());
      return one;
    };
    return { taken, sender };
  };

  /** The letter is in the queue once, or nothing says that it was sent. */
  const agrees = async ({ whole, queued }: Awaited<ReturnType<typeof letter>>) => {
    const now = await whole();
    const sent = now.letters.filter(({ sentAt }) => sentAt !== null).length;
    const answered = now.events.filter(({ what }) => what === 'answered').length;
    expect([sent, answered]).toEqual([sent, sent]);
    expect(await queued()).toBe(sent);
    expect(now.closedOn === null).toBe(sent === 0);
    return sent;
  };

  test.each(['mails', 'request_events'])(
    'a full disk while %s is written: nothing is said to be sent, and a second press sends once',
    async (table) => {
      const one = await letter();
      await breaks(table, FULL_DISK);
      expect((await one.press()).statusCode).toBeGreaterThanOrEqual(500);
      expect(await agrees(one)).toBe(0);
      await mends(table);
      expect((await one.press()).statusCode).toBe(200);
      expect(await agrees(one)).toBe(1);
      expectProblem(await one.press(), 422, 'not-allowed-now');
      expect(await agrees(one)).toBe(1);
    },
  );

  test.skipIf(database !== postgres)(
    'the database ends the connection in the middle: either all of it happened, or nothing',
    async () => {
      const one = await letter();
      await breaks('mails', KILLED_ONCE);
      const first = await one.press();
      const sent = await agrees(one);
      expect(first.statusCode === 200).toBe(sent === 1);
      await mends('mails');
      await one.press();
      expect(await agrees(one)).toBe(1);
    },
  );

  test('two presses at once send one letter', async () => {
    const one = await letter();
    const both = await Promise.all([one.press(), one.press()]);
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '422']);
    expect(await agrees(one)).toBe(1);
  });

  test('the program ends after the press: the page says that the letter waits, and the next one sends it once', async () => {
    const one = await letter();
    await one.press();
    expect((await one.whole()).letters.at(-1)).toMatchObject({ delivery: 'waiting' });
    const { taken, sender } = await office();
    // the one that ended may have taken it already
    stage().advance(PAUSE);
    await Promise.all([sender().deliver(), sender().deliver()]);
    expect(taken).toHaveLength(1);
    expect((await one.whole()).letters.at(-1)).toMatchObject({ delivery: 'sent' });
    await sender().deliver();
    expect(taken).toHaveLength(1);
  });

  test('the program ends once the mail is out, before it is noted: it goes again as the same mail', async () => {
    const one = await letter();
    await one.press();
    const { taken, sender } = await office();
    stage().advance(PAUSE);
    await breaks('mails', FULL_DISK, 'delete');
    await sender().deliver();
    // not said to be sent, since nothing could be noted
    expect((await one.whole()).letters.at(-1)).toMatchObject({ delivery: 'waiting' });
    await mends('mails');
    stage().advance(PAUSE);
    await sender().deliver();
    expect((await one.whole()).letters.at(-1)).toMatchObject({ delivery: 'sent' });
    // by its Message-ID a mailbox knows it as one
    expect([taken.length, new Set(taken).size]).toEqual([2, 1]);
  });

  test('a copy whose mail cannot be queued is not handed over', async () => {
    const { id, whole } = await letter();
    const { db } = stage().database;
    await addCopy(stage().database, id, stage().clock.now);
    const press = async () =>
      call('POST', `/requests/${id}/copy`, {
        version: (await whole()).version,
        looked: true,
        identity: [],
      });
    const links = () => db.select().from(requestCopies).where(eq(requestCopies.requestId, id));
    await breaks('mails', FULL_DISK);
    expect((await press()).statusCode).toBeGreaterThanOrEqual(500);
    expect([(await whole()).copy.until, await links()]).toEqual([null, []]);
    expect((await whole()).events.map(({ what }) => what)).not.toContain('copy-handed-over');
    await mends('mails');
    expect((await press()).statusCode).toBe(200);
    expect(await links()).toHaveLength(1);
    expectProblem(await press(), 422, 'not-allowed-now');
    expect(await links()).toHaveLength(1);
    expect((await verifyHistory(db, OWNED)).faults).toEqual([]);
  });
});
