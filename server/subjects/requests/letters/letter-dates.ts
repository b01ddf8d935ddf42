/** Days that count from the day on which a letter leaves. */
import { addDays } from '#calendar/dates.ts';
import { bothTexts, letterParts } from '#contract/requests/letter-texts.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

/** No law names a day for an appeal; the letter says at least so many. */
const APPEAL_DAYS = 60;
/** A draft that is older than this keeps its days. */
const OLDEST = 120;

/** The last day to appeal that a letter of this day names, ISO. */
export const lastDayToAppeal = (day: string): string => addDays(day, APPEAL_DAYS);

/** The same in words. */
export const appealUntil = (day: string, language: LetterLanguage): string =>
  LETTER_WORDS[language].date(lastDayToAppeal(day));

/** Before the last day to appeal. */
const BY: Readonly<Record<LetterLanguage, string>> = { en: ' by ', es: ' a más tardar el ' };

/**
 * The text of a letter that leaves on `day`: its own day, and the last day to appeal that counted
 * from it, move along with it. Days that its owner changed by hand stay.
 */
export function datedOn(text: string, day: string): string {
  const [first, below] = letterParts(text).map((part) => partOn(part, day));
  return first !== undefined && below !== undefined ? bothTexts(first, below) : (first ?? text);
}

function partOn({ text, language }: ReturnType<typeof letterParts>[number], day: string): string {
  const { date } = LETTER_WORDS[language];
  const [head = '', ...rest] = text.split('\n\n');
  const drafted = Array.from({ length: OLDEST }, (_, ago) => addDays(day, -ago - 1)).find(
    (each) => date(each) === head,
  );
  if (drafted === undefined) return text;
  const before = `${BY[language]}${appealUntil(drafted, language)}`;
  const after = `${BY[language]}${appealUntil(day, language)}`;
  return [date(day), ...rest.map((paragraph) => paragraph.replace(before, after))].join('\n\n');
}
