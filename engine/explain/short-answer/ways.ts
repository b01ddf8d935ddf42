/** The ways into a law, one for each of its prongs, without conditions that go without saying. */
import type { FactKey, LawRecord, Prong, Rule } from '#law/schema.ts';
import { conditionsOf, counts } from '#engine/rules/truth.ts';

/** One way into the law: a business that meets all of it is bound, unless an exemption applies. */
export interface Way {
  readonly id: string;
  /** The conditions that add something: those that others imply are left out. */
  readonly all: readonly Rule[];
  /** Counted over the previous calendar year. */
  readonly yearBefore: boolean;
}

/** Counts of people, households and devices. */
export const PEOPLE: ReadonlySet<FactKey> = new Set([
  'consumers',
  'sellsOrSharesConsumers',
  'consumersHouseholdsDevices',
  'sensitiveConsumers',
  'offeredForSaleConsumers',
]);

export const factsOf = (rule: Rule): FactKey[] => conditionsOf(rule).map(({ fact }) => fact);

/** The tests of the firm itself on a day; what others bring it under is told apart. */
export const ownProngs = (law: Pick<LawRecord, 'applicability'>, day: string) =>
  law.applicability.prongs.filter((prong) => !prong.throughOthers && counts(prong, day));

/** The ways into the whole law on a day. */
export function waysOn(law: LawRecord, day: string): Way[] {
  return ownProngs(law, day)
    .filter(({ reach }) => reach === 'full')
    .map(wayOf);
}

/** What a count implies: that there are such people, and at least as many people in all. */
const IMPLIED: Partial<Record<FactKey, readonly FactKey[]>> = {
  sellsOrSharesConsumers: [
    'sellsPersonalData',
    'targetedAdvertising',
    'acquiresPersonalData',
    'consumers',
  ],
  sensitiveConsumers: ['processesSensitiveData', 'consumers'],
  offeredForSaleConsumers: ['sellsPersonalData', 'offersDataForSale', 'consumers'],
};

export function wayOf({ id, if: rule, yearBefore }: Prong): Way {
  const all = 'all' in rule ? rule.all : [rule];
  const facts = all.flatMap((part) => ('fact' in part ? [part.fact] : []));
  const implied = new Set(facts.flatMap((fact) => IMPLIED[fact] ?? []));
  const stated = all.filter((part) => !conditionsOf(part).every(({ fact }) => implied.has(fact)));
  return { id, all: stated, yearBefore: yearBefore === true };
}
