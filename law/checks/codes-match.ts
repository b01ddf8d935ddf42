import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'codes-match',
  description:
    'codes.ts has code, slug, name and first day of every record, in the order of names.',
  run: ({ laws, states }) => {
    const line = (code: string, slug: string, name: string, effective: string) =>
      [code, slug, name, effective].join(' ');
    const records = laws
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((law) => line(law.state, law.slug, law.name, law.effective));
    const codes = states.map((row) => line(row.code, row.slug, row.name, row.effective));
    const length = Math.max(records.length, codes.length);
    return Array.from({ length }, (_, at) => at).flatMap((at): DataFault[] => {
      const expected = records[at] ?? 'nothing';
      const actual = codes[at] ?? 'nothing';
      if (expected === actual) return [];
      return [
        { where: `codes.ts row ${at + 1}`, expected, actual, tip: 'Copy it from the record.' },
      ];
    });
  },
};
