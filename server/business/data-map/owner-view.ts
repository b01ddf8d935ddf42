/**
 * The data map as its owner sees it: what is stored, with proposals from everything that is known
 * of the business.
 */
import type { StoredMap } from '#contract/documents/data-map.ts';
import { mergedMap } from '#documents/map/map-with-proposals.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';
import { proposalsFor } from '#documents/map/proposals/proposals.ts';
import type { AssessmentInput, Corpus } from '#engine/assessment/assessment.ts';
import { jointFacts } from '#engine/facts/joint-facts.ts';
import { tradeOf } from '#documents/map/proposals/trade.ts';
import { TRADE_IDS } from '#contract/documents/trades.ts';
import { TOOLS, TRADE_PACKS } from '#reference/data.server.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { StoredDetail } from '#server/business/stored/detail-store.ts';

interface About {
  readonly business: StoredBusiness;
  readonly engine: AssessmentInput;
  readonly asOf: string;
  readonly corpus: Corpus;
}

/** Proposals for the states of the profile: data is there whether a law binds or not. */
export function shownMap(
  stored: StoredMap,
  details: readonly StoredDetail[],
  { business, engine, asOf, corpus }: About,
): MergedMap {
  const known = {
    dataTypes: business.dataTypesCollected,
    industry: business.industry,
    employees: business.employeeCount,
    states: business.statesOperating,
    facts: jointFacts(corpus, engine, business.statesOperating),
    told: Object.fromEntries(details.map(({ variable, value }) => [variable, value])),
    tools: TOOLS.filter(({ id }) => stored.tools.includes(id)),
    allTools: TOOLS,
    sensitive: corpus.sensitive,
    asOf,
    packs: TRADE_PACKS,
    chosenTrade: stored.trade,
    businessName: business.businessName,
  };
  const trade = TRADE_IDS.find((id) => id === tradeOf(known)?.id) ?? null;
  return mergedMap(stored, proposalsFor(known), trade);
}
