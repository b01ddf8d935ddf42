/**
 * Checks notices in a worker, so that the page stays responsive. It has no network access: it reads
 * only what it is given.
 */
import { checkNotice, readySigns } from '#engine/notice/findings/check.ts';
import type { FromChecker, ToChecker } from './work.ts';

const port = globalThis as unknown as {
  postMessage: (message: FromChecker) => void;
  addEventListener: (name: 'message', take: (event: MessageEvent<ToChecker>) => void) => void;
};
let signs: ReturnType<typeof readySigns> | undefined;

port.addEventListener('message', ({ data }) => {
  if (data.kind === 'signs') signs = readySigns(data.book);
  else if (signs)
    port.postMessage({ id: data.id, result: checkNotice(data.text, data.question, signs) });
});
