import type { FactKey } from '../schema.ts';
import type { Check, CheckedCorpus, DataFault } from './check.ts';
import { conditionsIn, rulesOf } from './rules.ts';

const PARTS = ['prongs', 'exemptions', 'requirements'] as const;

/** Fact → part of the record → the states in which it is read there. */
function readings({ laws }: CheckedCorpus): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const law of laws.toSorted((one, other) => one.state.localeCompare(other.state))) {
    for (const { part, rule } of rulesOf(law)) {
      for (const { fact } of conditionsIn(rule)) {
        const key = `${fact} ${part}`;
        const states = found.get(key) ?? [];
        if (!states.includes(law.state)) found.set(key, [...states, law.state]);
      }
    }
  }
  return found;
}

function unlike(where: string, expected: string[], actual: string[]): DataFault[] {
  if (expected.join() === actual.join()) return [];
  const tip = 'The lists are computed from the records: write what is expected.';
  return [{ where, expected: expected.join(' '), actual: actual.join(' '), tip }];
}

export const check: Check = {
  name: 'facts-computed',
  description: 'states and usedIn of facts.json say where the records read each fact.',
  run: (corpus) => {
    const found = readings(corpus);
    const of = (key: FactKey, part: string) => found.get(`${key} ${part}`) ?? [];
    return corpus.facts.facts.flatMap(({ key, states, usedIn }) => {
      const all = [...new Set(PARTS.flatMap((part) => of(key, part)))].toSorted();
      return [
        ...unlike(`facts.json ${key} states`, all, states),
        ...PARTS.flatMap((part) =>
          unlike(`facts.json ${key} usedIn ${part}`, of(key, part), usedIn[part] ?? []),
        ),
      ];
    });
  },
};
