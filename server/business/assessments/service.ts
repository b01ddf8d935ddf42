/** Loads a stored business, has the engine assess it, and stores when duties first came up. */
import { readAssessment } from '#contract/assessments.ts';
import type { Assessment } from '#contract/results.ts';
import { assess, type AssessmentInput } from '#engine/assessment/assessment.ts';
import { marksThatCount } from '#engine/tasks/look-again.ts';
import { ofRecords } from '#engine/small-laws/small-facts.ts';
import type { Database } from '#server/base/database/database.ts';
import { clockTime, dayIn } from '#calendar/time-zone.ts';
import { HOURS_A_WEEK } from '#calendar/working-week.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { Prepared } from '#server/base/http/serve.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { listAnswers, type StoredAnswer } from '#server/business/stored/answer-store.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { addReceipt, lastSaved, type StoredReceipt } from './receipt-store.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import { companiesOf } from './companies.ts';
import { noteFirstOwed, owedSince, workOnRecords } from './work-store.ts';

type Needed = Pick<BusinessServices, 'corpus' | 'now'>;

/**
 * The assessment of a stored business today. Stores the moment when a requirement is first owed.
 */
export async function assessBusiness(
  owner: string,
  db: Database,
  services: Needed,
  business: StoredBusiness,
  savedAt?: Date,
): Promise<Assessment> {
  return (await assessAndNote(owner, db, services, business, savedAt)).result;
}

async function assessAndNote(
  owner: string,
  db: Database,
  services: Needed,
  business: StoredBusiness,
  savedAt?: Date,
): Promise<Assessed> {
  const assessed = await assessOnly(owner, db, services, business, savedAt);
  await noteFirstOwed(owner, db, business.id, assessed.fresh, services.now());
  return assessed;
}

interface Assessed {
  readonly result: Assessment;
  /** The requirements in it that were never owed before. */
  readonly fresh: readonly string[];
  /** What its score counts as done or not applicable. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Changes nothing. */
async function assessOnly(
  owner: string,
  db: Database,
  services: Needed,
  business: StoredBusiness,
  savedAt?: Date,
): Promise<Assessed> {
  const saved = savedAt ?? (await lastSaved(owner, db, business.id));
  const subject = await loadAssessmentInput(owner, db, services, business, saved);
  await yieldToOthers();
  const result = assess(services.corpus, subject);
  return {
    result,
    fresh: listed(result).filter((id) => !(id in subject.owedSince)),
    marks: marksThatCount(subject.work, services.corpus.controls.controls, subject.asOf),
  };
}

/** The engine's input for a stored business, as of today. Changes nothing. */
export async function loadAssessmentInput(
  owner: string,
  db: Database,
  services: Pick<Needed, 'now'>,
  business: StoredBusiness,
  savedAt?: Date,
): Promise<AssessmentInput> {
  const { timeZone } = business;
  const onOwnersClock = (at: Date) => clockTime(at, timeZone);
  const since = await owedSince(owner, db, business.id);
  const answers = ofRecords(await listAnswers(owner, db, business.id));
  return {
    business: profileForEngine(business),
    answers,
    numbersOf: numbersOf(business, answers),
    hoursAWeek: business.hoursAWeek ?? HOURS_A_WEEK.usual,
    work: (await workOnRecords(owner, db, business.id)).map(({ setAt, setBy, ...item }) => ({
      ...item,
      on: onOwnersClock(setAt),
      by: setBy,
    })),
    owedSince: mapValues(since, onOwnersClock),
    companies: companiesOf(await readStoredMap(owner, db, business.id)),
    asOf: dayIn(services.now(), timeZone),
    savedAt: savedAt?.toISOString() ?? null,
  };
}

/** The day of the oldest number that the owner gave, on the owner's clock. */
function numbersOf(
  { createdAt, timeZone }: Pick<StoredBusiness, 'createdAt' | 'timeZone'>,
  answers: readonly Pick<StoredAnswer, 'value' | 'answeredAt'>[],
): string {
  const given = answers.filter(({ value }) => value !== null && typeof value !== 'boolean');
  const times = given.map(({ answeredAt }) => answeredAt.getTime());
  return dayIn(times.length > 0 ? new Date(Math.min(...times)) : createdAt, timeZone);
}

const mapValues = <From, To>(of: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));

/**
 * The stored profile as the engine's type. The cast is safe: the contract's schema admits known
 * states only.
 */
export function profileForEngine(business: StoredBusiness): AssessmentInput['business'] {
  const { annualRevenue, ...rest } = business;
  return {
    ...rest,
    annualRevenue: annualRevenue ?? undefined,
    statesOperating: business.statesOperating as AssessmentInput['business']['statesOperating'],
  };
}

/**
 * All requirements that are owed, may be owed or are coming up: their due dates count from the day
 * they were first listed.
 */
const listed = (assessment: Assessment) =>
  assessment.tasks.flatMap((task) => task.requirements.map(({ id }) => id));

/**
 * Opens an assessment. The first time, a receipt is stored (docs/requirements-decisions.md 5);
 * where nothing is new, it only reads. Throws `not-found`.
 */
export async function openAssessment(
  owner: string,
  services: BusinessServices,
  businessId: string,
): Promise<Prepared<typeof readAssessment>> {
  const { db, derived } = services;
  const business = await findBusinessOrThrow(owner, db, businessId);
  return derived.of(
    { db, services, business },
    {
      kind: 'assessment',
      make: async () => {
        const result = await openNow(owner, services, business);
        await yieldToOthers();
        return new Prepared(readAssessment, result, services.corpus.language).pack();
      },
      bytesOf: ({ json, packed = json }) => json.byteLength + packed.byteLength,
    },
  );
}

async function openNow(
  owner: string,
  services: BusinessServices,
  business: StoredBusiness,
): Promise<Assessment> {
  const { result, fresh } = await assessOnly(owner, services.db, services, business);
  if (fresh.length === 0 && result.savedAt !== null) return result;
  return firstOpened(owner, services, business.id);
}

/** With the business locked, so that of two parallel requests one stores. */
function firstOpened(
  owner: string,
  services: BusinessServices,
  businessId: string,
): Promise<Assessment> {
  return services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner, db, businessId);
    const assessed = await assessAndNote(owner, db, services, business);
    const { result } = assessed;
    if (result.savedAt !== null) return result;
    const receipt = await keepReceipt(owner, db, services, assessed);
    return { ...result, savedAt: receipt.savedAt.toISOString() };
  });
}

/** Stores a receipt of the current assessment and adds it to the history. Throws `not-found`. */
export async function saveReceipt(
  owner: string,
  services: BusinessServices,
  businessId: string,
  by: Actor,
): Promise<StoredReceipt> {
  return services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner, db, businessId);
    const receipt = await keepReceipt(
      owner,
      db,
      services,
      await assessAndNote(owner, db, services, business),
    );
    await addEvent(owner, db, businessId, {
      at: services.now(),
      by,
      what: 'Assessment saved',
      detail: null,
      requirementIds: [],
    });
    return receipt;
  });
}

async function keepReceipt(
  owner: string,
  db: Database,
  services: Needed,
  { result, marks }: Assessed,
): Promise<StoredReceipt> {
  const receipt = await addReceipt(owner, db, result.businessId, {
    savedAt: services.now(),
    asOf: result.asOf,
    lawDataHash: result.lawDataHash,
    overallScore: result.overallScore,
    riskLevel: result.riskLevel,
    verdicts: [...result.applicableStates, ...result.otherStates].map(({ stateId, verdict }) => ({
      stateId,
      verdict,
    })),
    facts: result.facts,
    marks,
  });
  return receipt;
}
