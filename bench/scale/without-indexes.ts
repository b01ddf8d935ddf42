/**
 * Many rows go into tables without indexes, which are made anew from all rows at once: adding to
 * them row by row takes longer, the more there is.
 */
import type { Client } from 'pg';

interface Made {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  /** p: primary key, u: unique, f: reference to another table, i: index. */
  readonly kind: 'p' | 'u' | 'f' | 'i';
}

const CONSTRAINTS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, contype::text as kind,
    pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`;
const INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, 'i' as kind,
    pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)`;

/**
 * Takes all indexes and keys away while `work` runs, and makes them again. References are not
 * checked against what is there.
 */
export async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const constraints = (await client.query<Made>(CONSTRAINTS)).rows;
  const indexes = (await client.query<Made>(INDEXES)).rows;
  const of = (...kinds: Made['kind'][]) => constraints.filter(({ kind }) => kinds.includes(kind));
  for (const { table, name } of [...of('f'), ...of('p', 'u')])
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of of('p', 'u'))
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { table, name, definition } of of('f'))
    await client.query(`alter table ${table} add constraint ${name} ${definition} not valid`);
}
