/**
 * Refuses state-changing requests that another site caused (docs/quality.md R13;
 * docs/decisions/0012-requests-of-other-sites.md). Browsers send where a request comes from; a
 * request without these headers does not come from a browser.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseServices } from '#server/base/services.ts';
import { problem } from '#server/base/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No cookie gives a right at this address: those who post to it need not be owners. */
    noSession?: boolean;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Adds the check to every call that may change something. */
export function refuseForeignRequests(app: FastifyInstance, config: BaseServices['config']): void {
  app.addHook('onRequest', async (request) => {
    const { noSession = false } = request.routeOptions.config;
    if (noSession || READING.has(request.method)) return;
    if (!isOwn(request, config.publicUrl)) throw problem('wrong-origin');
  });
}

function isOwn({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const { protocol, host: own } = new URL(origin);
  // Parsed with the same scheme, so that a default port compares equal to none.
  const asked = `${protocol}//${host}`;
  return (
    ['http:', 'https:'].includes(protocol) && URL.canParse(asked) && new URL(asked).host === own
  );
}
