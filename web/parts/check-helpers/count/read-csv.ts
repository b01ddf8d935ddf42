/** Reads a list in pieces, with only one piece in memory. Nothing leaves the browser. */
import Papa from 'papaparse';
import { type Encoding, kindOfFile } from '#engine/counting/file-kind.ts';
import { headerAt, looksLikeHeader } from '#engine/counting/columns.ts';
import { ListFault, type ListProblem } from './list-fault.ts';

/** A Blob or File; in tests any object with bytes. */
export interface ByteSource {
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface Head {
  readonly header: readonly string[];
  readonly delimiter: string;
  readonly encoding: Encoding;
}

export interface ReadTasks {
  /** Called once, before any rows. */
  readonly onHead: (head: Head) => void;
  /** `first` is the number of the first of these rows. Returns false to stop. */
  readonly onRows: (rows: readonly (readonly string[])[], first: number) => boolean | void;
  /** Bytes read so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/** Characters parsed at a time. */
const PIECE = 1 << 19;
/** A longer row means a fault: an unclosed quote, or a file that is not a list. */
const LONGEST_ROW = 1 << 20;
const ENOUGH_TO_TELL = 4096;
/** Number of lines in which the separator is searched. */
const LINES_TO_TELL = 20;
const DELIMITERS = [',', ';', '\t', '|'];

interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly code: string; readonly row: number }[];
  readonly meta: { readonly cursor: number };
}

/** Reads a whole list; throws a ListFault if it is not one or is broken. */
export async function readList(source: ByteSource, tasks: ReadTasks): Promise<void> {
  const reader = source.stream().getReader();
  try {
    await pump(reader, tasks);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function pump(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  tasks: ReadTasks,
): Promise<void> {
  let read: { text: Text; rows: Rows } | undefined;
  let first = new Uint8Array();
  let bytes = 0;
  for (;;) {
    const { value } = await reader.read();
    const last = value === undefined;
    if (value) {
      bytes += value.length;
      first = joined(first, value);
    }
    // A first piece of a few bytes is not enough to recognise the file.
    if (!read && !last && first.length < ENOUGH_TO_TELL) continue;
    read ??= begin(first, tasks);
    const more = read.rows.take(read.text.decode(first, last), last);
    first = new Uint8Array();
    tasks.onProgress?.(bytes);
    if (last || !more) return;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function begin(bytes: Uint8Array, tasks: ReadTasks): { text: Text; rows: Rows } {
  const kind = kindOfFile(bytes);
  if ('problem' in kind) throw new ListFault({ what: kind.problem });
  return { text: new Text(kind.encoding), rows: new Rows(kind.encoding, tasks) };
}

/**
 * Decodes bytes to text with uniform line ends; characters and line ends across two pieces stay
 * whole.
 */
class Text {
  readonly #decoder: TextDecoder;
  #held = '';

  constructor(encoding: Encoding) {
    this.#decoder = new TextDecoder(encoding);
  }

  decode(bytes: Uint8Array, last: boolean): string {
    let text = this.#held + this.#decoder.decode(bytes, { stream: !last });
    this.#held = !last && text.endsWith('\r') ? '\r' : '';
    if (this.#held !== '') text = text.slice(0, -1);
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  }
}

/**
 * Splits text into rows. The first row that names columns is the head; a title and dates may come
 * before it.
 */
class Rows {
  readonly #tasks: ReadTasks;
  readonly #encoding: Encoding;
  #rest = '';
  #parser: Papa.Parser | undefined;
  #number = 0;
  #named = false;
  #any = false;

  constructor(encoding: Encoding, tasks: ReadTasks) {
    this.#encoding = encoding;
    this.#tasks = tasks;
  }

  /** Whether to continue. */
  take(text: string, last: boolean): boolean {
    this.#rest += text;
    if (!last && this.#rest.length < PIECE) return true;
    this.#parser ??= this.#makeParser();
    const { data, errors, meta } = this.#parser.parse(this.#rest, 0, !last) as Parsed;
    // An incomplete row may look faulty.
    const wrong = errors.find(({ row }) => last || row < data.length);
    if (wrong) throw new ListFault(this.#faultOf(wrong));
    this.#rest = last ? '' : this.#rest.slice(meta.cursor);
    const more = this.#pass(data);
    if (this.#rest.length > LONGEST_ROW) throw new ListFault(this.#tooLong());
    if (last && more) this.#finish();
    return more;
  }

  #makeParser(): Papa.Parser {
    // Spreadsheet programs may name the separator in the first line.
    const named = /^sep=(.)\n/i.exec(this.#rest);
    if (named) {
      this.#rest = this.#rest.slice(named[0].length);
      this.#number = 1;
    }
    this.delimiter = named?.[1] ?? delimiterOf(this.#rest);
    return parserFor(this.delimiter);
  }
  delimiter = ',';

  #pass(data: readonly (readonly string[])[]): boolean {
    let start = 0;
    if (!this.#named && !data.every(isBlank)) {
      start = headerAt(data) + 1;
      this.#nameColumns(data[start - 1] ?? []);
    } else if (!this.#named) start = data.length;
    const rows = data.slice(start);
    const first = this.#number + start + 1;
    this.#number += data.length;
    if (rows.length === 0) return true;
    this.#any ||= rows.some((row) => !isBlank(row));
    return this.#tasks.onRows(rows, first) !== false;
  }

  #nameColumns(row: readonly string[]): void {
    if (!looksLikeHeader(row)) throw new ListFault({ what: 'no names' });
    this.#named = true;
    const header = row.map((name) => name.trim());
    this.#tasks.onHead({ header, delimiter: this.delimiter, encoding: this.#encoding });
  }

  #faultOf({ code, row }: { code: string; row: number }): ListProblem {
    const number = this.#number + row + 1;
    return { what: code === 'MissingQuotes' ? 'open quote' : 'text after quote', row: number };
  }

  #tooLong(): ListProblem {
    return { what: this.#rest.includes('"') ? 'open quote' : 'too long', row: this.#number + 1 };
  }

  #finish(): void {
    if (!this.#named) throw new ListFault({ what: 'no rows' });
    if (!this.#any) throw new ListFault({ what: 'only the first row' });
  }
}

const parserFor = (delimiter: string) =>
  new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"' });

/**
 * The separator that splits the first line into the most cells, or the first later line with one; a
 * comma if none does.
 */
function delimiterOf(text: string): string {
  const lines = text.trimStart().slice(0, LONGEST_ROW).split('\n', LINES_TO_TELL);
  for (const line of lines) {
    const widths = DELIMITERS.map((delimiter) => {
      const { data } = parserFor(delimiter).parse(line, 0, false) as Parsed;
      return data[0]?.length ?? 1;
    });
    const widest = Math.max(...widths);
    if (widest > 1) return DELIMITERS[widths.indexOf(widest)] ?? ',';
  }
  return ',';
}

export const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
