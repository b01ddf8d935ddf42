import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'facts-fit',
  description:
    'A part and its whole are counts asked for alike; only kinds of organization default to no.',
  run: ({ facts, factKeys }) => {
    const known = new Map(facts.facts.map((fact) => [fact.key, fact]));
    return facts.facts.flatMap((fact): DataFault[] => {
      const where = `facts.json ${fact.key}`;
      const found: DataFault[] = [];
      const whole = fact.partOf && known.get(fact.partOf);
      if (fact.partOf && !(whole?.type === 'count' && whole.perState === fact.perState)) {
        const tip = 'A part can be held only against a whole that is asked for in the same way.';
        found.push({ where, expected: 'a whole of the same kind', actual: fact.partOf, tip });
      }
      if (fact.countsAsFalseUntilTold && fact.type !== 'boolean') {
        const tip = 'Leave out countsAsFalseUntilTold.';
        found.push({ where, expected: 'a boolean', actual: fact.type, tip });
      }
      if (fact.perState !== fact.question.includes('{state}')) {
        const tip = "A question asked for each state holds its name as '{state}'.";
        found.push({ where, expected: `perState ${!fact.perState}`, actual: fact.question, tip });
      }
      if (fact.typical && (typeof fact.typical.value === 'boolean') !== (fact.type === 'boolean')) {
        const tip = 'The typical answer has the type of the fact.';
        found.push({ where, expected: fact.type, actual: String(fact.typical.value), tip });
      }
      if (!factKeys.includes(fact.key)) {
        const tip = 'Add it to vocabulary.ts.';
        found.push({ where, expected: 'a key of vocabulary.ts', actual: fact.key, tip });
      }
      return found;
    });
  },
};
