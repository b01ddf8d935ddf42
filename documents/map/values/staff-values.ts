/** What documents say of the data on staff and applicants. */
import type { MapLine } from '#contract/documents/data-map.ts';
import { keptFor, purposesOf, soldOrShared, whoReceives } from '#documents/map/cells.ts';
import { dataName, isOfStaff, passedOn, sensitiveName, sorted } from '#documents/map/entries.ts';
import { listValue, phraseValue, tableValue } from './map-values.ts';
import type { ColumnsOf, MapValue } from './map-values.ts';
import type { MergedMap } from '#documents/map/map-with-proposals.ts';

/** Parts of a staff file that are sensitive (Cal. Civ. Code § 1798.140(ae)), by their words. */
const SENSITIVE_PART =
  /\bsocial security|\bgovernment|\bids?\b|\blicen[cs]e|\bpassport|\blog-?ins?\b|\bpasswords?\b|\bprecise\b|\brac(?:e|ial)\b|\bethnic|\breligio|\bunion\b|\bhealth|\bmedical|\bdisab|\bbiometric|\bfinger|\bface scan|\bgenetic|\bsex|\bcitizen|\bimmigra|\bmessages\b/i;
/** Who pays staff has their Social Security numbers (26 U.S.C. § 6109). */
const TAX = /\btax\b/i;

/** Of a line that lists what is in a file, what is sensitive; of any other, the line. */
function sensitiveParts(line: MapLine): string[] {
  const [, listed = ''] = line.kind.split(/:\s/, 2);
  const parts = listed.split(/,\s(?:and\s)?/).flatMap((part) => {
    if (TAX.test(part)) return ['Social Security numbers for taxes'];
    return SENSITIVE_PART.test(part) ? [part] : [];
  });
  return parts.length > 0 ? parts : [sensitiveName(line)];
}

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
    lines.filter((line) => line.sensitive === is).flatMap(sensitiveParts);
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
