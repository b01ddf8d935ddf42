/** Routes of a business's plan and its coming changes. */
import * as calls from '#contract/plan.ts';
import { actorOf } from '#server/base/history/actor.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { planFor, setPlanning, upcomingFor } from './service.ts';
import { inLanguageOf } from '#server/base/in-language.ts';
import type { Serve } from '#server/base/http/serve.ts';

export function planRoutes(serve: Serve, services: BusinessServices): void {
  serve(calls.readPlan, ({ owner, params, language }) =>
    planFor(owner.userId, inLanguageOf(services, language), params.businessId),
  );
  serve(calls.setPlanning, ({ owner, params, body, language }) =>
    setPlanning(owner.userId, inLanguageOf(services, language), {
      ...params,
      change: body,
      by: actorOf(owner),
    }),
  );
  serve(calls.listUpcoming, ({ owner, language }) =>
    upcomingFor(owner, inLanguageOf(services, language)),
  );
}
