/** The API's own pages: `/api` for people, `/api/openapi.json` for programs. */
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/index.ts';
import { packed, takenBy } from '#server/base/http/encodings.ts';
import type { Services } from '#server/subjects/services.ts';
import { openApi } from './openapi.ts';
import { REFERENCE_STYLE, referencePage } from './page.ts';

const CACHE = 'public, max-age=300';

export function referenceRoutes(app: FastifyInstance, services: Services): void {
  const page = referencePage(ENDPOINTS);
  app.get('/api', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', CACHE).send(page),
  );
  app.get('/api/reference.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', CACHE).send(REFERENCE_STYLE),
  );
  // the origin is known once the server listens, and stays
  let description: Promise<Record<'whole' | 'small', Buffer>> | undefined;
  const describe = async () => {
    const whole = Buffer.from(JSON.stringify(openApi(ENDPOINTS, services.origin())));
    return { whole, small: await packed(whole) };
  };
  app.get('/api/openapi.json', async (request, reply) => {
    description ??= describe();
    const { whole, small } = await description;
    const { br } = takenBy(request.headers['accept-encoding'] ?? '');
    if (br) void reply.header('content-encoding', 'br');
    return reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': CACHE, vary: 'accept-encoding' })
      .send(br ? small : whole);
  });
}
