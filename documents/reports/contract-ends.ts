/** The last days of contracts with vendors, as entries of a calendar: a month ahead, to renew. */
import { addDays } from '#calendar/dates.ts';
import { longDate } from '#text/english.ts';
import { onOneLine, type DatedEntry } from './coming-changes.ts';

/** A contract that ends by itself. */
export interface ContractEnd {
  readonly id: string;
  readonly company: string;
  readonly endsOn: string;
}

/** How long before the end one is told. */
const DAYS_AHEAD = 30;

/** The contracts whose day to renew came after one day, and by another. */
export const toRenewBetween = (
  ends: readonly ContractEnd[],
  last: string,
  today: string,
): readonly ContractEnd[] =>
  ends.filter(({ endsOn }) => {
    const on = addDays(endsOn, -DAYS_AHEAD);
    return on > last && on <= today;
  });

/** One entry for each, on the day on which there is still time to renew. */
export const contractEntries = (
  ends: readonly ContractEnd[],
  { businessId, checkedTo }: { readonly businessId: string; readonly checkedTo: string },
): DatedEntry[] =>
  ends.map(({ id, company, endsOn }) => ({
    date: addDays(endsOn, -DAYS_AHEAD),
    key: ['contract', id],
    title: `Contract ends soon: ${onOneLine(company)}`,
    lines: [
      `Its last day is ${longDate(endsOn)}. Renew it, or stop sending data there by then.`,
      'The date is from your data map; no law sets it.',
    ],
    page: `/data-map?business=${encodeURIComponent(businessId)}`,
    checkedTo,
  }));
