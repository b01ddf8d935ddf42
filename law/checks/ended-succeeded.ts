import { addDays } from '#calendar/dates.ts';
import type { Check } from './check.ts';

export const check: Check = {
  name: 'ended-succeeded',
  description:
    'A rule that decides and ends is followed, on the next day, by another that decides.',
  run: ({ laws }) =>
    laws.flatMap((law) =>
      [
        { part: 'prongs', rows: law.applicability.prongs },
        { part: 'exemptions', rows: law.exemptions.filter((x) => x.if !== undefined) },
      ].flatMap(({ part, rows }) =>
        rows.flatMap(({ id, until }) => {
          if (until === undefined) return [];
          const next = addDays(until, 1);
          if (rows.some((row) => row.from === next)) return [];
          return [
            {
              where: `${law.state} ${part} ${id}`,
              expected: `one of the ${part} from ${next}`,
              actual: 'none',
              tip: 'Close the old value with `until`, open the new one with `from`.',
            },
          ];
        }),
      ),
    ),
};
