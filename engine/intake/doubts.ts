/** Whether words that ask are a request for sure, or may be and are shown to a person. */
import type { AskedType, Wish, saysSign } from './wishes.ts';

export interface AskingMail {
  /** Subject and own words, folded. */
  readonly all: string;
  readonly agent: boolean;
  readonly answers: boolean;
  readonly wishes: readonly Wish[];
  readonly has: (kind: SignKind) => boolean;
  readonly saysIn: (text: string, kind: SignKind) => boolean;
}
type SignKind = Parameters<typeof saysSign>[2];
interface Sure {
  readonly kind: 'request';
  readonly why: string;
}
interface Doubted {
  readonly kind: 'unclear';
  readonly why: string;
}

/** What nobody asks of an order or a plan. */
const STOPS: ReadonlySet<AskedType> = new Set([
  'opt-out-sale',
  'opt-out-ads',
  'opt-out-profiling',
  'limit-sensitive',
]);

/** Whether a wish refuses a use of data, which has the shortest clock. */
export const stops = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ type }) => STOPS.has(type));

/** Who asks this names uses without refusing them. */
const NAMES: ReadonlySet<AskedType> = new Set([
  'third-party-list',
  'question-profiling',
  'withdraw-consent',
]);

/** Characters: longer words name what they ask for. */
const SHORT = 20;

/** "Please delete your old files" is said to colleagues; "I want off your books" is not. */
const FIRST = /\b(?:i|i'm|i'd|quiero|queremos|solicito|pido|exijo|deseo)\b/;

export const unclear = (why: string): Doubted => ({ kind: 'unclear', why });

/**
 * Its words ask for something. It is a request where they ask it of data, for the sender and now;
 * a false one would start a clock, and an opt-out taken for a deletion would be missed.
 */
export function sureOrNot(mail: AskingMail): Sure | Doubted {
  const { all, agent, answers, wishes, has, saysIn } = mail;
  const said = wishes.map(({ words }) => `“${words}”`).join(', ');
  const refuses = stops(wishes);
  const isSure = refuses || has('firm') || wishes.some(({ type }) => type === 'withdraw-consent');
  const isFaint = wishes.every(({ words }) => words.length < SHORT && saysIn(words, 'faint'));
  const isDoubted =
    has('never') || (answers && has('reply')) || ((has('rather') || isFaint) && !isSure);
  if (!agent && has('uses') && !refuses && !wishes.some(({ type }) => NAMES.has(type)))
    return unclear(
      `It says ${said}. It also speaks of selling, ads or profiles: does it refuse them?`,
    );
  const isOwn = answers || refuses || has('alone') || has('mine') || FIRST.test(all);
  return agent || (isOwn && !isDoubted)
    ? { kind: 'request', why: `It says ${said}.` }
    : unclear(`It says ${said}, and may be about something else.`);
}
