/** The next day on which a law begins to bind a business, by the answers of today. */
import { addMonths } from '#calendar/dates.ts';
import { upcoming } from '#engine/duties/upcoming.ts';
import type { BusinessOnDay, FactSources } from '../facts/business-on-day.ts';
import type { LawsThatBind } from './stand.ts';

/** As far as the plan looks. */
const MONTHS_AHEAD = 24;

const BINDING = new Set<string>(['applies', 'applies in part']);

/** Laws that do not bind on the eve and do on the day; null where no such day is near. */
export function nextToBind(corpus: FactSources, subject: BusinessOnDay): LawsThatBind | null {
  const begun = upcoming(corpus, subject, addMonths(subject.asOf, MONTHS_AHEAD)).filter(
    ({ before, after }) => !BINDING.has(before) && BINDING.has(after),
  );
  const on = begun[0]?.date;
  if (on === undefined) return null;
  return { on, stateNames: begun.flatMap((each) => (each.date === on ? [each.stateName] : [])) };
}
