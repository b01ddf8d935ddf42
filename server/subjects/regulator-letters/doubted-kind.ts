/** A kind that the owner chose, and that the sender or the words of the letter do not bear out. */
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import {
  demandDoubtSentences,
  noOfficeSentences,
  officeSentences,
} from '#documents/cure/doubted-kind-words.ts';
import { isOfficeName } from '#engine/letters/sender/letter-sender.ts';
import type { WholeLetter } from '#engine/letters/letter.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';

type Kind = RegulatorLetterInput['kind'];
type Read = Pick<WholeLetter, 'sender' | 'kind'>;

/** Companies audit under a contract, and groups hand complaints on. */
const ONLY_OFFICES: ReadonlySet<Kind> = new Set(['violation', 'inquiry', 'production', 'subpoena']);
/** No office writes these. */
const NO_OFFICE: ReadonlySet<Kind> = new Set(['private demand', 'invoice or scam']);

/** What speaks against the kind, in sentences; empty: nothing does. */
export function doubtsOfKind({ kind, office, text }: RegulatorLetterInput, read: Read): string[] {
  if (text.trim() === '') return [];
  const { sender } = read;
  const told = office.trim() === '' ? (sender.name ?? '') : office.trim();
  const byOffice = sender.kind === 'office' && !sender.strange;
  if (ONLY_OFFICES.has(kind) && sender.kind !== 'office')
    return told === '' || isOfficeName(told, LETTER_SIGN_BOOK.offices)
      ? []
      : noOfficeSentences(told);
  if (NO_OFFICE.has(kind) && byOffice && read.kind !== kind) return officeSentences(told);
  return kind === 'invoice or scam' && read.kind === 'private demand' ? demandDoubtSentences() : [];
}
