/** What people did at a desk that its readers were not told of yet. */
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { requestDesks, requestEvents, requests } from '#server/base/database/schema.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import type { DeskRef } from './news-board.ts';
import { readRow, type StoredRequest } from '#server/subjects/requests/stored/store.ts';

/** A request came in, or its person appealed, said that it is theirs, or wrote more. */
const NEWS = ['received', 'appeal', 'identity-given', 'added'] as const;
export type News = (typeof NEWS)[number];

/** So many are told of in one mail at most: the desk itself shows all. */
const MOST = 500;

export interface NewsLine {
  readonly request: StoredRequest;
  readonly what: News;
  readonly seq: number;
}

/**
 * In the order in which it happened. Without what is quarantined for a look, which has its own line
 * in the daily mail, and without examples: however much of it came, it hides nothing.
 */
export async function listNews(
  { ownerId, businessId, toldSeq }: Pick<StoredDesk, 'ownerId' | 'businessId' | 'toldSeq'>,
  db: Database,
): Promise<NewsLine[]> {
  const rows = await db
    .select({ request: requests, what: requestEvents.what, seq: requestEvents.historySeq })
    .from(requestEvents)
    .innerJoin(
      requests,
      and(
        eq(requests.ownerId, requestEvents.ownerId),
        eq(requests.businessId, requestEvents.businessId),
        eq(requests.id, requestEvents.requestId),
      ),
    )
    .where(
      and(
        ofBusiness(requestEvents, ownerId, businessId),
        gt(requestEvents.historySeq, toldSeq),
        eq(requestEvents.by, CONSUMER.name),
        inArray(requestEvents.what, [...NEWS]),
        isNull(requests.held),
        eq(requests.isTrial, false),
      ),
    )
    .orderBy(asc(requestEvents.historySeq))
    .limit(MOST);
  return rows.map(({ request, what, seq }) => ({
    request: readRow(request),
    what: what as News,
    seq,
  }));
}

/** The desk, locked until the transaction ends, so that of two servers one tells. */
export async function lockDesk(
  { ownerId, businessId }: DeskRef,
  db: Database,
): Promise<StoredDesk | undefined> {
  const [found] = await db
    .select()
    .from(requestDesks)
    .where(ofBusiness(requestDesks, ownerId, businessId))
    .for('update');
  return found;
}

/** Notes when its readers were told, and of how much; nothing that was worked out changes by it. */
export async function noteMailed(
  { ownerId, businessId }: DeskRef,
  db: Database,
  told: { readonly toldAt: Date; readonly toldSeq: number },
): Promise<void> {
  await db
    .update(requestDesks)
    .set(told)
    .where(ofBusiness(requestDesks, ownerId, businessId));
}
