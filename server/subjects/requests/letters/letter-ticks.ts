/**
 * What a letter says was done, beside the checklist: that companies were told, or that data was
 * deleted or corrected, stands in no letter while nothing is ticked.
 */
import { choiceMark } from '#contract/requests/letter-gaps.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import type { LetterLanguage } from './letter-languages.ts';

interface Claims {
  /** That companies were told. */
  readonly told: readonly string[];
  /** That data was deleted, or corrected. */
  readonly done: readonly string[];
}

/** Words of the template by which each claim is found. */
export const LETTER_CLAIMS: Readonly<Record<LetterLanguage, Claims>> = {
  en: {
    told: [
      'Our vendors were told to delete your data too',
      'Vendors that hold your data for us were told to correct it too',
      'The vendors it concerns were told of your opt-out',
    ],
    done: ['This data was deleted: ', 'It has been corrected in all our systems'],
  },
  es: {
    told: [
      'También dijimos a nuestros proveedores que borren sus datos',
      'También dijimos a los proveedores que guardan sus datos para nosotros que los corrijan',
      'Avisamos de su exclusión a los proveedores que tienen que saberlo',
    ],
    done: ['Se borraron estos datos: ', 'se corrigieron en todos nuestros sistemas'],
  },
};

type Ticks = readonly Pick<RequestEvent, 'what'>[];

const isTicked = (events: Ticks, what: 'searched' | 'passed-on') =>
  events.some((event) => event.what === what);

const says = (text: string, claims: readonly string[]) =>
  claims.some((claim) => text.includes(claim));

const CHOICE = 'Keep this paragraph only if it was done: no place is ticked in your checklist';

/** The text without what nobody ticked; what only the owner can know is a marked choice. */
export function onlyTicked(text: string, events: Ticks, language: LetterLanguage): string {
  const { told, done } = LETTER_CLAIMS[language];
  return text
    .split('\n\n')
    .filter((paragraph) => isTicked(events, 'passed-on') || !says(paragraph, told))
    .map((paragraph) =>
      says(paragraph, done) && !isTicked(events, 'searched')
        ? `${choiceMark(CHOICE)} ${paragraph}`
        : paragraph,
    )
    .join('\n\n');
}

/** Why such a letter cannot leave yet, in words for its owner; undefined: it can. */
export function unticked(text: string, events: Ticks): string | undefined {
  const told = [...LETTER_CLAIMS.en.told, ...LETTER_CLAIMS.es.told];
  if (!says(text, told) || isTicked(events, 'passed-on')) return undefined;
  return 'This letter says that companies were told, and none is ticked in the checklist. Tick those that you told, or take the sentence out.';
}
