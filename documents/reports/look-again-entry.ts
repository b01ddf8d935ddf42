/** The day to look again as one entry of a calendar. */
import type { Assessment } from '#engine/assessment/assessment.ts';
import { lookAgainWords, standWords } from '#engine/assessment/stand-english.ts';
import { onOneLine } from './coming-changes.ts';
import type { DatedEntries, DatedEntry } from './coming-changes.ts';
import { DISCLAIMER } from './guide.ts';

type Standing = Pick<Assessment, 'businessId' | 'businessName' | 'lawCheckedTo' | 'stand'>;

/** The entry: whenever it is made anew, it is the same one, and moves to its new day. */
export function lookAgainEntry(assessed: Standing): DatedEntry {
  const { businessId, businessName, lawCheckedTo, stand } = assessed;
  return {
    date: stand.lookAgain.on,
    key: ['look-again'],
    title: `Look again: privacy laws of ${onOneLine(businessName)}`,
    lines: [`On the day of this file: ${standWords(stand)}`, lookAgainWords(stand), DISCLAIMER],
    page: `/assessment?business=${encodeURIComponent(businessId)}`,
    checkedTo: lawCheckedTo,
  };
}

/** The same as a calendar of its own. */
export const lookAgainCalendar = (assessed: Standing): DatedEntries => ({
  title: `When ${onOneLine(assessed.businessName)} looks again`,
  entries: [lookAgainEntry(assessed)],
  checkedTo: assessed.lawCheckedTo,
});
