/**
 * Where the rows of each table lie once the database is spread over machines by Citus
 * (docs/decisions/0150-a-database-on-citus.md): read from the schema itself, so that a new table is
 * placed by what it refers to.
 */
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { DatabaseStartError, type Database } from './database.ts';
import { rowsOf } from './rows.ts';
import * as schema from './schema.ts';

/** A table with the column whose value says on which machine a row lies. */
interface SpreadTable {
  readonly table: string;
  readonly column: string;
  /** The rows lie with the owner's other rows; or each alone, by its key. */
  readonly beside: 'owner' | 'none';
}

/** All tables: those that are spread, the owner's first, and those that stay on one machine. */
export interface Placement {
  readonly spread: readonly SpreadTable[];
  readonly service: readonly string[];
}

/** Where an owner's rows begin, and the table that says whose a key is. */
const BY_KEY: Readonly<Record<string, SpreadTable>> = {
  users: { table: 'users', column: 'id', beside: 'owner' },
  directory: { table: 'directory', column: 'key', beside: 'none' },
};

/**
 * A row that refers to an owner's row lies with it, by the first column of the reference; a table
 * that refers to none is of the service, but for the two that begin the way.
 */
function placeOf(table: PgTable): SpreadTable | undefined {
  const { name, foreignKeys } = getTableConfig(table);
  const [first] = foreignKeys;
  const column = first?.reference().columns[0]?.name;
  return (
    BY_KEY[name] ?? (column === undefined ? undefined : { table: name, column, beside: 'owner' })
  );
}

const TABLES = Object.values(schema).filter((each) => is(each, PgTable));

/** Where each table of the schema lies. */
export function placement(): Placement {
  const places = TABLES.map((table) => ({ table, place: placeOf(table) }));
  const spread = places.flatMap(({ place }) => place ?? []);
  return {
    spread: spread.toSorted(
      (one, other) => Number(other.table === 'users') - Number(one.table === 'users'),
    ),
    service: places.flatMap(({ table, place }) => (place ? [] : [getTableConfig(table).name])),
  };
}

/** The tables that are spread already; undefined where Citus is not there. */
async function spreadAlready(db: Database): Promise<ReadonlySet<string> | undefined> {
  const found = await rowsOf(db, sql`select from pg_extension where extname = 'citus'`);
  if (found.length === 0) return undefined;
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select logicalrelid::text as name from pg_dist_partition where partmethod = 'h'`,
  );
  return new Set(rows.map(({ name }) => name.replaceAll('"', '')));
}

async function spread(db: Database, { table, column, beside }: SpreadTable): Promise<void> {
  const colocated = beside === 'none' || table === 'users' ? 'none' : 'users';
  await db.execute(
    sql`select create_distributed_table(${table}, ${column}, colocate_with => ${colocated})`,
  );
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** References of these tables, which cannot stand while one side is spread and the other is not. */
async function referencesOf(db: Database, tables: readonly string[]): Promise<Reference[]> {
  const names = sql.join(
    tables.map((name) => sql`${name}`),
    sql`, `,
  );
  return rowsOf<Reference>(
    db,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
          and conparentid = 0 and (conrelid::regclass::text in (${names}) or confrelid::regclass::text in (${names}))
        order by conrelid, conname`,
  );
}

/**
 * Spreads every table that is not spread yet: all of them or none, with the rows they hold. Nodes
 * must not run meanwhile. Replies how many it spread. Throws a DatabaseStartError where there is no
 * Citus.
 */
export async function spreadTables(db: Database): Promise<number> {
  const already = await spreadAlready(db);
  if (!already)
    throw new DatabaseStartError(
      'This database has no Citus. Install it on the server, run "create extension citus" as its administrator, add the workers, then try again. Nothing was changed.',
    );
  const missing = placement().spread.filter(({ table }) => !already.has(table));
  if (missing.length === 0) return 0;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local citus.multi_shard_modify_mode = 'sequential'`);
    const references = await referencesOf(
      tx,
      missing.map(({ table }) => table),
    );
    for (const { table, name } of references)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
      );
    for (const each of missing) await spread(tx, each);
    for (const { table, name, definition } of references)
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
  });
  return missing.length;
}

/**
 * Spreads a table that a migration has just made, where the others are spread: its references are
 * added after it, and would not be taken otherwise.
 */
export async function placeNewTable(db: Database, statement: string): Promise<void> {
  const [, name] = /^\s*CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/i.exec(statement) ?? [];
  const place = placement().spread.find(({ table }) => table === name);
  if (!place || place.table === 'users') return;
  const already = await spreadAlready(db);
  if (already?.has('users') === true) await spread(db, place);
}
