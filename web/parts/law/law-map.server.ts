/** The data of the map of laws on a day. Used at build only. */
import { briefly } from '#engine/explain/short-answer/brief.ts';
import { changeDates, intervals, newestChange } from '#engine/verdict/change-days.ts';
import { placeAsShown } from '#law/codes.ts';
import { FACT_BOOK, GUIDE_FIGURES, LAWS } from '#law/corpus.server.ts';
import { longDate } from '#text/english.ts';
import type { LawRecord } from '#law/schema.ts';
import type { LawLine, LawMap } from './law-map.ts';

/** First days of the intervals in which no law changes. */
export function mapVersions(): string[] {
  const dates = LAWS.flatMap((law) => changeDates(law, GUIDE_FIGURES.figures));
  return intervals([...new Set(dates)].toSorted(), FACT_BOOK.reviewed).map(({ from }) => from);
}

/** Who is covered, and the next day on which that changes. */
function whoOf(law: LawRecord, asOf: string): string {
  const now = briefly(law, asOf);
  const later = changeDates(law, []).find((day) => day > asOf && briefly(law, day) !== now);
  return later === undefined ? `${now}.` : `${now}. Changes on ${longDate(later)}.`;
}

/** All laws on a day: the five of docs/requirements.md 1 first, then by name. */
export function lawMap(asOf: string): LawMap {
  const lines = LAWS.map((law): LawLine => {
    return {
      state: law.state,
      name: law.name,
      slug: law.slug,
      lawName: law.law.name,
      effective: law.effective,
      inForce: law.effective <= asOf,
      checkedTo: law.checkedTo,
      who: whoOf(law, asOf),
      url: law.law.url,
      citation: law.law.citation,
    };
  });
  const rank = ({ state }: LawLine) => placeAsShown(state);
  return {
    since: newestChange(LAWS, asOf),
    lines: lines.toSorted((one, other) => rank(one) - rank(other)),
  };
}
