/** Routes of feeds: the owner's calls, and the secret addresses that feed readers fetch. */
import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/feeds.ts';
import { TOKEN_FORM } from '#server/base/directory/secret-tokens.ts';
import { countTryOrThrow, networkOf } from '#server/base/limits/limits.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { calendarOf, endFeed, feedText, makeFeed, readFeed } from './service.ts';
import { calendarAt } from '#server/subjects/requests/jobs/calendar.ts';
import type { Services } from '#server/subjects/services.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { BuiltPages } from '#server/base/pages/files.ts';
import { notFoundPage } from '#server/subjects/pages/routes.ts';

export function feedRoutes(serve: Serve, services: Services): void {
  serve(calls.readFeed, ({ owner, params }) => readFeed(owner.userId, services, params.businessId));

  serve(calls.makeFeed, ({ owner, params }) =>
    makeFeed(owner.userId, services, params.businessId, actorOf(owner)),
  );

  serve(calls.revokeFeed, async ({ owner, params }) => {
    await endFeed(owner.userId, services, params.businessId, actorOf(owner));
    return undefined;
  });

  serve(calls.downloadChanges, async ({ owner, params, header }) => {
    const file = await calendarOf(owner.userId, services, params.businessId);
    header('content-disposition', 'attachment; filename="statewise-changes.ics"');
    return file;
  });
}

const TYPES = {
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;
const NAME = new RegExp(String.raw`^(${TOKEN_FORM})\.(atom|ics)$`);

/** The secret addresses. An unknown or ended one gets the usual 404 page. */
export function publicFeedRoutes(
  app: FastifyInstance,
  services: Services,
  pages: BuiltPages | undefined,
): void {
  app.get<{ Params: { name: string } }>('/feeds/:name', async (request, reply) => {
    const [, token, form] = NAME.exec(request.params.name) ?? [];
    if (token === undefined) return notFoundPage(pages, request, reply);
    await countTryOrThrow(services, 'feedReads', networkOf(request.ip));
    const text = await feedText(services, token, form as keyof typeof TYPES);
    if (text === undefined) return notFoundPage(pages, request, reply);
    return reply
      .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      .type(TYPES[form as keyof typeof TYPES])
      .send(text);
  });
  app.get<{ Params: { name: string } }>('/feeds/requests/:name', async (request, reply) => {
    const [, token, form] = NAME.exec(request.params.name) ?? [];
    if (token === undefined || form !== 'ics') return notFoundPage(pages, request, reply);
    await countTryOrThrow(services, 'feedReads', networkOf(request.ip));
    const text = await calendarAt(services, token);
    if (text === undefined) return notFoundPage(pages, request, reply);
    return reply
      .headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      .type(TYPES.ics)
      .send(text);
  });
}
