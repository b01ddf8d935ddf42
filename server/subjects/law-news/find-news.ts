/** Compares one business by the law data that it was told of last and by today's. */
import { newsFor } from '#engine/law-changes/business-news.ts';
import type { KeptNews } from '#engine/law-changes/news-in-words.ts';
import { ofRecords } from '#engine/small-laws/small-facts.ts';
import { dayIn } from '#calendar/time-zone.ts';
import { todayForOwner } from '#server/base/day.ts';
import { BY_ITSELF } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { lastSaved } from '#server/business/assessments/receipt-store.ts';
import { profileForEngine } from '#server/business/assessments/service.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import { noteLawHash, type StoredBusiness } from '#server/business/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import type { ComparedStates, LawStates } from './law-states.ts';
import { requestsMoved } from './moved-requests.ts';
import { smallLawNews } from './small-news.ts';
import { documentsNaming } from './documents-naming.ts';
import { addLawNews } from './store.ts';

export type NewsServices = Pick<Services, 'db' | 'corpus' | 'spanish' | 'now' | 'origin'>;

/**
 * Writes what changed for a business, once, whichever process comes first. Returns whether anything
 * did. A business that was never compared, or never assessed, was told nothing yet.
 */
export async function noteNews(
  services: NewsServices,
  states: LawStates,
  business: StoredBusiness,
): Promise<boolean> {
  const { id, ownerId, lawHash } = business;
  const { hash } = services.corpus;
  const compared = lawHash === null ? undefined : await states.between(lawHash, hash);
  const what = compared && (await findNews(services, compared, business));
  return services.db.transaction(async (db) => {
    if (!(await noteLawHash(ownerId, db, business, hash))) return false;
    if (!what || lawHash === null) return false;
    const foundAt = services.now();
    const day = todayForOwner(services, business);
    const news = { fromHash: lawHash, toHash: hash, day, what, foundAt };
    if (!(await addLawNews(ownerId, db, id, news))) return false;
    await addEvent(ownerId, db, id, {
      at: foundAt,
      by: BY_ITSELF,
      what: 'Told what changed in the law data',
      detail: what.states.map(({ state }) => state).join(', ') || null,
      requirementIds: what.states.flatMap(({ duties }) => duties.map((duty) => duty.id)),
    });
    return true;
  });
}

async function findNews(
  services: NewsServices,
  compared: ComparedStates,
  business: StoredBusiness,
): Promise<KeptNews | undefined> {
  const { db } = services;
  const { id, ownerId, createdAt, timeZone, statesOperating } = business;
  if (!(await lastSaved(ownerId, db, id))) return undefined;
  const answers = await listAnswers(ownerId, db, id);
  const day = todayForOwner(services, business);
  const subject = {
    business: profileForEngine(business),
    answers: ofRecords(answers),
    since: dayIn(createdAt, timeZone),
  };
  const told = newsFor(compared, subject, day);
  const sections = compared.sections.filter(({ state }) => statesOperating.includes(state));
  const papers = await documentsNaming(ownerId, db, id, sections);
  const requests = await requestsMoved(ownerId, db, id, compared, services.now());
  const small = smallLawNews(compared, business, answers, day);
  if (!told && papers.length + requests.length + small.length === 0) return undefined;
  const nothing = { states: [], tasks: { come: [], go: [] } };
  return { ...(told ?? nothing), papers, requests, small };
}
