/** Whether a wish is somebody's own, said now, of what is held on them. Else it is no request. */
import { saysOf, saysSign, type AskedType, type MailToRead, type Wish } from './wishes.ts';

export interface PlainReading extends Pick<MailToRead, 'signs' | 'told' | 'agent'> {
  /** All sentences of the mail, folded. */
  readonly sentences: readonly string[];
  /** It names the state in which the sender lives, as who asks by a law does. */
  readonly namesHome: boolean;
}

/** What shops are asked for of orders, too, so that its words have to name what is held. */
const OF_DATA: ReadonlySet<AskedType> = new Set([
  'delete',
  'access',
  'correct',
  'portability',
  'confirm',
  'third-party-list',
  'opt-out-sale',
]);
/** What is asked of papers and things as well: their sentence has to name what is the sender's. */
const OF_OWN: ReadonlySet<AskedType> = new Set(['access', 'portability', 'confirm', 'correct']);

/** "What do you have on me?" asks to see it. */
const SEEING: ReadonlySet<AskedType> = new Set(['access', 'confirm', 'third-party-list']);
const QUESTION =
  /^(?:¿\s?)?(?:what|which|who|whom|with whom|to whom|do you|are you|have you|que|cuales|quien|quienes|a quien|a quienes|con quien|con quienes|tienen|ustedes)\b[^?]{1,300}\?/;

/** "I take that back" may be said of anything; "I withdraw my consent" is not. */
const CONSENT = /consent|permis|authori|autori/;

/**
 * Whether it is said in a person's own words ("I want", "please", "delete my …"), now, and of what
 * is held on them. What is asked in general, supposed, told of the past or of others is not.
 */
export function isPlain(wish: Wish, reading: PlainReading): boolean {
  const sentence = wish.sentences.join(' ');
  const { plain } = reading.signs;
  if (saysOf(sentence, reading, plain.unsure)) return false;
  if (wish.type === 'withdraw-consent' && !CONSENT.test(wish.words)) return false;
  if (!namesWhat(wish, sentence, reading)) return false;
  if (reading.namesHome && !reading.agent) return true;
  return (
    saysOf(sentence, reading, plain.opens) ||
    commands(sentence, wish.words, reading) ||
    (wish.own && SEEING.has(wish.type) && QUESTION.test(sentence)) ||
    beside(wish, reading).some(
      (one) => saysOf(one, reading, plain.opens) && !saysOf(one, reading, plain.unsure),
    )
  );
}

/** The sentences before and behind those of the wish. */
function beside({ sentences: own }: Wish, { sentences }: PlainReading): string[] {
  const places = own.map((sentence) => sentences.indexOf(sentence));
  return places.flatMap((at) => [sentences[at - 1] ?? [], sentences[at + 1] ?? []].flat());
}

/** Whether it names whose data it is, and no order, bill or page. */
function namesWhat(wish: Wish, sentence: string, reading: PlainReading): boolean {
  const { agent, namesHome, signs, sentences } = reading;
  const { plain } = signs;
  const { type } = wish;
  const around = [sentence, ...beside(wish, reading)];
  const isOwn = agent || namesHome;
  if (!isOwn && !around.some((one) => saysOf(one, reading, plain.first))) return false;
  const isFirm = saysSign(sentence, reading, 'firm');
  if (!isOwn && !wish.own && !isFirm && OF_OWN.has(type)) return false;
  if (!OF_DATA.has(type)) return true;
  const isIdle = saysOf(sentence, reading, plain.idle) || saysSign(sentence, reading, 'other');
  if (isIdle && !isFirm) return false;
  if (type === 'correct') return saysOf(sentence, reading, plain.object);
  return namesHome || sentences.some((one) => saysOf(one, reading, plain.object));
}

/** Letters of the word before. */
const BEFORE = 40;
const LAST_WORD = /([\p{L}'/]{1,40})?[^\p{L}'/]{0,40}$/u;

/** "Delete my data" and "and erase it"; not "to delete" nor "companies delete". */
function commands(sentence: string, words: string, reading: PlainReading): boolean {
  const at = sentence.indexOf(words);
  if (at === -1) return false;
  const { bars, verbs } = reading.signs.plain;
  const first = words.split(' ', 2).join(' ');
  if (!saysOf(first, reading, verbs)) return false;
  const before = LAST_WORD.exec(sentence.slice(Math.max(0, at - BEFORE), at))?.[1];
  return before === undefined || !bars[reading.told].includes(before);
}
