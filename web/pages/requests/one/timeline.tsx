import { moment } from '#web/words/figures.ts';
import { longDate } from '#text/english.ts';
import { eventWords } from '#web/words/requests/events.ts';
import { useHere } from './here.tsx';

/** What happened, oldest first. */
export function Timeline() {
  const { request } = useHere();
  const grounds = new Map(
    request.items.flatMap(({ allowed }) =>
      (allowed?.refuse ?? []).map(({ id, text }) => [id, text] as const),
    ),
  );
  const waiting = new Set(
    request.letters.flatMap(({ id, delivery }) => (delivery === 'waiting' ? [id] : [])),
  );
  return (
    <section className="stack-sm" aria-labelledby="timeline">
      <h2 className="h4" id="timeline">
        What happened
      </h2>
      <ol className="deskline small">
        {request.events.map((event) => (
          <li key={event.seq}>
            <time dateTime={event.on}>{longDate(event.on)}</time>
            {eventWords(event, grounds, waiting)}
            <span className="vh">{` Written ${moment(event.at, request.timeZone)} by ${event.by}.`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
