import { addDays } from '#calendar/dates.ts';
import type { LawRecord } from '../schema.ts';
import type { Check, DataFault } from './check.ts';

/**
 * Prongs and exemptions are versions of one another if their ids differ only in a year at the end.
 */
interface Row {
  readonly id: string;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const family = (id: string) => id.replace(/-\d{4}$/, '');

function seams(where: string, rows: readonly Row[]): DataFault[] {
  const families = new Map<string, Row[]>();
  for (const row of rows) {
    const key = family(row.id);
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  return [...families.values()].flatMap((versions) => {
    const inOrder = versions.toSorted((one, other) =>
      (one.from ?? '').localeCompare(other.from ?? ''),
    );
    return inOrder.slice(1).flatMap((next, at) => seam(where, inOrder[at], next));
  });
}

function seam(where: string, last: Row | undefined, next: Row): DataFault[] {
  const ends = last?.until;
  const expected = ends === undefined ? 'an end of the version before' : addDays(ends, 1);
  if (next.from === expected) return [];
  return [
    {
      where: `${where} ${last?.id} and ${next.id}`,
      expected: `from ${expected}`,
      actual: `until ${ends ?? 'open'}, from ${next.from ?? 'open'}`,
      tip: 'A new version starts on the day after the last day of the old one.',
    },
  ];
}

/** A row called "-2027" starts in 2027. */
function misnamed(where: string, rows: readonly Row[]): DataFault[] {
  return rows.flatMap((row) => {
    const year = /-(20\d\d)$/.exec(row.id)?.[1];
    if (year === undefined || row.from?.startsWith(year)) return [];
    const tip = 'The year at the end of an id is the year in which it starts.';
    return [
      {
        where: `${where} ${row.id}`,
        expected: `from ${year}`,
        actual: `from ${row.from ?? 'open'}`,
        tip,
      },
    ];
  });
}

/**
 * Numbered requirements are versions of one another if one ends and another of its control begins
 * later.
 */
function dutySeams({ requirements }: LawRecord): DataFault[] {
  return requirements.flatMap((last) => {
    const { control, from: since = '', until } = last;
    if (until === undefined) return [];
    const later = requirements.filter(
      (r) => r !== last && r.control === control && r.from !== undefined && r.from > since,
    );
    if (later.length === 0 || later.some((r) => r.from === addDays(until, 1))) return [];
    return later.flatMap((next) => seam(last.id, last, next));
  });
}

export const check: Check = {
  name: 'versions-adjacent',
  description: 'Versions of a prong, exemption or requirement follow without gap or overlap.',
  run: ({ laws }) =>
    laws.flatMap((law) => [
      ...[
        { where: `${law.state} prongs`, rows: law.applicability.prongs },
        { where: `${law.state} exemptions`, rows: law.exemptions },
      ].flatMap(({ where, rows }) => [...seams(where, rows), ...misnamed(where, rows)]),
      ...dutySeams(law),
    ]),
};
