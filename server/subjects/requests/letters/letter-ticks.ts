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
const TOLD_PARTS = ['toldToDelete', 'toldToCorrect', 'toldToStop'] as const;
export const VENDOR_CLAIMS = Object.values(LETTER_WORDS).flatMap(({ parts }) =>
  TOLD_PARTS.map((part) => parts[part].replace(/\.$/, '')),
);

type Told = readonly Pick<RequestEvent, 'what'>[];

/** Whether a place was ticked as searched, or a company as told. */
export const isTicked = (events: Told, what: 'searched' | 'passed-on') =>
  events.some((event) => event.what === what);

interface Counted {
  /** What is ticked, by name. */
  readonly ticked: readonly string[];
  readonly all: number;
}

/** What is ticked of the checklist, and whether it was noted that a use is stopped. */
export interface Ticks {
  readonly places: Counted;
  readonly companies: Counted;
  readonly stopNoted: boolean;
}

type Listed = readonly {
  readonly name: string;
  readonly on: string | null;
  readonly staffOnly?: boolean;
}[];

/** Places about staff alone count where they are ticked: who asks is seldom one of them. */
const counted = (listed: Listed): Counted => {
  const ticked = listed.flatMap(({ name, on }) => (on === null ? [] : name));
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

/** That companies were told, with their names: those that are ticked. */
const NAMED: Readonly<
  Record<LetterLanguage, Readonly<Record<(typeof TOLD_PARTS)[number], string>>>
> = {
  en: {
    toldToDelete: 'We told these companies to delete your data too: ',
    toldToCorrect: 'We told these companies to correct it too: ',
    toldToStop: 'We told these companies of your opt-out: ',
  },
  es: {
    toldToDelete: 'También dijimos a estas empresas que borren sus datos: ',
    toldToCorrect: 'También dijimos a estas empresas que los corrijan: ',
    toldToStop: 'Avisamos de su exclusión a estas empresas: ',
  },
};
const NAMED_CLAIMS = Object.values(NAMED).flatMap((of) => Object.values(of));

/** That a use is stopped, and that all systems were corrected: the sentence, without its stop. */
const STOP_CLAIM: Readonly<Record<LetterLanguage, string>> = {
  en: 'We have now stopped what you asked us to stop',
  es: 'Ya detuvimos lo que usted nos pidió detener',
};
const EVERYWHERE: Readonly<Record<LetterLanguage, string>> = {
  en: 'It has been corrected in all our systems',
  es: 'Ya se corrigieron en todos nuestros sistemas',
};

const CORRECTED_IN: Readonly<Record<LetterLanguage, string>> = {
  en: 'It has been corrected in ',
  es: 'Ya se corrigieron en ',
};

/** Every claim but those of companies: each is found by its words. */
export const LETTER_CLAIMS = [DONE_CLAIMS, STOP_CLAIM, EVERYWHERE].flatMap((of) =>
  Object.values(of).flat(),
);

/**
 * What only the owner can know is a marked choice: what was done, while nothing is ticked; where it
 * was done, while a place is left. Companies that are ticked are named as told.
 */
export function onlyTicked(text: string, ticks: Ticks, language: LetterLanguage): string {
  return text
    .split('\n\n')
    .map((paragraph) => marked(paragraph, ticks, language))
    .join('\n\n');
}

function marked(paragraph: string, ticks: Ticks, language: LetterLanguage): string {
  const { places, companies, stopNoted } = ticks;
  const isNothing = places.ticked.length + companies.ticked.length === 0 && !stopNoted;
  if (isNothing && paragraph.includes(STOP_CLAIM[language]))
    return `${choiceMark(STOPPED)} ${paragraph}`;
  const told = TOLD_PARTS.find((part) => paragraph.includes(LETTER_WORDS[language].parts[part]));
  if (told !== undefined && companies.ticked.length > 0)
    return `${NAMED[language][told]}${LETTER_WORDS[language].list(companies.ticked)}.`;
  if (places.ticked.length === 0)
    return says(paragraph, DONE_CLAIMS[language])
      ? `${choiceMark(CHOICE)} ${paragraph}`
      : paragraph;
  if (places.ticked.length === places.all) return paragraph;
  const where = `${CORRECTED_IN[language]}${LETTER_WORDS[language].list(places.ticked)}`;
  return paragraph.replace(`${EVERYWHERE[language]}.`, choiceMark(`Keep only if true: ${where}`));
}

/** Why such a letter cannot leave yet, in words for its owner; undefined: it can. */
export function unticked(text: string, events: Told): string | undefined {
  if (!says(text, [...VENDOR_CLAIMS, ...NAMED_CLAIMS]) || isTicked(events, 'passed-on'))
    return undefined;
  return 'This letter says that companies were told, and none is ticked in the checklist. Tick those that you told, or take the sentence out.';
}
