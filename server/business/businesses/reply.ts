/**
 * A stored business in the shape of the contract: both field sets
 * (docs/requirements-decisions.md 4), and its score and tasks once it was assessed.
 */
import type { Assessment } from '#contract/results.ts';
import type { Business } from '#contract/businesses.ts';
import { assessBusiness } from '#server/business/assessments/service.ts';
import { jsonBytes } from '#server/business/assessments/derived-cache.ts';
import type { Database } from '#server/base/database/database.ts';
import type { BusinessServices } from '#server/business/services.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { lastSaved } from '#server/business/assessments/receipt-store.ts';

/**
 * The reply for one business. Its current score and tasks are computed now; null until there is a
 * receipt.
 */
export async function businessReply(
  owner: string,
  db: Database,
  services: Pick<BusinessServices, 'corpus' | 'now'>,
  business: StoredBusiness,
): Promise<Business> {
  const savedAt = await lastSaved(owner, db, business.id);
  const standing = savedAt
    ? standingOf(await assessBusiness(owner, db, services, business, savedAt), savedAt)
    : null;
  return { ...profileReply(business), assessment: standing };
}

/**
 * The same where nothing changes meanwhile: what was worked out before is used again. Not in a
 * transaction.
 */
export async function readBusinessReply(
  owner: string,
  services: BusinessServices,
  business: StoredBusiness,
): Promise<Business> {
  const { db, derived } = services;
  return derived.of(
    { db, services, business },
    {
      kind: 'business',
      make: () => businessReply(owner, db, services, business),
      bytesOf: jsonBytes,
    },
  );
}

/** The stored profile in the shape of the contract. */
export function profileReply(business: StoredBusiness): Omit<Business, 'assessment'> {
  const states = business.statesOperating as Business['statesOperating'];
  // Lists each field, because the reply of a refused change (`current`) is not filtered by a
  // schema.
  return {
    id: business.id,
    version: business.version,
    businessName: business.businessName,
    companyName: business.businessName,
    industry: business.industry as Business['industry'],
    employeeCount: business.employeeCount,
    ...(business.annualRevenue !== null && { annualRevenue: business.annualRevenue }),
    statesOperating: states,
    operatingStates: states,
    dataTypesCollected: business.dataTypesCollected as Business['dataTypesCollected'],
    createdAt: business.createdAt.toISOString(),
    updatedAt: business.updatedAt.toISOString(),
  };
}

function standingOf(assessment: Assessment, savedAt: Date): Business['assessment'] {
  return {
    score: assessment.overallScore,
    riskLevel: assessment.riskLevel,
    provisional: assessment.provisional,
    nextDue: assessment.stand.nextDue,
    stand: assessment.stand,
    verdicts: [...assessment.applicableStates, ...assessment.otherStates].map(
      ({ stateId, verdict, standing }) => ({ stateId, verdict, stays: standing.length > 0 }),
    ),
    assessedAt: savedAt.toISOString(),
  };
}
