/** Routes of a business's plan and its coming changes. */
import * as calls from '#contract/plan.ts';
import { actorOf } from '#server/base/history/actor.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { planFor, setPlanning, upcomingFor } from './service.ts';
import type { Serve } from '#server/base/http/serve.ts';

export function planRoutes(serve: Serve, services: BusinessServices): void {
  serve(calls.readPlan, ({ owner, params }) => planFor(owner.userId, services, params.businessId));
  serve(calls.setPlanning, ({ owner, params, body }) =>
    setPlanning(owner.userId, services, {
      ...params,
      change: body,
      by: actorOf(owner),
    }),
  );
  serve(calls.listUpcoming, ({ owner }) => upcomingFor(owner, services));
}
