/** The page of a link for reading: without an account, kept nowhere, and in no search engine. */
import type { FastifyInstance } from 'fastify';
import { isToken } from '../accounts/secret-tokens.ts';
import { countTryOrThrow, networkOf } from '../limits/limits.ts';
import { PAGE_POLICY } from '../publications/page.ts';
import type { Services } from '../services.ts';
import type { Site } from '../site/files.ts';
import { notFoundPage } from '../site/routes.ts';
import { readPage } from './read-links.ts';

export function readLinkRoutes(
  app: FastifyInstance,
  services: Services,
  site: Site | undefined,
): void {
  app.get<{ Params: { token: string } }>('/read/:token', async (request, reply) => {
    await countTryOrThrow(services, 'readLinks', networkOf(request.ip));
    const { token } = request.params;
    const page = isToken(token) ? await readPage(services, token) : undefined;
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (page === undefined) return notFoundPage(site, request, reply);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
      })
      .send(page);
  });
}
