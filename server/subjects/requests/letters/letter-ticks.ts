/**
 * What a letter says was done, beside the checklist: that companies were told, that data was
 * deleted or corrected, or that a use was stopped, goes no further than the ticks without a choice.
 */
import { choiceMark } from '#contract/requests/letter-gaps.ts';
import type { RequestEvent } from '#server/subjects/requests/stored/event-store.ts';
import { LETTER_WORDS, type LetterLanguage } from './letter-languages.ts';

/** Words of the template that say that data was looked for, deleted or corrected. */
const DONE_CLAIMS: Readonly<Record<LetterLanguage, readonly string[]>> = {
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

type Told = readonly Pick<RequestEvent, 'what'>[];

/** Whether a place was ticked as searched, or a company as told. */
export const isTicked = (events: Told, what: 'searched' | 'passed-on') =>
  events.some((event) => event.what === what);

interface Counted {
  readonly ticked: number;
  readonly all: number;
}

/** What is ticked of the checklist, and whether it was noted that a use is stopped. */
export interface Ticks {
  readonly places: Counted;
  readonly companies: Counted;
  readonly stopNoted: boolean;
}

type Listed = readonly { readonly on: string | null; readonly staffOnly?: boolean }[];

/** Places about staff alone count where they are ticked: who asks is seldom one of them. */
const counted = (listed: Listed): Counted => {
  const ticked = listed.filter(({ on }) => on !== null).length;
  return { ticked, all: listed.filter(({ on, staffOnly }) => on !== null || !staffOnly).length };
};

/** The ticks of a checklist. */
export const ticksOf = (
  { systems, companies }: { readonly systems: Listed; readonly companies: Listed },
  events: Told,
): Ticks => ({
  places: counted(systems),
  companies: counted(companies),
  stopNoted: events.some(({ what }) => what === 'effect'),
});

const says = (text: string, claims: readonly string[]) =>
  claims.some((claim) => text.includes(claim));

const CHOICE = 'Keep this paragraph only if it was done: no place is ticked in your checklist';
const STOPPED = 'Keep this paragraph only if it was done: nothing is ticked, and no stop is noted';
const TOLD = 'Keep this paragraph only if you told them';

/** That a use is stopped, and that all systems were corrected: the sentence, without its stop. */
const STOP_CLAIM: Readonly<Record<LetterLanguage, string>> = {
  en: 'We have now stopped what you asked us to stop',
  es: 'Ya detuvimos lo que usted nos pidió detener',
};
const EVERYWHERE: Readonly<Record<LetterLanguage, string>> = {
  en: 'It has been corrected in all our systems',
  es: 'Ya se corrigieron en todos nuestros sistemas',
};

/** Every claim but those of companies: each is found by its words. */
export const LETTER_CLAIMS = [DONE_CLAIMS, STOP_CLAIM, EVERYWHERE].flatMap((of) =>
  Object.values(of).flat(),
);

/**
 * What only the owner can know is a marked choice: what was done, while nothing is ticked; that it
 * was done everywhere, while a place is left; that companies were told, with how many are ticked.
 */
export function onlyTicked(text: string, ticks: Ticks, language: LetterLanguage): string {
  return text
    .split('\n\n')
    .map((paragraph) => marked(paragraph, ticks, language))
    .join('\n\n');
}

function marked(paragraph: string, ticks: Ticks, language: LetterLanguage): string {
  const { places, companies, stopNoted } = ticks;
  const isNothing = places.ticked + companies.ticked === 0 && !stopNoted;
  if (isNothing && paragraph.includes(STOP_CLAIM[language]))
    return `${choiceMark(STOPPED)} ${paragraph}`;
  if (says(paragraph, VENDOR_CLAIMS)) {
    const many = `${companies.ticked} of ${companies.all} are ticked in your checklist`;
    return paragraph.replace(choiceMark(TOLD), choiceMark(`${TOLD}: ${many}`));
  }
  if (places.ticked === 0)
    return says(paragraph, DONE_CLAIMS[language])
      ? `${choiceMark(CHOICE)} ${paragraph}`
      : paragraph;
  const all = EVERYWHERE[language];
  return places.ticked < places.all
    ? paragraph.replace(`${all}.`, choiceMark(`Keep only if true: ${all}`))
    : paragraph;
}

/** Why such a letter cannot leave yet, in words for its owner; undefined: it can. */
export function unticked(text: string, events: Told): string | undefined {
  if (!says(text, VENDOR_CLAIMS) || isTicked(events, 'passed-on')) return undefined;
  return 'This letter says that companies were told, and none is ticked in the checklist. Tick those that you told, or take the sentence out.';
}
