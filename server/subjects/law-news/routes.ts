import * as calls from '#contract/account/law-news.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import type { Services } from '#server/subjects/services.ts';
import { markNewsRead, unreadNews } from './service.ts';

export function lawNewsRoutes(serve: Serve, services: Services): void {
  serve(calls.readLawNews, ({ owner, params, language }) =>
    unreadNews(owner.userId, inLanguageOf(services, language), params.businessId),
  );
  serve(calls.markLawNewsRead, ({ owner, params, body, language }) =>
    markNewsRead(owner, inLanguageOf(services, language), params.businessId, body.upTo),
  );
}
