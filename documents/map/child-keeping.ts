/**
 * Lines on children under 13 that are kept without an end. COPPA lets an operator keep a child's
 * data only as long as the purpose for which it was collected reasonably needs it, and not for an
 * unlimited time (16 CFR 312.10).
 */
import type { Mismatch } from '#documents/values/filling.ts';
import { isOfChildren } from './entries.ts';
import type { MergedMap } from './map-with-proposals.ts';

/** "Until a parent asks us to delete it", "forever", "as long as we like". */
const NO_END =
  /\b(?:for ?ever|indefinite(?:ly)?|permanent(?:ly)?|always|no (?:limit|end)|without (?:limit|end)|unlimited)\b|\buntil\b.{0,40}\b(?:asks?|requests?|tells?|objects?|deletes?|want)\b|\bas long as (?:we|possible)\b/i;

/** The first such line; the owner settles it by a time that ends. */
export function childKeeping({ lines }: Pick<MergedMap, 'lines'>): Mismatch[] {
  const line = lines.find(
    (each) => each.state === 'confirmed' && isOfChildren(each) && NO_END.test(each.kept),
  );
  if (line === undefined) return [];
  return [
    {
      about: 'knowsChildren',
      name: 'childRetention',
      text: `“${line.kind}” on your map is on children under 13, and is kept “${line.kept}”. COPPA lets you keep a child’s data only as long as its purpose reasonably needs it (16 CFR 312.10). Name a time that ends on that line, or take people under 13 off it.`,
    },
  ];
}
