/** Sentences of the template that are true of some requests only: left out where they are not. */
import { capital } from '#text/case.ts';
import { choiceMark } from '#contract/requests/letter-gaps.ts';
import type { LetterKind } from '#contract/requests/request-items.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';
import { onlyTrueParts, type AboutLetter as About } from './letter-parts.ts';

const SPEAK_OF_TIME = new Set<LetterKind>(['refusal', 'not-genuine', 'more-time']);

/** The text of a letter with what is not true of this request taken out. */
export function onlyTrue(text: string, about: About): string {
  const { kind, items } = about;
  let left = onlyTrueParts(kind === 'receipt' ? withoutCheck(text, about) : text, about);
  if (SPEAK_OF_TIME.has(kind)) left = withoutTime(left, about);
  if (kind === 'refusal') left = forWhatWasAsked(left, about);
  if (kind === 'opt-out-works') left = withoutSignal(left, about);
  left = inOwnState(left, about);
  return tidy(items.every(({ state }) => state.owed === false) ? withoutLaw(left, about) : left);
}

const tidy = (text: string) =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ | $/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * Nobody is asked for proof where the law wants none; where it wants the business to be sure, the
 * letter says so; elsewhere it is a marked choice.
 */
function withoutCheck(text: string, { items, today, language }: About): string {
  const checks = items.map(({ state, item }) => allowedOf(state, item, today).verify);
  const { checks: words, noWait } = LETTER_WORDS[language].some;
  const stops = items.some(({ state }, at) => state.rule?.family === 'stop' && !checks[at]?.may);
  const isChecked = checks.some(({ may }) => may);
  // in one letter about both, the opt-out has to be told from what is checked
  const told = text.replace(
    choiceMark(`Keep only if true: ${noWait}`),
    stops && isChecked ? `${noWait}.` : '',
  );
  if (!isChecked) return told.replace(words, '');
  return checks.some(({ must }) => must)
    ? told.replace(words, (paragraph) => paragraph.slice(paragraph.indexOf('] ') + 2))
    : told;
}

/** What a browser can ask for, without the stop of its sentence. */
const SIGNAL: Readonly<Record<LetterLanguage, string>> = {
  en: 'A browser can ask for you too. Turn on Global Privacy Control in a browser that offers it',
  es: 'Un navegador también puede pedirlo por usted. Active Global Privacy Control en un navegador que lo ofrezca',
};
const BY_SIGNAL: ReadonlySet<string> = new Set(['opt-out-sale', 'opt-out-ads']);

/** A browser asks for its own reader, and for these opt-outs alone. */
function withoutSignal(text: string, { items, language }: About): string {
  if (items.some(({ type, item }) => item.by === 'self' && BY_SIGNAL.has(type))) return text;
  const sentence = SIGNAL[language];
  return text.replace(choiceMark(`Keep only if true: ${sentence}`), '').replace(`${sentence}.`, '');
}

/** After the last day, and where no law sets one, a letter does not say that it is in time. */
function withoutTime(text: string, { items, today, language }: About): string {
  const answers = items.flatMap(({ state }) => state.dates.filter(({ due }) => due === 'answer'));
  const isLate = answers.some(({ lastDay }) => today > lastDay);
  const { inTime } = LETTER_WORDS[language].some;
  return isLate || answers.length === 0 ? text.replace(inTime, '') : text;
}

/**
 * What a state's rules add for one kind of request stands in the letter about that kind (11 CCR
 * 7022, 7023; 4 CCR 904-3-4.06).
 */
function forWhatWasAsked(text: string, { items, language }: About): string {
  const { refusedDeletion, refusedCorrection } = LETTER_WORDS[language].some;
  const asked = new Set(items.map(({ type }) => type));
  const paragraphs = text.split('\n\n').flatMap((paragraph) => {
    if (paragraph.includes(refusedDeletion))
      return asked.has('delete') ? paragraph.replace(refusedDeletion, ': ') : [];
    if (paragraph.includes(refusedCorrection)) {
      const health = choiceMark('Keep this paragraph only if it is about health data');
      return asked.has('correct') ? `${health} ${paragraph.replace(refusedCorrection, ': ')}` : [];
    }
    return [paragraph];
  });
  return paragraphs.join('\n\n');
}

/** The reader knows where they live: "For California: we ..." is "We ...". */
function inOwnState(text: string, { law, language }: About): string {
  const { forState, state: nameOf } = LETTER_WORDS[language];
  if (law === null) return text;
  const [before = '', ...parts] = text.split(`${forState}${nameOf(law)}`);
  return parts.reduce(
    (done, part) =>
      /^[:,] /.test(part)
        ? done + capital(part.slice(2))
        : `${done}${forState}${nameOf(law)}${part}`,
    before,
  );
}

/** An answer by courtesy calls on no law: none binds the business here. */
function withoutLaw(text: string, { language }: About): string {
  const { exception, ofLaw } = LETTER_WORDS[language].some;
  return text.replaceAll(exception, '').replaceAll(ofLaw, '');
}
