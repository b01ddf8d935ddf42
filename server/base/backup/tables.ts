/**
 * The tables of a database as its own catalogue describes them: those that others refer to come
 * first.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { rowsOf } from '#server/base/database/rows.ts';
import type { TableLine } from './lines.ts';

/** Every table of the schema `public`, in an order in which rows can be put in. */
export async function tablesOf(db: Database): Promise<TableLine[]> {
  const tables = await rowsOf<{ table: string; columns: [string, string][] }>(
    db,
    sql`select c.relname as table,
          json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.relname order by c.relname`,
  );
  const references = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`select child.relname as child, parent.relname as parent from pg_constraint k
        join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
        where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  return parentsFirst(tables, references);
}

function parentsFirst(
  tables: readonly TableLine[],
  references: readonly { child: string; parent: string }[],
): TableLine[] {
  const left = [...tables];
  const placed: TableLine[] = [];
  while (left.length > 0) {
    const waits = ({ table }: TableLine) =>
      references.some(
        ({ child, parent }) => child === table && left.some((other) => other.table === parent),
      );
    const free = left.findIndex((each) => !waits(each));
    // tables that refer to each other in a circle stay in the order of their names
    placed.push(...left.splice(Math.max(free, 0), 1));
  }
  return placed;
}

/** Lets counters of columns go on after the highest number that was put in. */
export async function advanceCounters(db: Database): Promise<void> {
  const counters = await rowsOf<{ table: string; column: string; counter: string }>(
    db,
    sql`select c.relname as table, a.attname as column,
          pg_get_serial_sequence(quote_ident(c.relname), a.attname) as counter
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column, counter } of counters)
    await db.execute(
      sql`select setval(${counter}::regclass, max(${sql.identifier(column)})) from ${sql.identifier(table)} having count(*) > 0`,
    );
}
