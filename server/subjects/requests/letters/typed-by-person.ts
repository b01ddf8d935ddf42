/**
 * What a person typed of themselves, as a letter shows it: square brackets would be read as marks
 * that are the owner's to settle, and an empty line as a paragraph of the letter.
 */
import { oneLine } from '#server/subjects/requests/intake/one-line.ts';
import type { Person } from '#server/subjects/requests/stored/person.ts';

const unmarked = (text: string | null): string | null =>
  text === null ? null : text.replaceAll('[', '(').replaceAll(']', ')');

/** An address has lines, and none between them. */
const addressLines = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .split(/[\r\n]+/)
        .flatMap((line) => oneLine(line) ?? [])
        .join('\n') || null;

/** The same person, with each text that a letter shows made harmless. */
export const inLetter = (person: Person): Person => ({
  ...person,
  name: unmarked(oneLine(person.name)),
  onBehalfOf: unmarked(oneLine(person.onBehalfOf)),
  email: unmarked(oneLine(person.email)),
  post: unmarked(addressLines(person.post)),
});
