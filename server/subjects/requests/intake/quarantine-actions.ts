/**
 * The owner's word about many quarantined requests at once. Each is an action of its own: one that
 * changed meanwhile is left, and others' calls run between two.
 */
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import { MOST_QUARANTINED_AT_ONCE, type actOnHeld as call } from '#contract/requests/quarantine.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { Problem } from '#server/base/problem.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import { decided, notNow, takenIn } from '#server/subjects/requests/acting/actions.ts';
import { someQuarantined } from '#server/subjects/requests/stored/quarantine.ts';

type Wanted = BodyOf<typeof call>;

/** Says it of each. Throws `not-found` for the business alone. */
export async function actOnQuarantined(
  owner: Owner,
  services: Services,
  businessId: string,
  { what, requests: named, all }: Wanted,
): Promise<ReplyOf<typeof call>> {
  const { userId } = owner;
  const business = await findBusinessOrThrow(userId, services.db, businessId);
  const chosen = named ?? (await chosenOf(userId, services, businessId, all));
  const done = new Map<string, number>();
  const left = new Set<string>();
  for (const { id: requestId, version } of chosen) {
    const at = { owner: userId, businessId, requestId, version };
    try {
      const now = await runAction(services, at, actorOf(owner), (seen) => {
        const outcome = quarantineAction(seen, what);
        return what === 'released' ? takenIn(services, business, seen) : outcome;
      });
      done.set(requestId, now.version);
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault;
      if (!done.has(requestId)) left.add(requestId);
    }
    await yieldToOthers();
  }
  if (what === 'released') void services.mailSender.deliver();
  return {
    done: [...done].map(([id, version]) => ({ id, version })),
    left: [...left],
    more: named === undefined && chosen.length === MOST_QUARANTINED_AT_ONCE,
  };
}

const chosenOf = async (
  owner: string,
  { db }: Services,
  businessId: string,
  all: Wanted['all'],
): Promise<{ id: string; version: number }[]> =>
  all
    ? someQuarantined(owner, db, businessId, {
        until: new Date(all.until),
        reason: all.reason,
        most: MOST_QUARANTINED_AT_ONCE,
      })
    : [];

/** Many at once: only what is quarantined, or was set aside. */
function quarantineAction(seen: SeenRequest, what: Wanted['what']): Act {
  const { held, closedOn, erasedOn } = seen.request;
  const waits = held !== null && closedOn === null && erasedOn === null;
  if (what !== 'put-back' && !waits) throw notNow('This request is not held.');
  return decided(seen, { what });
}
