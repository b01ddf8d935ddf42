/** Bodies of requests, which the NetLog does not hold: as the browser told them while it sent. */
import type { BrowserContext } from 'playwright-core';

const MOST_KEPT = 400;
const LONGEST = 20_000;

export interface Bodies {
  /**
   * The body of the next request of this kind that was sent since a moment: earlier ones belong to
   * the load before.
   */
  readonly of: (method: string, url: string, from: number) => string | undefined;
  /** Whether a word left in a body or an address, and to which hosts. */
  readonly holding: (word: string) => readonly string[];
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? '';

/** Notes the bodies of all requests of a context, frames and service workers included. */
export function noteBodies(context: BrowserContext): Bodies {
  const noted: {
    readonly at: number;
    readonly key: string;
    readonly url: string;
    readonly body: string;
  }[] = [];
  context.on('request', (request) => {
    const body = request.postData()?.slice(0, LONGEST) ?? '';
    const url = request.url();
    if (noted.length < MOST_KEPT * 4)
      noted.push({ at: Date.now(), key: `${request.method()} ${url}`, url, body });
  });
  return {
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
