/** The business as its documents see it: which states' law they hold, on which day, and what is known. */
import { assess } from '#engine/assessment/assessment.ts';
import type { Subject } from '#engine/assessment/assessment.ts';
import type { Task } from '#engine/assessment/tasks.ts';
import type { Documents } from '#contract/documents.ts';
import type { LawRecord } from '#law/schema.ts';
import type { Owner } from '../accounts/sessions.ts';
import { found, subjectOf } from '../assessments/service.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../services.ts';
import { listDetails } from './detail-store.ts';
import type { StoredBusiness } from '../businesses/store.ts';
import { pause } from './turns.ts';
import { told } from './stored-details.ts';
import type { Told } from './stored-details.ts';

export interface PaperSubject {
  readonly business: StoredBusiness;
  readonly engine: Subject;
  readonly asOf: string;
  readonly email: string;
  readonly states: Documents['states'];
  readonly coming: Documents['coming'];
  /** Why no document is made; null where documents are. */
  readonly none: string | null;
  /** The laws of `states`, in the order of states' names. */
  readonly laws: readonly LawRecord[];
  readonly tasks: readonly Task[];
  readonly told: Told;
}

type Desk = Pick<House, 'corpus' | 'now'>;

/** Loads a business with its details, and works out its states. Changes nothing. Throws `not-found`. */
export async function paperSubject(
  owner: Owner,
  db: Database,
  desk: Desk,
  businessId: string,
): Promise<PaperSubject> {
  const business = await found(owner.userId, db, businessId);
  const engine = await subjectOf(owner.userId, db, desk, business);
  const details = await listDetails(owner.userId, db, businessId);
  await pause();
  const { applicableStates, tasks, asOf } = assess(desk.corpus, engine);
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
  const codes = new Set(states.map(({ stateId }): string => stateId));
  return {
    business,
    engine,
    asOf,
    email: owner.email,
    states,
    coming,
    none: states.length > 0 ? null : NONE[coming.length > 0 ? 'later' : 'never'],
    laws: desk.corpus.laws.filter(({ state }) => codes.has(state)),
    tasks,
    told: told(details),
  };
}

const NONE = {
  never:
    'No privacy law of your states applies to your business today, so no document is made for it. The templates for all states are free to download.',
  later:
    'No privacy law of your states applies to your business today, so no document is made for it yet. Come back before the first law starts.',
} as const;
