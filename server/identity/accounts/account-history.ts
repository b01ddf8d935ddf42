/**
 * The history of the account itself: what its owner did with it, from which session. Never a
 * secret, nor the hash of one.
 */
import type { Database } from '#server/base/database/database.ts';
import { fullName, type Actor } from '#server/base/history/actor.ts';
import type { Changed } from '#server/base/history/changes.ts';
import * as z from 'zod/mini';
import { shownEvent } from '#contract/assessments.ts';
import type { StoredEvent } from '#server/base/history/chain.ts';
import {
  ACCOUNT,
  addAccountEvent,
  lastEvents,
  listEventsBefore,
} from '#server/base/history/store.ts';
import { Rows } from '#server/base/http/json-stream.ts';
import type { IdentityServices } from '#server/identity/services.ts';
import type { User } from './store.ts';

interface AccountNote {
  readonly what: string;
  readonly detail?: string | undefined;
  readonly changes?: readonly Changed[];
}

/** Adds an entry, in the transaction of what it tells. */
export const noteOfAccount = (
  { db, now }: Pick<IdentityServices, 'now'> & { readonly db: Database },
  owner: string,
  by: Actor,
  { what, detail = '', changes = [] }: AccountNote,
): Promise<unknown> =>
  addAccountEvent(owner, db, {
    at: now(),
    by,
    what,
    detail: detail || null,
    requirementIds: [],
    changes,
  });

/**
 * The owner of an account as the one who acts; `session` is null where there is none, as with a
 * link from a mail.
 */
export const accountActor = (
  user: Pick<User, 'id' | 'firstName' | 'lastName'>,
  session: string | null,
): Actor => ({ id: user.id, name: fullName(user), session });

/** A page of it, newest first. */
export async function accountHistory(owner: string, db: Database, before: number | undefined) {
  const events = await listEventsBefore(owner, db, ACCOUNT, before);
  return events.map((event) => ({ ...event, at: event.at.toISOString() }));
}

/** The history of a business: the last 500 events, or a page of those before one. */
export const businessHistory = (
  owner: string,
  db: Database,
  businessId: string,
  before: number | undefined,
): Rows<z.infer<typeof shownEvent>> =>
  new Rows(
    before === undefined
      ? shown(lastEvents(owner, db, businessId))
      : shown([listEventsBefore(owner, db, businessId, before)]),
  );

/**
 * No more than the reply's schema names, a page at a time: an event may hold a note before and
 * after.
 */
async function* shown(pages: AsyncIterable<StoredEvent[]> | Iterable<Promise<StoredEvent[]>>) {
  for await (const page of pages)
    yield page.map((event) => z.parse(shownEvent, { ...event, at: event.at.toISOString() }));
}
