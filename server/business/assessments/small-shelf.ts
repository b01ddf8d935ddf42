/** What the laws without a size test say of a stored business. */
import type { Assessment } from '#contract/results.ts';
import { shelfOf, type SmallShelf } from '#engine/small-laws/shelf.ts';
import type { Truth } from '#engine/rules/truth.ts';
import { SMALL_LAWS } from '#law/small-laws.ts';
import type { Database } from '#server/base/database/database.ts';
import type { BusinessServices } from '#server/business/services.ts';
import { listAnswers } from '#server/business/stored/answer-store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';

/** What an assessment tells of the business; what was answered beats it. */
type Assessed = Pick<Assessment, 'facts' | 'asOf'>;

/** Which of them bind the business on the day of the assessment. Changes nothing. */
export async function smallShelfFor(
  owner: string,
  db: Database,
  { corpus }: Pick<BusinessServices, 'corpus'>,
  business: StoredBusiness,
  { facts, asOf }: Assessed,
): Promise<SmallShelf> {
  const told = await listAnswers(owner, db, business.id);
  return shelfOf({
    facts: corpus.facts,
    book: SMALL_LAWS,
    answers: [...facts, ...told],
    named: business.statesOperating,
    asOf,
  });
}

/** Whether a law binds today; undefined: that is not known. */
export function bindsOf({ bound, open }: Pick<SmallShelf, 'bound' | 'open'>, id: string): Truth {
  if (bound.some((law) => law.id === id)) return true;
  return open.some((law) => law.id === id) ? undefined : false;
}
