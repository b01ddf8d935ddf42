/** Prints documents in worker threads, so that the server's own thread stays free for requests. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { pdfModule } from '#documents/formats/pdf/pdf-module.ts';
import type { Print, PrintFormat, PrintJob } from '#documents/formats/print-worker.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { problem } from '#server/base/problem.ts';

export type { PrintFormat } from '#documents/formats/print-worker.ts';

export interface PrintingOptions {
  /** The largest number of threads; each starts when it is needed. */
  readonly threads: number;
  /** How many jobs may wait; one more is refused. */
  readonly queue: number;
  /** Milliseconds after which a job is ended, together with its thread. */
  readonly mostMs: number;
  /**
   * Bytes of memory that a thread's printer may use. Above this the thread is replaced, because
   * WebAssembly memory is never freed.
   */
  readonly memoryOfThread: number;
  /** Bytes of printed files to cache. */
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

const PRINTER = new URL('../../../documents/formats/print-worker.ts', import.meta.url);

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
   * The document as a file dated `date`. The same document and date give the same bytes. Throws
   * `busy` if too many jobs wait, and `printing-stopped` if the thread ended or the server is
   * stopping; the next call starts a new thread.
   */
  print(tree: DocumentTree, format: PrintFormat, date: Date): Promise<Uint8Array> {
    const job: PrintJob = { tree, format, date: date.getTime() };
    const key = createHash('sha256').update(JSON.stringify(job)).digest('base64');
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const known = this.#underWay.get(key);
    if (known) return known;
    // Runs asynchronously, so after the assignment.
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

  /** The first job waits for the compiled module, which all threads share. */
  async #begin(): Promise<void> {
    this.#module ??= await pdfModule();
    this.#next();
  }

  /** How many jobs wait for a thread. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Gives waiting jobs to idle threads. */
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
    // Does not inherit this process's options, which may be a test runner's.
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
    // An idle thread does not keep the process alive.
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

  /** Ends a thread; its job is rejected, and waiting jobs go to another thread. */
  #drop(thread: Thread): void {
    if (!this.#threads.delete(thread)) return;
    this.#take(thread)?.fail(problem('printing-stopped', { retryAfter: 2 }));
    void thread.worker.terminate();
    this.#next();
  }

  /** Accepts no more jobs: waiting ones are rejected, running ones finish. */
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
