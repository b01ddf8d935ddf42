/**
 * Documents that read otherwise since a day of the law, and whose latest version is older. The
 * edition of that day is their draft; it waits for the owner's one confirmation.
 */
import { addDays } from '#calendar/dates.ts';
import type { NewEdition } from '#contract/documents/versions.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Database } from '#server/base/database/database.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { loadDocumentInput, type DocumentInput } from '#server/subjects/documents/known/subject.ts';
import type { StoredHead } from './version-store.ts';
import type { Services } from '#server/subjects/services.ts';
import { daysOfChange, reasonsBetween } from '#server/subjects/documents/drafting/coming.ts';
import { makeDraft } from '#server/subjects/documents/drafting/draft.ts';
import type { Filling } from '#documents/values/filling.ts';
import { documentNamed } from '#server/subjects/documents/drafting/copies.ts';
import { fillingOf } from '#server/subjects/documents/drafting/filling.ts';

/** What was asked, of whom, with the latest versions by document. */
interface Asked {
  readonly owner: Owner;
  readonly db: Database;
  readonly services: Services;
  readonly subject: DocumentInput;
  readonly latest: ReadonlyMap<string, StoredHead>;
}

/**
 * The new edition of each document that has one, by its key. What the owner told since the version
 * makes none by itself: each day of the law is held against the day before, with what is known
 * today.
 */
export async function newEditions(asked: Asked): Promise<ReadonlyMap<string, NewEdition>> {
  const found = new Map<string, NewEdition>();
  const { subject, services, latest } = asked;
  const { hashOn, draftOn } = draftsByDay(asked);
  for (const [id, version] of latest) {
    const days = daysOfChange(subject, services, { after: version.asOf, last: subject.asOf });
    if (days.length === 0) continue;
    const today = await hashOn(id, subject.asOf);
    if (today === undefined || today === version.contentHash) continue;
    for (const day of days.toReversed()) {
      if ((await hashOn(id, addDays(day, -1))) === (await hashOn(id, day))) continue;
      const after = await draftOn(id, day);
      if (after === undefined) break;
      const before = await draftOn(id, addDays(day, -1));
      found.set(id, { from: day, why: reasonsBetween(before, after, subject, { services, day }) });
      break;
    }
  }
  return found;
}

/** A document on a day, and its hash; undefined: it cannot be made then. A day is loaded once. */
function draftsByDay({ owner, db, services, subject }: Asked) {
  const byDay = new Map([[subject.asOf, subject]]);
  const fillingOn = async (id: string, day: string): Promise<Filling | undefined> => {
    const then =
      byDay.get(day) ?? (await loadDocumentInput(owner, db, services, subject.business.id, day));
    byDay.set(day, then);
    await yieldToOthers();
    const template = documentNamed(id, then, services);
    return template && fillingOf(template, then, services);
  };
  return {
    hashOn: async (id: string, day: string): Promise<string | undefined> => {
      const filling = await fillingOn(id, day);
      return filling && services.drafts.summary(filling).contentHash;
    },
    draftOn: async (id: string, day: string) => {
      const filling = await fillingOn(id, day);
      return filling && makeDraft(filling);
    },
  };
}
