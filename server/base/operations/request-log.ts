/**
 * What the log says of a call that was refused: which call, by whom, and why. No personal data is
 * in it: accounts and sessions by their ids, networks by a code that only this process can make
 * again.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askerOf, refusalOf } from '#server/base/http/asker.ts';
import { networkOf } from '#server/base/limits/limits.ts';

const LENGTH = 12;

/**
 * A code of a network that is the same as long as the process lives, and leads back to no address.
 */
function networkCode(key = randomBytes(32)): (address: string) => string {
  return (address) =>
    createHmac('sha256', key).update(networkOf(address)).digest('hex').slice(0, LENGTH);
}

/** Statuses that tell of an attack, a broken client or a lost session; the rest is daily life. */
const LOGGED = new Set([400, 401, 403, 404, 405, 413, 415, 429, 503]);

/** Whether a refusal says nothing: every page asks who is signed in, and a stranger gets 401. */
const isDaily = (request: FastifyRequest, status: number) =>
  (status === 401 && request.routeOptions.url === '/api/auth/me') ||
  (status === 404 && !request.url.startsWith('/api'));

interface Wording {
  /** Whether the log names addresses as they are. */
  readonly addresses: boolean;
}

/** Logs every refused call of the API, and those of strangers that hit a limit. */
export function logRefusals(app: FastifyInstance, { addresses }: Wording): void {
  const code = networkCode();
  // Refusals are logged even where the rest of the log starts at warnings.
  const log = app.log.child({}, { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode;
    if (!LOGGED.has(status) || isDaily(request, status)) return;
    const asker = askerOf(request);
    log.info(
      {
        event: 'refused',
        request: request.id,
        code: refusalOf(request) ?? null,
        status,
        method: request.method,
        route: request.routeOptions.url ?? null,
        user: asker?.userId ?? null,
        session: asker?.session ?? null,
        from: addresses ? request.ip : code(request.ip),
      },
      'a call was refused',
    );
  });
}
