import { LAW_TEXT } from '#web/words/language/law-text.ts';
import { say } from '#text/say.ts';
import { stateName } from '#law/codes.ts';
import type { PublicCase } from '#contract/plan.ts';
import { list, longDate } from '#text/english.ts';
import { dollars } from '#text/figures.ts';

export const CASE_KINDS: Record<PublicCase['kind'], string> = {
  settlement: 'Settlement',
  order: 'Order',
  suit: 'Suit filed',
  complaint: 'Complaint',
  investigation: 'Investigation opened',
  sweep: 'Letters to many firms',
  report: 'Report',
};

const SIZES = {
  small: 'a small firm',
  medium: 'a medium firm',
  large: 'a large firm',
  giant: 'a very large firm',
} as const;

/** Its size by head count is our rough guess. */
const sizeWords = ({ size }: PublicCase) => (size === null ? '' : ` Against ${SIZES[size]}.`);

/** The known part of a date: "2025", "July 2025", "July 8, 2025". */
export function when({ date, datePrecision }: Pick<PublicCase, 'date' | 'datePrecision'>): string {
  if (datePrecision === 'year') return date.slice(0, 4);
  const whole = longDate(date);
  return datePrecision === 'month' ? whole.replace(/ \d+,/, '') : whole;
}

const ADDRESS = /https:\/\/[^\s;)]+/g;

const hostOf = (page: string) => new URL(page).hostname.replace('www.', '');

/** A source with its pages as links. */
export function Source({ text }: { text: string }) {
  const pages = text.match(ADDRESS) ?? [];
  return (
    <span className="fine">
      {'Source: '}
      {text.split(ADDRESS).map((part, at) => {
        const page = pages[at];
        return (
          <span key={part + (page ?? '')}>
            <span lang={LAW_TEXT}>{part}</span>
            {page !== undefined && <a href={page}>{`page at ${hostOf(page)}`}</a>}
          </span>
        );
      })}
    </span>
  );
}

/** One public action of a regulator: who, when, how much, why, and its status. */
export function CaseRow({ item }: { item: PublicCase }) {
  const sum = item.amountUSD === null ? 'No sum' : dollars(item.amountUSD);
  return (
    <li>
      <p>
        <strong lang={LAW_TEXT}>{item.against}</strong>
      </p>
      <p className="small soft">
        {item.kind === 'report'
          ? `${CASE_KINDS[item.kind]}, ${stateName(item.state)}, ${when(item)}.`
          : `${CASE_KINDS[item.kind]}, ${when(item)}. ${sum}. ${item.regulator}.${sizeWords(item)}`}
      </p>
      <p lang={LAW_TEXT}>{item.what}</p>
      {item.doubt !== undefined && <p className="small soft">{`In doubt: ${item.doubt}`}</p>}
      {item.prevents.length > 0 && (
        <p className="small">
          {`Your open ${item.prevents.length === 1 ? say`task` : say`tasks`} against this: ${list(item.prevents)}.`}
        </p>
      )}
      <p>
        <Source text={item.source} />
      </p>
    </li>
  );
}
