/**
 * Counts lists in a worker, so that the page stays responsive. It has no network access: it reads
 * only what it is given.
 */
import { type FromWorker, type ToWorker, Work } from './work.ts';

const port = globalThis as unknown as {
  postMessage: (message: FromWorker) => void;
  addEventListener: (name: 'message', take: (event: MessageEvent<ToWorker>) => void) => void;
};
const work = new Work((message) => port.postMessage(message));

port.addEventListener('message', ({ data }) => void work.take(data));
