/** Which trade a business is likely in: what its owner said, else what speaks for one most. */
import type { TradePack } from '#reference/schema-trade-packs.ts';
import type { Facts } from '#engine/rules/truth.ts';

export interface KnownOfTrade {
  readonly packs?: readonly TradePack[] | undefined;
  /** What the owner chose; null: nothing yet. */
  readonly chosenTrade?: string | null | undefined;
  readonly businessName?: string | undefined;
  readonly industry: string;
  readonly facts: Facts;
  readonly tools: readonly { readonly id: string }[];
}

/** A word of the name says more than a tool, and a tool more than a wide line of business. */
const WEIGHT = { word: 4, tool: 2, industry: 1 } as const;

export function tradeOf(known: KnownOfTrade): TradePack | undefined {
  const { packs = [], chosenTrade, facts } = known;
  const chosen = packs.find(({ id }) => id === chosenTrade);
  if (chosen) return chosen;
  if (facts.nonprofit === true) return packs.find(({ id }) => id === 'nonprofit');
  const [first] = packs
    .map((pack) => ({ pack, weight: weightOf(pack, known) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return first?.pack;
}

function weightOf(pack: TradePack, { businessName = '', industry, tools }: KnownOfTrade): number {
  const words = new Set(businessName.toLowerCase().split(/[^\p{L}]+/u));
  return (
    (pack.words.some((word) => words.has(word)) ? WEIGHT.word : 0) +
    (tools.some(({ id }) => pack.tools.includes(id)) ? WEIGHT.tool : 0) +
    (pack.industries.includes(industry) ? WEIGHT.industry : 0)
  );
}
