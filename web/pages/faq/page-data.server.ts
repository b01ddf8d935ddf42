/** The questions, with the official page of each cited law. */
import { lawOf } from '#law/corpus.server.ts';
import { FAQ } from '#web/words/faq.ts';
import type { FaqView } from './view.ts';

export function data(): FaqView {
  const codes = FAQ.flatMap(({ cites }) => cites.map(({ state }) => state));
  const pages = [...new Set(codes)].flatMap((code) => {
    const law = lawOf(code);
    return law ? [[code, { name: law.name, url: law.law.url }] as const] : [];
  });
  return { entries: FAQ, pages: Object.fromEntries(pages) };
}
