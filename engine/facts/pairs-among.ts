/** Which pairs of answers that seldom fit together are so. */
import type { FactKey } from '#law/schema.ts';
import type { Facts, Known } from '../rules/truth.ts';
import { MONEY_ONLY, PAIRS, type Side } from './pairs.ts';

const least = (value: Known) => (typeof value === 'object' ? value.least : Number(value));
const most = (value: Known) => (typeof value === 'object' ? value.most : Number(value));

/** Whether what was told of a fact is what a side of a pair says. */
export function isOfSide(side: Extract<Side, { fact: FactKey }>, value: Known): boolean {
  if ('is' in side) return value === side.is;
  return side.some ? least(value) > 0 : most(value) === 0;
}

/** The pairs among answers alone that are so in a state. `told`: without what follows from it. */
export function pairsAmong(told: Facts, state: string): { facts: FactKey[]; why: string }[] {
  return PAIRS.filter(({ anyValue }) => !(anyValue && MONEY_ONLY.has(state))).flatMap(
    ({ one, other, also = [], why }) => {
      const facts: FactKey[] = [];
      for (const side of [one, other, ...also]) {
        const value = 'fact' in side ? told[side.fact] : undefined;
        if (!('fact' in side) || value === undefined || !isOfSide(side, value)) return [];
        facts.push(side.fact);
      }
      return [{ facts, why }];
    },
  );
}
