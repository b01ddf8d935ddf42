/** The plan of a business, and what changes next. */
import * as calls from '#contract/plan.ts';
import type { House } from '../house.ts';
import { planFor, upcomingFor } from '../planning.ts';
import type { Serve } from '../serve.ts';

export function planRoutes(serve: Serve, house: House): void {
  serve(calls.readPlan, ({ owner, params }) => planFor(owner.userId, house, params.businessId));
  serve(calls.listUpcoming, ({ owner }) => upcomingFor(owner, house));
}
