/** Routes of a business's plan and its coming changes. */
import * as calls from '#contract/plan.ts';
import type { Services } from '../services.ts';
import { planFor, upcomingFor } from './service.ts';
import type { Serve } from '../http/serve.ts';

export function planRoutes(serve: Serve, services: Services): void {
  serve(calls.readPlan, ({ owner, params }) => planFor(owner.userId, services, params.businessId));
  serve(calls.listUpcoming, ({ owner }) => upcomingFor(owner, services));
}
