/**
 * Owners who are signed in have nothing to do at sign-in and registration: they go on to where they
 * wanted.
 */
import type { FastifyInstance } from 'fastify';
import { localAddress } from '#text/local-address.ts';
import { PAGES } from '#web/pages.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import { ownerOf } from '#server/identity/sessions/sessions.ts';
import { saysSignedIn } from '#server/identity/sessions/signed-in-cookie.ts';

const GATE = /^\/(login|register)(\?|$)/;
/** docs/requirements.md 4. */
const DEFAULT = '/dashboard';

/** The private page that `next` names, or the dashboard (as in web/parts/account/way-back.ts). */
function placeIn(url: string): string {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const place = localAddress(query.get('next') ?? '');
  const known = PAGES.some(({ path, kind }) => kind === 'private' && path === place?.pathname);
  return place && known ? place.whole : DEFAULT;
}

export function sendOwnersOn(app: FastifyInstance, services: IdentityServices): void {
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || !GATE.test(url) || !saysSignedIn(headers.cookie)) return undefined;
    if (!(await ownerOf(services, headers.cookie))) return undefined;
    return reply.header('cache-control', 'no-store').redirect(placeIn(url), 303);
  });
}
