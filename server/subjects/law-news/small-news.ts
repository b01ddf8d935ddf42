/** What changed for a business in the laws without a size test, where both states have them. */
import { inferFromProfile } from '#engine/facts/inference.ts';
import type { SmallLawNews } from '#engine/law-changes/news-in-words.ts';
import type { SmallAnswer } from '#engine/small-laws/shelf.ts';
import { smallChanges } from '#engine/small-laws/small-changes.ts';
import { profileForEngine } from '#server/business/assessments/service.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { ComparedStates, LawState } from './law-states.ts';

const FILE = 'small-laws.json';

const sideOf = ({ facts, small }: Pick<LawState, 'facts' | 'small'>) =>
  small && { facts, book: small };

/** Each with the changes that account for it; none where a pack is older than they. */
export function smallLawNews(
  { before, after, entries, changes }: ComparedStates,
  business: StoredBusiness,
  told: readonly SmallAnswer[],
  day: string,
): SmallLawNews[] {
  const [was, is] = [sideOf(before), sideOf(after)];
  if (!was || !is || !entries.some(({ part }) => part === FILE || part === 'facts.json')) return [];
  const inferred = inferFromProfile(profileForEngine(business), after.sensitive, () => day);
  const subject = { answers: [...inferred, ...told], named: business.statesOperating };
  return smallChanges(was, is, subject, day).map((change) => ({
    ...change,
    changes: changes
      .filter((one) => one.entries.includes(`all ${FILE} ${change.id}`))
      .map(({ name }) => name),
  }));
}
