/** Somebody does something about a request, with the services of a call. */
import type { Actor } from '#server/base/history/actor.ts';
import { problem } from '#server/base/problem.ts';
import type { Services } from '#server/subjects/services.ts';
import { settleRequest, type ActionOutcome, type SeenRequest } from './settle-request.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';

export type { ActionOutcome as Act, SeenRequest } from './settle-request.ts';

export interface At {
  readonly owner: string;
  readonly businessId: string;
  readonly requestId: string;
  /** The version that whoever acts has seen; undefined: any. */
  readonly version?: number | undefined;
}

/**
 * Does it. Throws `not-found`, `stale-version`, and what `decide` throws; then nothing was stored.
 */
export async function runAction(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { version, ...where }: At,
  by: Actor,
  decide: (seen: SeenRequest) => ActionOutcome | Promise<ActionOutcome>,
): Promise<StoredRequest> {
  const at = now();
  return db.transaction(async (tx) => {
    const changed = await settleRequest(tx, where, { at, by }, (seen) => {
      if (version !== undefined && version !== seen.request.version) throw problem('stale-version');
      return decide(seen);
    });
    if (!changed) throw problem('not-found');
    return changed;
  });
}
