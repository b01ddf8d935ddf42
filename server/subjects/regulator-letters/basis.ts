/** On which law a letter rests, and the days that follow from it. */
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { CureSubject } from '#documents/cure/cure-parts.ts';
import { openDays } from '#documents/cure/due-days.ts';
import { daysBetween } from '#calendar/dates.ts';
import { cureRight, daysOfLetter, type CureRight } from '#engine/cure/cure-right.ts';
import type { WholeLetter } from '#engine/letters/letter.ts';
import { namesOtherLaw } from '#engine/cure/other-law.ts';
import { isOfOffice } from '#engine/words/letters.ts';
import { CURE_TERMS } from '#law/corpus.server.ts';
import type { Services } from '#server/subjects/services.ts';

type Basis = Pick<CureSubject, 'law' | 'terms' | 'right'>;

/**
 * A state's privacy act stands only behind an office's letter that names no other law instead: all
 * else has its own days, and gets none of the act's.
 */
export function basisOf(
  letter: RegulatorLetterInput,
  read: WholeLetter,
  { corpus, asOf }: Pick<Services, 'corpus'> & { readonly asOf: string },
): Basis {
  const told = { ...letter, fromReceipt: read.counts === 'from receipt' };
  const law = isOfOffice(letter.kind)
    ? corpus.laws.find(({ state }) => state === letter.stateId)
    : undefined;
  const terms = CURE_TERMS.states.find(({ state }) => state === law?.state);
  const right =
    law && terms && !isOfOtherLaw(law, letter)
      ? {
          law,
          terms,
          right: cureRight(law, terms, { ...told, notice: letter.kind === 'violation' }, asOf),
        }
      : { law: null, terms: null, right: daysOfLetter(told, noticeOf(letter, read), asOf) };
  // an offer has days of its own, which bind nobody
  return letter.kind === 'invoice or scam'
    ? { ...right, right: { ...right.right, letterLastDay: null, workTo: null, daysLeft: null } }
    : { ...right, right: withOrders(right.right, letter, asOf) };
}

/** What the owner ticked or typed says more than the text. */
const isOfOtherLaw = (
  law: Parameters<typeof namesOtherLaw>[0],
  { text, sections, requirementIds }: RegulatorLetterInput,
) => requirementIds.length === 0 && namesOtherLaw(law, `${text}\n§ ${sections}`);

/** The notice that has to come before a person can claim; null: the letter is none. */
function noticeOf({ kind }: RegulatorLetterInput, { cure }: WholeLetter) {
  const { right, until, cite } = cure;
  if (kind !== 'private demand' || !right || until === null || cite === null) return null;
  const terms = CURE_TERMS.states.find(({ privateNotice }) => privateNotice?.cite === cite);
  const days = terms?.privateNotice?.days;
  return days === undefined ? null : { days, until, cite };
}

/** Where the letter has days for single things only, the first of them is the day to work to. */
function withOrders(right: CureRight, letter: RegulatorLetterInput, asOf: string): CureRight {
  const workTo = right.workTo ?? openDays(letter)[0] ?? null;
  return { ...right, workTo, daysLeft: workTo === null ? null : daysBetween(asOf, workTo) };
}
