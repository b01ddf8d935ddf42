/** The addresses of hosted pages, for everybody. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/subjects/services.ts';
import type { BuiltPages } from '#server/base/pages/files.ts';
import { notFoundPage, sendFile } from '#server/subjects/pages/routes.ts';
import { HostedPages } from './pages.ts';

interface Params {
  readonly slug: string;
  readonly page: string;
  readonly number?: string;
}

/** A slug or page has small letters; typed in capitals it leads there. */
const SLUG = /^[a-z0-9-]{1,40}$/;
const NUMBER = /^[1-9]\d{0,6}$/;

export function hostedPageRoutes(
  app: FastifyInstance,
  services: Services,
  pages: BuiltPages | undefined,
): void {
  const hosted = new HostedPages(services);
  const answer = async (
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { slug, page, number } = request.params;
    const small = slug.toLowerCase();
    const known = SLUG.test(small) && (number === undefined || NUMBER.test(number));
    const found = known
      ? await hosted.find({
          slug: small,
          page,
          number: number === undefined ? undefined : Number(number),
        })
      : undefined;
    if (!found) return notFoundPage(pages, request, reply);
    if ('movedTo' in found) return reply.redirect(found.movedTo, 302);
    if (small !== slug)
      return reply.redirect(`/p/${small}/${page}${number === undefined ? '' : `/${number}`}`, 308);
    if (found.status === 410)
      return sendFile(request, reply.code(410), { ...found.file, etag: undefined });
    return sendFile(request, reply, found.file);
  };
  app.get<{ Params: Params }>('/p/:slug/:page', answer);
  app.get<{ Params: Params }>('/p/:slug/:page/:number', answer);
  app.get<{ Params: { slug: string } }>('/p/:slug', async (request, reply) => {
    const small = request.params.slug.toLowerCase();
    const found = SLUG.test(small)
      ? await hosted.find({ slug: small, page: 'privacy', number: undefined })
      : undefined;
    return found ? reply.redirect(`/p/${small}/privacy`, 302) : notFoundPage(pages, request, reply);
  });
}
