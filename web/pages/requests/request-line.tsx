import type { ReactNode } from 'react';
import { usStateName } from '#text/us-states.ts';
import { list } from '#text/english.ts';
import type { ItemRow } from '#contract/requests/request-items.ts';
import type { RequestRow } from '#contract/requests/request-shapes.ts';
import { Chips } from '#web/parts/requests/chips.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { shortDate } from '#web/words/figures.ts';
import { lastDayWords, leftWords } from '#web/words/requests/days.ts';
import { ASKED, CHANNEL_WORDS, STANDS, REQUEST_STEPS } from '#web/words/requests/items.ts';

const NEVER = '9999-12-31';

const dayOf = ({ nextLastDay, promisedOn }: ItemRow) => nextLastDay ?? promisedOn ?? NEVER;

/** The thing asked whose last day comes first. */
export const firstOf = (items: readonly ItemRow[]): ItemRow | undefined =>
  items.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))[0];

function LastDay({ item, today }: { item: ItemRow | undefined; today: string }) {
  const day = item?.nextLastDay ?? item?.promisedOn ?? null;
  if (item === undefined || day === null)
    return <p className="small soft">No law sets a day for what is left</p>;
  const waits = item.state === 'waiting' && item.overdue.length === 0;
  return (
    <p className={item.overdue.length > 0 ? 'deskday deskday--late' : 'deskday'}>
      <strong>{lastDayWords(day, today)}</strong>{' '}
      <span className="deskleft">
        {item.nextLastDay === null && 'your own promise, '}
        {waits ? 'waiting for the person' : leftWords(day, today)}
      </span>
    </p>
  );
}

const stepOf = (row: RequestRow, item: ItemRow | undefined) => {
  if (row.held !== null) return 'Look at it';
  if (row.closedOn !== null || item === undefined) return 'See it';
  return item.next.step === 'close' || item.next.step === 'nothing'
    ? 'See it'
    : REQUEST_STEPS[item.next.step];
};

/** One request in the list. */
export function RequestLine({
  to,
  of,
  row,
  today,
  pick,
}: {
  /** The address of its page. */
  to: string;
  /** Whose it is, where that is not known. */
  of?: string;
  row: RequestRow;
  today: string;
  /** The box by which it is chosen. */
  pick?: ReactNode;
}) {
  const first = firstOf(row.items);
  const isOver = row.closedOn !== null;
  const where = row.state === null ? 'state not known' : (usStateName(row.state) ?? row.state);
  const late = first !== undefined && first.overdue.length > 0 && !isOver;
  return (
    <li className={late ? 'desklist__late' : undefined}>
      {pick}
      <div className="stack-xs">
        {isOver ? (
          <p className="small soft">
            {row.mailWaits
              ? 'Your letter waits for the mail'
              : `Closed ${shortDate(row.closedOn ?? '')}`}
          </p>
        ) : (
          <LastDay item={first} today={today} />
        )}
        <h2>
          <PageLink to={to}>
            {row.name ?? row.email ?? (row.erasedOn === null ? 'Name not given' : 'Erased')}
            <span className="vh">, </span> <span className="deskref">{row.reference}</span>
          </PageLink>
        </h2>
        <p className="small soft">
          {of !== undefined && `${of}. `}
          {`${where}, ${CHANNEL_WORDS[row.channel]}, ${shortDate(row.receivedOn)}`}
        </p>
        {row.givenTo !== undefined && (
          <p className="small soft">{`Given to ${list(row.givenTo)}`}</p>
        )}
        <ul className="deskitems">
          {row.items.map(({ type, state }) => (
            <li key={type}>
              {ASKED[type]}:{' '}
              <span className="soft">
                {row.mailWaits ? 'answer not sent yet' : STANDS[state].toLowerCase()}
              </span>
            </li>
          ))}
        </ul>
        <Chips row={row} />
      </div>
      <p className="desklist__act">
        {/* by keyboard, the name above leads there: one stop for each request */}
        <PageLink className="btn btn--sm btn--quiet" to={to} tabIndex={-1}>
          {stepOf(row, first)}
          <span className="vh">{`: ${row.reference}`}</span>
        </PageLink>
      </p>
    </li>
  );
}
