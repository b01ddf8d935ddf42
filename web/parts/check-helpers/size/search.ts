/** Finds lines of work by code, everyday words, or words of a title; tolerates typing errors. */
import MiniSearch from 'minisearch';
import type { ShortTrade } from '#web/parts/check-helpers/loading/data-files.ts';
import type { LineOfWork } from './lines-of-work.ts';

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The word without its plural ending: "bookstores", "panaderías", "bakeries". Empty for what is not
 * a word.
 */
function singular(term: string): string {
  const word = bare(term);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const wordsOf = (text: string) =>
  bare(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const phrase = (text: string) => wordsOf(text).map(singular).join(' ');

/** An empty index with terms without accents and plural endings. */
const newIndex = () =>
  new MiniSearch<{ id: string }>({
    fields: ['everyday', 'labels', 'title'],
    tokenize: wordsOf,
    processTerm: (term) => singular(term) || null,
    searchOptions: {
      boost: { everyday: 3, labels: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });

export type Search = (typed: string) => readonly LineOfWork[];

/**
 * Searches these lines: those that an everyday word stands for come first, then those with similar
 * words.
 */
export function searchIn(lines: readonly LineOfWork[], trades: readonly ShortTrade[]): Search {
  const byCode = new Map(lines.map((line) => [line.naics, line]));
  const meant = new Map<string, readonly string[]>();
  const everyday = new Map<string, string[]>();
  for (const [codes, words] of trades) {
    for (const word of words)
      meant.set(phrase(word), [...(meant.get(phrase(word)) ?? []), ...codes]);
    for (const code of codes) everyday.set(code, [...(everyday.get(code) ?? []), ...words]);
  }
  const index = newIndex();
  index.addAll(
    lines.map(({ naics, title, labels, parts }) => ({
      id: naics,
      everyday: everyday.get(naics)?.join(', ') ?? '',
      labels: labels.join(', '),
      title: [title, ...parts.map((part) => `${part.title} ${part.plain ?? ''}`)].join(', '),
    })),
  );
  return (typed) => {
    const code = typed.trim();
    if (/^\d{2,6}$/.test(code))
      return lines.filter(({ naics }) => naics.startsWith(code) || code.startsWith(naics));
    const like = index.search(typed);
    // "pizza place downtown": if no line has all the words, those with most of them
    const found = like.length > 0 ? like : index.search(typed, { combineWith: 'OR' });
    const codes = new Set([
      ...(meant.get(phrase(typed)) ?? []),
      ...found.map(({ id }) => String(id)),
    ]);
    return [...codes].flatMap((naics) => byCode.get(naics) ?? []);
  };
}
