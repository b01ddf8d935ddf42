/** What kind of letter it is, by its words: a proposal that the owner confirms. */
import type { LetterKind } from '#engine/words/letters.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import type { LetterSender } from './letter-sender.ts';
import { hasPhrase, phrasesIn } from '#text/phrase.ts';
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
  if (sender.kind !== 'office') return found(unofficial(of, sender) ?? UNCLEAR);
  const money = of('invoice or scam');
  const official = FORMAL.map(of).filter(({ weight }) => weight >= LEAST);
  if (money.weight >= (sender.strange ? LEAST : 3 * LEAST)) return found(money);
  const titled = official.find((score) => score.titled);
  const heaviest = official.toSorted((a, b) => b.weight - a.weight)[0];
  // "Request for information" heads letters that ask for papers, too
  const asksPapers = titled?.kind === 'inquiry' && heaviest?.kind === 'production';
  return found((asksPapers ? heaviest : titled) ?? heaviest ?? UNCLEAR);
}

/** Who is no office can demand, bill, hand a complaint on or audit under a contract. */
function unofficial(of: (kind: Known) => Score, sender: LetterSender): Score | undefined {
  const least: readonly (readonly [Known, number])[] = [
    ['private demand', sender.kind === 'lawyer' ? LEAST : LEAST + 1],
    ['invoice or scam', sender.strange ? LEAST : 2 * LEAST],
    ['forwarded complaint', LEAST],
    ['audit', 2 * LEAST],
  ];
  return least
    .filter(([kind, weight]) => of(kind).weight >= weight)
    .map(([kind]) => of(kind))
    .toSorted((a, b) => b.weight - a.weight)[0];
}

const UNCLEAR: FoundKind = { kind: 'unclear', words: [] };
const found = ({ kind, words }: FoundKind): FoundKind => ({ kind, words });

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
    const hints = phrasesIn(small, weak);
    const heads = at < 2 * FIRST_UNITS && isHeading(text);
    if (heads && here.length + hints.length > 0) titled = true;
    for (const word of here) strongWords.add(word);
    for (const word of hints) (heads ? strongWords : weakWords).add(word);
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
