/**
 * No statement of a call or a job crosses owners: every example call is made as owner, adviser and
 * stranger on a database whose statements are written down, and each is read. Not walked: the
 * commands of server/whole/administration, backup, restore and verify-history, which an operator
 * starts and which read everything by intention; the daily backup is one of them.
 */
import { PGlite } from '@electric-sql/pglite';
import { eq, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { deleteExpired } from '#server/cleanup.ts';
import type { Database } from '#server/base/database/database.ts';
import * as schema from '#server/base/database/schema.ts';
import { hasPostgres, postgres } from './databases.ts';
import { FULL } from '../full.ts';
import { bodyOf, urlOf } from './example-calls.ts';
import { faultIn, TABLES, type Statement } from './statement-check.ts';
import { freshEmail, PASSWORD, stageOn, type Stage } from './stage.ts';

const HOUR = 60 * 60 * 1000;
/** These end the session or the business that the other calls need. */
const LAST = ['deleteBusiness', 'logout'];
const IN_ORDER = [
  ...ENDPOINTS.filter(({ name }) => !LAST.includes(name)),
  ...LAST.flatMap((last) => ENDPOINTS.filter(({ name }) => name === last)),
];

let written: (Statement & { readonly during: string })[] = [];
let during = '';
let stage: Stage;
let db: Database;

/** Each wrong statement once, with the call that made it first. */
const faults = () => {
  const found = new Map<string, string>();
  for (const statement of written) {
    const fault = found.has(statement.sql) ? undefined : faultIn(statement);
    if (fault !== undefined) found.set(statement.sql, `${fault}, in ${statement.during}`);
  }
  return [...found].map(([sql, fault]) => `${fault}: ${sql}`);
};
const call = (method: string, url: string, cookie?: string, body?: unknown) => {
  during = `${method} ${url}`;
  return stage.call(method, url, { cookie, body });
};
const mailed = async (email: string, path: string) => {
  await stage.mailSender.deliver();
  const mail = stage.mail.findLast(
    ({ recipient, text }) => recipient === email && text.includes(`/${path}#`),
  );
  return mail?.text.match(/#([\w-]{65})/)?.[1] ?? '';
};

/** Each example call, who made it, and the status of the reply, in order. */
let replies: string[] = [];

beforeAll(async () => {
  const lite = await PGlite.create({
    loadDataDir: new Blob([readFileSync(inject('embeddedCopy'))]),
  });
  const logger = {
    logQuery: (sql: string, params: unknown[]) => void written.push({ sql, params, during }),
  };
  const opened = drizzle(lite, { schema, logger });
  db = opened;
  stage = await stageOn({ db: opened, kind: 'embedded', close: () => lite.close() });
});
afterAll(async () => {
  await stage.mailSender.close();
  await stage.database.close();
});

/**
 * What the example calls alone would not reach: links that work, pages that are there, a session
 * that is over.
 */
async function moreCalls(owner: string, email: string, at: string): Promise<void> {
  const feed = await call('POST', `${at}/feed`, owner);
  await call('GET', new URL(feed.json<{ calendar: string }>().calendar).pathname);
  await call('GET', `/feeds/${'z'.repeat(43)}.ics`);
  const link = await call('POST', `${at}/read-links`, owner, { name: 'Bank', days: 7 });
  const page = await call('GET', new URL(link.json<{ address: string }>().address).pathname);
  expect(page.statusCode).toBe(200);
  await call('PUT', `${at}/slug`, owner, { slug: 'harbor-books' });
  await call('GET', '/p/harbor-books/privacy');
  await call('POST', '/api/auth/verify', undefined, { token: await mailed(email, 'verify') });
  await call('POST', '/api/auth/forgot', undefined, { email });
  const password = `${PASSWORD} battery 1948`;
  const token = await mailed(email, 'reset');
  expect((await call('POST', '/api/auth/reset', undefined, { token, password })).statusCode).toBe(
    200,
  );
  const again = await stage.signIn(email, password);
  const changed = await call('POST', '/api/account/email', again, {
    email: freshEmail(),
    password,
  });
  expect(changed.statusCode).toBe(200);
  const to = changed.json<{ newEmail: string }>().newEmail;
  const verified = await call('POST', '/api/auth/verify', undefined, {
    token: await mailed(to, 'verify'),
  });
  expect(verified.statusCode).toBe(200);
  stage.advance(8 * 24 * HOUR);
  expect((await call('GET', '/api/auth/me', again)).statusCode).toBe(401);
  during = 'the hourly job';
  await deleteExpired(db, stage.clock.now);
  const last = await stage.signIn(to, password);
  const deleted = await call('POST', '/api/account/deletion', last, { password });
  expect(deleted.statusCode).toBe(200);
}

/** Two owners take part, and each statement is still about one. */
async function transferCalls(from: string, to: string, email: string): Promise<void> {
  const id = await stage.business(from);
  const at = `/api/businesses/${id}`;
  const third = freshEmail();
  const adviser = await stage.owner(third);
  await call('POST', `${at}/members`, from, { email: third, role: 'reader' });
  await call('POST', '/api/invitation/acceptance', adviser, {
    token: await mailed(third, 'invitation'),
  });
  await call('PUT', `${at}/slug`, from, { slug: 'harbor-books-moving' });
  await call('POST', `${at}/feed`, from);
  await call('POST', `${at}/read-links`, from, { name: 'Bank', days: 7 });
  await call('POST', `${at}/transfer`, from, { email, keeps: 'reader', password: PASSWORD });
  const token = await mailed(email, 'invitation');
  const moved = await call('POST', '/api/invitation/transfer', to, { token });
  expect(moved.statusCode).toBe(200);
}

/** Every example call, as owner, adviser, stranger and nobody, then what these do not reach. */
async function walkAll(): Promise<void> {
  const email = freshEmail();
  const adviserEmail = freshEmail();
  const [owner, adviser, stranger] = [
    await stage.owner(email),
    await stage.owner(adviserEmail),
    await stage.owner(),
  ];
  const businessId = await stage.business(owner);
  const other = await stage.business(owner);
  const at = `/api/businesses/${businessId}`;
  await call('POST', `${at}/members`, owner, { email: adviserEmail, role: 'editor' });
  const token = await mailed(adviserEmail, 'invitation');
  const joined = await call('POST', '/api/invitation/acceptance', adviser, { token });
  expect(joined.statusCode).toBe(200);
  for (const [who, cookie] of Object.entries({ adviser, stranger, nobody: undefined, owner }))
    for (const endpoint of IN_ORDER) {
      const reply = await call(
        endpoint.method,
        urlOf(endpoint, { businessId }),
        cookie,
        bodyOf(endpoint),
      );
      expect(reply.statusCode, `${endpoint.name}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
      replies.push(`${endpoint.name} by ${who}: ${reply.statusCode}`);
    }
  await transferCalls(await stage.signIn(email), await stage.signIn(adviserEmail), adviserEmail);
  await moreCalls(await stage.signIn(email), email, `/api/businesses/${other}`);
  during = 'closing';
  await stage.app.close();
}

test('every statement of every call and job is about one owner', async () => {
  await walkAll();
  expect(faults()).toEqual([]);
  const all = written.map(({ sql }) => sql).join('\n');
  expect(TABLES.filter((table) => !all.includes(`"${table}"`))).toEqual([]);
  expect(written.length).toBeGreaterThan(1000);
});

test.skipIf(!hasPostgres() || !FULL)(
  'every call is answered on PostgreSQL as on the embedded database',
  async () => {
    const before = { stage, replies };
    replies = [];
    stage = await stageOn(await postgres.open());
    await walkAll();
    await stage.mailSender.close();
    await stage.database.close();
    expect(replies).toEqual(before.replies);
    ({ stage } = before);
  },
);

test('a statement without its owner is found where it is made', async () => {
  const { answers, feeds } = schema;
  written = [];
  await db.select().from(answers).where(eq(answers.ownerId, 'one'));
  expect(faults()).toEqual([]);
  await db.select().from(answers).where(eq(answers.businessId, 'one'));
  await db.delete(feeds).where(or(eq(feeds.ownerId, 'one'), eq(feeds.tokenHash, 'two')));
  expect(faults()).toHaveLength(2);
});

const OWN = `select "seq" from "chains" where ("chains"."owner_id" = $1 and "chains"."seq" > $2)`;
test.each([
  ['of one owner', OWN, undefined],
  [
    'joined by owner',
    `select 1 from "sessions" inner join "users" on "users"."id" = "sessions"."user_id" where "sessions"."user_id" = $1`,
    undefined,
  ],
  ['of nothing', 'select 1', undefined],
  [
    'by another column',
    `select 1 from "users" where "users"."email_key" = $1`,
    '"users" without its owner',
  ],
  [
    'the contrary',
    `select 1 from "users" where not "users"."id" = $1`,
    '"users" without its owner',
  ],
  [
    'one of several',
    `select 1 from "users" where ("users"."id" = $1 or "users"."email_key" = $2)`,
    '"users" without its owner',
  ],
  [
    'of two owners',
    `select 1 from "users" left join "chains" on "chains"."owner_id" = $1 where "users"."id" = $2`,
    'two owners',
  ],
  [
    'with a part of all',
    `delete from "work" where "work"."owner_id" = $1 and exists (select 1 from "answers" where "answers"."fact" = $2)`,
    '"answers" without its owner',
  ],
  [
    'rows of two owners',
    `insert into "shares" ("owner_id", "business_id") values ($1, $3), ($2, $3)`,
    'two owners',
  ],
  [
    'without an owner in it',
    `insert into "shares" ("business_id") values ($1)`,
    '"shares" without its owner',
  ],
  [
    'of the service, all',
    `delete from "mails" where "mails"."tries" = $1`,
    '"mails" without its key',
  ],
  [
    'of the service and an owner',
    `select 1 from "directory" inner join "users" on "users"."id" = "directory"."owner_id" where "directory"."key" = $1`,
    'is about an owner and the service at once',
  ],
  [
    'that cannot be read',
    `select 1 from "users", "chains" where "users"."id" = $1`,
    'cannot be read',
  ],
])('a statement %s', (_, sql, fault) => {
  expect(faultIn({ sql, params: ['one', 'two', 'three'] })).toBe(fault);
});
