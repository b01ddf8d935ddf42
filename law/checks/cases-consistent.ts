import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'cases-consistent',
  description:
    'A case before the first day says what the law will be; facts have the type of their question.',
  run: ({ laws, cases, facts }) => {
    const known = new Map(facts.facts.map((fact) => [fact.key as string, fact]));
    return cases.flatMap((book) => {
      const effective = laws.find((law) => law.state === book.state)?.effective ?? '';
      return book.cases.flatMap(({ id, asOf, expect, facts: given }): DataFault[] => {
        const where = `case ${id}`;
        const early = asOf < effective;
        const expected = early ? '"not in force yet" with `then`' : 'a verdict without `then`';
        const actual = `${expect.verdict}, then ${expect.then ?? 'nothing'}`;
        const saysThen = expect.verdict === 'not in force yet' && expect.then !== undefined;
        const plain = expect.verdict !== 'not in force yet' && expect.then === undefined;
        const tip = `The law starts on ${effective}.`;
        return [
          ...((early ? saysThen : plain) ? [] : [{ where, expected, actual, tip }]),
          ...Object.entries(given).flatMap(([key, value]): DataFault[] => {
            const type = known.get(key)?.type;
            if ((typeof value === 'boolean') === (type === 'boolean')) return [];
            return [
              { where, expected: `${key}: ${type}`, actual: String(value), tip: 'Fix the fact.' },
            ];
          }),
        ];
      });
    });
  },
};
