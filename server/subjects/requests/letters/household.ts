/**
 * Requests that speak of others at home. No law that we read has a rule on households: each person
 * is answered about themselves alone, and the others are asked to write too.
 */
import { choiceMark } from '#contract/requests/letter-gaps.ts';
import type { LetterKind } from '#contract/requests/request-items.ts';
import type { StoredRequest } from '#server/subjects/requests/stored/store.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

/** Words of a request, in either language, by which others may share the account. */
const SHARED: readonly RegExp[] = [
  /\b(?:household|husband|wife|spouse|partner|family|room-?mate|(?:joint|shared) account|both of us)\b/i,
  /(?<!\p{L})(?:hogar|familia|espos[oa]|marido|pareja|cuenta (?:común|compartida)|los dos)(?!\p{L})/iu,
];

/** All that the person wrote; empty once erased. */
export const writtenBy = ({ person }: Pick<StoredRequest, 'person'>): string =>
  [person?.text, ...(person?.added ?? []).map(({ text }) => text)].filter(Boolean).join(' ');

/** Whether these words speak of others at home. */
export const speaksOfHome = (words: string): boolean => SHARED.some((each) => each.test(words));

const ALONE = choiceMark('Keep this paragraph only if others share the account or the home');
const OTHERS: Readonly<Record<LetterLanguage, string>> = {
  en: 'We answer you about yourself alone. Please ask the other adults of your home to write to us too.',
  es: 'Le respondemos solo sobre usted. Pida a los otros adultos de su hogar que también nos escriban.',
};

/** The first letter to whoever speaks of others at home says whom the answer is about. */
export function withHousehold(
  text: string,
  request: Pick<StoredRequest, 'person'>,
  { kind, language }: { readonly kind: LetterKind; readonly language: LetterLanguage },
): string {
  if (kind !== 'receipt' || !speaksOfHome(writtenBy(request))) return text;
  const { greeting } = LETTER_WORDS[language];
  return text
    .split('\n\n')
    .flatMap((each) => (each.startsWith(greeting) ? [each, `${ALONE} ${OTHERS[language]}`] : each))
    .join('\n\n');
}
