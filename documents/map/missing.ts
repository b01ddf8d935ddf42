/** What is missing in an entry, in words for the owner. */
import type { MapLine, MapRecipient } from '#contract/documents/data-map.ts';
import { isTooWide } from './purposes.ts';

/**
 * What a line has to say before it can be confirmed, in words for the owner; undefined if it is
 * whole.
 */
export function missingInLine(line: MapLine): string | undefined {
  if (line.kind === '') return 'Say what kind of data it is';
  if (line.people.length === 0) return 'Tick whose data it is';
  if (line.purposes.length === 0) return 'Say what you use it for';
  const wide = line.purposes.find(isTooWide);
  if (wide !== undefined)
    return `“${wide}” fits every business. Name the task, such as “to book classes”`;
  if (line.sources.length === 0) return 'Say where it comes from';
  if (line.kept === '') return 'Say how long you keep it';
  return undefined;
}

export const missingInRecipient = ({ name, kind, does }: MapRecipient): string | undefined => {
  if (name === '' && kind === '') return 'Say who it is';
  if (kind === '') return 'Say what kind of company it is';
  return does === '' ? 'Say what it does for you, or with the data' : undefined;
};
