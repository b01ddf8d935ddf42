/**
 * Lines into an empty database: its schema is made as it was when they were written, then filled.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { bringUpToDate } from '#server/base/database/migrations.ts';
import { rowsOf } from '#server/base/database/rows.ts';
import { isRow, tableLine, type TableLine } from './lines.ts';
import { advanceCounters } from './tables.ts';

const PORTION = 1_000_000;

/** Puts everything in, of a version of the schema. The database must hold no table. */
export async function load(
  tx: Database,
  lines: AsyncIterable<string>,
  schema: number,
): Promise<void> {
  const portion = new Portion(tx);
  let first = true;
  for await (const line of lines) {
    if (first) await bringUpToDate(tx, schema);
    else if (isRow(line)) await portion.add(line);
    else await portion.begin(tableLine.safeParse(JSON.parse(line)).data);
    first = false;
  }
  await portion.begin(undefined);
  await advanceCounters(tx);
}

/** Rows of one table, put in together. */
class Portion {
  readonly #tx: Database;
  #table: TableLine | undefined;
  #rows: string[] = [];
  #length = 0;
  #isEmptied = false;

  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Goes on with another table; undefined at the end. */
  async begin(table: TableLine | undefined): Promise<void> {
    await this.#put();
    this.#table = table;
    this.#isEmptied = false;
  }

  async add(row: string): Promise<void> {
    this.#rows.push(row);
    this.#length += row.length;
    if (this.#length > PORTION) await this.#put();
  }

  /** Migrations may have put rows of their own in. */
  async #empty(table: string): Promise<void> {
    const rows = await rowsOf(this.#tx, sql`select from ${sql.identifier(table)} limit 1`);
    if (rows.length > 0) await this.#tx.execute(sql`delete from ${sql.identifier(table)}`);
  }

  async #put(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    this.#length = 0;
    if (!this.#table || rows.length === 0) return;
    const { table, columns } = this.#table;
    if (!this.#isEmptied) await this.#empty(table);
    this.#isEmptied = true;
    const names = columns.map(([name]) => sql.identifier(name));
    const values = columns.map(([, type], place) => sql.raw(`(row->>${place})::${type}`));
    await this.#tx.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value
          select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json) as each(row)`,
    );
  }
}
