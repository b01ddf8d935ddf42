/**
 * What a letter says was done, beside the checklist: that companies were told, or that data was
 * deleted or corrected, stands in no letter while nothing is ticked.
 */
import { choiceMark } from '#contract/requests/letter-gaps.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

/** Words of the template that say that data was looked for, deleted or corrected. */
export const DONE_CLAIMS: Readonly<Record<LetterLanguage, readonly string[]>> = {
  en: [
    'This data was deleted: ',
    'It has been corrected in all our systems',
    'We searched our systems for what you gave us',
  ],
  es: [
    'Se borraron estos datos: ',
    'se corrigieron en todos nuestros sistemas',
    'Buscamos en nuestros sistemas lo que usted nos dio',
  ],
};

/** That companies were told; without the full stop, since an owner may go on with the sentence. */
export const VENDOR_CLAIMS = Object.values(LETTER_WORDS).flatMap(({ parts }) =>
  [parts.toldToDelete, parts.toldToCorrect, parts.toldToStop].map((words) =>
    words.replace(/\.$/, ''),
  ),
);

type Ticks = readonly Pick<RequestEvent, 'what'>[];

/** Whether a place was ticked as searched, or a company as told. */
export const isTicked = (events: Ticks, what: 'searched' | 'passed-on') =>
  events.some((event) => event.what === what);

const says = (text: string, claims: readonly string[]) =>
  claims.some((claim) => text.includes(claim));

const CHOICE = 'Keep this paragraph only if it was done: no place is ticked in your checklist';

/** What only the owner can know is a marked choice while no place is ticked. */
export function onlyTicked(text: string, events: Ticks, language: LetterLanguage): string {
  if (isTicked(events, 'searched')) return text;
  return text
    .split('\n\n')
    .map((paragraph) =>
      says(paragraph, DONE_CLAIMS[language]) ? `${choiceMark(CHOICE)} ${paragraph}` : paragraph,
    )
    .join('\n\n');
}

/** Why such a letter cannot leave yet, in words for its owner; undefined: it can. */
export function unticked(text: string, events: Ticks): string | undefined {
  if (!says(text, VENDOR_CLAIMS) || isTicked(events, 'passed-on')) return undefined;
  return 'This letter says that companies were told, and none is ticked in the checklist. Tick those that you told, or take the sentence out.';
}
