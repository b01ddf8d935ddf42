/** What kind of letter it is, by its words: a proposal that the owner confirms. */
import type { LetterKind } from '#engine/words/letters.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import type { LetterSender } from './letter-sender.ts';
import { hasPhrase, phrasesIn } from './phrase.ts';
import type { Unit } from './units.ts';

type Known = Exclude<LetterKind, 'unclear'>;

export interface FoundKind {
  readonly kind: LetterKind;
  /** The words that decided, as the letter has them in small letters. */
  readonly words: readonly string[];
}

/** Headings and the first sentences say what a letter is. */
const FIRST_UNITS = 9;
const HEADING = /^(?:re|subject|in re|in the matter of)\b\s{0,2}:?/i;
const LEAST = 3;

interface Score {
  readonly kind: Known;
  readonly weight: number;
  readonly words: readonly string[];
  /** Whether a heading says it. */
  readonly titled: boolean;
}

/** From the most formal on: an order that also alleges is an order. */
const FORMAL: readonly Known[] = [
  'subpoena',
  'audit',
  'forwarded complaint',
  'violation',
  'production',
  'inquiry',
];

/** The kind. Nothing that a letter only says may come counts. */
export function letterKind(
  units: readonly Unit[],
  sender: LetterSender,
  { kinds, supposed }: Pick<LetterSigns, 'kinds' | 'supposed'>,
): FoundKind {
  const told = units.filter(({ small }) => !hasPhrase(small, supposed));
  const all = new Map(
    (Object.keys(kinds) as Known[]).map((kind) => [kind, scoreOf(kind, told, kinds[kind])]),
  );
  const of = (kind: Known) => all.get(kind) ?? { kind, weight: 0, words: [], titled: false };
  const money = of('invoice or scam');
  const demand = of('private demand');
  if (sender.kind !== 'office') {
    if (money.weight >= 2 * LEAST && money.weight > demand.weight) return found(money);
    if (demand.weight >= LEAST && (sender.kind === 'lawyer' || demand.weight >= 2 * LEAST))
      return found(demand);
    return { kind: 'unclear', words: [] };
  }
  if (money.weight >= 3 * LEAST) return found(money);
  const official = FORMAL.map(of).filter(({ weight }) => weight >= LEAST);
  const titled = official.find((score) => score.titled);
  const heaviest = official.toSorted((a, b) => b.weight - a.weight)[0];
  const chosen = titled ?? heaviest;
  return chosen === undefined ? { kind: 'unclear', words: [] } : found(chosen);
}

const found = ({ kind, words }: Score): FoundKind => ({ kind, words });

function scoreOf(
  kind: Known,
  units: readonly Unit[],
  { strong, weak }: LetterSigns['kinds'][Known],
): Score {
  const strongWords = new Set<string>();
  const weakWords = new Set<string>();
  let titled = false;
  for (const [at, { small, text }] of units.entries()) {
    const here = phrasesIn(small, strong);
    if (here.length > 0 && at < 2 * FIRST_UNITS && isHeading(text)) titled = true;
    for (const word of here) strongWords.add(word);
    for (const word of phrasesIn(small, weak)) weakWords.add(word);
  }
  return {
    kind,
    weight: strongWords.size * LEAST + weakWords.size,
    words: [...strongWords, ...weakWords].slice(0, 6),
    titled,
  };
}

const isHeading = (text: string) =>
  HEADING.test(text) || (text.length < 120 && text === text.toUpperCase());
