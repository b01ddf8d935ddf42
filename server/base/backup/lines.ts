/**
 * The lines of a backup: a head, then for each table one line that names its columns and one line
 * for each row, then an end with counts and hashes. Each value of a row is PostgreSQL's own text
 * for it, so any PostgreSQL reads back exactly what was stored.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

export const FORMAT = 1;

export const headLine = z.object({
  statewise: z.literal('backup'),
  format: z.literal(FORMAT),
  /** The last version of the schema that was applied. */
  schema: z.number(),
  madeAt: z.string(),
});
export type BackupHead = z.infer<typeof headLine>;

export const tableLine = z.object({
  table: z.string(),
  /** Name and type of each column. */
  columns: z.array(z.tuple([z.string(), z.string()])),
});
export type TableLine = z.infer<typeof tableLine>;

const content = z.object({ rows: z.number(), sha256: z.string() });
export type Content = z.infer<typeof content>;
export type Contents = Readonly<Record<string, Content>>;

export const endLine = z.object({
  end: z.record(z.string(), content),
  /** Of all bytes before this line. */
  sha256: z.string(),
});

const ROOM = 1n << 256n;

/** The content of a table whatever the order of its rows: the sum of their hashes. */
export class TableHash {
  #rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % ROOM;
  }

  get content(): Content {
    return { rows: this.#rows, sha256: this.#sum.toString(16).padStart(64, '0') };
  }
}

/** Rows begin with a bracket, all other lines with a brace. */
export const isRow = (line: string) => line.startsWith('[');
