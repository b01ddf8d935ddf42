/**
 * Dated entries as a calendar file (RFC 5545). Entries have no time of day, so they are the same in
 * every time zone.
 */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { DatedEntries } from '#documents/reports/coming-changes.ts';
import { DAY_SECONDS } from '#calendar/lengths.ts';

const WARNED_DAYS = 14;

/**
 * Returns the file. `key` identifies the calendar and is part of the ids: with the same key an
 * entry keeps its id, so a calendar program that reads the file again updates its entries and
 * duplicates none. `origin` is that of the pages.
 */
export function calendarFile(
  { title, entries }: DatedEntries,
  { key, origin }: { key: string; origin: string },
): string {
  const calendar = ical({
    name: title,
    prodId: { company: 'Statewise', product: 'Coming changes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: DAY_SECONDS,
  });
  for (const { date, key: own, title: summary, lines, page, checkedTo } of entries) {
    const event = calendar.createEvent({
      id: `${[key, ...own].join('-')}@statewise`,
      start: date,
      allDay: true,
      // The same whenever the file is made from the same law data.
      stamp: `${checkedTo}T00:00:00Z`,
      summary,
      description: lines.join('\n'),
      url: origin + page,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: WARNED_DAYS * DAY_SECONDS,
      description: `In ${WARNED_DAYS} days: ${summary}`,
    });
  }
  // The library does not end the last line.
  return `${calendar.toString()}\r\n`;
}
