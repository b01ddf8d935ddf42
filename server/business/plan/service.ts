/** The owner's plan and coming changes: loads what is stored and calls the engine. */
import { ofRecords } from '#engine/small-laws/small-facts.ts';
import type { Planning, PlanningChange, PlanReply, UpcomingReply } from '#contract/plan.ts';
import { addDays } from '#calendar/dates.ts';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';
import { spokenIn } from '#engine/explain/spoken.ts';
import { planOf } from '#engine/assessment/plan.ts';
import { mergeUpcoming, upcoming } from '#engine/duties/upcoming.ts';
import { COLLECTED_TO, ENFORCEMENT } from '#reference/data.server.ts';
import { PLAN_BOOK } from '#reference/plan.server.ts';
import type { Owner } from '#server/base/owner.ts';
import { assessBusiness, profileForEngine } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { addEvent } from '#server/base/history/store.ts';
import { jsonBytes } from '#server/business/assessments/derived-cache.ts';
import { todayForOwner } from '#server/base/day.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import {
  changePlanning,
  listBusinesses,
  type StoredBusiness,
} from '#server/business/stored/store.ts';
import { companyOf } from '#documents/map/entries.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import { lastSaved } from '#server/business/assessments/receipt-store.ts';

/** 24 months. */
const AHEAD_DAYS = 730;

/** The plan of one business; null until it was assessed for the first time. Throws `not-found`. */
export async function planFor(
  owner: string,
  services: BusinessServices,
  businessId: string,
): Promise<PlanReply> {
  const business = await findBusinessOrThrow(owner, services.db, businessId);
  const savedAt = await lastSaved(owner, services.db, businessId);
  const { phrase } = spokenIn(services.corpus);
  const plan = savedAt
    ? planOf({
        assessment: await assessBusiness(owner, services.db, services, business, savedAt),
        employees: business.employeeCount,
        industry: business.industry,
        annualRevenue: business.annualRevenue ?? undefined,
        hoursAWeek: planningOf(business).hoursAWeek,
        choices: PLAN_BOOK.choices.map((one) => ({ ...one, why: phrase(one.why) })),
        actions: ENFORCEMENT,
        repairs: PLAN_BOOK.repairs,
      })
    : null;
  const { tasksInCalendar, lookAgainMails } = business;
  const prices = PLAN_BOOK.prices.map((one) => ({ ...one, what: phrase(one.what) }));
  const contractEnds = await contractEndsOf(owner, services, business);
  return { plan, prices, collectedTo: COLLECTED_TO, tasksInCalendar, lookAgainMails, contractEnds };
}

/** The last days of contracts with vendors, as the data map has them. */
async function contractEndsOf(
  owner: string,
  services: Pick<BusinessServices, 'db' | 'now'>,
  business: StoredBusiness,
): Promise<PlanReply['contractEnds']> {
  const today = todayForOwner(services, business);
  const { recipients } = await readStoredMap(owner, services.db, business.id);
  return recipients
    .filter(({ state, endsOn }) => state === 'confirmed' && endsOn !== '')
    .map((each) => ({
      id: each.id,
      company: companyOf(each),
      endsOn: each.endsOn,
      isOver: each.endsOn < today,
    }))
    .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn));
}

/** How the owner plans; the hours proposed by us where none were set. */
export const planningOf = ({
  hoursAWeek,
  tasksInCalendar,
  lookAgainMails,
}: StoredBusiness): Planning => ({
  hoursAWeek: hoursAWeek ?? HOURS_A_WEEK.usual,
  tasksInCalendar,
  lookAgainMails,
});

interface PlanningRequest {
  readonly businessId: string;
  readonly change: PlanningChange;
  readonly by: Actor;
}

/** Sets what is named and keeps the rest. Throws `not-found`. */
export async function setPlanning(
  owner: string,
  services: Pick<BusinessServices, 'db' | 'now'>,
  { businessId, change, by }: PlanningRequest,
): Promise<Planning> {
  return services.db.transaction(async (db) => {
    const before = planningOf(await lockBusinessOrThrow(owner, db, businessId));
    await changePlanning(owner, db, businessId, change);
    const after = planningOf(await findBusinessOrThrow(owner, db, businessId));
    const changes = changedFields({ ...before }, { ...after });
    if (changes.length > 0)
      await addEvent(owner, db, businessId, {
        at: services.now(),
        by,
        what: 'Planning changed',
        detail: null,
        requirementIds: [],
        changes,
      });
    return after;
  });
}

/** First and last day of a search for coming changes. */
export interface Horizon {
  readonly asOf: string;
  readonly until: string;
}

/** 24 months from the owner's today. */
export function horizon(
  services: Pick<BusinessServices, 'now'>,
  owner: { readonly timeZone: string },
): Horizon {
  const asOf = todayForOwner(services, owner);
  return { asOf, until: addDays(asOf, AHEAD_DAYS) };
}

/** The coming changes in the states of all the owner's businesses. */
export async function upcomingFor(
  owner: Owner,
  services: BusinessServices,
): Promise<UpcomingReply> {
  const within = horizon(services, owner);
  const all = [];
  for (const stored of await listBusinesses(owner.userId, services.db)) {
    await yieldToOthers();
    all.push(await comingFor(owner.userId, services, stored, within));
  }
  return { ...within, changes: mergeUpcoming(all) };
}

/** The coming changes of one business, to be merged with those of others. */
export function comingFor(
  owner: string,
  services: BusinessServices,
  stored: StoredBusiness,
  within: Horizon,
) {
  return services.derived.of(
    { db: services.db, services, business: stored },
    {
      kind: `coming ${within.asOf} ${within.until}`,
      make: () => findComing(owner, services, stored, within),
      bytesOf: jsonBytes,
    },
  );
}

async function findComing(
  owner: string,
  services: BusinessServices,
  stored: StoredBusiness,
  { asOf, until }: Horizon,
) {
  const business = profileForEngine(stored);
  const answers = ofRecords(await listAnswers(owner, services.db, stored.id));
  const assessed = (await lastSaved(owner, services.db, stored.id)) !== undefined;
  const own = upcoming(services.corpus, { business, answers, asOf }, until);
  return { business, assessed, upcoming: own };
}
