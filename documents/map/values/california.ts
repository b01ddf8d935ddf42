/** California's tables of groups (Cal. Civ. Code § 1798.130(a)(5)(B) and (C); 11 CCR § 7011(e)). */
import { calledTogether, isOfClients } from '#documents/map/entries.ts';
import { CALIFORNIA_GROUPS, type MapLine } from '#contract/documents/data-map.ts';
import { series } from '#text/english.ts';
import { OPEN, allPurposes, isDirect, receiving } from '#documents/map/cells.ts';
import { tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

const SENSITIVE = 'Sensitive personal information';

interface GroupOfLines {
  readonly group: string;
  readonly lines: readonly MapLine[];
  /** Whether a line of it waits, or whether lines may be missing. */
  readonly open: boolean;
}

const [IDENTIFIERS] = CALIFORNIA_GROUPS;
/**
 * Identifiers stand in lines of other groups too: internet activity has the IP address, and who
 * buys the one gets the other (Cal. Civ. Code § 1798.140(v)(1)(A)).
 */
const NAMES_IDENTIFIERS =
  /\b(?:names?|alias(?:es)?|postal address(?:es)?|IP address(?:es)?|e-?mails?|(?:online|device|advertising|account) (?:ids?|identifiers?|names?)|cookies?|social security|passports?|driver['’]?s? licen[cs]es?)\b/i;
const isIn = (group: string, line: MapLine): boolean =>
  line.group === group || (group === IDENTIFIERS && NAMES_IDENTIFIERS.test(line.kind));

/**
 * Each group with its lines. A group without any was not collected, once the owner said that the
 * lines are all.
 */
function groupsOf({ lines, complete }: MergedMap): GroupOfLines[] {
  const shown = lines.filter((line) => line.state !== 'dropped' && !isOfClients(line));
  const unsorted = shown.some(({ group }) => group === null);
  return [...CALIFORNIA_GROUPS, SENSITIVE].map((group) => {
    const own = shown.filter((line) =>
      group === SENSITIVE ? line.sensitive === true : isIn(group, line),
    );
    const waiting = own.some(({ state }) => state === 'proposed');
    const maybeMore = own.length === 0 && (!complete.lines || unsorted);
    return { group, lines: own, open: waiting || maybeMore };
  });
}

const union = (lines: readonly MapLine[], cells: (line: MapLine) => readonly string[]) =>
  series([...new Set(lines.flatMap(cells))]);

export function californiaValues(map: MergedMap, columns: ColumnsOf): Record<string, MapValue> {
  const groups = groupsOf(map);
  const table = (name: string, row: (each: GroupOfLines) => string[]): MapValue =>
    tableValue(
      columns(name),
      groups.filter(({ open }) => !open).map(row),
      groups.filter(({ open }) => open).map(row),
    );
  return {
    caTable: table('caTable', ({ group, lines, open }) =>
      lines.length === 0
        ? [group, open ? OPEN : 'No', '–', '–']
        : [
            group,
            'Yes',
            union(lines, ({ sources }) =>
              sources.map((source) => (isDirect(source) ? 'you' : source)),
            ),
            union(lines, (line) => allPurposes(line, map)) || OPEN,
          ],
    ),
    caDisclosureTable: table('caDisclosureTable', (each) => disclosed(each, map)),
  };
}

function disclosed({ group, lines, open }: GroupOfLines, map: MergedMap): string[] {
  if (lines.length === 0)
    return open ? [group, OPEN, OPEN, OPEN] : [group, 'no one', 'no one', '–'];
  const companies = [...new Set(lines.flatMap((line) => receiving(line, map)))];
  const passed = companies.filter(({ sold, ads }) => sold === true || ads === true);
  const unclear = companies.some(
    ({ role, sold, ads }) => role !== 'processor' && (sold === null || ads === null),
  );
  const others = companies.filter((each) => !passed.includes(each));
  const why = [...new Set(companies.map(({ does }) => does))].filter((each) => each !== '');
  return [
    group,
    unclear ? OPEN : series(calledTogether(passed)) || 'no one',
    series(calledTogether(others)) || 'no one',
    companies.length === 0 ? '–' : series(why),
  ];
}
