/**
 * Copies one owner with a business many times, each with ids of their own: what a real owner
 * entered stands there as often as wanted, rows and histories included.
 */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { followed, START, type StoredLine } from '#server/base/history/chain.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Tables of an owner, in the order of their keys, with the share of owners who have rows there. */
const TABLES: readonly (readonly [table: string, share: number])[] = [
  ['users', 1],
  ['businesses', 1],
  ['answers', 1],
  ['work', 1],
  ['first_owed', 1],
  ['receipts', 1],
  ['chains', 1],
  ['events', 1],
  ['details', 1],
  ['data_maps', 1],
  ['document_versions', 0.04],
  ['directory', 1],
];
const AT_ONCE = 50_000;

const OWNER = `md5('owner ' || n)::uuid::text`;
const BUSINESS = `md5('business ' || n)::uuid::text`;

const asId = (kind: string, n: number) => {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
};
const ownerId = (n: number) => asId('owner', n);
export const businessId = (n: number) => asId('business', n);

function valueOf(table: string, column: string): string {
  if (column === 'owner_id' || column === 'user_id') return OWNER;
  if (column === 'business_id')
    return `case when t.business_id is null then null else ${BUSINESS} end`;
  if (column === 'chain') return `case when t.chain = 'account' then t.chain else ${BUSINESS} end`;
  if (table === 'users' && column === 'id') return OWNER;
  if (table === 'businesses' && column === 'id') return BUSINESS;
  if (column === 'email' || column === 'email_key') return `'owner' || n || '@example.com'`;
  if (table === 'directory' && column === 'key') return `'email:owner' || n || '@example.com'`;
  return `t."${column}"`;
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name: name }) => name);
}

/** Copies the owner `template` `count` times. `say` is told how far it is, and how long it took. */
export async function fill(
  client: Client,
  template: string,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const since = () => `after ${((performance.now() - start) / 1000).toFixed(0)} s`;
  await withoutIndexes(client, async () => {
    for (const [table, share] of TABLES) {
      await copyRows(client, { table, step: Math.round(1 / share), template, count });
      say(`${table}: filled ${since()}`);
    }
  });
  say(`indexes: made ${since()}`);
  await client.query('vacuum analyze');
  say(`ready ${since()}`);
}

interface Copied {
  readonly table: string;
  /** Every owner of so many has the rows. */
  readonly step: number;
  readonly template: string;
  readonly count: number;
}

async function copyRows(client: Client, { table, step, template, count }: Copied): Promise<void> {
  const columns = await columnsOf(client, table);
  const key = table === 'users' ? 'id' : 'owner_id';
  // apart, so that no statement looks for these rows among all copies
  await client.query(`create temp table pattern as select * from "${table}" where false`);
  await client.query(`insert into pattern select * from "${table}" where "${key}" = $1`, [
    template,
  ]);
  for (let from = 1; from <= count; from += AT_ONCE)
    await client.query(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
       select ${columns.map((name) => valueOf(table, name)).join(', ')}
       from generate_series(${from}, ${Math.min(from + AT_ONCE - 1, count)}) n cross join pattern t
       where n % ${step} = 0`,
    );
  await client.query('drop table pattern');
}

/** Gives each of these owners a session. Returns their tokens. */
export async function signIn(client: Client, owners: readonly number[]): Promise<string[]> {
  const tokens = owners.map((n) => {
    const owner = Buffer.from(ownerId(n).replaceAll('-', ''), 'hex').toString('base64url');
    return owner + createHash('sha256').update(`token ${n}`).digest('base64url');
  });
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, last_used_at)
     select * from unnest($1::text[], $2::text[], $3::timestamptz[], $3::timestamptz[])`,
    [hashes, owners.map(ownerId), owners.map(() => new Date().toISOString())],
  );
  return tokens;
}

/**
 * Follows the histories of these owners from their first event to the last. Throws at the first
 * that is not right; returns how many events it read.
 */
export async function checkHistories(client: Client, owners: readonly number[]): Promise<number> {
  const { rows } = await client.query<StoredLine & { of: string }>(
    `select owner_id || ' ' || chain as of, seq::int, body, hash from events
     where owner_id = any($1::text[]) order by owner_id, chain, seq`,
    [owners.map(ownerId)],
  );
  for (const [of, lines] of Map.groupBy(rows, (row) => row.of)) {
    const end = followed(START, lines);
    if ('fault' in end) throw new Error(`the history of ${of}: ${end.fault}`);
  }
  return rows.length;
}

/** Table → its size with indexes in MB, largest first. */
export async function sizes(
  client: Client,
): Promise<{ table: string; mb: number; rows: number }[]> {
  const { rows } = await client.query<{ table: string; mb: number; rows: number }>(
    `select relname as table, round(pg_total_relation_size(relid) / 1e6)::int as mb, n_live_tup::int as rows
     from pg_stat_user_tables where n_live_tup > 0 order by 2 desc`,
  );
  return rows;
}
