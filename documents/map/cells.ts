/** Cells of tables, in the words of documents. */
import type { MapLine } from '#contract/documents/data-map.ts';
import { series } from '#text/english.ts';
import { calledTogether, dataName, passedOn } from './entries.ts';
import { isTooWide } from './purposes.ts';
import type { MergedMap } from './map-with-proposals.ts';

/** What a cell says that only the owner can fill in. */
export const OPEN = '…';

/** The companies of a line that are not dropped, in the order of the map. */
export const receiving = (line: MapLine, { recipients }: Pick<MergedMap, 'recipients'>) =>
  recipients.filter(({ id, state }) => line.recipients.includes(id) && state !== 'dropped');

/** "email service and accountant", or "no one". */
export const whoReceives = (line: MapLine, map: Pick<MergedMap, 'recipients'>) =>
  series(calledTogether(receiving(line, map))) || 'no one';

/** "7 years (reason: tax records)": one form for all, whatever the owner's words begin with. */
export function keptFor({ kept, keptBecause }: Pick<MapLine, 'kept' | 'keptBecause'>): string {
  if (keptBecause === '') return kept;
  return `${kept} (reason: ${keptBecause.replace(/^(?:because(?: of)?|since|as|of)\s/i, '')})`;
}

/**
 * What it is used for; ads and sale too, where a company that receives it is known to do that.
 * Words too wide to print are left out.
 */
export function allPurposes(
  line: MapLine,
  { recipients }: Pick<MergedMap, 'recipients'>,
): string[] {
  const { sold, ads } = passedOn(line, recipients);
  const named = (what: RegExp) => line.purposes.some((purpose) => what.test(purpose));
  return [
    ...line.purposes.filter((purpose) => !isTooWide(purpose)),
    ...(ads === true && !named(/\bads?\b|advert/i) ? ['to aim ads at people'] : []),
    ...(sold === true && !named(/\bsell|\bsale/i) ? ['to sell to other companies'] : []),
  ];
}

/** The same as one cell, open while no purpose of the owner's can be printed. */
export const purposesOf = (line: MapLine, map: Pick<MergedMap, 'recipients'>): string =>
  line.purposes.every(isTooWide) ? OPEN : series(allPurposes(line, map));

/** "Yes, sold", "Yes, for ads", "No"; the open cell while one of its companies is open. */
export function soldOrShared(line: MapLine, { recipients }: Pick<MergedMap, 'recipients'>): string {
  const { sold, ads } = passedOn(line, recipients);
  if (sold === true) return ads === true ? 'Yes, sold and used for ads' : 'Yes, sold';
  if (sold === null || ads === null) return OPEN;
  return ads ? 'Yes, for ads' : 'No';
}

/** The words of a source that is the person, which notices say by themselves. */
const DIRECT =
  /^(?:the )?(?:person|people|customer|customers|visitor|employee|applicant|you)(?: (?:directly|themselves))?$/i;
export const isDirect = (source: string) => DIRECT.test(source.trim());

/** One time for all, or each kind with its own. */
export function keptWords(
  lines: readonly MapLine[],
  said: (line: MapLine) => string = keptFor,
): string {
  const times = new Set(lines.map(said));
  if (times.size < 2) return [...times].join('');
  return series(lines.map((line) => `${dataName(line)}: ${said(line)}`));
}
