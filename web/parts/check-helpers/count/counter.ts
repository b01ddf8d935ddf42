/**
 * The page's side of the worker. It is started when the helpers are loaded, so that counting needs
 * no request.
 */
import type { Counted } from '#engine/counting/count.ts';
import type { Columns, ListKind } from '#engine/counting/columns.ts';
import type { ZipTable } from '#engine/counting/places.ts';
import { ListFault } from './list-fault.ts';
import type { FromWorker, Look, ToWorker } from './work.ts';

let worker: Worker | undefined;
let last = 0;
/** Pending requests by number. */
const waiting = new Map<number, (message: FromWorker) => void>();

/** Starts the worker, once: its counts remain when the language changes. */
export function startCounter(zips: ZipTable): void {
  if (worker) return;
  worker = new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
    waiting.get(data.id)?.(data),
  );
  // If the worker fails, all pending requests are rejected.
  worker.addEventListener('error', () => {
    for (const [id, take] of waiting) take({ kind: 'failed', id, problem: { what: 'stopped' } });
  });
  send({ kind: 'zips', zips });
}

function send(message: ToWorker): void {
  worker?.postMessage(message, []);
}

type Answer<Kind extends FromWorker['kind']> = Extract<FromWorker, { kind: Kind }>;

/** Sends a request and waits for the reply; a problem with the list is thrown as a ListFault. */
function ask<Kind extends 'looked' | 'counted'>(
  kind: Kind,
  task: (id: number) => ToWorker,
  onProgress?: (share: number) => void,
): Promise<Answer<Kind>> {
  last += 1;
  const id = last;
  return new Promise<Answer<Kind>>((resolve, reject) => {
    waiting.set(id, (message) => {
      if (message.kind === 'progress') {
        onProgress?.(message.share);
        return;
      }
      waiting.delete(id);
      if (message.kind === 'failed') reject(new ListFault(message.problem));
      else if (message.kind === kind) resolve(message as Answer<Kind>);
    });
    if (worker) send(task(id));
    else reject(new ListFault({ what: 'stopped' }));
  });
}

/** The beginning of a list. */
export const lookAt = async (file: File): Promise<Look> =>
  (await ask('looked', (id) => ({ kind: 'look', id, file }))).look;

export interface CountTask {
  readonly file: File;
  readonly columns: Columns;
  readonly list: ListKind;
  readonly year: number;
  readonly onProgress: (share: number) => void;
}

/** Adds a list to the counts so far. */
export async function countList({
  onProgress,
  ...task
}: CountTask): Promise<{ rows: number; counted: Counted }> {
  return ask('counted', (id) => ({ kind: 'count', id, ...task }), onProgress);
}

/** Starts a new count. */
export const forgetCount = (): void => send({ kind: 'forget' });
export const stopCounting = (): void => send({ kind: 'stop' });
