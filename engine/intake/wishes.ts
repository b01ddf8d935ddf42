/** What the sentences of a mail ask for, each by its words. */
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { smallWords } from '#text/phrase.ts';
import { folded, saysOne } from './folded.ts';
import type { MailLanguage } from './mail-language.ts';
import { spelt } from './readable.ts';

export type AskedType = keyof MailSigns['types'];

export interface Wish {
  readonly type: AskedType;
  readonly words: string;
  /** The sentences that it stands on, folded. */
  readonly sentences: readonly string[];
  /** Whether its sentence names what is a person's own: "my", "me". */
  readonly own: boolean;
}

/** A mail as far as its wishes need it. */
export interface MailToRead {
  readonly signs: MailSigns;
  readonly told: MailLanguage;
  /** Whether it answers a letter of the desk. */
  readonly answers: boolean;
  /** Whether any sentence names somebody's data. */
  readonly aboutData: boolean;
  /** Whether an agent wrote it. */
  readonly agent: boolean;
  /** Whether it wants back what is gone. */
  readonly wantsBack: boolean;
}

type Signs = Exclude<
  keyof MailSigns,
  'types' | 'whole' | 'classes' | 'topics' | 'broad' | 'plain' | 'spelling' | 'shorthand' | 'people'
>;

/** The words of a folded text that are one of the signs of a kind. */
export const wordsOfSign = (
  text: string,
  { signs, told }: Pick<MailToRead, 'signs' | 'told'>,
  kind: Signs,
) => saysOne(text, signs[kind][told], signs.classes[told]);

/** Whether the words of a text hold one of the signs of a kind. */
export const saysSign = (
  text: string,
  reading: Pick<MailToRead, 'signs' | 'told'>,
  kind: Signs,
): boolean => wordsOfSign(text, reading, kind) !== undefined;

/** Whether a text holds one of these words, as the language of the mail has them. */
export const saysOf = (
  text: string,
  { signs, told }: Pick<MailToRead, 'signs' | 'told'>,
  words: Readonly<Record<MailLanguage, readonly string[]>>,
): boolean => saysOne(text, words[told], signs.classes[told]) !== undefined;

/** "Do not delete my account"; not "I cannot delete it", nor "I do not like it, delete it". */
export function keepsIt(sentence: string, heard: Pick<MailToRead, 'signs' | 'told'>): boolean {
  const kept = saysOne(sentence, ['{not} ~ {delete}'], heard.signs.classes[heard.told]);
  return kept !== undefined && !/[,:;]/.test(kept) && !saysSign(sentence, heard, 'stuck');
}

/** One wish for each type that a sentence asks for. */
export const wishesIn = (sentences: readonly string[], reading: MailToRead): Wish[] =>
  sentences.flatMap((sentence) => wishesOf(sentence, reading));

/** "Delete my data", "Please stop …"; not "Stores must stop selling data". */
export const speaksForOne = (sentence: string, reading: MailToRead): boolean =>
  reading.agent ||
  saysSign(sentence, reading, 'self') ||
  saysSign(sentence.slice(0, OPENING), reading, 'asks') ||
  saysSign(sentence.slice(0, OPENING), reading, 'alone');

/** Characters of a sentence in which it says that it asks. */
const OPENING = 24;

/** What somebody else says or writes: a heading, the words of a button, an example. */
const QUOTED = /"[^"]{1,120}"/g;

/** "No solicito acceso ni su eliminación", "I am not asking for a copy": and no more in it. */
const ASKS_NOT =
  /^(?:no (?:solicito|pido|estoy pidiendo)|i (?:do not|don't|am not|'m not) (?:ask|asking|request|requesting))\b[^,;:]{0,200}$/;

function wishesOf(whole: string, reading: MailToRead): readonly Wish[] {
  if (saysSign(whole, reading, 'footer') || ASKS_NOT.test(whole)) return [];
  const sentence = whole.replaceAll(QUOTED, '""');
  const { signs } = reading;
  if (!speaksForOne(sentence, reading)) return [];
  const own = reading.agent || saysSign(sentence, reading, 'mine');
  const found = (Object.keys(signs.types) as AskedType[]).flatMap((type) => {
    if (isBarred(sentence, type, reading)) return [];
    const words = find(sentence, 'whole', type, reading) ?? partOf(sentence, type, reading);
    return words === undefined ? [] : [{ type, words, sentences: [whole], own }];
  });
  // "delete all that you have on me" and "who has my data?" ask for no copy
  const isOther = found.some(({ type }) => type === 'third-party-list' || type === 'delete');
  const asksCopy = !isOther || saysSign(sentence, reading, 'copies');
  return found.filter(({ type }) => asksCopy || type !== 'access');
}

