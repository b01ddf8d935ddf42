/** What one visit has seen until now; it outlives a browser that hangs or is ended. */
import type {
  Pressed,
  SeenPage,
  SeenPicture,
  SiteVisit,
  VisitFailure,
  VisitSituation,
} from '#engine/site/record/visit.ts';
import type { SetSignal } from '../browser/set-signal.ts';
import type { Guard } from '../guard/guard.ts';
import type { LoggedRequest } from '../net-log/logged-requests.ts';
import { sentRequests } from '../net-log/sent-requests.ts';
import type { Bodies } from './bodies.ts';

export interface Stage {
  readonly situation: VisitSituation;
  readonly startedAt: number;
  /** When the judged load began, in milliseconds of the clock; 0 while it has not. */
  judgedFrom: number;
  atRest: boolean;
  sawSignal: boolean;
  readonly pages: SeenPage[];
  readonly pictures: SeenPicture[];
  readonly troubles: Set<VisitFailure>;
  pressed: Pressed | undefined;
  typedWordsLeft: readonly string[] | undefined;
  /** The yes that was said before: its time, in milliseconds of the clock, and what was pressed. */
  yes: YesWindow | undefined;
  /** The second load after the no that followed a yes. */
  again: (Window & { readonly atRest: boolean }) | undefined;
  /** The signal that we set; undefined where the browser has its own, or none was wanted. */
  signal: SetSignal | undefined;
  /** Whether the banner had a way to close it beside its refusal. */
  hasClose: boolean;
}

/** A yes in the banner, until the no that came after it. */
interface YesWindow extends Window {
  readonly pressed: Pressed;
  /** The loads after it. */
  readonly loads: readonly Window[];
}

/** A part of the visit, in milliseconds of the clock. */
export interface Window {
  readonly from: number;
  readonly until?: number | undefined;
}

export const newStage = (situation: VisitSituation): Stage => ({
  situation,
  startedAt: Date.now(),
  judgedFrom: 0,
  atRest: false,
  sawSignal: false,
  pages: [],
  pictures: [],
  troubles: new Set(),
  pressed: undefined,
  typedWordsLeft: undefined,
  yes: undefined,
  again: undefined,
  signal: undefined,
  hasClose: false,
});

/**
 * Reports of the browser about errors and rules of a page carry no signal in any browser, and no
 * visitor's data.
 */
const isReport = ({ headers }: LoggedRequest): boolean =>
  /application\/(reports\+json|csp-report)/.test(headers?.get('content-type') ?? '');

const carries = ({ headers }: LoggedRequest) => headers?.get('sec-gpc') === '1';

/**
 * Whether the page saw the signal, and every request that can carry it did. Where we set it, the
 * page's own request is enough: each other that went without says nothing, and is marked so.
 */
function provesSignal(stage: Stage, logged: readonly LoggedRequest[], wasSet: boolean): boolean {
  if (stage.situation !== 'gpc') return true;
  const able = logged.filter(
    (request) =>
      request.headers &&
      request.method !== 'OPTIONS' &&
      request.url.protocol.startsWith('http') &&
      !isReport(request) &&
      (!wasSet || request.isMainFrame),
  );
  return able.length > 0 && able.every(carries) && stage.sawSignal;
}

/**
 * Whether the signal that we set was not on a request, or what sent it could not see it. No browser
 * sends it on a socket.
 */
const isBeyond = (request: LoggedRequest, { mayComeFromWorker }: SetSignal) =>
  (request.url.protocol.startsWith('http') && !carries(request)) ||
  mayComeFromWorker({ method: request.method, url: request.url.href });

interface Finished {
  readonly guard: Guard;
  readonly logged: readonly LoggedRequest[];
  readonly bodies: Bodies | undefined;
}

/** The requests of a part of the visit. */
const requestsIn = (
  { from, until }: Window,
  { guard, logged, bodies }: Finished,
  signal: SetSignal | undefined,
): SiteVisit['requests'] =>
  sentRequests(logged, {
    from,
    until,
    bodyOf: (method, url) => bodies?.of(method, url, from),
    aliasesOf: (host) => guard.aliasesOf(host),
    wasRefused: (host, port) => guard.hasRefused(host, port),
    isBeyondSignal: (request) => signal !== undefined && isBeyond(request, signal),
  });

const secondsOf = ({ from, until = from }: Window) => Math.round((until - from) / 100) / 10;

/** A part of a visit that stands for itself. */
const partOf = (window: Window, finished: Finished): SiteVisit => ({
  situation: 'plain',
  by: 'browser',
  signalProven: true,
  atRest: false,
  bytes: 0,
  seconds: secondsOf(window),
  requests: requestsIn(window, finished, undefined),
  pages: [],
  troubles: [],
  refused: [],
});

/**
 * What a visit that said yes first is made of: the yes, the loads after it, and those after the no;
 * nothing where no yes could be said. `no`: the first load after the no.
 */
export function partsOfYes(stage: Stage, finished: Finished, no: SiteVisit): SiteVisit[] {
  const { yes, again, signal } = stage;
  if (!yes) return [];
  const seen = again && {
    ...no,
    atRest: again.atRest && no.atRest,
    seconds: secondsOf(again),
    requests: requestsIn(again, finished, signal),
  };
  return [
    { ...partOf(yes, finished), pressed: yes.pressed },
    ...yes.loads.map((load) => partOf(load, finished)),
    no,
    ...(seen ? [seen] : []),
  ];
}

/** The visit as the record has it. */
export function finishedVisit(stage: Stage, finished: Finished): SiteVisit {
  const { guard, logged } = finished;
  const { signal } = stage;
  const from = stage.judgedFrom || Number.POSITIVE_INFINITY;
  const requests = requestsIn({ from, until: stage.again?.from }, finished, signal);
  return {
    situation: stage.situation,
    by: 'browser',
    signalProven: provesSignal(
      stage,
      logged.filter(({ at }) => stage.yes === undefined || at >= from),
      signal !== undefined,
    ),
    signalWasSet: signal !== undefined,
    // work that goes on in a visit whose time is over may still say that it rests
    atRest: stage.atRest && !stage.troubles.has('did not come to rest'),
    bytes: guard.bytes,
    seconds: Math.round((Date.now() - stage.startedAt) / 100) / 10,
    requests,
    pages: withTrafficStrings(stage.pages, requests),
    pressed: stage.pressed,
    troubles: [...stage.troubles],
    refused: guard.refusedLines,
    typedWordsLeft: stage.typedWordsLeft,
  };
}

/**
 * Google's consent signals stand in no cookie: the last that traffic carried are added to the first
 * page.
 */
function withTrafficStrings(pages: readonly SeenPage[], requests: SiteVisit['requests']) {
  const carried = Object.fromEntries(
    ['gcs', 'gcd'].flatMap((name) => {
      const value = requests.findLast(({ kept }) => kept[name] !== undefined)?.kept[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Record<string, string>;
  const [first, ...others] = pages;
  return first ? [{ ...first, strings: { ...carried, ...first.strings } }, ...others] : [];
}
