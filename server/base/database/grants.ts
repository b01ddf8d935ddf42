/**
 * The rights that a node needs where another account owns the tables: rows, and the number of the
 * schema.
 */
import { sql } from 'drizzle-orm';
import { DatabaseStartError, type Database } from './database.ts';
import { rowsOf } from './rows.ts';

/**
 * Grants them to a role, for tables of later versions too. Throws a DatabaseStartError where there
 * is no such role.
 */
export async function grantRows(db: Database, role: string): Promise<void> {
  const found = await rowsOf(db, sql`select from pg_roles where rolname = ${role}`);
  if (found.length === 0)
    throw new DatabaseStartError(
      `PostgreSQL knows no role "${role}". Make it first: create role "${role}" login;`,
    );
  const to = sql.identifier(role);
  const rows = sql.raw('select, insert, update, delete');
  await db.transaction(async (tx) => {
    await tx.execute(sql`grant usage on schema public, drizzle to ${to}`);
    await tx.execute(sql`grant ${rows} on all tables in schema public to ${to}`);
    await tx.execute(sql`grant select on all tables in schema drizzle to ${to}`);
    await tx.execute(
      sql`alter default privileges in schema public grant ${rows} on tables to ${to}`,
    );
  });
}
