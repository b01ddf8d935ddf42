/**
 * The verdict on each law for a business today, kept as long as nothing that it rests on changes.
 */
import type { Verdict } from '#engine/verdict/verdict.ts';
import { assess } from '#engine/assessment/assessment.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { jsonBytes } from './derived-cache.ts';
import { loadAssessmentInput } from './service.ts';

/** State → verdict, for every state in which the business operates. */
export type Verdicts = Readonly<Record<string, Verdict['verdict']>>;

/**
 * Changes nothing: what strangers do at the desk adds nothing to what the owner is owed or owes.
 */
export const readVerdicts = (
  services: BusinessServices,
  business: StoredBusiness,
): Promise<Verdicts> =>
  services.derived.of(
    { db: services.db, services, business },
    {
      kind: 'verdicts',
      make: async () => {
        const { ownerId } = business;
        const input = await loadAssessmentInput(ownerId, services.db, services, business);
        const { applicableStates, otherStates } = assess(services.corpus, input);
        return Object.fromEntries(
          [...applicableStates, ...otherStates].map(({ stateId, verdict }) => [stateId, verdict]),
        );
      },
      bytesOf: jsonBytes,
    },
  );
