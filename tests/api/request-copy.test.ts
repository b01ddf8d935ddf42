/**
 * The copy of a person's data: put together, mailed to the confirmed address alone, opened once,
 * and erased.
 */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { requestCopies, requestCopyFiles, requests } from '#server/base/database/schema.ts';
import { tellRequest } from '#server/subjects/requests/letters/leaving/mail-outcome.ts';
import { OWNED } from '#server/owned.ts';
import { verifyHistory } from '#server/whole/history-check.ts';
import { onOneDatabase } from './databases.ts';
import { finishDeskJobs } from './desk-jobs.ts';
import { expectProblem, freshEmail, useStage } from './stage.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Whole {
  id: string;
  version: number;
  events: { what: string; fields: Record<string, unknown> }[];
  copy: {
    files: { id: string; name: string; found: { what: string; count: number }[] }[];
    until: string | null;
    isRefused: boolean;
    barred: string | null;
    forbids: string | null;
  };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const csv = (text: string) => ({ name: 'Orders', kind: 'csv', content: base64(text), mask: true });

onOneDatabase('the copy for the person', (database) => {
  const stage = useStage(database, { mails: true });
  const ownerEmail = freshEmail();
  let cookie = '';
  let base = '';
  const call = (method: string, path: string, body?: unknown) =>
    stage().call(method, `${base}${path}`, { cookie, body });
  beforeAll(async () => {
    cookie = await stage().owner(ownerEmail);
    base = `/api/businesses/${await stage().business(cookie, { statesOperating: ['CA', 'VA'] })}`;
  });

  /** A request by mail, and its address confirmed by the mailed link. */
  const asked = async (state = 'VA', isConfirmed = true) => {
    const email = freshEmail();
    const made = await call('POST', '/requests', {
      channel: 'email',
      receivedOn: new Date(stage().clock.now.getTime() - DAY).toISOString().slice(0, 10),
      state,
      by: 'self',
      types: ['access'],
      name: 'Ann Lee',
      email,
      post: null,
      order: null,
      text: null,
      onBehalfOf: null,
    });
    const { id, version } = made.json<Whole>();
    const at = `/requests/${id}`;
    if (isConfirmed) {
      await call('POST', `${at}/events`, { version, what: 'identity-link' });
      await stage().call('POST', await linkTo(email, '/r/c/'), FORM);
    }
    const whole = async () => (await call('GET', at)).json<Whole>();
    const handOver = async (looked = false) =>
      call('POST', `${at}/copy`, { version: (await whole()).version, looked, identity: [] });
    return { id, at, email, whole, handOver };
  };
  const FORM = { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const linkTo = async (email: string, path: string) => {
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(
      ({ recipient, text }) => recipient === email && text.includes(path),
    );
    return new RegExp(`${path}[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
  };
  const left = async (id: string) => {
    const { db } = stage().database;
    const files = await db
      .select()
      .from(requestCopyFiles)
      .where(eq(requestCopyFiles.requestId, id));
    const links = await db.select().from(requestCopies).where(eq(requestCopies.requestId, id));
    return files.length + links.length;
  };

  test('it waits until the owner says how it is known who asks, and the history keeps that', async () => {
    const { at, whole, handOver } = await asked('CA');
    await call('POST', `${at}/copy/files`, csv('order,total\n1,20\n'));
    const body = { version: (await whole()).version, looked: true };
    const refused = await call('POST', `${at}/copy`, body);
    expectProblem(refused, 400, 'invalid-input');
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual(['identity']);
    expect((await handOver(true)).statusCode).toBe(200);
    const { events } = await whole();
    const handed = events.find(({ what }) => what === 'copy-handed-over');
    expect(handed?.fields['identity']).toBe('not checked');
  });

  test('a file of 11 MB gets its answer, and no lost connection', async () => {
    const { at } = await asked();
    const origin = await stage().app.listen({ port: 0, host: '127.0.0.1' });
    const content = 'QUFB'.repeat((11 * 1024 * 1024) / 3);
    const body = JSON.stringify({ name: 'Orders', kind: 'csv', content, mask: true });
    const { port, host } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    const head = [
      `POST ${base}${at}/copy/files HTTP/1.1`,
      `host: ${host}`,
      `origin: ${origin}`,
      `cookie: ${cookie}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ];
    // as some browsers do: it reads once all is sent
    await new Promise<void>((done, fail) => {
      socket.on('error', fail);
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => done());
    });
    const reply = await text(socket);
    expect(reply).toMatch(/^HTTP\/1.1 413 /);
    expect(reply).toContain('This is too large. A file here may have at most 4 MB.');
  });

  test('its mail is in the name of the business', async () => {
    const { at, email, handOver } = await asked();
    await call('POST', `${at}/copy/files`, csv('order,total\n1,20\n'));
    expect((await handOver()).statusCode).toBe(200);
    await stage().mailSender.deliver();
    const mail = stage().mail.findLast(({ recipient }) => recipient === email);
    expect(mail?.carries).toMatchObject({
      name: 'Harbor Books',
      answers: expect.stringMatching(/^desk-[\w-]{36}@desk\.statewise\.example$/),
    });
  });

  test('the letter about the data says how the copy comes, as long as its link is out', async () => {
    const { at, handOver } = await asked();
    await call('POST', `${at}/copy/files`, csv('order,total\n1,20\n'));
    const way = 'a link in a mail of its own, which opens once, until ';
    const drafted = async () =>
      (await call('POST', `${at}/letters`, { kind: 'data' })).json<{ text: string }>().text;
    expect(await drafted()).not.toContain(way);
    expect((await handOver()).statusCode).toBe(200);
    expect(await drafted()).toContain(way);
  });

  test('it opens once by its button, as what was handed over, and nothing stays', async () => {
    const { id, at, email, whole, handOver } = await asked();
    const added = await call(
      'POST',
      `${at}/copy/files`,
      csv('Order,Card\n7,4111 1111 1111 1111\n'),
    );
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json<Whole>().copy.files[0]?.found).toEqual([
      { what: 'financial account number', count: 1 },
    ]);
    const sent = await handOver();
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json<Whole>().copy.until).not.toBeNull();
    const link = await linkTo(email, '/r/d/');
    // programs that look into mails open links, more than once
    for (let times = 0; times < 3; times += 1) {
      const page = await stage().call('GET', link);
      expect([page.statusCode, page.body.includes('<script'), page.body.includes('Order')]).toEqual(
        [200, false, false],
      );
      expect(page.body).toContain('<button>Get the copy</button>');
    }
    const got = await stage().call('POST', link, FORM);
    expect(got.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\w-]+\.zip"$/,
      ) as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const files = unzipSync(new Uint8Array(got.rawPayload));
    expect(Object.keys(files).toSorted()).toEqual([
      '01-Orders.csv',
      'SHA256SUMS.txt',
      'all-as-data.json',
    ]);
    expect(JSON.parse(Buffer.from(files['all-as-data.json'] ?? []).toString())).toEqual({
      '01-Orders.csv': [{ Order: '7', Card: '[card ending 1111]' }],
    });
    const { events } = await whole();
    const handed = events.find(({ what }) => what === 'copy-handed-over');
    const opened = events.find(({ what }) => what === 'copy-opened');
    const sha256 = createHash('sha256').update(got.rawPayload).digest('hex');
    expect(handed?.fields).toMatchObject({ sha256, size: got.rawPayload.length, files: 1 });
    expect(opened?.fields).toMatchObject({ sha256, size: got.rawPayload.length });
    expect(await left(id)).toBe(0);
    const again = await stage().call('POST', link, FORM);
    expect([again.statusCode, again.body.includes('opened already')]).toEqual([410, true]);
    expect((await verifyHistory(stage().database.db, OWNED)).faults).toEqual([]);
  });

  test('of two presses at once, one gets it', async () => {
    const { at, email, handOver } = await asked();
    await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    await handOver();
    const link = await linkTo(email, '/r/d/');
    const both = await Promise.all([0, 1].map(() => stage().call('POST', link, FORM)));
    expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '410']);
  });

  test('it is mailed to the confirmed address alone, and stands on no other page', async () => {
    const { at, email, whole, handOver } = await asked('VA', false);
    await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    const refused = await handOver();
    expectProblem(refused, 422, 'not-allowed-now');
    expect((await whole()).copy.barred).toMatch(/not confirmed/);
    const { version } = await whole();
    await call('POST', `${at}/events`, { version, what: 'identity-link' });
    await stage().call('POST', await linkTo(email, '/r/c/'), FORM);
    expect((await handOver()).statusCode).toBe(200);
    const link = await linkTo(email, '/r/d/');
    const others = stage().mail.filter(
      ({ recipient, text }) => recipient !== email && text.includes(link),
    );
    expect(others).toEqual([]);
    expect(JSON.stringify(await whole())).not.toContain(link.split('/').at(-1));
  });

  test('what California forbids to send is masked, whatever its owner says; elsewhere they choose', async () => {
    const california = await asked('CA');
    const bare = { ...csv('SSN\n123-45-6789\n'), mask: false };
    expect((await california.whole()).copy.forbids).toBe('11 CCR § 7024(d)');
    expectProblem(await call('POST', `${california.at}/copy/files`, bare), 400, 'invalid-input');
    const virginia = await asked('VA');
    expect((await virginia.whole()).copy.forbids).toBeNull();
    const added = await call('POST', `${virginia.at}/copy/files`, bare);
    expect([added.statusCode, added.json<Whole>().copy.files[0]?.found[0]?.count]).toEqual([
      201, 1,
    ]);
  });

  test('a PDF is looked through by its owner first', async () => {
    const { at, handOver } = await asked();
    const pdf = { name: 'Letter.pdf', kind: 'pdf', content: base64('%PDF-1.7\n'), mask: true };
    expect((await call('POST', `${at}/copy/files`, pdf)).statusCode).toBe(201);
    const refused = await handOver();
    expectProblem(refused, 400, 'invalid-input');
    expect((await handOver(true)).statusCode).toBe(200);
  });

  test('where a law forbids to send numbers, each file is looked through, whatever its kind', async () => {
    const { at, handOver } = await asked('CA');
    const added = await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    expect(added.statusCode, added.body).toBe(201);
    const refused = await handOver();
    expectProblem(refused, 400, 'invalid-input');
    expect(refused.body).toContain('Look through each file first');
    expect((await handOver(true)).statusCode).toBe(200);
  });

  test('limits are told in words: the size of one file, of all, and what it is', async () => {
    const { at } = await asked();
    const large = (bytes: number) => ({
      ...csv(''),
      kind: 'text',
      content: Buffer.alloc(bytes, 'a\n').toString('base64'),
    });
    const over = await call('POST', `${at}/copy/files`, large(4 * 1024 * 1024 + 2));
    expectProblem(over, 400, 'invalid-input');
    expect(over.body).toContain('larger than 4 MB');
    for (let files = 0; files < 2; files += 1)
      expect((await call('POST', `${at}/copy/files`, large(4_000_000))).statusCode).toBe(201);
    expect((await call('POST', `${at}/copy/files`, large(4_000_000))).body).toContain('10 MB');
    const script = { ...csv(''), kind: 'pdf', content: base64('<script>alert(1)</script>') };
    expect((await call('POST', `${at}/copy/files`, script)).body).toContain('no PDF file');
    const broken = await call('POST', `${at}/copy/files`, { ...csv(''), content: '%%%' });
    expectProblem(broken, 400, 'invalid-input');
  });

  test('a link whose mail was refused is said to have reached nobody', async () => {
    const { id, at, whole, handOver } = await asked();
    await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    expect((await handOver()).statusCode).toBe(200);
    expect((await whole()).copy.isRefused).toBe(false);
    const { db } = stage().database;
    const [row] = await db.select().from(requests).where(eq(requests.id, id));
    const of = { owner: row?.ownerId ?? '', business: row?.businessId ?? '', request: id };
    await tellRequest(db, of, { is: 'refused', note: 'no mailbox', at: stage().clock.now });
    const { copy } = await whole();
    expect([copy.isRefused, copy.until !== null]).toEqual([true, true]);
    expect(copy.barred).toMatch(/was refused, so nobody got it/);
    expect((await call('DELETE', `${at}/copy`)).statusCode).toBe(204);
    expect((await whole()).copy.isRefused).toBe(false);
  });

  test('while the link is out nothing is changed; taken back, it opens nothing', async () => {
    const { at, email, whole, handOver } = await asked();
    await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    await handOver();
    const link = await linkTo(email, '/r/d/');
    const [file] = (await whole()).copy.files;
    expectProblem(await call('DELETE', `${at}/copy/files/${file?.id}`), 422, 'not-allowed-now');
    expectProblem(await handOver(), 422, 'not-allowed-now');
    expect((await call('DELETE', `${at}/copy`)).statusCode).toBe(204);
    expect((await stage().call('POST', link, FORM)).statusCode).toBe(410);
    expect((await whole()).copy).toMatchObject({ until: null, files: [{ name: 'Orders' }] });
    expect((await call('DELETE', `${at}/copy/files/${file?.id}`)).statusCode).toBe(204);
    expectProblem(await call('DELETE', `${at}/copy/files/${file?.id}`), 404, 'not-found');
  });

  test('a link that nobody opened ends with the files; so does a file that was never sent', async () => {
    const out = await asked();
    await call('POST', `${out.at}/copy/files`, csv('Order\n7\n'));
    await out.handOver();
    const link = await linkTo(out.email, '/r/d/');
    const never = await asked();
    await call('POST', `${never.at}/copy/files`, csv('Order\n7\n'));
    stage().advance(15 * DAY);
    cookie = await stage().signIn(ownerEmail);
    expect((await stage().call('GET', link)).body).toContain('its time is over');
    expect((await stage().call('POST', link, FORM)).statusCode).toBe(410);
    await finishDeskJobs(stage());
    expect([await left(out.id), await left(never.id)]).toEqual([0, 1]);
    expect((await out.whole()).events.map(({ what }) => what)).toContain('copy-ended');
    stage().advance(16 * DAY);
    cookie = await stage().signIn(ownerEmail);
    await finishDeskJobs(stage());
    expect(await left(never.id)).toBe(0);
  });

  test('erasing the person erases the copy', async () => {
    const { id, at, whole } = await asked();
    await call('POST', `${at}/copy/files`, csv('Order\n7\n'));
    const { version } = await whole();
    await call('POST', `${at}/events`, { version, what: 'duplicate' });
    expect((await call('DELETE', `${at}/person`)).statusCode).toBe(204);
    expect(await left(id)).toBe(0);
    const [row] = await stage().database.db.select().from(requests).where(eq(requests.id, id));
    expect(row?.erasedOn).not.toBeNull();
  });
});
