/** What somebody is against, told in everyday words: "they chase me with ads. Knock it off." */
import { saysOne } from './folded.ts';
import type { MailToRead, Wish } from './wishes.ts';
import { saysSign, speaksForOne, wordsOfSign } from './wishes.ts';

const TOPICS = ['opt-out-sale', 'opt-out-ads', 'opt-out-profiling'] as const;
type Topic = (typeof TOPICS)[number];

/**
 * One wish for each kind of use that a sentence refuses, or that a sentence names and another
 * refuses ("Stop it"). What was asked for already is not named again.
 */
export function refusedIn(
  sentences: readonly string[],
  asked: readonly Wish[],
  reading: MailToRead,
): Wish[] {
  const told = sentences.filter((sentence) => !saysSign(sentence, reading, 'footer'));
  const isOwn = (sentence: string) => reading.agent || saysSign(sentence, reading, 'mine');
  const halting = told.filter((sentence) => saysSign(sentence, reading, 'halt'));
  const halts = halting.flatMap((sentence) => wordsOfSign(sentence, reading, 'halt') ?? []);
  // who asked to stop one thing in so many words does not mean another by "it", but by a signal
  const asksStop = asked.some(({ type }) => type.startsWith('opt-out'));
  const isOpen = (sentence: string) => !asksStop || saysSign(sentence, reading, 'signal');
  return TOPICS.filter((topic) => !asked.some(({ type }) => type === topic)).flatMap((topic) => {
    const about = told.filter(
      (sentence) => names(sentence, topic, reading) && !saysSign(sentence, reading, 'other'),
    );
    const own = about.flatMap((sentence) => refusal(sentence, reading));
    const all = [...new Set([...about, ...halting])];
    const isMine = all.some((sentence) => speaksForOne(sentence, reading));
    const words = own[0] ?? (isMine && about.some(isOpen) ? halts[0] : undefined);
    return words === undefined
      ? []
      : [{ type: topic, words, sentences: all, own: all.some(isOwn) }];
  });
}

const names = (sentence: string, topic: Topic, { signs, told }: MailToRead) =>
  saysOne(sentence, signs.topics[topic][told], signs.classes[told]) !== undefined;

const refusal = (sentence: string, reading: MailToRead): readonly string[] =>
  speaksForOne(sentence, reading) ? [wordsOfSign(sentence, reading, 'refusal') ?? []].flat() : [];
