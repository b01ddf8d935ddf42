/** What the text of a stored letter says: read anew each time, never stored. */
import type { LetterResult, RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import { CLAIM_WORDS } from '#documents/cure/step-words.ts';
import { wholeLetter, type WholeLetter } from '#engine/letters/letter.ts';
import { CURE_TERMS } from '#law/corpus.server.ts';
import { LETTER_SIGN_BOOK } from '#reference/letter-signs.server.ts';
import type { Services } from '#server/subjects/services.ts';

/** The text of a stored letter, read with the days that the owner told. */
export const readAgain = (
  { text, receivedOn }: { readonly text: string; readonly receivedOn: string | null },
  { corpus, asOf }: Pick<Services, 'corpus'> & { readonly asOf: string },
): WholeLetter =>
  wholeLetter(
    { laws: corpus.laws, terms: CURE_TERMS.states, signs: LETTER_SIGN_BOOK },
    { text, mail: null, mailedOn: null, receivedOn, asOf },
  );

/** What the text alone says: doubts about an allegation, and what a person claims. */
export const readParts = (
  { doubts, claim, state }: WholeLetter,
  { kind, stateId }: RegulatorLetterInput,
): Pick<LetterResult, 'senses' | 'claim'> => ({
  senses: state === stateId ? doubts.map((doubt) => ({ ...copied(doubt) })) : [],
  claim:
    kind !== 'private demand' || claim === null
      ? null
      : {
          by: claim.by,
          about: claim.about.map((each) => CLAIM_WORDS[each]),
          days: [...claim.days],
          amounts: [...claim.amounts],
        },
});

const copied = ({ words, sections, bySection, byWords }: WholeLetter['doubts'][number]) => ({
  words,
  sections: [...sections],
  bySection: [...bySection],
  byWords: [...byWords],
});
