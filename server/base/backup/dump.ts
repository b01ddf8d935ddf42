/**
 * A whole database as lines, in the state of one moment, without holding more than some rows in
 * memory.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/base/database/database.ts';
import { lastVersion } from '#server/base/database/migrations.ts';
import { rowsOf } from '#server/base/database/rows.ts';
import { TableHash, FORMAT, type Content, type Contents, type TableLine } from './lines.ts';
import { tablesOf } from './tables.ts';

const FIRST_ROWS = 20;
const MOST_ROWS = 2_000;
/** Rows are fetched in portions of about this many characters. */
const PORTION = 1_000_000;

const PLAIN = [
  "timezone = 'UTC'",
  "datestyle = 'ISO, YMD'",
  'extra_float_digits = 1',
  'statement_timeout = 0',
];

/** Takes a line, without its line break, and resolves when there is room for the next. */
export type Writer = (line: string) => Promise<void>;

/** Writes all lines, all of them read in one transaction. Returns what each table holds. */
export function dump(db: Database, write: Writer, now: Date): Promise<Contents> {
  return atOneMoment(db, async (tx) => {
    const whole = createHash('sha256');
    const put = (line: string) => {
      whole.update(`${line}\n`);
      return write(line);
    };
    const schema = await lastVersion(tx);
    await put(
      JSON.stringify({ statewise: 'backup', format: FORMAT, schema, madeAt: now.toISOString() }),
    );
    const contents: Record<string, Content> = {};
    for (const table of await tablesOf(tx)) {
      await put(JSON.stringify(table));
      contents[table.table] = await eachRow(tx, table, put);
    }
    await write(JSON.stringify({ end: contents, sha256: whole.digest('hex') }));
    return contents;
  });
}

/** What each table holds now. */
export async function contentsOf(tx: Database): Promise<Contents> {
  await plainTexts(tx);
  const contents: Record<string, Content> = {};
  for (const table of await tablesOf(tx))
    contents[table.table] = await eachRow(tx, table, async () => {});
  return contents;
}

function atOneMoment<Done>(db: Database, work: (tx: Database) => Promise<Done>): Promise<Done> {
  return db.transaction(
    async (tx) => {
      await plainTexts(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Dates and numbers are written the same way whatever the settings of the server are, and reading
 * may take its time.
 */
async function plainTexts(tx: Database): Promise<void> {
  for (const setting of PLAIN) await tx.execute(`set local ${setting}`);
}

async function eachRow(
  tx: Database,
  { table, columns }: TableLine,
  write: Writer,
): Promise<Content> {
  const hash = new TableHash();
  const values = columns.map(([name]) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select json_build_array(${sql.join(values, sql`, `)})::text as line from ${sql.identifier(table)}`,
  );
  for (let most = FIRST_ROWS; ;) {
    const rows = await rowsOf<{ line: string }>(
      tx,
      sql.raw(`fetch forward ${most} from backup_rows`),
    );
    for (const { line } of rows) {
      hash.add(line);
      await write(line);
    }
    if (rows.length < most) break;
    const length = rows.reduce((sum, { line }) => sum + line.length, 0) / rows.length;
    most = Math.max(1, Math.min(MOST_ROWS, Math.floor(PORTION / length)));
  }
  await tx.execute('close backup_rows');
  return hash.content;
}
