/** Bodies of requests, which the NetLog does not hold: as the browser told them while it sent. */
import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { carriesRecording } from '#engine/site/record/telling-bodies.ts';

const MOST_KEPT = 400;
const LONGEST = 200_000;
/** All bodies together; what comes after is not kept. */
const ALL_AT_MOST = 16_000_000;
const UNPACKED_AT_MOST = 2_000_000;

export interface Bodies {
  /**
   * The body of the next request of this kind that was sent since a moment: earlier ones belong to
   * the load before.
   */
  readonly of: (method: string, url: string, from: number) => string | undefined;
  /** Whether a word left in a body or an address, and to which hosts. */
  readonly holding: (word: string) => readonly string[];
  /** Whether a recorder of the visit was heard until now. */
  readonly holdRecording: () => boolean;
  /** Whether some address got three bodies or more: what gathers sends again and again. */
  readonly sendAgain: () => boolean;
  /** A body that was posted and that the browser did not tell of. */
  readonly add: (url: string, body: Buffer) => void;
}

const GZIP = 0x1f8b;

function unpackedOrNone(body: Buffer): Buffer | undefined {
  const most = { maxOutputLength: UNPACKED_AT_MOST };
  const first = body.length > 2 ? body.readUInt16BE(0) : 0;
  try {
    if (first === GZIP) return gunzipSync(body, most);
    // a head of zlib is a multiple of 31
    if (first >> 8 === 0x78 && first % 31 === 0) return inflateSync(body, most);
    return /[^\x09\x0a\x0d\x20-\x7e]/.test(body.toString('latin1', 0, 64))
      ? inflateRawSync(body, most)
      : undefined;
  } catch {
    return undefined;
  }
}

const BASE64 = /^(?:data=)?([A-Za-z0-9+/_-]{40,}(?:={0,2}|(?:%3D){0,2}))$/;

/** A body as its reader sees it: recorders and trackers pack what they send. */
export function readableBody(body: Buffer): string {
  const text = (unpackedOrNone(body) ?? body).toString('utf8').slice(0, LONGEST);
  const packed = BASE64.exec(text.trim())?.[1];
  if (packed === undefined) return text;
  const inner = Buffer.from(decodeURIComponent(packed), 'base64');
  const said = (unpackedOrNone(inner) ?? inner).toString('utf8').slice(0, LONGEST);
  return /^\s*[[{]/.test(said) ? said : text;
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? '';
const placeOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';
const OFTEN = 3;

function isAskedOften(noted: readonly { readonly url: string; readonly body: string }[]): boolean {
  const counts = new Map<string, number>();
  for (const { url, body } of noted)
    if (body !== '') counts.set(placeOf(url), (counts.get(placeOf(url)) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= OFTEN);
}

/** Notes the bodies of all requests of a context, frames and service workers included. */
export function noteBodies(context: BrowserContext): Bodies {
  const noted: {
    readonly at: number;
    readonly key: string;
    readonly url: string;
    readonly body: string;
  }[] = [];
  let all = 0;
  const note = (method: string, url: string, bytes: Buffer | null) => {
    const body = bytes && all < ALL_AT_MOST ? readableBody(bytes) : '';
    all += body.length;
    if (noted.length < MOST_KEPT * 4)
      noted.push({ at: Date.now(), key: `${method} ${url}`, url, body });
  };
  context.on('request', (request) => {
    note(request.method(), request.url(), request.postDataBuffer());
  });
  return {
    holdRecording: () => noted.some(({ body }) => body !== '' && carriesRecording(body, [])),
    sendAgain: () => isAskedOften(noted),
    add: (url, body) => note('POST', url, body),
    of: (method, url, from) => {
      const key = `${method} ${url}`;
      const at = noted.findIndex((each) => each.key === key && each.body !== '' && each.at >= from);
      if (at < 0) return undefined;
      // two requests to one address have a body each
      const [found] = noted.splice(at, 1);
      return found?.body;
    },
    holding: (word) => [
      ...new Set(
        noted
          .filter(({ url, body }) => url.includes(word) || body.includes(word))
          .map(({ url }) => hostOf(url)),
      ),
    ],
  };
}
