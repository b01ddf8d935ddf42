/** The page's end of the worker. It is started with the other lists, so that counting asks for nothing. */
import type { Counted } from '#engine/counting/count.ts';
import type { Columns, ListKind } from '#engine/counting/columns.ts';
import type { ZipTable } from '#engine/counting/places.ts';
import { ListFault } from './list-fault.ts';
import type { FromWorker, Look, ToWorker } from './work.ts';

let worker: Worker | undefined;
let last = 0;
/** Whoever waits for an answer, by its number. */
const waiting = new Map<number, (message: FromWorker) => void>();

/** Starts the worker, once: what it has counted stays when the language changes. */
export function startCounter(zips: ZipTable): void {
  if (worker) return;
  worker = new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
    waiting.get(data.id)?.(data),
  );
  // A worker that breaks down leaves nobody waiting.
  worker.addEventListener('error', () => {
    for (const [id, take] of waiting) take({ kind: 'failed', id, problem: { what: 'stopped' } });
  });
  send({ kind: 'zips', zips });
}

function send(message: ToWorker): void {
  worker?.postMessage(message, []);
}

type Answer<Kind extends FromWorker['kind']> = Extract<FromWorker, { kind: Kind }>;

/** Sends a task and waits for its answer; a problem with the list comes as a ListFault. */
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

/** How a list begins. */
export const lookAt = async (file: File): Promise<Look> =>
  (await ask('looked', (id) => ({ kind: 'look', id, file }))).look;

export interface CountTask {
  readonly file: File;
  readonly columns: Columns;
  readonly list: ListKind;
  readonly year: number;
  readonly onProgress: (share: number) => void;
}

/** Counts a list into what was counted before. */
export async function countList({
  onProgress,
  ...task
}: CountTask): Promise<{ rows: number; counted: Counted }> {
  return ask('counted', (id) => ({ kind: 'count', id, ...task }), onProgress);
}

/** Begins a new count. */
export const forgetCount = (): void => send({ kind: 'forget' });
export const stopCounting = (): void => send({ kind: 'stop' });
