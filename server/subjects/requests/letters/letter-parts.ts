/**
 * Parts of the letters that are for some requests only: kept where the request is one of them, and
 * left out elsewhere without a question.
 */
import type { LetterKind } from '#contract/requests/request-items.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import type { GroundId, RequestType } from '#law/schema.ts';
import { LETTER_WORDS, type LetterLanguage, type LetterPart } from './letter-languages.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

export interface AboutLetter {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
  readonly items: readonly WorkedOut[];
  readonly today: string;
}

type Holds = (about: AboutLetter, text: string) => boolean;

const asksFor =
  (...types: readonly RequestType[]): Holds =>
  ({ items }) =>
    items.some(({ type }) => types.includes(type));

const allowances = ({ items, today }: AboutLetter) =>
  items.map(({ state, item }) => allowedOf(state, item, today));

/** A ground of the law; where no law binds, a courtesy may end for whatever reason. */
const refusable =
  (ground: GroundId): Holds =>
  (about) =>
    about.items.every(({ state }) => state.owed === false) ||
    allowances(about).some(({ refuse }) => refuse.some(({ id }) => id === ground));

const OPTS_OUT = asksFor('opt-out-sale', 'opt-out-ads');

/** When a part is true of a request. */
const HOLDS: Readonly<Record<LetterPart, Holds>> = {
  needsProof: (about) => allowances(about).some(({ verify }) => verify.may),
  moreTime: ({ items }) => items.some(({ state }) => state.rule?.extension),
  stoppedAlready: OPTS_OUT,
  // only what was asked for as a copy has to be in a file that can be taken along
  copy: asksFor('access', 'portability'),
  receivers: asksFor('third-party-list'),
  unverified: refusable('not-verified'),
  unfounded: refusable('unfounded'),
  offersOptOut: (about) => !OPTS_OUT(about, ''),
  // the offer above it is of both
  offersAdsOptOut: (about, text) =>
    !OPTS_OUT(about, '') && !text.includes(LETTER_WORDS[about.language].parts.offersOptOut),
};

/** Sentences within a paragraph; of every other part, the paragraph goes. */
const SENTENCES: ReadonlySet<LetterPart> = new Set(['moreTime', 'receivers']);

/** The text with the parts left out that are not true of this request. */
export function onlyTrueParts(text: string, about: AboutLetter): string {
  const { parts } = LETTER_WORDS[about.language];
  let left = text;
  for (const [part, words] of Object.entries(parts) as [LetterPart, string][]) {
    if (!left.includes(words) || HOLDS[part](about, left)) continue;
    left = SENTENCES.has(part) ? left.replace(words, '') : withoutParagraph(left, words);
  }
  return left;
}

const withoutParagraph = (text: string, words: string) =>
  text
    .split('\n\n')
    .filter((paragraph) => !paragraph.includes(words))
    .join('\n\n');
