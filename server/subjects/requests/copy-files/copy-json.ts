/**
 * Everything of a copy that a program can read, as one JSON file: what laws on copies to take
 * along ask for, where it is feasible (such as Va. Code § 59.1-577(A)(4): "readily usable
 * format").
 */
import { readCsv } from '#documents/formats/csv.ts';
import type { CopyKind } from './mask-file.ts';

interface CopyFile {
  readonly name: string;
  readonly kind: CopyKind;
  readonly bytes: Uint8Array;
}

function contentOf({ kind, bytes }: CopyFile): unknown {
  const text = kind === 'pdf' ? '' : Buffer.from(bytes).toString();
  if (kind === 'csv') {
    const { columns, rows } = readCsv(text);
    return rows.map(({ cells }) =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    );
  }
  if (kind === 'json') return JSON.parse(text) as unknown;
  return kind === 'text' ? text.split('\n') : null;
}

/** Each file by its name: a table as records, JSON as it is, text line by line, a PDF as null. */
export const copyAsJson = (files: readonly CopyFile[]): Uint8Array =>
  Buffer.from(
    `${JSON.stringify(Object.fromEntries(files.map((file) => [file.name, contentOf(file)])), null, 2)}\n`,
  );
