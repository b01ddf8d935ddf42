/**
 * What may be a wish about somebody's data: few broad words, so that a mail is put away only where
 * none of them stands there. What they find is shown to a person, and is no request by itself.
 */
import { keepsIt, saysOf, saysSign, type AskedType, type MailToRead, type Wish } from './wishes.ts';

type Heard = Pick<MailToRead, 'signs' | 'told'>;
type Broad = keyof Heard['signs']['broad'];

/**
 * Whose words count: those of anybody; those with which a person speaks; or, in notices, offers and
 * mails about mailings, plain ones about one's own data alone.
 */
export type Speaker = 'anybody' | 'person' | 'plainly';

/** The sentences that may be a wish. */
export function faintSentences(
  sentences: readonly string[],
  heard: Heard,
  speaker: Speaker,
): string[] {
  const { broad, plain } = heard.signs;
  const told = sentences.filter((sentence) => !saysSign(sentence, heard, 'footer'));
  const has = (sentence: string, name: Broad) => saysOf(sentence, heard, broad[name]);
  const speaks = (sentence: string) =>
    saysOf(sentence, heard, plain.first) || saysOf(sentence, heard, plain.opens);
  return told.filter((sentence, at) => {
    if (speaker === 'plainly')
      return (
        (saysSign(sentence, heard, 'mine') && has(sentence, 'alone')) ||
        (saysOf(sentence, heard, plain.opens) &&
          saysOf(sentence, heard, plain.first) &&
          has(sentence, 'things') &&
          has(sentence, 'takes'))
      );
    const beside = [told[at - 1] ?? [], told[at + 1] ?? []].flat();
    if (speaker === 'person' && ![sentence, ...beside].some(speaks)) return false;
    if (refusesUse(sentence, told[at + 1], heard)) return true;
    if (keepsIt(sentence, heard)) return false;
    if (has(sentence, 'alone') || (has(sentence, 'near') && has(sentence, 'takes'))) return true;

    return (
      has(sentence, 'things') &&
      (has(sentence, 'wants') ||
        has(sentence, 'takes') ||
        beside.some((one) => has(one, 'takes') || saysOf(one, heard, plain.opens)))
    );
  });
}

/** Sale, ads or profiles, and a no in the same sentence or the next; or off a list of them. */
const refusesUse = (
  sentence: string,
  next: string | undefined,
  heard: Heard,
  isOnLists = true,
): boolean => {
  const { uses, refuses, erases } = heard.signs.broad;
  return (
    saysOf(sentence, heard, uses) &&
    ((isOnLists && saysOf(sentence, heard, erases)) ||
      [sentence, next ?? ''].some((one) => saysOf(one, heard, refuses)))
  );
};

const STOPPING: ReadonlySet<AskedType> = new Set([
  'opt-out-sale',
  'opt-out-ads',
  'opt-out-profiling',
  'limit-sensitive',
]);

/** Whether a wish refuses a use of data, which has the shortest clock. */
export const stops = (wishes: readonly Pick<Wish, 'type'>[]): boolean =>
  wishes.some(({ type }) => STOPPING.has(type));

/**
 * What a mail may ask as well and no wish of it names: a wish of the wrong family would hide the
 * right one, and an opt-out has the shortest time.
 */
export function hiddenTypes(
  wishes: readonly Wish[],
  sentences: readonly string[],
  heard: Heard,
): AskedType[] {
  const { broad, plain } = heard.signs;
  const told = sentences.filter((sentence) => !saysSign(sentence, heard, 'footer'));
  const says = (name: Broad) => told.some((sentence) => saysOf(sentence, heard, broad[name]));
  const plainly = (name: Broad) =>
    told.some(
      (sentence) => saysOf(sentence, heard, broad[name]) && !saysOf(sentence, heard, plain.unsure),
    );
  const types = new Set(wishes.map(({ type }) => type));
  const hidden: AskedType[] = [];
  const names = says('names') && ![...types].some((type) => NAMING.has(type));
  // who asks who got the data, to delete it then, is on no list to be taken off
  const isOnLists = !types.has('third-party-list');
  const refuses = told.some((sentence, at) => refusesUse(sentence, told[at + 1], heard, isOnLists));
  const limits = types.has('withdraw-consent') && (says('uses') || says('limits'));
  if (!stops(wishes) && (names || refuses || limits)) hidden.push('opt-out-sale');
  const refusesOrMends = stops(wishes) || types.has('delete') || types.has('correct');
  if (!refusesOrMends && plainly('erases')) hidden.push('delete');
  if ([...types].every((type) => LOOKING.has(type)) && plainly('decides'))
    hidden.push('question-profiling');
  return hidden;
}

/** Who asks this names uses without refusing them. */
const NAMING: ReadonlySet<AskedType> = new Set([
  'third-party-list',
  'question-profiling',
  'withdraw-consent',
]);
/** Who only wants to see may want to know why they were turned down. */
const LOOKING: ReadonlySet<AskedType> = new Set(['access', 'confirm', 'portability']);
