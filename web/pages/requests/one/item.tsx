import type { ItemWhole } from '#contract/requests/request-items.ts';
import { longDate, series } from '#text/english.ts';
import { lowerFirst } from '#text/case.ts';
import { questionsOf } from '#web/parts/assessment/addresses.ts';
import { Citation } from '#web/parts/law/citation.tsx';
import { PageLink } from '#web/parts/links/page-link.tsx';
import { dayWords, lastDayWords, leftWords } from '#web/words/requests/days.ts';
import { ASKED, DUE_WORDS, STANDS } from '#web/words/requests/items.ts';
import { useHere } from './here.tsx';
import { ItemRules } from './item-rules.tsx';

type ItemDate = ItemWhole['dates'][number];

const SOURCES: Readonly<Record<NonNullable<ItemDate['why']>['source'], string>> = {
  statute: 'Read in the statute.',
  regulation: 'Read in the regulation.',
  record: 'From our record of this law.',
  memory: 'Not confirmed in a text. Take it as advice.',
};

/** The rule of the days on the page of a record. */
const DAYS_TO_ANSWER = 'requests';

function Why({ date }: { date: ItemDate }) {
  const { clockState } = useHere().request;
  const { why } = date;
  if (why === null) return null;
  return (
    <details className="why">
      <summary>
        Why<span className="vh">{`: ${DUE_WORDS[date.due]}`}</span>
      </summary>
      <div className="stack-xs small">
        <p>{why.rule}</p>
        {why.cite !== null && (
          <p>
            <Citation cite={why.cite} />{' '}
            <a href={`/law/${clockState}#${DAYS_TO_ANSWER}`}>How we read it</a>
          </p>
        )}
        <p className="soft">{SOURCES[why.source]}</p>
        {why.seen !== null && <p className="soft">{`Read here: ${why.seen}`}</p>}
        {why.doubts.map((doubt) => (
          <p key={doubt}>
            <strong>Not certain:</strong> {doubt}
          </p>
        ))}
      </div>
    </details>
  );
}

/** What a letter does that waits for the mail. */
const BY_LETTER = new Set<ItemDate['due']>(['answer', 'appeal']);

function standingOf(date: ItemDate, today: string, mailWaits: boolean): string {
  const { standing, lastDay, done, due } = date;
  if (done !== null && mailWaits && BY_LETTER.has(due)) return 'waits for the mail';
  if (done !== null)
    return standing === 'late' ? `done late, ${longDate(done)}` : `done ${longDate(done)}`;
  if (standing === 'not owed any more') return 'not needed any more';
  return leftWords(lastDay, today);
}

function OneDate({ date }: { date: ItemDate }) {
  const { today, mailWaits } = useHere().request;
  const { due, lastDay, strict, standing, extendedTo, by } = date;
  const isLate = standing === 'overdue' || standing === 'late';
  const isOpen = standing === 'open' || standing === 'overdue';
  return (
    <li>
      <p className="small soft">{DUE_WORDS[due]}</p>
      <p className={isLate ? 'deskday deskday--late' : 'deskday'}>
        <strong>{isOpen ? lastDayWords(lastDay, today) : dayWords(lastDay, today)}</strong>{' '}
        <span className="deskleft">{standingOf(date, today, mailWaits)}</span>
      </p>
      {strict !== null && isOpen && (
        <p className="small">{`Aim for ${dayWords(strict, today)}. A strict reading counts Saturdays, too.`}</p>
      )}
      {extendedTo !== null && (
        <p className="small soft">{`You took more time. The first last day was ${longDate(by)}.`}</p>
      )}
      <Why date={date} />
    </li>
  );
}

const NOT_OWED: Readonly<Record<NonNullable<ItemWhole['notOwed']>, string>> = {
  verdict: 'As far as we know, the law of this state does not bind you. So no day is set.',
  'no law': 'This state has no law of this kind in our records. So no day is set.',
  'no right': 'We know of no such right in the law of this state. So no day is set.',
  'before first day': 'The law was not in force on the day it came. So no day is set.',
};

/** Things that were asked under the same rule, with the same days: shown once. */
export function alike(items: readonly ItemWhole[]): (readonly [ItemWhole, ...ItemWhole[]])[] {
  const keyOf = ({ state, owed, notOwed, dates, allowed, passOn, neverSend, next }: ItemWhole) =>
    JSON.stringify([state, owed, notOwed, dates, allowed, passOn, neverSend, next.step]);
  return [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

/** What was asked under one rule: its days, and what the law says of it. */
export function ItemPart({ items }: { items: readonly [ItemWhole, ...ItemWhole[]] }) {
  const [item] = items;
  const { business, request } = useHere();
  const id = `item-${item.type}`;
  return (
    <section className="stack-sm" aria-labelledby={id}>
      <div className="row row--between">
        <h2 id={id}>
          {series(items.map(({ type }, at) => (at === 0 ? ASKED[type] : lowerFirst(ASKED[type]))))}
        </h2>
        <span className="badge badge--plain">
          {request.mailWaits ? 'Answer not sent yet' : STANDS[item.state]}
        </span>
      </div>
      {item.notOwed !== null && <p>{NOT_OWED[item.notOwed]}</p>}
      {item.notOwed !== null && item.type === 'withdraw-consent' && (
        <p>Our advice: stop at once what rested on that yes.</p>
      )}
      {item.owed === 'assumed' && request.helps === null && (
        <p className="small soft">
          We cannot tell yet whether this law binds you. Until then, count as if it did.{' '}
          <PageLink to={questionsOf(business.id)}>Answer the questions</PageLink>
        </p>
      )}
      {item.dates.length > 0 && (
        <ul className="deskdates hairs boxed">
          {item.dates.map((date) => (
            <OneDate key={date.due} date={date} />
          ))}
        </ul>
      )}
      <ItemRules item={item} />
    </section>
  );
}
