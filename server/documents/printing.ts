/** Prints documents in threads beside the server's own, so that pages are answered meanwhile. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { pdfModule } from '#documents/formats/pdf-module.ts';
import type { Print, PrintFormat, PrintJob } from '#documents/formats/print-worker.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { problem } from '../http/problem.ts';

export type { PrintFormat } from '#documents/formats/print-worker.ts';

export interface PrintingOptions {
  /** Threads at most; they start when they are needed. */
  readonly threads: number;
  /** Jobs that may wait; one more is refused. */
  readonly queue: number;
  /** A job that takes longer is ended, and its thread with it. */
  readonly mostMs: number;
  /** Bytes that the printer of a thread may take; with more the thread is replaced, for they are never given back. */
  readonly memoryOfThread: number;
  /** Bytes of printed files that are kept for the next who asks. */
  readonly keptBytes: number;
}

const DEFAULTS: PrintingOptions = {
  threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  queue: 64,
  mostMs: 30_000,
  memoryOfThread: 100_000_000,
  keptBytes: 32_000_000,
};

interface Waiting {
  readonly job: PrintJob;
  readonly done: (bytes: Uint8Array) => void;
  readonly fail: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  running: Waiting | undefined;
  limit: NodeJS.Timeout | undefined;
}

const PRINTER = new URL('../../documents/formats/print-worker.ts', import.meta.url);

export class Printing {
  readonly #options: PrintingOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  readonly #kept: LRUCache<string, Uint8Array>;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #module: WebAssembly.Module | undefined;
  #stopping = false;

  constructor(options: Partial<PrintingOptions> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    const { keptBytes } = this.#options;
    // One file alone may not fill more than a quarter of the room.
    this.#kept = new LRUCache({
      maxSize: keptBytes,
      maxEntrySize: Math.ceil(keptBytes / 4),
      sizeCalculation: (bytes) => bytes.byteLength,
    });
  }

  /**
   * The document as a file that carries `date`: the same document and date are the same bytes. Throws `busy` where too
   * many wait, and `printing-stopped` where the thread ended or the server stops; the next call prints again.
   */
  print(tree: DocumentTree, format: PrintFormat, date: Date): Promise<Uint8Array> {
    const job: PrintJob = { tree, format, date: date.getTime() };
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const known = this.#underWay.get(key);
    if (known) return known;
    // Cleared a step later at the earliest, so after it was set.
    const asked = this.#ask(job, key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  async #ask(job: PrintJob, key: string): Promise<Uint8Array> {
    if (this.#stopping) throw problem('printing-stopped');
    if (this.#queue.length >= this.#options.queue) throw problem('busy');
    const bytes = await new Promise<Uint8Array>((done, fail) => {
      this.#queue.push({ job, done, fail });
      this.#begin().catch(fail);
    });
    this.#kept.set(key, bytes);
    return bytes;
  }

  /** The first job waits for the module that all threads work with. */
  async #begin(): Promise<void> {
    this.#module ??= await pdfModule();
    this.#next();
  }

  /** Gives waiting jobs to threads that have none. */
  #next(): void {
    while (this.#queue.length > 0) {
      const thread = this.#free();
      const waiting = thread && this.#queue.shift();
      if (!waiting) return;
      thread.running = waiting;
      thread.limit = setTimeout(() => this.#drop(thread), this.#options.mostMs);
      thread.worker.ref();
      thread.worker.postMessage(waiting.job, []);
    }
  }

  #free(): Thread | undefined {
    const idle = [...this.#threads].find(({ running }) => !running);
    if (idle || this.#threads.size >= this.#options.threads) return idle;
    // Without the options of this process, which may be a test's.
    const worker = new Worker(PRINTER, { execArgv: [], workerData: this.#module });
    const thread: Thread = { worker, running: undefined, limit: undefined };
    worker.on('message', (print: Print) => this.#printed(thread, print));
    worker.on('error', () => this.#drop(thread));
    worker.on('exit', () => this.#drop(thread));
    worker.unref();
    this.#threads.add(thread);
    return thread;
  }

  #printed(thread: Thread, print: Print): void {
    const waiting = this.#take(thread);
    if ('bytes' in print) waiting?.done(print.bytes);
    else waiting?.fail(new Error(print.fault));
    // An idle thread keeps no process alive.
    thread.worker.unref();
    if (print.memory > this.#options.memoryOfThread) this.#drop(thread);
    else this.#next();
  }

  #take(thread: Thread): Waiting | undefined {
    const { running } = thread;
    clearTimeout(thread.limit);
    thread.running = undefined;
    return running;
  }

  /** Ends a thread; the job that it had is told, and those that wait get another thread. */
  #drop(thread: Thread): void {
    if (!this.#threads.delete(thread)) return;
    this.#take(thread)?.fail(problem('printing-stopped', { retryAfter: 2 }));
    void thread.worker.terminate();
    this.#next();
  }

  /** Takes no more: what waits is told to come again, what is being printed is finished. */
  drain(): void {
    this.#stopping = true;
    for (const waiting of this.#queue.splice(0))
      waiting.fail(problem('printing-stopped', { retryAfter: 10 }));
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.drain();
    const threads = [...this.#threads];
    for (const thread of threads) this.#drop(thread);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
