/** By which law an appeal is decided: the one under which its refusal promised it. */
import { requestLaw } from '#law/corpus.server.ts';
import type { RequestType } from '#law/schema.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';

const DECIDES = new Set(['answered', 'denied']);

/**
 * The state whose law the letter named that refused the item, where that law gives an appeal and
 * one came since: what was promised is kept, though the request was put to another state.
 * undefined: the law of the request counts. `events`: those of the item that count.
 */
export function promisedLaw(type: RequestType, events: readonly RequestEvent[]) {
  const at = events.findLastIndex(({ what }) => DECIDES.has(what));
  const decision = events[at];
  if (!decision || !events.slice(at + 1).some(({ what }) => what === 'appeal')) return undefined;
  // written by the letter that left
  const { law, letterId } = decision.fields as { readonly law?: unknown; letterId?: unknown };
  if (typeof law !== 'string' || letterId === undefined) return undefined;
  return requestLaw(law)?.rules[type]?.appeal ? law : undefined;
}
