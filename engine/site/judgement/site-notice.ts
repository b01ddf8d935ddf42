/**
 * The privacy notice that the site links: whether it is there, has a date, and is younger than a
 * year.
 */
import { addMonths } from '#calendar/dates.ts';
import { noticeDate } from '#engine/notice/findings/dates.ts';
import { blocksOfText } from '#engine/notice/text/plain-text.ts';
import { stateNameForms } from '#engine/notice/text/scope.ts';
import { unitsOf } from '#engine/notice/text/units.ts';
import type { Finding } from './finding.ts';
import { linksIn, pageWasSeen } from './links.ts';
import { phraseIn } from '#engine/site/signs/phrases.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { MONTHS_EN, MONTHS_ES, monthNumber } from '#text/months.ts';

const SPANISH_DATE = new RegExp(
  `\\b(?:(\\d{1,2}) de )?(${MONTHS_ES.join('|')}) del? (\\d{4})\\b`,
  'gi',
);
const SPANISH_LABEL =
  /\b(?:[uú]ltima (?:actualizaci[oó]n|modificaci[oó]n|revisi[oó]n)|fecha de (?:vigencia|entrada en vigor|actualizaci[oó]n)|vigente desde|actualizad[oa])\b/gi;
/** Shorter texts are an error page or an empty frame, and say nothing about a date. */
const LEAST = 200;

/** Dates and their labels as the reader of notices knows them. */
function inEnglish(text: string): string {
  return text
    .replaceAll(SPANISH_DATE, (_, day: string | undefined, month: string, year: string) => {
      const name = MONTHS_EN[monthNumber(MONTHS_ES, month) - 1] ?? '';
      return day === undefined ? `${name} ${year}` : `${name} ${day}, ${year}`;
    })
    .replaceAll(SPANISH_LABEL, 'Last updated');
}

/** The day that a notice names as its own; undefined if it names none. */
export function noticeDay(text: string): string | undefined {
  const notice = blocksOfText(inEnglish(text));
  const { sentences } = unitsOf(notice, stateNameForms([]), [], []);
  return noticeDate(sentences, notice.blocks)?.day;
}

/** What was found about the linked notice. */
export function noticeFindings(record: SiteRecord, ready: ReadySite): Finding[] {
  const { notice } = record.texts;
  const { privacyNotice } = ready.book.signs.words;
  if (!notice) {
    const linked = linksIn(record).some(
      ({ words }) => phraseIn(words, privacyNotice) !== undefined,
    );
    const missing = pageWasSeen(record) && !linked;
    return missing
      ? [{ finding: 'notice missing', evidence: [`${linksIn(record).length} links read`] }]
      : [];
  }
  if (notice.status === 0 || notice.status >= 400)
    return [{ finding: 'notice missing', evidence: [`${notice.url} answers ${notice.status}`] }];
  if (notice.text.trim().length < LEAST) return [];
  const day = noticeDay(notice.text);
  if (day === undefined) return [{ finding: 'notice not dated', evidence: [notice.url] }];
  if (!/^\d{4}-\d{2}-\d{2}/.test(record.startedAt)) return [];
  return day < addMonths(record.startedAt.slice(0, 10), -12)
    ? [{ finding: 'notice older than 12 months', evidence: [`${notice.url}: ${day}`] }]
    : [];
}
