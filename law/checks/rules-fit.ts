import type { Condition, FactDefinition } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';
import { conditionsIn, rulesOf } from '../placed-rules.ts';

/** Why a condition does not fit its fact; undefined if it does. */
function misfit(definition: FactDefinition | undefined, { op, value }: Condition) {
  if (!definition) return 'a fact of facts.json';
  if (definition.type === 'boolean') {
    return typeof value === 'boolean' && op === '=' ? undefined : 'op "=" and true or false';
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'a number';
  if (op === '=') return 'a comparison, not "="';
  if (definition.type === 'percent') {
    return value > 0 && value <= 100 ? undefined : 'a percentage above 0, at most 100';
  }
  return Number.isInteger(value) && value > 0 ? undefined : 'a whole number above zero';
}

function places(corpus: CheckedCorpus): [string, Condition][] {
  return [
    ...corpus.laws
      .flatMap(rulesOf)
      .flatMap(({ where, rule }) =>
        conditionsIn(rule).map((condition): [string, Condition] => [where, condition]),
      ),
    ...corpus.facts.implications.flatMap(
      ({ if: cause, then: effect }, at): [string, Condition][] => [
        [`implication ${at}`, cause],
        [`implication ${at}`, effect],
      ],
    ),
    ...corpus.recommendations.flatMap(({ id, trigger }) =>
      trigger.facts
        ? conditionsIn(trigger.facts).map((c): [string, Condition] => [`recommendation ${id}`, c])
        : [],
    ),
  ];
}

export const check: Check = {
  name: 'rules-fit',
  description: 'Rules name known facts and compare them with values of their type and range.',
  run: (corpus) => {
    const known = new Map(corpus.facts.facts.map((fact) => [fact.key, fact]));
    return places(corpus).flatMap(([where, condition]): DataFault[] => {
      const expected = misfit(known.get(condition.fact), condition);
      if (expected === undefined) return [];
      const tip = 'See the type of the fact in facts.json.';
      return [{ where, expected, actual: JSON.stringify(condition), tip }];
    });
  },
};
