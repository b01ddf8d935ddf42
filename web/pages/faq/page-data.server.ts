/** The questions as of a day, with the official page of each cited law. */
import { changeDates, intervals } from '#engine/verdict/change-days.ts';
import { FACT_BOOK, LAWS, lawOf } from '#law/corpus.server.ts';
import type { Page } from '#web/words/page-row.ts';
import { faqOn } from '#web/words/faq/faq-on-day.ts';
import type { FaqView } from './view.ts';

/** The days on which an answer changes. */
export function versions(): string[] {
  const dates = [...new Set(LAWS.flatMap((law) => changeDates(law, [])))].toSorted();
  const days = intervals(dates, FACT_BOOK.reviewed).map(({ from }) => from);
  const shown = days.map((day) => JSON.stringify(faqOn(LAWS, day)));
  return days.filter((_, at) => at === 0 || shown[at] !== shown[at - 1]);
}

export function data(_: Page, day: string): FaqView {
  const entries = faqOn(LAWS, day);
  const codes = entries.flatMap(({ cites }) => cites.map(({ state }) => state));
  const pages = [...new Set(codes)].flatMap((code) => {
    const law = lawOf(code);
    return law ? [[code, { name: law.name, url: law.law.url }] as const] : [];
  });
  return { entries, pages: Object.fromEntries(pages) };
}
