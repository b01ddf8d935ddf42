/**
 * What a business and a request weigh, table by table, and how many statements a second the tables
 * of the service take, which a database on Citus keeps on its coordinator.
 * `OWNERS=10000 REQUESTS=5000 SECONDS=5 npm run bench:growth`. The database server runs without
 * fsync.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '#server/base/database/database.ts';
import { openPostgres } from '#server/base/database/postgres.ts';
import { siteTestQueue } from '#server/base/database/schema.ts';
import { countTry } from '#server/base/limits/store.ts';
import { addMail, mailSent, takeDueMails } from '#server/base/mail/store.ts';
import { putLetter } from '#server/subjects/requests/stored/letter-store.ts';
import { listQueue } from '#server/subjects/site-tests/running/queue-store.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { Caller } from './fairness/caller.ts';
import { dropFolder, newFolder, withServer } from './fairness/served.ts';
import { fillDesk } from './requests/fill.ts';
import { fill } from './scale/fill.ts';
import { template } from './scale/template.ts';

const OWNERS = Number(process.env['OWNERS'] ?? 10_000);
const REQUESTS = Number(process.env['REQUESTS'] ?? 5_000);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const LANES = 10;
/** English as long as a letter: what repeats itself would be packed. */
const LETTER = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8').slice(
  0,
  2_000,
);

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Table → bytes with its indexes, after a vacuum. */
async function bytesOf(client: Client): Promise<Map<string, number>> {
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ table: string; bytes: string }>(
    'select relname as table, pg_total_relation_size(relid)::text as bytes from pg_stat_user_tables',
  );
  return new Map(rows.map(({ table, bytes }) => [table, Number(bytes)]));
}

/** What came in between, for each of so many, largest first. */
function told(what: string, [before, after]: readonly Map<string, number>[], count: number) {
  const grown = [...(after ?? [])]
    .map(([table, bytes]) => [table, (bytes - (before?.get(table) ?? 0)) / count] as const)
    .filter(([, each]) => each >= 1)
    .toSorted(([, one], [, other]) => other - one);
  const sum = grown.reduce((all, [, each]) => all + each, 0);
  say(`\n${what}: ${Math.round(sum)} bytes each (${count}): ${inLine(grown)}`);
}
const inLine = (grown: readonly (readonly [string, number])[]) =>
  grown.map(([table, each]) => `${table} ${Math.round(each)}`).join(', ');

/** So often a second, by lanes that wait for their reply. */
async function rate(what: string, statements: number, work: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const each = Math.round(done / SECONDS);
  say(`${what}: ${each} a second, ${each * statements} statements`);
}

const mail = (number: number) => ({
  recipient: `person.${number}@example.com`,
  subject: 'About your request',
  text: LETTER,
  html: `<p>${LETTER}</p>`,
});

async function ofTheService(db: Database, client: Client): Promise<void> {
  say(`\nTables of the service, ${LANES} at once for ${SECONDS} s each:`);
  await rate('tries counted (limits), each of another key', 1, () =>
    countTry(db, randomUUID(), new Date(), 900_000),
  );
  await rate('tries counted, of ten keys', 1, () =>
    countTry(db, `key ${Math.floor(Math.random() * 10)}`, new Date(), 900_000),
  );
  let number = 0;
  const before = await bytesOf(client);
  await rate('mails queued', 1, () => addMail(db, mail((number += 1)), new Date()));
  told('a mail that waits', [before, await bytesOf(client)], number);
  await rate('twenty mails taken and marked as sent', 21, async () => {
    const taken = await takeDueMails(db, new Date(), 12);
    for (const { id } of taken) await mailSent(db, id, new Date());
  });
  const queued = Array.from({ length: 1_000 }, () => ({
    testId: randomUUID(),
    ownerId: randomUUID(),
    businessId: randomUUID(),
    askedAt: new Date(),
    tries: 0,
  }));
  const empty = await bytesOf(client);
  await db.insert(siteTestQueue).values(queued);
  told('a test of a site that waits', [empty, await bytesOf(client)], queued.length);
  await rate('the queue of a thousand tests of sites read', 1, () => listQueue(db));
}

/** Requests with one letter each, as the form and the owner make them. */
async function requests(db: Database, client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string; owner: string }>(
    `select id, owner_id as owner from businesses where owner_id in (select id from users where email = 'desk@example.com')`,
  );
  const [business] = rows;
  if (!business) throw new Error('there is no desk');
  const before = await bytesOf(client);
  await fillDesk(db, business.id, REQUESTS);
  const open = await bytesOf(client);
  told('a request, open', [before, open], REQUESTS);
  const { rows: stored } = await client.query<{ id: string }>('select id from requests');
  const savedAt = new Date();
  for (const { id } of stored)
    await putLetter(db, {
      ownerId: business.owner,
      businessId: business.id,
      requestId: id,
      id: randomUUID(),
      version: 1,
      kind: 'confirmation',
      item: null,
      subject: 'About your request',
      text: LETTER,
      savedAt,
      savedBy: business.owner,
      sentAt: null,
      sentBy: null,
      delivery: null,
      deliveryNote: null,
    });
  told(`a letter of ${LETTER.length} characters`, [open, await bytesOf(client)], REQUESTS);
}

const postgres = await startPostgres(tmpdir());
if (!postgres) throw new Error('PostgreSQL was not found.');
const folder = newFolder();
const client = new Client({ connectionString: postgres.url });
const database = await openPostgres(postgres.url, () => {});
try {
  await client.connect();
  await withServer({ folder, databaseUrl: postgres.url }, async (origin) => {
    const caller = new Caller(origin, 1);
    await template(caller);
    caller.close();
    const desk = new Caller(origin, 1);
    await desk.signUp('desk@example.com');
    const profile = { businessName: 'Full Desk', industry: 'Retail', employeeCount: 12 };
    const places = { statesOperating: ['CA', 'VA', 'CO'], dataTypesCollected: ['Email addresses'] };
    const { id } = await desk.get<{ id: string }>('POST', '/api/businesses', {
      ...profile,
      ...places,
    });
    await desk.get('GET', `/api/businesses/${id}/requests`);
    desk.close();
  });
  const { rows } = await client.query<{ id: string }>(
    "select id from users where email = 'template@example.com'",
  );
  const before = await bytesOf(client);
  await fill(client, rows[0]?.id ?? '', OWNERS, () => {});
  told('A business after an hour of work', [before, await bytesOf(client)], OWNERS);
  await requests(database.db, client);
  await ofTheService(database.db, client);
} finally {
  await client.end().catch(() => {});
  await database.close();
  await postgres.stop();
  dropFolder(folder);
}
