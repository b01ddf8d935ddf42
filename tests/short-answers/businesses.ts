/**
 * Businesses near every figure of the laws: one below, on it, one above; no fact of them is
 * missing.
 */
import fc from 'fast-check';
import { FACT_BOOK } from '#law/corpus.server.ts';
import type { FactDefinition, FactKey, LawRecord } from '#law/schema.ts';
import { thresholds } from '../random-facts.ts';

type Numbers =
  | 'consumers'
  | 'sellsOrSharesConsumers'
  | 'consumersHouseholdsDevices'
  | 'sensitiveConsumers'
  | 'offeredForSaleConsumers'
  | 'annualRevenueUSD'
  | 'employees'
  | 'saleRevenuePercent'
  | 'adRevenuePercent'
  | 'appStoreApps';
export type Business = { readonly [K in FactKey]: K extends Numbers ? number : boolean };

/** The kinds of organization in exemptions; the words name them separately. */
const KINDS = new Set(
  FACT_BOOK.facts
    .filter(({ countsAsFalseUntilTold }) => countsAsFalseUntilTold)
    .map(({ key }) => key),
);

function values(definition: FactDefinition, law: LawRecord): fc.Arbitrary<number | boolean> {
  const { key, type } = definition;
  if (type === 'boolean')
    return KINDS.has(key) && key !== 'carMaker' && key !== 'nonprofit'
      ? fc.constant(false)
      : fc.boolean();
  const step = type === 'percent' ? 0.5 : 1;
  const edges = thresholds([law], key).flatMap((at) => [at - step, at, at + step]);
  const most = type === 'percent' ? 100 : 2_000_000_000;
  return fc.constantFrom(0, most, ...edges.filter((value) => value >= 0 && value <= most));
}

/** No business has two facts that cannot both be so. */
function sensible(drawn: Business): Business {
  const sells = drawn.sellsPersonalData;
  const part = (count: number, so: boolean) => (so ? Math.min(count, drawn.consumers) : 0);
  const shares = sells || drawn.targetedAdvertising || drawn.acquiresPersonalData;
  const offers = sells || drawn.offersDataForSale;
  return {
    ...drawn,
    sellsForMoney: sells && drawn.sellsForMoney,
    offersDataForSale: offers,
    sellsToDataBroker: sells && drawn.sellsToDataBroker,
    sellsSensitiveData: sells && drawn.sellsSensitiveData && drawn.processesSensitiveData,
    saleRevenuePercent: sells || drawn.targetedAdvertising ? drawn.saleRevenuePercent : 0,
    sellsOrSharesConsumers: part(drawn.sellsOrSharesConsumers, shares),
    sensitiveConsumers: part(drawn.sensitiveConsumers, drawn.processesSensitiveData),
    offeredForSaleConsumers: part(drawn.offeredForSaleConsumers, offers),
    nonprofit: false,
  };
}

/** For-profit businesses that are of no exempt kind of organization. */
export function businesses(law: LawRecord): fc.Arbitrary<Business> {
  const shape = Object.fromEntries(
    FACT_BOOK.facts.map((definition) => [definition.key, values(definition, law)]),
  );
  return fc.record(shape).map((drawn) => sensible(drawn as unknown as Business));
}
