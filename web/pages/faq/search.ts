import type { FaqEntry } from '#web/words/faq/faq-entry.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

const textOf = ({ question, answer, todo, category, tags }: FaqEntry) =>
  plain([question, ...answer, todo, category, ...tags].join(' '));

/** "fines" also finds "fine", "policies" finds "policy". */
const forms = (word: string) =>
  word.length > 4 && word.endsWith('s')
    ? [word, word.slice(0, -1), word.replace(/ies$/, 'y')]
    : [word];

/** Whether the entry contains every typed word and belongs to the chosen category. */
export function matchesSearch(entry: FaqEntry, typed: string, category: string): boolean {
  if (category !== '' && entry.category !== category) return false;
  const text = textOf(entry);
  return plain(typed)
    .split(/\s+/)
    .every((word) => forms(word).some((form) => text.includes(form)));
}
