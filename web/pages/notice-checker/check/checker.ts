/**
 * The page's side of the worker. It is started when the page has time, so that a check needs no
 * request; the signs are made ready there with the first check, which takes half a second on a
 * phone. A check that takes too long ends with its worker; the next one starts another.
 */
import type { NoticeQuestion, NoticeResult, NoticeText } from '#engine/notice/notice.ts';
import type { SignBook } from '#engine/notice/signs/signs.ts';
import type { FromChecker, ToChecker } from './work.ts';

/** A notice of 50 pages takes about a second on a phone. */
const AT_MOST_MS = 60_000;

let worker: Worker | undefined;
/** The worker that has the signs. */
let ready: Worker | undefined;
let last = 0;

/** Starts the worker, once. */
export function startChecker(): Worker {
  worker ??= new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

function withSigns(book: SignBook): Worker {
  const started = startChecker();
  if (ready !== started) tell(started, { kind: 'signs', book });
  ready = started;
  return started;
}

const tell = (to: Worker, message: ToChecker): void => to.postMessage(message, []);

function end(): void {
  worker?.terminate();
  worker = undefined;
}

/** The result; undefined where the check failed or took too long. */
export function checkInWorker(
  book: SignBook,
  text: NoticeText,
  question: NoticeQuestion,
): Promise<NoticeResult | undefined> {
  last += 1;
  const id = last;
  const asked = withSigns(book);
  return new Promise((done) => {
    const over = new AbortController();
    const finish = (result: NoticeResult | undefined) => {
      clearTimeout(limit);
      over.abort();
      if (!result && worker === asked) end();
      done(result);
    };
    const limit = setTimeout(() => finish(undefined), AT_MOST_MS);
    const { signal } = over;
    const take = ({ data }: MessageEvent<FromChecker>) => {
      if (data.id === id) finish(data.result);
    };
    asked.addEventListener('message', take, { signal });
    asked.addEventListener('error', () => finish(undefined), { signal });
    tell(asked, { kind: 'check', id, text, question });
  });
}
