/**
 * A worker thread for printing: Typst and Word take long, and the server's own thread must stay
 * free.
 */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { pdfMemory, pdfOf, takeModule } from './pdf/pdf.ts';
import { wordOf } from './word/word.ts';

export type PrintFormat = 'word' | 'pdf';

export interface PrintJob {
  readonly tree: DocumentTree;
  readonly format: PrintFormat;
  /** The date inside the file, in milliseconds since 1970. */
  readonly date: number;
}
export type Print = ({ readonly bytes: Uint8Array } | { readonly fault: string }) & {
  /** Bytes of memory that the thread's printer uses now. */
  readonly memory: number;
};

// On Linux only, a thread has a priority of its own: serving pages comes first.
if (process.platform === 'linux') setPriority(10);

if (workerData instanceof WebAssembly.Module) takeModule(workerData);

parentPort?.on('message', async ({ tree, format, date }: PrintJob) => {
  try {
    const bytes = await PRINT[format](tree, new Date(date));
    // A copy that owns its memory can be transferred without copying again.
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
