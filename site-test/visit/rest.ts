/**
 * Whether a page has come to rest: it has loaded, and for a while nothing was asked for that is not
 * answered.
 */
import type { Page, Request } from 'playwright-core';
import { pause } from '../within.ts';

const SILENT_FOR_MS = 1_000;
/** A request that hangs for longer is a wait for news, as chats do, and no loading. */
const LOADING_AT_MOST_MS = 6_000;
/**
 * What a script asked for counts as answered so long after its answer began: nobody may ever read
 * the rest, and then it never ends.
 */
const UNREAD_MS = 2_000;
const ASKED_BY_SCRIPT = new Set(['fetch', 'xhr']);
const STEP_MS = 100;

interface OpenRequest {
  readonly since: number;
  /** When its answer began, for what a script asked for. */
  answeredAt?: number;
}

const isLoading = ({ since, answeredAt }: OpenRequest, now: number) =>
  answeredAt === undefined ? now - since < LOADING_AT_MOST_MS : now - answeredAt < UNREAD_MS;

/** Lines that stay open, and beacons, whose end is told to nobody. */
const NO_LOADING = new Set(['websocket', 'eventsource', 'media', 'ping', 'cspviolationreport']);

/**
 * Whether the page itself moves on. A service worker's request has no frame, and asking for it
 * would fail.
 */
const isMove = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && !request.serviceWorker() && request.frame() === page.mainFrame();

export interface Rest {
  /** Waits until rest, or until the time is over; says whether it came. */
  readonly reached: (withinMs: number) => Promise<boolean>;
}

function noteAnswer(request: Request, open: ReadonlyMap<Request, OpenRequest>): void {
  const asked = open.get(request);
  if (asked && ASKED_BY_SCRIPT.has(request.resourceType())) asked.answeredAt = Date.now();
}

/** Follows the requests of a page, from now on. */
export function followRest(page: Page): Rest {
  const open = new Map<Request, OpenRequest>();
  let lastChange = Date.now();
  let hasLoaded = false;
  const ended = (request: Request) => {
    if (open.delete(request)) lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (NO_LOADING.has(request.resourceType())) return;
    if (isMove(request, page)) {
      hasLoaded = false;
      // nobody tells how the requests of the page that was left end
      open.clear();
    }
    open.set(request, { since: Date.now() });
    lastChange = Date.now();
  });
  page.on('response', (response) => noteAnswer(response.request(), open));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('load', () => {
    hasLoaded = true;
    lastChange = Date.now();
  });
  const isSilent = () => {
    const now = Date.now();
    const loading = [...open.values()].some((request) => isLoading(request, now));
    return hasLoaded && !loading && now - lastChange >= SILENT_FOR_MS;
  };
  return {
    reached: async (withinMs) => {
      const until = Date.now() + withinMs;
      while (!isSilent()) {
        if (Date.now() >= until) return false;
        await pause(STEP_MS);
      }
      return true;
    },
  };
}
