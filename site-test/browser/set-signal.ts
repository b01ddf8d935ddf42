/**
 * The signal for a browser that has none of its own: we set the header on everything that it sends,
 * and the property in every document. No script of ours gets into a worker before its own does, so
 * what a worker may have sent is noted.
 */
import type { BrowserContext } from 'playwright-core';

/** A request as both the browser's events and its log know it. */
interface Asked {
  readonly method: string;
  readonly url: string;
}

export interface SetSignal {
  /** Whether a request may come from a worker, which did not see the property. */
  readonly mayComeFromWorker: (request: Asked) => boolean;
}

const PROPERTY = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
  get: () => true, configurable: true, enumerable: true });`;

/**
 * Kinds of requests that a worker can send; pictures, frames and beacons come from documents alone.
 */
const OF_WORKERS = new Set(['XHR', 'Fetch', 'EventSource', 'Other']);

const keyOf = ({ method, url }: Asked): string => `${method} ${url.replace(/#.*/, '')}`;

/**
 * Follows the workers of all pages: their requests bear the name of the worker, or of the page that
 * began it.
 */
function workersSeen() {
  const named = new Set<string>();
  const noted = new Set<string>();
  let hasDedicated = false;
  return {
    begins: (type: string, id: string) => {
      if (type === 'worker') hasDedicated = true;
      else if (type.includes('worker')) named.add(id);
    },
    asks: (request: Asked, resourceType: string, from: string) => {
      const isPossible = hasDedicated && OF_WORKERS.has(resourceType);
      if (isPossible || named.has(from)) noted.add(keyOf(request));
    },
    mayHaveAsked: (request: Asked) =>
      // lines that stay open are told to nobody
      noted.has(keyOf(request)) ||
      (request.url.startsWith('ws') && (hasDedicated || named.size > 0)),
  };
}

/** Sets the signal in a browser whose pages have asked for nothing yet. */
export async function setSignal(context: BrowserContext): Promise<SetSignal> {
  const workers = workersSeen();
  await context.addInitScript(PROPERTY);
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser cannot be told which header to send.');
  session.on('Target.targetCreated', ({ targetInfo }) => {
    workers.begins(targetInfo.type, targetInfo.targetId);
  });
  // of the whole browser, so that scripts of service workers and beacons on leaving carry it too
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType, frameId }) => {
    workers.asks(request, resourceType, frameId);
    const headers = Object.entries(request.headers)
      .filter(([name]) => name.toLowerCase() !== 'sec-gpc')
      .map(([name, value]) => ({ name, value }));
    session
      .send('Fetch.continueRequest', {
        requestId,
        headers: [...headers, { name: 'Sec-GPC', value: '1' }],
      })
      .catch(() => {}); // the page has gone, and its request with it
  });
  await session.send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return { mayComeFromWorker: workers.mayHaveAsked };
}
