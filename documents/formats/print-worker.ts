/** A thread of its own that prints: Typst and Word take long, and the server's thread must answer meanwhile. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { pdfMemory, pdfOf, takeModule } from './pdf.ts';
import { wordOf } from './word.ts';

export type PrintFormat = 'word' | 'pdf';

export interface PrintJob {
  readonly tree: DocumentTree;
  readonly format: PrintFormat;
  /** Stands in the file as its day: milliseconds since 1970. */
  readonly date: number;
}
export type Print = ({ readonly bytes: Uint8Array } | { readonly fault: string }) & {
  /** Bytes that the thread's printer has taken so far. */
  readonly memory: number;
};

// On Linux alone a priority is that of one thread: whoever reads a page goes first.
if (process.platform === 'linux') setPriority(10);

if (workerData instanceof WebAssembly.Module) takeModule(workerData);

parentPort?.on('message', async ({ tree, format, date }: PrintJob) => {
  try {
    const bytes = await PRINT[format](tree, new Date(date));
    // A copy that owns its memory can be handed over whole.
    const own = bytes.slice();
    parentPort?.postMessage({ bytes: own, memory: await pdfMemory() } satisfies Print, [
      own.buffer,
    ]);
  } catch (fault) {
    parentPort?.postMessage(
      { fault: String(fault), memory: await pdfMemory() } satisfies Print,
      [],
    );
  }
});

const PRINT = { word: wordOf, pdf: pdfOf } as const;
