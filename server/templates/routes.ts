/** The templates with their figures, and what owners think of them. */
import * as calls from '#contract/templates.ts';
import type { House } from '../services.ts';
import { rate, ratingsOf, templatesShown, unrate } from './service.ts';
import type { Serve } from '../http/serve.ts';
import type { KnownFigures } from './figures.ts';

export function templateRoutes(serve: Serve, house: House, figures: KnownFigures): void {
  serve(calls.listTemplates, async () => templatesShown(house.corpus, await figures.fresh()));

  serve(calls.listRatings, ({ owner }) => ratingsOf(owner.userId, house));

  serve(calls.rateTemplate, async ({ owner, params, body }) => {
    const rating = await rate(owner.userId, house, params.template, body.stars);
    await figures.renew();
    return rating;
  });

  serve(calls.withdrawRating, async ({ owner, params }) => {
    await unrate(owner.userId, house, params.template);
    await figures.renew();
    return undefined;
  });
}
