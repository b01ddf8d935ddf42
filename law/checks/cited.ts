import type { Check, DataFault } from './check.ts';

/** A citation contains a number: a section, a chapter, a bill, a year. */
const cites = (text: unknown) => typeof text === 'string' && /\d/.test(text);

function uncited(where: string, value: unknown): DataFault[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => uncited(`${where}[${at}]`, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${where}.${key}`;
    if (key !== 'cite' && key !== 'clause') return uncited(place, inner);
    return cites(inner) ? [] : [finding(place, JSON.stringify(inner))];
  });
}

function finding(where: string, actual: string): DataFault {
  const tip = 'Name the section that says so, or move the sentence to the doubts.';
  return { where, expected: 'a citation with a number', actual, tip };
}

/** The parts of a record that state law; each of their entries has a `cite`. */
const CITED = [
  'timeline',
  'exemptions',
  'definitions',
  'rights',
  'requirements',
  'distinctive',
] as const;

export const check: Check = {
  name: 'cited',
  description: 'Every fact of a record names the section it rests on.',
  run: ({ laws, sensitive, cases, guides }) => [
    ...laws.flatMap((law) => {
      const parts: [string, { cite?: string }][] = [
        ...CITED.flatMap((part) =>
          law[part].map((entry, at): [string, { cite?: string }] => [`${part}[${at}]`, entry]),
        ),
        ...law.applicability.prongs.map((prong): [string, { cite?: string }] => [prong.id, prong]),
        ['nexus', law.applicability.nexus],
        ['requests', law.requests],
        ['optOutSignal', law.optOutSignal],
        ['sensitiveData', law.sensitiveData],
        ['minors', law.minors],
        ['assessments', law.assessments],
        ['enforcement.penalty', law.enforcement.penalty],
        ['enforcement.cure', law.enforcement.cure],
      ];
      const without = parts.filter(([, entry]) => entry.cite === undefined);
      return [
        ...without.map(([place]) => finding(`${law.state} ${place}`, 'no cite')),
        ...uncited(law.state, law),
      ];
    }),
    ...uncited('guide-figures.json', guides),
    ...uncited('sensitive.json', sensitive.states),
    ...cases.flatMap((book) => uncited(`${book.state} cases`, book.cases)),
  ],
};
