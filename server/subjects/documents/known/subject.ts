/**
 * What documents know of a business: the states whose laws they cover, the day, and the known
 * facts.
 */
import { assess } from '#engine/assessment/assessment.ts';
import type { Assessment, AssessmentInput } from '#engine/assessment/assessment.ts';
import type { Stand } from '#engine/assessment/stand.ts';
import { bindsWords } from '#engine/assessment/stand-english.ts';
import type { AnswerMismatch } from '#engine/assessment/mismatches.ts';
import type { Task } from '#engine/tasks/tasks.ts';
import type { Documents } from '#contract/documents/documents.ts';
import type { SmallLawHere } from '#documents/values/filling.ts';
import { smallLawsHere } from '#documents/values/small-laws.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import type { LawRecord } from '#law/schema.ts';
import type { Owner } from '#server/base/owner.ts';
import { fullName } from '#server/base/history/actor.ts';
import { bindsOf, smallShelfFor } from '#server/business/assessments/small-shelf.ts';
import { loadAssessmentInput } from '#server/business/assessments/service.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import { shownMap } from '#server/business/data-map/owner-view.ts';
import { readStoredMap } from '#server/business/data-map/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { requestFormAddress } from '#server/business/addresses/form-address.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { readGivenDetails } from './stored-details.ts';
import type { GivenDetails } from './stored-details.ts';

export interface DocumentInput {
  readonly business: StoredBusiness;
  readonly engine: AssessmentInput;
  readonly asOf: string;
  readonly email: string;
  readonly ownerName: string;
  readonly states: Documents['states'];
  readonly coming: Documents['coming'];
  /** What that means, if no act binds the business today: in words; null if one does or may. */
  readonly unbound: string | null;
  /** The laws of `states`, in the order of the states' names. */
  readonly laws: readonly LawRecord[];
  readonly tasks: readonly Task[];
  /** Answers of the owner that do not fit together. */
  readonly mismatches: readonly AnswerMismatch[];
  /** The address of the request form; null while it is off. */
  readonly requestForm: string | null;
  readonly told: GivenDetails;
  readonly smallLaws: readonly SmallLawHere[];
  readonly map: MergedMap;
}

type Needed = Pick<Services, 'corpus' | 'now' | 'origin'>;

/**
 * Loads a business with its details and decides its states. Changes nothing. Throws `not-found`.
 */
export async function loadDocumentInput(
  owner: Owner,
  db: Database,
  services: Needed,
  businessId: string,
  /** A day ahead, to see what will be; without it, the owner's today. */
  on?: string,
): Promise<DocumentInput> {
  const business = await findBusinessOrThrow(owner.userId, db, businessId);
  const today = await loadAssessmentInput(owner.userId, db, services, business);
  const engine = on === undefined ? today : { ...today, asOf: on };
  const details = await listDetails(owner.userId, db, businessId);
  const requestForm = await requestFormAddress(owner.userId, db, services, businessId);
  const stored = await readStoredMap(owner.userId, db, businessId);
  await yieldToOthers();
  const { facts, applicableStates, tasks, mismatches, asOf, stand } = assess(
    services.corpus,
    engine,
  );
  const shelf = await smallShelfFor(owner.userId, db, services, business, { facts, asOf });
  const { states, coming } = byTime(applicableStates);
  const codes = new Set(states.map(({ stateId }): string => stateId));
  return {
    business,
    engine,
    asOf,
    email: owner.email,
    ownerName: fullName(owner),
    states,
    coming,
    unbound: states.length > 0 ? null : unboundWords(stand, coming.length > 0),
    laws: services.corpus.laws.filter(({ state }) => codes.has(state)),
    tasks,
    mismatches,
    requestForm,
    told: readGivenDetails(details),
    smallLaws: smallLawsHere((id) => bindsOf(shelf, id)),
    map: shownMap(stored, details, { business, engine, asOf, corpus: services.corpus }),
  };
}

/** The states whose law applies, or may, today; and those whose law is yet to come. */
function byTime(
  applicableStates: Assessment['applicableStates'],
): Pick<DocumentInput, 'states' | 'coming'> {
  const states = applicableStates
    .filter(({ verdict }) => verdict !== 'not in force yet')
    .map(({ stateId, stateName, verdict }) => ({
      stateId,
      stateName,
      verdict,
      provisional: verdict === 'cannot tell',
    }));
  const coming = applicableStates
    .filter(({ verdict }) => verdict === 'not in force yet')
    .map(({ stateId, stateName, effective }) => ({ stateId, stateName, from: effective }));
  return { states, coming };
}

/** Of a business that no act binds: what each paper is still for stands beside it. */
const unboundWords = (stand: Stand, isComing: boolean) =>
  `On your answers, no state privacy act binds you today.${bindsWords(stand)} Each document below says whether another law asks for it.${isComing ? ' Come back before the first act starts.' : ''}`;
