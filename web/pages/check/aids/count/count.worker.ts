/** Counts lists beside the page, so that it stays quick. It has no network: it reads what it is handed. */
import { type FromWorker, type ToWorker, Work } from './work.ts';

const port = globalThis as unknown as {
  postMessage: (message: FromWorker) => void;
  addEventListener: (name: 'message', take: (event: MessageEvent<ToWorker>) => void) => void;
};
const work = new Work((message) => port.postMessage(message));

port.addEventListener('message', ({ data }) => void work.take(data));
