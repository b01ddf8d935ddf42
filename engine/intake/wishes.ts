/** What the sentences of a mail ask for, each by its words. */
import type { MailSigns } from '#reference/schema-mail-signs.ts';
import { folded, saysOne } from './folded.ts';
import type { MailLanguage } from './mail-language.ts';

export type AskedType = keyof MailSigns['types'];

export interface Wish {
  readonly type: AskedType;
  readonly words: string;
}

/** A mail as far as its wishes need it. */
export interface MailToRead {
  readonly signs: MailSigns;
  readonly told: MailLanguage;
  /** Whether it answers a letter of the desk. */
  readonly answers: boolean;
  /** Whether any sentence names somebody's data. */
  readonly aboutData: boolean;
}

type Signs = Exclude<keyof MailSigns, 'types' | 'whole' | 'classes'>;

/** Whether the words of a text hold one of the signs of a kind. */
export const saysSign = (
  text: string,
  { signs, told }: Pick<MailToRead, 'signs' | 'told'>,
  kind: Signs,
) => saysOne(text, signs[kind][told], signs.classes[told]) !== undefined;

/** One wish for each type that a sentence asks for. */
export function wishesIn(sentences: readonly string[], reading: MailToRead): Wish[] {
  const asked = sentences.flatMap((sentence) => wishesOf(sentence, reading));
  return [...asked, ...handedOn(sentences, asked, reading)];
}

/** "You passed my name on. Kindly cease." */
function handedOn(
  sentences: readonly string[],
  asked: readonly Wish[],
  reading: MailToRead,
): readonly Wish[] {
  if (asked.some(({ type }) => type === 'opt-out-sale')) return [];
  const gave = sentences.some((sentence) => saysSign(sentence, reading, 'gaveAway'));
  const { signs, told } = reading;
  const halts = sentences
    .map((sentence) => saysOne(sentence, signs.halt[told], signs.classes[told]))
    .find((words) => words !== undefined);
  return gave && halts !== undefined ? [{ type: 'opt-out-sale', words: halts }] : [];
}

function wishesOf(sentence: string, reading: MailToRead): readonly Wish[] {
  if (saysSign(sentence, reading, 'footer')) return [];
  const { signs } = reading;
  const found = (Object.keys(signs.types) as AskedType[]).flatMap((type) => {
    if (isBarred(sentence, type, reading)) return [];
    const whole = find(sentence, 'whole', type, reading);
    const words = whole ?? partOf(sentence, type, reading);
    return words === undefined ? [] : [{ type, words }];
  });
  // "delete all that you have on me" and "who has my data?" ask for no copy
  const isOther = found.some(({ type }) => type === 'third-party-list' || type === 'delete');
  const asksCopy = !isOther || saysSign(sentence, reading, 'copies');
  return found.filter(({ type }) => asksCopy || type !== 'access');
}

/** "Do not delete my account", and what is wanted of an order. */
function isBarred(sentence: string, type: AskedType, reading: MailToRead): boolean {
  if (type !== 'delete' && type !== 'correct' && type !== 'access') return false;
  const { signs, told } = reading;
  if (
    type === 'delete' &&
    saysOne(sentence, ['{not} ~ {delete}'], signs.classes[told]) !== undefined
  )
    return true;
  const has = (kind: Signs) => saysSign(sentence, reading, kind);
  return has('other') && !has('data') && !has('sure') && !has('alone');
}

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
    (!isElsewhere && has('data')) ||
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

/** The sentences of a subject and a text, folded; lines of a list stand for themselves. */
export function mailSentences(subject: string, text: string): string[] {
  const blocks = text
    .replaceAll(EMPTY_BOX, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*•\d[]))/)
    .map((block) => block.replaceAll('\n', ' '));
  return [subject, ...blocks]
    .flatMap((block) => block.split(/(?<=[.!?;])\s+/))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => folded(sentence.slice(0, LONGEST)).trim())
    .filter((sentence) => sentence !== '');
}
