/**
 * Routes of states and their requirements, from the law records alone
 * (docs/requirements-decisions.md 1).
 */
import { listRequirements, listStates, readState } from '#contract/states.ts';
import { todayForVisitors, zoneOfState } from '#server/base/day.ts';
import type { Services } from '#server/subjects/services.ts';
import { problem } from '#server/base/problem.ts';
import type { Serve } from '#server/base/http/serve.ts';
import { stateRepliesOf } from './replies.ts';

export function stateRoutes(serve: Serve, services: Services): void {
  const repliesOn = stateRepliesOf(services.corpus.laws);
  const day = todayForVisitors(services);
  repliesOn(day());

  serve(listStates, () => repliesOn(day()).list);
  serve(readState, ({ params }) => {
    const name = params.stateId.toLowerCase();
    return orNotFound(repliesOn(day(zoneOfState(name))).details.get(name));
  });
  serve(listRequirements, ({ params }) => {
    const name = params.stateId.toLowerCase();
    return orNotFound(repliesOn(day(zoneOfState(name))).requirements.get(name));
  });
}

function orNotFound<T>(reply: T | undefined): T {
  if (reply === undefined) throw problem('not-found');
  return reply;
}
