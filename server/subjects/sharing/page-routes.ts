/** The page of a link for reading: without an account, kept nowhere, and in no search engine. */
import type { FastifyInstance } from 'fastify';
import { isToken } from '#server/base/directory/secret-tokens.ts';
import { countTryOrThrow, networkOf } from '#server/base/limits/limits.ts';
import { PAGE_POLICY, pageHtml } from '#server/subjects/publications/page.ts';
import type { Services } from '#server/subjects/services.ts';
import { readPage } from './read-links.ts';

/**
 * The same for a link that is over, that was ended, whose business has another owner now, and that
 * never was.
 */
const ENDED = pageHtml({
  language: 'en',
  title: 'This link has ended',
  listed: false,
  canonical: undefined,
  main: [
    '<h1>This link has ended</h1>',
    '<p>Its last day has passed, it was ended, or the business has another owner now. Or a part of it is missing.</p>',
    '<p>Ask whoever gave it to you for a new one.</p>',
  ].join('\n'),
  foot: '',
});

export function readLinkRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>('/read/:token', async (request, reply) => {
    await countTryOrThrow(services, 'readLinks', networkOf(request.ip));
    const { token } = request.params;
    const page = isToken(token) ? await readPage(services, token) : undefined;
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    return reply
      .code(page === undefined ? 404 : 200)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
      })
      .send(page ?? ENDED);
  });
}
