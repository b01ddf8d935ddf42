/** The difference of two states of the law data for somebody who reads. */
import type { Affected } from '#engine/law-changes/concerned.ts';
import { CHANGE_CLASSES, type ChangeClass } from '#law/change-book.ts';
import type { ChangedEntry } from '#engine/law-changes/entries.ts';
import type { Witness } from '#engine/law-changes/witnesses.ts';

interface Difference {
  readonly before: string;
  readonly after: string;
  readonly asOf: string;
  readonly entries: readonly ChangedEntry[];
  readonly witnesses: readonly Witness[];
  readonly affected: readonly Affected[];
}

const factsIn = (facts: Witness['facts']) =>
  Object.entries(facts)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ') || 'no facts';

function sectionOf(of: ChangeClass, { entries, witnesses }: Difference): string[] {
  const own = entries.filter((entry) => entry.class === of);
  if (own.length === 0) return [];
  return [
    '',
    `${of} (${own.length})`,
    ...own.flatMap(({ state, id, what }) => [
      `  ${state ?? 'all states'} ${id}: ${what}`,
      ...witnesses
        .filter((one) => one.state === state && one.entry === id)
        .map(
          ({ facts, day, before, after, duties }) =>
            `    ${day}, ${factsIn(facts)}: ${before === after ? `${after}, duties ${duties.join(', ')}` : `${before} → ${after}`}`,
        ),
    ]),
  ];
}

/** One paragraph for each class that occurs, each change with the smallest business it shows on. */
export function differenceInWords(difference: Difference, asked: number): string {
  const { before, after, asOf, entries, affected } = difference;
  const lines = [
    `Law data ${before.slice(0, 12)} → ${after.slice(0, 12)}, as of ${asOf}: ${entries.length} entries differ.`,
    ...CHANGE_CLASSES.flatMap((of) => sectionOf(of, difference)),
  ];
  if (asked > 0)
    lines.push(
      '',
      `${new Set(affected.map(({ index }) => index)).size} of ${asked} businesses are told something else.`,
      ...affected.map(
        ({ index, state, day, before: was, after: is, duties }) =>
          `  ${index} ${state} on ${day}: ${was === is ? `${is}, duties ${duties.join(', ')}` : `${was} → ${is}`}`,
      ),
    );
  return `${lines.join('\n')}\n`;
}
