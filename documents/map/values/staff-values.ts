/** What documents say of the data on staff and applicants. */
import type { MapLine } from '#contract/documents/data-map.ts';
import { keptFor, purposesOf, soldOrShared, whoReceives } from '#documents/map/cells.ts';
import { dataName, isOfStaff, passedOn, sensitiveName, sorted } from '#documents/map/entries.ts';
import { listValue, phraseValue, tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/**
 * The notice to staff and applicants; Cal. Civ. Code § 1798.100(a)(2) wants what is sensitive
 * named.
 */
export function staffValues(map: MergedMap, columns: ColumnsOf): Record<string, MapValue> {
  const { confirmed, proposed } = sorted(map.lines, isOfStaff);
  const row = (line: MapLine) => [
    dataName(line),
    purposesOf(line, map),
    whoReceives(line, map),
    soldOrShared(line, map),
    keptFor(line),
  ];
  const passed = confirmed.map((line) => passedOn(line, map.recipients));
  const open =
    proposed.length > 0 ||
    confirmed.length === 0 ||
    passed.some(({ sold, ads }) => sold === null || ads === null);
  const any = passed.some(({ sold, ads }) => sold === true || ads === true);
  const sensitive = (lines: readonly MapLine[], is: MapLine['sensitive']) =>
    lines.filter((line) => line.sensitive === is).map(sensitiveName);
  return {
    staffDataTable: tableValue(columns('staffDataTable'), confirmed.map(row), proposed.map(row)),
    staffSensitiveTypes: listValue(
      sensitive(confirmed, true),
      [...sensitive(proposed, true), ...sensitive(confirmed, null)],
      proposed.length === 0 && confirmed.length > 0 ? 'none' : undefined,
    ),
    staffSaleAnswer: phraseValue(
      any ? 'The table says what we sell or share.' : 'We neither sell nor share it.',
      open,
    ),
  };
}
