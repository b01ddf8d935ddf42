/** States and their requirements, from the law records alone (decisions, 1). */
import { listRequirements, listStates, readState } from '#contract/states.ts';
import { today, type House } from '../house.ts';
import { problem } from '../problem.ts';
import type { Serve } from '../serve.ts';
import { stateRepliesOf } from '../state-replies.ts';

export function stateRoutes(serve: Serve, house: House): void {
  const repliesOn = stateRepliesOf(house.corpus.laws);
  repliesOn(today(house));

  serve(listStates, () => repliesOn(today(house)).list);
  serve(readState, ({ params }) =>
    orNotFound(repliesOn(today(house)).details.get(params.stateId.toLowerCase())),
  );
  serve(listRequirements, ({ params }) =>
    orNotFound(repliesOn(today(house)).requirements.get(params.stateId.toLowerCase())),
  );
}

function orNotFound<T>(reply: T | undefined): T {
  if (reply === undefined) throw problem('not-found');
  return reply;
}
