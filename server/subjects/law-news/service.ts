/** What changed for a business, as its owner and advisers read it. */
import type { LawNewsReply } from '#contract/account/law-news.ts';
import { newsInWords } from '#engine/law-changes/news-in-words.ts';
import { sentenceOfChange } from '#law/changes.server.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import type { StateCode } from '#law/codes.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Services } from '#server/subjects/services.ts';
import { listUnread, noteRead } from './store.ts';

const HAS_PAGE = new Set(SMALL_LAWS.laws.map(({ id }) => id));

/** What was not read yet, in the language of the corpus. Throws `not-found`. */
export async function unreadNews(
  owner: string,
  { db, corpus }: Pick<Services, 'db' | 'corpus'>,
  businessId: string,
): Promise<LawNewsReply> {
  await findBusinessOrThrow(owner, db, businessId);
  const unread = await listUnread(owner, db, businessId);
  return {
    news: unread.map(({ number, day, what }) => {
      const { states, laws, ...rest } = newsInWords(corpus, day, what, sentenceOfChange);
      return {
        number,
        day,
        // only codes of states are kept
        states: states.map((each) => ({ ...each, stateId: each.stateId as StateCode })),
        laws: laws.map(({ id, text }) => ({ id: HAS_PAGE.has(id) ? id : null, text })),
        ...rest,
      };
    }),
  };
}

/** Keeps that the owner read it, and answers with what is left. Throws `not-found`. */
export async function markNewsRead(
  owner: Owner,
  services: Services,
  businessId: string,
  upTo: number,
): Promise<LawNewsReply> {
  const at = services.now();
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    if ((await noteRead(owner.userId, db, businessId, { upTo, at })) > 0)
      await addEvent(owner.userId, db, businessId, {
        at,
        by: actorOf(owner),
        what: 'Read what changed in the law data',
        detail: null,
        requirementIds: [],
      });
    return unreadNews(owner.userId, { db, corpus: services.corpus }, businessId);
  });
}
