/** What in the words of a letter asks for a lawyer, and its file number. */
import { LETTER_SIGNS, type LetterSign } from '#engine/words/letters.ts';

const SIGNS: Readonly<Record<LetterSign, RegExp>> = {
  lawsuit:
    /\bsummons\b|\bplaintiff|\bdefendant|\b(?:original|verified|amended) petition\b|\bpetition (?:has been |was |is )?filed\b|\bfiled (?:a|an|this|its|the|our) (?:original )?petition\b|\b(?:complaint|lawsuit|suit|action) (?:has been |was |is )?filed\b/i,
  demand:
    /\bcivil investigative demand|\bsubpoena|\b(?:demand|request)s? for (?:the )?(?:production|documents|records|information)|\bproduction of (?:documents|records)|\bproduce\b[^.]{0,80}\b(?:documents|records)\b|\b(?:documents|records|information)\b[^.]{0,40}\bin (?:the )?(?:attachment|exhibit|schedule|appendix)\b/i,
  settlement:
    /\bsettlement|\bassurance of (?:voluntary )?(?:compliance|discontinuance)|\bconsent (?:decree|judgment|order)/i,
  children:
    /\bchild(?:ren)?\b|\bminors?\b|\bteen(?:ager)?s?\b|\bunder (?:the age of )?1[3-8]\b|\bCOPPA\b/i,
  again: /\b(?:previous|prior|second|earlier) (?:notice|letter|warning)/i,
  'many states': /\bmultistate|\battorneys general of\b/i,
};

/** The signs in the text, in their fixed order. */
export const lawyerSigns = (text: string): LetterSign[] => {
  const said = text.replaceAll(NOT, ' ');
  return LETTER_SIGNS.filter((sign) => SIGNS[sign].test(said));
};

/** "It is not a civil investigative demand", "this letter is no subpoena". */
const NOT =
  /\b(?:is|are|does|do)\s{1,3}(?:not(?:\s{1,3}constitute)?|no|neither)\s{1,3}(?:an?\s{1,3}|the\s{1,3})?(?:civil investigative demand|(?:formal )?(?:demand|subpoena|request)[^.;]{0,40})/gi;

/** Bounded everywhere, as all that meets a pasted letter: see section-numbers.ts. */
const REFERENCE =
  /\b(?:file|case|matter|reference|ref|complaint|inquiry|CID|control)\s{0,4}(?:(?:no|number|nr)\b|#)?\.?\s{0,4}[:#]?\s{0,4}(?=[A-Z0-9/.-]{0,39}\d)([A-Z0-9][A-Z0-9/.-]{0,59})/i;

/** "CPD No. 26-1187", without a word that says that it is a file. */
const NUMBERED = /\bNo\.\s{0,4}((?:[A-Z]{2,6}-)?\d{1,8}[-/][A-Z0-9/-]{1,40})/i;

/** The file number of the letter; null: none is found. */
export const referenceIn = (text: string): string | null =>
  (REFERENCE.exec(text) ?? NUMBERED.exec(text))?.[1]?.replace(/[.,;]$/, '') ?? null;
