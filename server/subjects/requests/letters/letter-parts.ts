/**
 * Parts of the letters that are for some requests only: kept where the request is one of them, and
 * left out elsewhere without a question.
 */
import type { LetterKind } from '#contract/requests/request-items.ts';
import { allowedOf } from '#engine/requests/steps/allowed.ts';
import { KEEPS, TELLS_ITSELF } from '#engine/requests/steps/refusal.ts';
import type { GroundId, RequestType } from '#law/schema.ts';
import { REFUSES } from './ground-words.ts';
import { speaksOfHome } from './household.ts';
import { LETTER_WORDS, type LetterLanguage, type LetterPart } from './letter-languages.ts';
import type { WorkedOut } from '#server/subjects/requests/clock/items-on-day.ts';

export interface AboutLetter {
  readonly kind: LetterKind;
  readonly language: LetterLanguage;
  readonly items: readonly WorkedOut[];
  readonly today: string;
  /** All that the request asks for, also where the letter is about a part of it. */
  readonly asked: readonly string[];
  /** The state whose law the letter is about; null: none binds. */
  readonly law: string | null;
  /** Of a refusal; undefined: not chosen yet. */
  readonly ground?: string | undefined;
  /** Of a refusal: of a part only; undefined: not chosen yet. */
  readonly partly?: boolean | undefined;
  /** Whether a company was ticked as told. */
  readonly toldCompanies: boolean;
  /** What the person wrote. */
  readonly words: string;
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

/** Once the ground is chosen, its paragraph alone stays. */
const forGround =
  (ground: GroundId): Holds =>
  (about, text) =>
    about.ground === undefined ? refusable(ground)(about, text) : about.ground === ground;

const EXCEPTIONS: ReadonlySet<string> = new Set([
  ...KEEPS,
  'trade-secret',
  'deidentified',
  'fraud',
]);

/** That nobody knows who asks is no exception, and has a section of its own in some laws. */
const isIdentityNamed = (about: AboutLetter) =>
  about.ground === 'not-verified' &&
  allowances(about).every(({ refuse }) =>
    refuse.some(({ id, cite }) => id === 'not-verified' && cite !== undefined),
  );

const told: Holds = ({ toldCompanies }) => toldCompanies;

const OPT_OUTS: readonly RequestType[] = ['opt-out-sale', 'opt-out-ads'];
const OPTS_OUT = asksFor(...OPT_OUTS);
/** Nobody who opts out by the same request is asked whether they would like to. */
const optsOutToo: Holds = ({ asked }) => OPT_OUTS.some((type) => asked.includes(type));

/** When a part is true of a request. */
const HOLDS: Readonly<Record<LetterPart, Holds>> = {
  needsProof: (about) => allowances(about).some(({ verify }) => verify.may),
  // an opt-out among them takes no more time
  moreTime: ({ items }) => items.every(({ state }) => state.rule?.extension),
  stoppedAlready: OPTS_OUT,
  // only what was asked for as a copy has to be in a file that can be taken along
  copy: asksFor('access', 'portability'),
  receivers: asksFor('third-party-list'),
  // where no law binds, none is named; a reason that is no exception needs no section of one
  section: (about) => {
    const { items, ground } = about;
    if (items.every(({ state }) => state.owed === false)) return false;
    return ground === undefined || EXCEPTIONS.has(ground) || isIdentityNamed(about);
  },
  // the words of such a ground are the facts
  facts: ({ ground }) => ground === undefined || !TELLS_ITSELF.has(ground),
  // data that is kept is kept for an exception
  notDeleted: ({ ground }) => ground === undefined || KEEPS.has(ground),
  unverified: forGround('not-verified'),
  unfounded: forGround('unfounded'),
  doneInPart: ({ partly }) => partly !== false,
  doneAllTheSame: ({ kind, partly }) => kind !== 'appeal-denied' || partly !== false,
  offersOptOut: (about, text) => !optsOutToo(about, text),
  // the offer above it is of both
  offersAdsOptOut: (about, text) =>
    !optsOutToo(about, text) && !text.includes(LETTER_WORDS[about.language].parts.offersOptOut),
  summary: asksFor('access', 'portability'),
  othersThere: ({ words }) => speaksOfHome(words),
  toldToCorrect: told,
  toldToDelete: told,
  toldToStop: told,
  deletionToo: asksFor('withdraw-consent'),
};

/** Sentences within a paragraph; of every other part, the paragraph goes. */
const SENTENCES: ReadonlySet<LetterPart> = new Set([
  'moreTime',
  'receivers',
  'summary',
  'section',
  'facts',
  'doneAllTheSame',
]);

/** The text with the parts left out that are not true of this request. */
export function onlyTrueParts(text: string, about: AboutLetter): string {
  const { parts, receivers } = LETTER_WORDS[about.language];
  let left = HOLDS.summary(about, text) ? text : withoutTable(text, parts.summary);
  if (HOLDS.receivers(about, text)) left = left.replace(parts.receivers, receivers);
  for (const [part, words] of Object.entries(parts) as [LetterPart, string][]) {
    if (!left.includes(words) || HOLDS[part](about, left)) continue;
    left = SENTENCES.has(part) ? left.replace(words, '') : withoutParagraph(left, words);
  }
  return withoutMark(withExtent(left, about), [
    ...(about.ground === undefined ? [] : [parts.unverified, parts.unfounded]),
    ...(about.partly === undefined ? [] : [parts.doneInPart]),
  ]);
}

/** How much is refused, once it is chosen. */
function withExtent(text: string, { partly, language }: AboutLetter): string {
  const { open, all, part } = REFUSES[language];
  return partly === undefined ? text : text.replace(open, partly ? part : all);
}

/** What was chosen before is no choice any more. */
const withoutMark = (text: string, of: readonly string[]) =>
  text
    .split('\n\n')
    .map((paragraph) =>
      of.some((words) => paragraph.includes(words)) ? paragraph.replace(MARK, '') : paragraph,
    )
    .join('\n\n');

const MARK = /^\[choose: [^[\]\n]{1,200}\] /;

/** Who asked for no data gets no table of it: the paragraph below its sentence. */
function withoutTable(text: string, summary: string): string {
  const paragraphs = text.split('\n\n');
  const at = paragraphs.findIndex((paragraph) => paragraph.includes(summary));
  return at < 0 ? text : paragraphs.filter((_, place) => place !== at + 1).join('\n\n');
}

const withoutParagraph = (text: string, words: string) =>
  text
    .split('\n\n')
    .filter((paragraph) => !paragraph.includes(words))
    .join('\n\n');
