/**
 * The form and the page of a request tell nothing by their time: whether an address asked before or
 * is held, whether a link was ever there, the same statements run in the same order. They are
 * compared, not clocks, so that no busy machine decides.
 */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as schema from '#server/base/database/schema.ts';
import { LIMITS } from '#server/base/limits/limits.ts';
import { freshEmail, stageOn, type Stage } from './stage.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SLUG = 'quiet-lane';
let written: string[] = [];
let stage: Stage;
let base = '';
let cookie = '';

/** Mails leave after the reply, and a savepoint that is taken back is one that ends. */
const isOfReply = (sql: string) => !sql.includes('"mails"') || sql.startsWith('insert');
const kindOf = (sql: string) => sql.replace(/^(?:release|rollback to) savepoint/, 'end savepoint');

/** The reply, and which statements came before it. */
async function during<T>(work: () => Promise<T>): Promise<{ reply: T; statements: string[] }> {
  await stage.mailSender.deliver();
  written = [];
  const reply = await work();
  return { reply, statements: written.filter(isOfReply).map(kindOf) };
}

beforeAll(async () => {
  const lite = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('embeddedCopy'))]),
  });
  const logger = { logQuery: (sql: string) => void written.push(sql) };
  const db = drizzle(lite, { schema, logger });
  const { requestsOfAddress, requestMails } = LIMITS;
  stage = await stageOn(
    { db, kind: 'embedded', close: () => lite.close() },
    { limits: { requestsOfAddress, requestMails } },
  );
  cookie = await stage.owner();
  base = `/api/businesses/${await stage.business(cookie, { statesOperating: ['CA', 'VA'] })}`;
  await stage.call('PUT', `${base}/slug`, { cookie, body: { slug: SLUG } });
  await stage.call('PATCH', `${base}/request-desk`, { cookie, body: { isOn: true } });
});
afterAll(async () => {
  await stage.mailSender.close();
  await stage.database.close();
});

const post = (path: string, fields: Record<string, string>) =>
  stage.call('POST', path, { body: new URLSearchParams(fields).toString(), headers: FORM });

/** Asks as a person would; the address of the request's page. */
async function asks(email: string) {
  const html = (await stage.call('GET', `/r/${SLUG}`)).body;
  const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
  stage.advance(4_000);
  const fields = { way: 'other', type: 'delete', state: 'VA', email, ticket };
  const { reply, statements } = await during(() => post(`/r/${SLUG}`, fields));
  expect(reply.statusCode).toBe(303);
  return { statements, page: String(reply.headers['location']).split('?')[0] ?? '' };
}

test('a post takes the same steps for an address that is new, known, without more mails, or held', async () => {
  // the first post of a day works out what binds the business; that is about nobody's address
  await asks(freshEmail());
  const fresh = await asks(freshEmail());
  expect(fresh.statements.filter((sql) => sql.startsWith('insert into "mails"'))).toHaveLength(1);
  const known = freshEmail();
  // the fourth gets no mail, and the sixth is held
  for (let more = 0; more < 7; more += 1)
    expect((await asks(known)).statements, `post ${more + 1}`).toEqual(fresh.statements);
  await stage.mailSender.deliver();
  expect(stage.mail.filter(({ recipient }) => recipient === known)).toHaveLength(3);
  const list = await stage.call('GET', `${base}/requests?show=held`, { cookie });
  expect(list.json<{ counts: { held: number } }>().counts.held).toBe(2);
  const shown: string[][] = [];
  for (const { page } of [fresh, await asks(known)])
    shown.push((await during(() => stage.call('GET', page))).statements);
  expect(shown[0]?.length).toBeGreaterThan(2);
  expect(shown[1]).toEqual(shown[0]);
});

test('a page of status that was erased takes the same steps as one that never was', async () => {
  const { page } = await asks(freshEmail());
  const list = await stage.call('GET', `${base}/requests`, { cookie });
  const { requests } = list.json<{ requests: { id: string; email: string | null }[] }>();
  const before = await during(() => stage.call('GET', page));
  expect(before.reply.statusCode).toBe(200);
  for (const { id } of requests) {
    const at = `${base}/requests/${id}`;
    await stage.call('POST', `${at}/events`, { cookie, body: { version: 1, what: 'withdrawn' } });
    expect((await stage.call('DELETE', `${at}/person`, { cookie })).statusCode).toBe(204);
  }
  const guessed = `${page.slice(0, -6)}AAAAAA`;
  const strange = `/r/s/${'A'.repeat(65)}`;
  for (const act of [
    (at: string) => stage.call('GET', at),
    (at: string) => post(at, { what: 'withdraw' }),
    (at: string) => stage.call('GET', at.replace('/r/s/', '/r/c/')),
    (at: string) => post(at.replace('/r/s/', '/r/c/'), {}),
  ]) {
    const never = await during(() => act(guessed));
    expect(never.statements.length).toBeGreaterThan(0);
    for (const at of [page, strange]) {
      const gone = await during(() => act(at));
      expect(gone.reply.statusCode).toBe(never.reply.statusCode);
      expect(gone.statements).toEqual(never.statements);
    }
  }
});
