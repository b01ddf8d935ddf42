/**
 * The pages of the desk for everybody: the form, the page of a request, and the mailed link. No
 * script, no cookie, no account.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '#server/base/http/failures.ts';
import { isToken } from '#server/base/directory/secret-tokens.ts';
import type { Services } from '#server/subjects/services.ts';
import type { BuiltPages } from '#server/base/pages/files.ts';
import { notFoundPage } from '#server/subjects/pages/routes.ts';
import { copyRoutes } from './copy-page.ts';
import { formPath } from '#server/business/addresses/form-address.ts';
import { answerForm, showForm, type ShownForm } from './form.ts';
import { answerLink, showLink } from './mailed-link.ts';
import { NO_SESSION, SECRET, sendPage } from './page-reply.ts';
import { answerStatus, showStatus, type PageOf } from './status.ts';
import { brokenPage, gonePage, tokenPath } from './status-page.ts';
import type { Language } from '#server/subjects/requests/words/words.ts';

/**
 * A text of 2,000 letters in a script whose letters take nine bytes each in a form, and the other
 * fields.
 */
const MOST_BYTES = 32_768;
const SLUG = /^[a-z0-9-]{3,40}$/;

type SlugRequest = FastifyRequest<{ Params: { slug: string } }>;
type TokenRequest = FastifyRequest<{ Params: { token: string }; Querystring: { noted?: string } }>;

export async function requestPageRoutes(
  app: FastifyInstance,
  services: Services,
  pages: BuiltPages | undefined,
): Promise<void> {
  // Forms are read here alone, so that calls go on to refuse everything but JSON.
  await app.register(async (inner) => {
    inner.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    inner.setErrorHandler((fault: unknown, httpRequest, reply) => {
      const { status } = failureOf(fault, httpRequest);
      const language = httpRequest.url.startsWith('/es/') ? 'es' : 'en';
      return sendPage(reply, { status, html: brokenPage(language) });
    });
    formRoutes(inner, services, pages, 'en');
    formRoutes(inner, services, pages, 'es');
    tokenRoutes(inner, services, 'en');
    tokenRoutes(inner, services, 'es');
    copyRoutes(inner, services, 'en');
    copyRoutes(inner, services, 'es');
  });
}

const before = (language: Language) => (language === 'es' ? '/es' : '');

const bodyOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '');

function formRoutes(
  app: FastifyInstance,
  services: Services,
  pages: BuiltPages | undefined,
  language: Language,
): void {
  const path = `${before(language)}/r/:slug`;
  const answer = async (
    httpRequest: SlugRequest,
    reply: FastifyReply,
    make: (slug: string) => Promise<ShownForm>,
  ) => {
    const slug = httpRequest.params.slug.toLowerCase();
    const shown = SLUG.test(slug) ? await make(slug) : undefined;
    if (shown === undefined || 'unknown' in shown) return notFoundPage(pages, httpRequest, reply);
    if ('movedTo' in shown) return reply.redirect(formPath(shown.movedTo, language), 307);
    if ('saved' in shown)
      return reply.redirect(`${tokenPath('status', shown.saved, language)}?noted=saved`, 303);
    return sendPage(reply, shown);
  };
  app.get(path, (httpRequest: SlugRequest, reply) =>
    answer(httpRequest, reply, (slug) =>
      showForm(services, { slug, language, signal: httpRequest.headers['sec-gpc'] === '1' }),
    ),
  );
  app.post(path, NO_SESSION, (httpRequest: SlugRequest, reply) =>
    answer(httpRequest, reply, (slug) =>
      answerForm(services, { slug, language, body: bodyOf(httpRequest), address: httpRequest.ip }),
    ),
  );
}

function tokenRoutes(app: FastifyInstance, services: Services, language: Language): void {
  const page = async (reply: FastifyReply, make: Promise<string | undefined> | undefined) => {
    const html = await make;
    void reply.headers(SECRET);
    return html === undefined
      ? sendPage(reply, { status: 404, html: gonePage(language) })
      : sendPage(reply, { status: 200, html });
  };
  const known = ({ params }: TokenRequest) => isToken(params.token);
  for (const shownPage of PAGES) {
    const path = tokenPath(shownPage, ':token', language);
    app.get(path, (httpRequest: TokenRequest, reply) => {
      const { params, query } = httpRequest;
      const at = { of: shownPage, token: params.token, language, noted: query.noted };
      return page(reply, known(httpRequest) ? showStatus(services, at) : undefined);
    });
    app.post(path, NO_SESSION, async (httpRequest: TokenRequest, reply) => {
      const at = { of: shownPage, token: httpRequest.params.token, body: bodyOf(httpRequest) };
      const done = known(httpRequest) ? await answerStatus(services, at) : undefined;
      if (done === undefined) return page(reply, undefined);
      return reply.headers(SECRET).redirect(notedAt(at, language, done), 303);
    });
  }
  const link = tokenPath('confirm', ':token', language);
  app.get(link, (httpRequest: TokenRequest, reply) =>
    page(
      reply,
      known(httpRequest) ? showLink(services, httpRequest.params.token, language) : undefined,
    ),
  );
  app.post(link, NO_SESSION, (httpRequest: TokenRequest, reply) =>
    page(
      reply,
      known(httpRequest) ? answerLink(services, httpRequest.params.token, language) : undefined,
    ),
  );
}

const PAGES: readonly PageOf[] = ['status', 'mailed'];

/** The page again, with a word on what was done there. */
const notedAt = (
  { of, token }: { readonly of: PageOf; readonly token: string },
  language: Language,
  done: string,
) => `${tokenPath(of, token, language)}${done === '' ? '' : `?noted=${done}`}`;
