import type { TemplateEntry } from '#law/templates.ts';
import type { TemplateView } from './view.ts';

export interface Filter {
  readonly typed: string;
  readonly category: string;
  readonly state: string;
  readonly size: string;
  readonly industry: string;
  readonly format: string;
  readonly price: string;
}

export const NO_FILTER: Filter = {
  typed: '',
  category: '',
  state: '',
  size: '',
  industry: '',
  format: '',
  price: '',
};

/** An empty filter matches everything. */
const passes = (chosen: string, has: readonly string[]) => chosen === '' || has.includes(chosen);

export function matchesFilter(words: TemplateEntry, view: TemplateView, filter: Filter): boolean {
  const text = [words.title, words.description, words.audience, words.category]
    .join(' ')
    .toLowerCase();
  const typed = filter.typed.toLowerCase().split(/\s+/);
  return (
    typed.every((word) => text.includes(word)) &&
    passes(filter.category, [words.category]) &&
    passes(filter.state, view.states) &&
    !(filter.size === 'alone' && words.businessSize === 'With employees') &&
    (words.industry.length === 0 || passes(filter.industry, words.industry)) &&
    passes(filter.format, words.formats) &&
    passes(filter.price, [words.premium ? 'premium' : 'free'])
  );
}
