/** What changed with the law data, and when its owner read it, as a table of the binder. */
import { csvOf } from '#documents/formats/csv.ts';
import { newsInWords } from '#engine/law-changes/news-in-words.ts';
import { sentenceOfChange } from '#law/changes.server.ts';
import { clockTime } from '#calendar/time-zone.ts';
import type { BinderContent } from '#server/base/owned.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Services } from '#server/subjects/services.ts';
import { listLawNews, type StoredNews } from './store.ts';

const COLUMNS = ['Day', 'State', 'What', 'Sections', 'Read'];

/** Nothing where nothing ever changed. */
export async function lawNewsTable(
  { userId, timeZone }: Owner,
  { db, corpus }: Services,
  businessId: string,
): Promise<BinderContent> {
  const all = await listLawNews(userId, db, businessId);
  if (all.length === 0) return { files: {} };
  const rows = all.flatMap((news) => rowsOf(corpus, news, timeZone));
  return {
    files: { 'what-changed.csv': new TextEncoder().encode(csvOf(rows, COLUMNS)) },
    lines: [
      'what-changed.csv: what changes of our law data changed for this business, and when that was read.',
    ],
  };
}

function rowsOf(corpus: Services['corpus'], { day, what, readAt }: StoredNews, timeZone: string) {
  const { states, tasks, papers, requests, laws } = newsInWords(
    corpus,
    day,
    what,
    sentenceOfChange,
  );
  const read = readAt === null ? '' : clockTime(readAt, timeZone).slice(0, 16).replace('T', ' ');
  const row = (state: string, text: string, sections = '') => ({
    Day: day,
    State: state,
    What: text,
    Sections: sections,
    Read: read,
  });
  return [
    ...states.flatMap(({ stateName, wrong, verdict, why, cites, duties }) => [
      row(stateName, wrong ?? [verdict, why].filter(Boolean).join(' '), cites.join('; ')),
      ...duties.map(({ title, cite, text }) => row(stateName, `${title}: ${text}`, cite)),
    ]),
    ...[
      ...tasks,
      ...papers.map(({ text }) => text),
      ...requests.map(({ text }) => text),
      ...laws.map(({ text }) => text),
    ].map((text) => row('', text)),
  ];
}
