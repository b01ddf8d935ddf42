/** The plan of a business, and what changes next. */
import * as calls from '#contract/plan.ts';
import type { House } from '../services.ts';
import { planFor, upcomingFor } from './service.ts';
import type { Serve } from '../http/serve.ts';

export function planRoutes(serve: Serve, house: House): void {
  serve(calls.readPlan, ({ owner, params }) => planFor(owner.userId, house, params.businessId));
  serve(calls.listUpcoming, ({ owner }) => upcomingFor(owner, house));
}
