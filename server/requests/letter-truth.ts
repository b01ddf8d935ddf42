/** Sentences of the template that are true of some requests only: left out where they are not. */
import { capital } from '#text/letters.ts';
import { choiceMark } from '#contract/letter-gaps.ts';
import type { LetterKind } from '#contract/request-items.ts';
import { allowedOf } from '#engine/requests/allowed.ts';
import type { WorkedOut } from './worked-out.ts';

/** The paragraph about a check, with its mark: whether proof is asked for is the owner's choice, where the law leaves it. */
const CHECKS = /\[choose: [^\]\n]+\] Before we act, we have to confirm your identity[^\n]*\n+/;
const IN_TIME =
  /This letter comes inside the time we have to answer, which ends on [^.\n]+\.|We write to you before the first deadline, [^.\n]+, has passed\./;
const SPEAK_OF_TIME = new Set<LetterKind>(['refusal', 'not-genuine', 'more-time']);

interface About {
  readonly kind: LetterKind;
  readonly items: readonly WorkedOut[];
  readonly today: string;
}

/** The text of a letter with what is not true of this request taken out. */
export function onlyTrue(text: string, about: About): string {
  const { kind, items } = about;
  let left = kind === 'receipt' ? withoutCheck(text, about) : text;
  if (SPEAK_OF_TIME.has(kind)) left = withoutTime(left, about);
  if (kind === 'refusal') left = forWhatWasAsked(left, items);
  return tidy(items.every(({ state }) => state.owed === false) ? withoutLaw(left) : left);
}

const tidy = (text: string) =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Nobody is asked for proof where the law wants none. */
function withoutCheck(text: string, { items, today }: About): string {
  const may = items.map(({ state, item }) => allowedOf(state, item, today).verify.may);
  return may.includes(true) ? text : text.replace(CHECKS, '');
}

/** After the last day, and where no law sets one, a letter does not say that it is in time. */
function withoutTime(text: string, { items, today }: About): string {
  const answers = items.flatMap(({ state }) => state.dates.filter(({ due }) => due === 'answer'));
  const isLate = answers.some(({ lastDay }) => today > lastDay);
  return isLate || answers.length === 0 ? text.replace(IN_TIME, '') : text;
}

/** A paragraph without these first words of its sentence. */
function startingAt(paragraph: string, words: string): string {
  const [before = '', after = ''] = paragraph.split(words);
  return before + capital(after);
}

const REFUSED_DELETION = 'For California, if we refuse to delete: ';
const REFUSED_CORRECTION = 'For California, if we refuse to correct health data: ';

/** What California's rules add for one kind of request stands in the letter about that kind (11 CCR 7022, 7023). */
function forWhatWasAsked(text: string, items: readonly WorkedOut[]): string {
  const asked = new Set(items.map(({ type }) => type));
  const paragraphs = text.split('\n\n').flatMap((paragraph) => {
    if (paragraph.includes(REFUSED_DELETION))
      return asked.has('delete') ? startingAt(paragraph, REFUSED_DELETION) : [];
    if (paragraph.includes(REFUSED_CORRECTION)) {
      const health = choiceMark('Keep this paragraph only if it is about health data');
      return asked.has('correct') ? `${health} ${startingAt(paragraph, REFUSED_CORRECTION)}` : [];
    }
    return [paragraph];
  });
  return paragraphs.join('\n\n');
}

/** A sentence that calls on the law, and one that goes on from it. */
const OF_LAW = /(?<=^|[.\]] )[^.\n]*\b[Tt]he law\b[^.\n]*\.(?: It also lets us[^.\n]*\.)?/gm;

/** An answer by courtesy calls on no law: none binds the business here. */
const withoutLaw = (text: string) =>
  text.replaceAll(/,? (?:with|and) the exception in the law,?/g, '').replaceAll(OF_LAW, '');
