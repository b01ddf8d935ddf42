import type { Condition } from '../schema.ts';
import type { Check } from './check.ts';

const same = (one: Condition, other: Condition) =>
  one.fact === other.fact && one.value === other.value;

export const check: Check = {
  name: 'implications-agree',
  description: 'No answer implies, over any number of steps, two values for the same fact.',
  run: ({ facts: { implications } }) =>
    implications.flatMap(({ if: start }) => {
      const reached: Condition[] = [start];
      for (const item of reached) {
        const next = implications.filter((each) => same(each.if, item)).map((each) => each.then);
        reached.push(...next.filter((each) => !reached.some((there) => same(there, each))));
      }
      const clash = reached.find((one) =>
        reached.some((other) => other.fact === one.fact && other.value !== one.value),
      );
      if (!clash) return [];
      return [
        {
          where: `facts.json implications of ${start.fact} = ${start.value}`,
          expected: `one value for ${clash.fact}`,
          actual: 'true and false',
          tip: 'One of the implications in the chain is too wide.',
        },
      ];
    }),
};
