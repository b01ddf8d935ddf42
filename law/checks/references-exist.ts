import type { LawRecord } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

export const check: Check = {
  name: 'references-exist',
  description:
    'owedUnder names "full" or limited prongs; stillOwes and everySite name requirements of the state.',
  run: ({ laws }) =>
    laws.flatMap((law) => {
      const limited = law.applicability.prongs.filter((prong) => prong.reach === 'limited');
      const entries = new Set(['full', ...limited.map((prong) => prong.id)]);
      const duties = new Set(law.requirements.map((r) => r.id));
      const missing = (where: string, ids: string[] | undefined, known: Set<string>): DataFault[] =>
        (ids ?? [])
          .filter((id) => !known.has(id))
          .map((id) => ({
            where,
            expected: `one of ${[...known].join(', ')}`,
            actual: id,
            tip: 'An id was changed or mistyped; ids are kept for good.',
          }));
      return [
        ...law.requirements.flatMap((r) => missing(`${r.id} owedUnder`, r.owedUnder, entries)),
        ...law.exemptions.flatMap((x) => missing(`${x.id} stillOwes`, x.stillOwes, duties)),
        ...missing(`${law.state} everySite`, everySiteOf(law), duties),
      ];
    }),
};

const everySiteOf = ({ applicability: { everySite } }: LawRecord) =>
  everySite === undefined ? [] : [everySite];
