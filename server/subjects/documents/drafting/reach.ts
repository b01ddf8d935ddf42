/** Which states a document has beside those whose act binds, and how far their laws reach. */
import { factsOfMap } from '#documents/map/map-facts.ts';
import type { Template } from '#documents/template/template.ts';
import type { Filling } from '#documents/values/filling.ts';
import { factsByState } from '#engine/facts/joint-facts.ts';
import { NOTICE_LAWS } from '#law/small-laws.ts';
import type { DocumentInput } from '#server/subjects/documents/known/subject.ts';
import type { Services } from '#server/subjects/services.ts';
import type { ValueSources } from '#server/subjects/documents/known/known-values.ts';

type Needed = Pick<Services, 'corpus'>;

/** Whether the law of one of these states counts staff among its consumers. */
export const anyCountsStaff = (laws: Filling['laws']): boolean =>
  laws.some(({ applicability }) => applicability.staffCounts === true);

/** The ids of the laws without a size test that bind for sure. */
export const bindingIds = (smallLaws: DocumentInput['smallLaws']): ReadonlySet<string> =>
  new Set(smallLaws.filter(({ binds }) => binds === true).map(({ id }) => id));

/**
 * States whose act does not bind the business whole, and that a document for everybody still has:
 * those where it does business, for their breach laws; and those whose older laws ask every site
 * for a policy.
 */
export function statesBeside(
  { everybody, id }: Template,
  { business, states, smallLaws }: DocumentInput,
  { corpus }: Needed,
): string[] {
  if (everybody !== true) return [];
  const bound = new Set<string>(states.map(({ stateId }) => stateId));
  const binding = bindingIds(smallLaws);
  const asking = NOTICE_LAWS.filter(
    (law) => id === 'privacy-policy' && (bound.size === 0 || binding.has(law.id)),
  );
  const wanted = new Set<string>([
    ...business.statesOperating,
    ...asking.flatMap((law) => law.states),
  ]);
  return corpus.laws
    .map(({ state }): string => state)
    .filter((state) => wanted.has(state) && !bound.has(state));
}

export const operatingIn = (
  codes: readonly string[],
  { business }: DocumentInput,
  { corpus }: Needed,
): ValueSources['states'] =>
  corpus.laws
    .filter(({ state }) => codes.includes(state) && business.statesOperating.includes(state))
    .map(({ state, name }) => ({ stateId: state, stateName: name }));

/**
 * How the laws of these states reach the business: of one that applies in part, only the duties
 * among the tasks count; of one that does not, only what an older law of the state asks of every
 * site.
 */
export function reachOfLaws(
  { engine, map, states, tasks }: DocumentInput,
  { corpus }: Needed,
  codes: readonly string[],
): Filling['reach'] {
  const duties = tasks.flatMap(({ requirements }) => requirements);
  const inPart = ({ verdict }: (typeof states)[number]) => verdict === 'applies in part';
  const partly = new Set<string>(states.filter(inPart).map(({ stateId }) => stateId));
  const whole = new Set<string>(
    states.filter((each) => !inPart(each)).map(({ stateId }) => stateId),
  );
  return Object.fromEntries(
    Object.entries(factsByState(corpus, engine, codes)).map(([state, own]) => {
      const facts = { ...factsOfMap(map), ...own };
      if (whole.has(state)) return [state, { facts }];
      const owed = duties
        .filter(({ stateId }) => stateId === state && partly.has(stateId))
        .map(({ cite }) => cite);
      const older = NOTICE_LAWS.filter((law) => law.states.includes(state as never));
      return [state, { facts, onlyOwes: [...owed, ...older.map(({ cite }) => cite)] }];
    }),
  );
}
