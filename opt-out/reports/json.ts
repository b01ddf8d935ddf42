/** The report for programs. */
import type { SiteRecord } from '#engine/site/record/visit.ts';
import type { JudgedRecord } from '../findings.ts';

/** One JSON object. */
export function jsonReport(record: SiteRecord, { findings, cannot }: JudgedRecord): string {
  const { url, from, startedAt, browser } = record;
  const visits = record.visits.map(({ situation, signalProven, atRest, bytes, seconds }) => ({
    situation,
    signalProven,
    atRest,
    bytes,
    seconds,
  }));
  const report = { url, from, startedAt, browser, visits, findings, cannot };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The same object where nothing could be tested. */
export const noReport = (url: string, cannot: string): string =>
  `${JSON.stringify({ url, from: '', startedAt: new Date().toISOString(), browser: '', visits: [], findings: [], cannot }, null, 2)}\n`;
