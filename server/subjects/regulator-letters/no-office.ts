/** A letter that the owner takes for an office's, and whose sender is none by its name. */
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import { isOfficeName } from '#engine/letters/sender/letter-sender.ts';
import type { WholeLetter } from '#engine/letters/letter.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';

/** Companies audit under a contract, and groups hand complaints on. */
const ONLY_OFFICES: ReadonlySet<RegulatorLetterInput['kind']> = new Set([
  'violation',
  'inquiry',
  'production',
  'subpoena',
]);

/** The name of the sender that is no office; null: nothing speaks against an office. */
export function senderNoOffice(
  { kind, office, text }: RegulatorLetterInput,
  { sender }: Pick<WholeLetter, 'sender'>,
): string | null {
  const { offices } = LETTER_SIGN_BOOK;
  const told = office.trim();
  if (!ONLY_OFFICES.has(kind) || text.trim() === '' || sender.kind === 'office') return null;
  const name = told === '' ? (sender.name ?? '') : told;
  return name === '' || isOfficeName(name, offices) ? null : name;
}
