/** Handles the worker's messages. One count over all lists; the lists themselves are not stored. */
import { type Counted, type ListShape, Tally } from '#engine/counting/count.ts';
import {
  type Columns,
  type ListKind,
  type ListReading,
  readColumns,
} from '#engine/counting/columns.ts';
import type { ZipTable } from '#engine/counting/places.ts';
import { ListFault, type ListProblem } from './list-fault.ts';
import { type ByteSource, isBlank, readList } from './read-csv.ts';

/** The beginning of a list: enough to choose its columns. */
export interface Look {
  readonly header: readonly string[];
  readonly reading: ListReading;
  /** The first rows. */
  readonly sample: readonly (readonly string[])[];
}

export type ToWorker =
  | { readonly kind: 'zips'; readonly zips: ZipTable }
  | { readonly kind: 'look'; readonly id: number; readonly file: ByteSource }
  | {
      readonly kind: 'count';
      readonly id: number;
      readonly file: ByteSource;
      readonly columns: Columns;
      readonly list: ListKind;
      readonly year: number;
    }
  /** Stops the current task. */
  | { readonly kind: 'stop' }
  /** Stops the current task and starts a new count. */
  | { readonly kind: 'forget' };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'looked'; readonly id: number; readonly look: Look }
  | {
      readonly kind: 'counted';
      readonly id: number;
      /** Rows of this list. */
      readonly rows: number;
      /** In all lists. */
      readonly counted: Counted;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly problem: ListProblem };

const SAMPLE = 200;

export class Work {
  readonly #post: (message: FromWorker) => void;
  #zips: ZipTable = { ranges: [], exceptions: {} };
  #total = new Tally(this.#zips);
  /** The current task; rows of any other are ignored. */
  #running = 0;

  constructor(post: (message: FromWorker) => void) {
    this.#post = post;
  }

  /** Resolves when the message was handled. */
  async take(message: ToWorker): Promise<void> {
    if (message.kind === 'zips') this.#zips = message.zips;
    if (message.kind === 'zips' || message.kind === 'forget') this.#total = new Tally(this.#zips);
    if (message.kind === 'stop' || message.kind === 'forget') this.#running = 0;
    if (message.kind !== 'look' && message.kind !== 'count') return;
    const { id } = message;
    this.#running = id;
    try {
      await (message.kind === 'look' ? this.#look(message) : this.#count(message));
    } catch (fault) {
      const problem = fault instanceof ListFault ? fault.problem : ({ what: 'stopped' } as const);
      if (this.#running === id) this.#post({ kind: 'failed', id, problem });
    }
  }

  async #look({ id, file }: Extract<ToWorker, { kind: 'look' }>): Promise<void> {
    let header: readonly string[] = [];
    const sample: (readonly string[])[] = [];
    await readList(file, {
      onHead: (head) => void (header = head.header),
      onRows: (rows) => {
        sample.push(...rows.filter((row) => !isBlank(row)).slice(0, SAMPLE - sample.length));
        return sample.length < SAMPLE && this.#running === id;
      },
    });
    if (this.#running === id)
      this.#post({ kind: 'looked', id, look: { header, reading: readColumns(header), sample } });
  }

  async #count(message: Extract<ToWorker, { kind: 'count' }>): Promise<void> {
    const { id, file, columns, list, year } = message;
    const tally = new Tally(this.#zips);
    let shape: ListShape = { columns, kind: list, width: 0, year };
    let reported = 0;
    await readList(file, {
      onHead: ({ header }) => void (shape = { ...shape, width: header.length }),
      onRows: (rows, first) => {
        for (const [at, row] of rows.entries())
          if (!isBlank(row)) tally.add(row, shape, first + at);
        return this.#running === id;
      },
      onProgress: (bytes) => {
        const share = Math.floor((100 * bytes) / Math.max(1, file.size)) / 100;
        if (share > reported) this.#post({ kind: 'progress', id, share });
        reported = share;
      },
    });
    if (this.#running !== id) return;
    this.#total.merge(tally);
    const { rows } = tally.result();
    this.#post({ kind: 'counted', id, rows, counted: this.#total.result() });
  }
}
