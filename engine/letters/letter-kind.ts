/** What kind of letter it is, by its words: a proposal that the owner confirms. */
import type { LetterKind } from '#engine/words/letters.ts';
import type { LetterSigns } from '#reference/schema-letter-signs.ts';
import type { LetterSender } from './sender/letter-sender.ts';
import { hasPhrase, phrasesIn } from '#text/phrase.ts';
import type { Unit } from './text/units.ts';

type Known = Exclude<LetterKind, 'unclear'>;
/** Those that only an office can write. */
export type OfficeKind = Exclude<Known, 'private demand' | 'invoice or scam'>;

export interface FoundKind {
  readonly kind: LetterKind;
  /** The words that decided, as the letter has them in small letters. */
  readonly words: readonly string[];
  /** What its words would be if an office had written it; left out: nothing else than the kind. */
  readonly meant?: OfficeKind;
}

/** Headings and the first sentences say what a letter is. */
const FIRST_UNITS = 9;
const HEADING = /^(?:re|subject|in re|in the matter of)\b\s{0,2}:?/i;
const LEAST = 3;

interface Score<K extends Known = Known> {
  readonly kind: K;
  readonly weight: number;
  readonly words: readonly string[];
  /** Whether a heading says it. */
  readonly titled: boolean;
}

/** From the most formal on: an order that also alleges is an order. */
const FORMAL: readonly OfficeKind[] = [
  'subpoena',
  'audit',
  'forwarded complaint',
  'violation',
  'production',
  'inquiry',
];

type KindSigns = Pick<LetterSigns, 'kinds' | 'supposed' | 'claiming' | 'offers' | 'sells'>;

/** The kind. Nothing that a letter only says may come counts. */
export function letterKind(
  units: readonly Unit[],
  sender: LetterSender,
  { kinds, supposed, claiming, offers, sells }: KindSigns,
): FoundKind {
  const told = units.filter(({ small }) => !hasPhrase(small, supposed));
  const all = new Map(
    (Object.keys(kinds) as Known[]).map((kind) => [kind, scoreOf(kind, told, kinds[kind])]),
  );
  const of = (kind: Known) => all.get(kind) ?? { kind, weight: 0, words: [], titled: false };
  const money = of('invoice or scam');
  const official = officialOf(of);
  if (sender.kind === 'office') {
    if (money.weight >= (sender.strange ? LEAST : 3 * LEAST)) return found(money);
    return found(official ?? UNCLEAR);
  }
  const sold = distinct(units, sells);
  if (sold.length > 0) return { kind: 'invoice or scam', words: sold.slice(0, MOST_WORDS) };
  const offered = distinct(units, offers);
  const claimed = distinct(told, claiming);
  if (offered.length >= (claimed.length > 0 || sender.kind === 'lawyer' ? MANY_OFFERS : FEW_OFFERS))
    return { kind: 'invoice or scam', words: offered.slice(0, MOST_WORDS) };
  const known = unofficial(of, sender, claimed.length > 0 || sender.kind === 'lawyer');
  if (known !== undefined) return found(known);
  const words = sender.claimsToBe === null ? of('private demand').words : (official?.words ?? []);
  return { ...UNCLEAR, words, ...(official === undefined ? {} : { meant: official.kind }) };
}

const FEW_OFFERS = 2;
const MANY_OFFERS = 4;
const MOST_WORDS = 6;

const distinct = (units: readonly Unit[], phrases: readonly string[]) => [
  ...new Set(units.flatMap(({ small }) => phrasesIn(small, phrases))),
];

/** What an office's letter is, by its headings first; undefined: none of the kinds. */
function officialOf(of: (kind: Known) => Score): Score<OfficeKind> | undefined {
  const official = FORMAL.map((kind) => ({ ...of(kind), kind })).filter(
    ({ weight }) => weight >= LEAST,
  );
  const titled = official.find((score) => score.titled);
  const heaviest = official.toSorted((a, b) => b.weight - a.weight)[0];
  // "Request for information" heads letters that ask for papers, too
  const asksPapers = titled?.kind === 'inquiry' && heaviest?.kind === 'production';
  return (asksPapers ? heaviest : titled) ?? heaviest;
}

/**
 * Who is no office can demand, bill, hand a complaint on or audit under a contract. The names of
 * laws alone are no demand: vendors and newspapers name them, too.
 */
function unofficial(
  of: (kind: Known) => Score,
  sender: LetterSender,
  claims: boolean,
): Score | undefined {
  const forged = sender.strange || sender.claimsToBe !== null;
  const least: readonly (readonly [Known, number])[] = [
    ...(claims && sender.claimsToBe === null
      ? [['private demand', sender.kind === 'lawyer' ? LEAST : LEAST + 1] as const]
      : []),
    ['invoice or scam', forged ? LEAST : 2 * LEAST],
    ...(sender.claimsToBe === null
      ? [['forwarded complaint', LEAST] as const, ['audit', 2 * LEAST] as const]
      : []),
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
    words: [...strongWords, ...weakWords].slice(0, MOST_WORDS),
    titled,
  };
}

const isHeading = (text: string) =>
  HEADING.test(text) || (text.length < 120 && text === text.toUpperCase());
