/** Routes of the templates with their figures, and of owners' ratings. */
import * as calls from '#contract/documents/templates.ts';
import type { Services } from '#server/subjects/services.ts';
import { rateTemplate, ratingsOf, listTemplates, withdrawRating } from './service.ts';
import type { Serve } from '#server/base/http/serve.ts';
import type { FigureCache } from './figures.ts';

export function templateRoutes(serve: Serve, services: Services, figures: FigureCache): void {
  serve(calls.listTemplates, async () => listTemplates(services.corpus, await figures.fresh()));

  serve(calls.listRatings, ({ owner }) => ratingsOf(owner.userId, services));

  serve(calls.rateTemplate, async ({ owner, params, body }) => {
    const rating = await rateTemplate(owner, services, params.template, body.stars);
    await figures.renew();
    return rating;
  });

  serve(calls.withdrawRating, async ({ owner, params }) => {
    await withdrawRating(owner, services, params.template);
    await figures.renew();
    return undefined;
  });
}
