import { FAQ, type FaqEntry } from '#web/words/faq.ts';

export const CATEGORIES = [...new Set(FAQ.map(({ category }) => category))];

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

const TEXTS = new Map(
  FAQ.map((entry) => [
    entry.id,
    plain([entry.question, ...entry.answer, entry.todo, entry.category, ...entry.tags].join(' ')),
  ]),
);

/** Whether every word that was typed stands in the entry, and its category is the chosen one. */
export function fits(entry: FaqEntry, typed: string, category: string): boolean {
  const words = plain(typed).split(/\s+/);
  const text = TEXTS.get(entry.id) ?? '';
  return (
    (category === '' || entry.category === category) && words.every((word) => text.includes(word))
  );
}