/** "Do not delete my account", and what is wanted of an order or a plan. */
function isBarred(sentence: string, type: AskedType, reading: MailToRead): boolean {
  const has = (kind: Signs) => saysSign(sentence, reading, kind);
  if (type === 'delete' && (reading.wantsBack || keepsIt(sentence, reading))) return true;
  const elsewhere = ELSEWHERE[type];
  return elsewhere !== undefined && has(elsewhere) && !has('data') && !has('sure') && !has('alone');
}

/** By which signs a wish of a type is about something else than data. */
const ELSEWHERE: Readonly<Partial<Record<AskedType, Signs>>> = {
  delete: 'other',
  correct: 'other',
  access: 'other',
  'withdraw-consent': 'payments',
  'question-profiling': 'payments',
};

const find = (
  sentence: string,
  where: 'types' | 'whole',
  type: AskedType,
  { signs, told }: MailToRead,
) => saysOne(sentence, signs[where][type][told], signs.classes[told]);

/** Words of a type that count with what else the sentence, or the mail, says. */
function partOf(sentence: string, type: AskedType, reading: MailToRead): string | undefined {
  const words = find(sentence, 'types', type, reading);
  if (words === undefined) return undefined;
  const has = (kind: Signs) => saysSign(sentence, reading, kind);
  const begins = sentence.startsWith(words);
  const asks = begins || has('asks');
  const { answers, aboutData } = reading;
  if (answers && !asks) return undefined;
  const isElsewhere = has('other') && !has('sure');
  // "a quien" of Spanish is "whom" in a question alone
  if (type === 'third-party-list' && !has('copies')) return undefined;
  const counts =
    has('alone') ||
    (ALWAYS.has(type) && (aboutData || has('data'))) ||
    (!isElsewhere && has('data') && (asks || has('mine'))) ||
    (!isElsewhere && STRONG.has(type) && (aboutData || answers) && asks);
  return counts ? words : undefined;
}

/** Their words name the data by themselves. */
const ALWAYS: ReadonlySet<AskedType> = new Set([
  'opt-out-sale',
  'opt-out-ads',
  'opt-out-profiling',
  'limit-sensitive',
  'withdraw-consent',
]);
/** What a second sentence may ask: "Delete it." */
const STRONG: ReadonlySet<AskedType> = new Set([
  'delete',
  'correct',
  'access',
  'portability',
  'third-party-list',
  'question-profiling',
]);

const MOST_SENTENCES = 400;
const LONGEST = 2000;

/** A box of a form that nobody ticked, up to the next one. */
const EMPTY_BOX = /\[\s?\][^[\n]{0,120}/g;

/** What a form says beside boxes that nobody ticked is nobody's wish. */
export const withoutEmptyBoxes = (text: string): string => text.replaceAll(EMPTY_BOX, '');

export interface MailSentence {
  /** As it stands in the mail. */
  readonly text: string;
  /** Folded, and spelt right. What was done already is left out. */
  readonly words: string;
}

/** The sentences of a subject and a text; lines of a list stand for themselves. */
export function mailSentences(
  subject: string,
  text: string,
  { signs, told }: Pick<MailToRead, 'signs' | 'told'>,
): MailSentence[] {
  const done = doneWords(signs.done[told]);
  const blocks = withoutEmptyBoxes(text)
    .split(/\n\s*\n|\n(?=\s*(?:[-*•\d[]))/)
    .map((block) => block.replaceAll('\n', ' '));
  return [subject, ...blocks]
    .flatMap((block) => block.split(/(?<=[.!?;])\s+/))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.slice(0, LONGEST).trim())
    .map((sentence) => ({
      text: sentence,
      words: spelt(folded(smallWords(sentence).replaceAll(done, '')), signs, told).trim(),
    }))
    .filter(({ words }) => words !== '');
}

/** Their accents count: "borré" was done, "borre" is asked for. */
const doneWords = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'gu');
