/**
 * A business moves to another owner: its rows are read where they are, written where they go, and
 * deleted (docs/decisions/0067-transfer.md). Two owners take part in the transaction, and one in
 * each statement.
 */
import { and, asc, eq, getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { deleteBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import * as schema from '#server/base/database/schema.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { BusinessMove, OwnedRooms } from '#server/base/owned.ts';

const { businesses } = schema;

/** Rows that are held at once. */
const PAGE = { usual: 1000, large: 20 };

const ALL = Object.values(schema).filter((each) => is(each, PgTable));

const refersTo = (table: PgTable): PgTable[] =>
  getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);

/**
 * Every table whose rows go with a business, each after those that it refers to: a new table is in
 * it by its foreign key.
 */
export function tablesThatMove(owned: OwnedRooms): PgTable[] {
  const found: PgTable[] = [businesses];
  for (const table of found)
    for (const other of ALL)
      if (!found.includes(other) && refersTo(other).includes(table)) found.push(other);
  const staying = new Set(owned.flatMap(({ staysBehind = [] }) => staysBehind));
  return found.filter((table) => !staying.has(table));
}

function columnOf(table: PgTable, ...names: string[]): PgColumn {
  const columns = Object.values(getTableColumns(table));
  const found = names.flatMap((name) => columns.find((column) => column.name === name) ?? [])[0];
  if (!found) throw new Error(`${getTableConfig(table).name} has none of ${names.join(', ')}`);
  return found;
}

const businessColumn = (table: PgTable) =>
  table === businesses ? businesses.id : columnOf(table, 'business_id', 'chain');

type Row = Readonly<Record<string, unknown>>;

/**
 * The columns of the key by which the rows of one business are told apart, with their names in a
 * row. None: it has one row.
 */
function keyOf(table: PgTable): { name: string; column: PgColumn }[] {
  const [key] = getTableConfig(table).primaryKeys;
  if (!key) throw new Error(`${getTableConfig(table).name} has no key`);
  const inKey = new Set(key.columns.map(({ name }) => name));
  const fixed = new Set(['owner_id', businessColumn(table).name]);
  return Object.entries(getTableColumns(table))
    .filter(([, column]) => inKey.has(column.name) && !fixed.has(column.name))
    .map(([name, column]) => ({ name, column }));
}

/** The rows that come after one, by their key. */
function after(table: PgTable, last: Row | undefined): SQL | undefined {
  const key = keyOf(table);
  if (!last || key.length === 0) return undefined;
  const columns = sql.join(
    key.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    key.map(({ name, column }) => sql.param(last[name], column)),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}

/**
 * A page of the rows of a business, locked, so that who writes to one waits and then finds it gone.
 */
function rowsOf(
  table: PgTable,
  { from, businessId }: BusinessMove,
  db: Database,
  { last, most }: { readonly last: Row | undefined; readonly most: number },
) {
  const whose = eq(columnOf(table, 'owner_id'), from);
  return db
    .select()
    .from(table)
    .where(and(whose, eq(businessColumn(table), businessId), after(table, last)))
    .orderBy(...keyOf(table).map(({ column }) => asc(column)))
    .limit(most)
    .for('update');
}

async function moveRows(table: PgTable, move: BusinessMove, db: Database, most: number) {
  // The key of a request belongs to the account that sent it.
  const apart = table === businesses ? { submissionKey: null } : {};
  let last: Row | undefined;
  do {
    const rows: Row[] = await rowsOf(table, move, db, { last, most });
    const moved = rows.map((row) => ({ ...row, ...apart, ownerId: move.to }));
    if (moved.length > 0) await db.insert(table).values(moved);
    await yieldToOthers();
    last = keyOf(table).length > 0 ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * Moves all rows of a business. The caller has locked the business and both accounts, and ended
 * what does not move.
 */
export async function moveBusiness(
  owned: OwnedRooms,
  move: BusinessMove,
  db: Database,
  page = PAGE,
): Promise<void> {
  const large = new Set(owned.flatMap((room) => room.large ?? []));
  for (const table of tablesThatMove(owned))
    await moveRows(table, move, db, large.has(table) ? page.large : page.usual);
  for (const room of owned) await room.moved?.(move, db);
  await deleteBusiness(move.from, db, move.businessId);
}
