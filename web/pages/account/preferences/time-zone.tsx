import { type FormEvent, useState } from 'react';
import { useChangeTimeZone } from '#web/api/account/account.ts';
import { wordsFor } from '#web/api/client/request.ts';
import { ZoneChoice } from '#web/parts/account/zone-choice.tsx';
import { US_ZONES } from '#web/words/time/time-zones.ts';

const FAILED = 'The time zone could not be saved. The one before stays. Try again.';
const place = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ');
const nameOf = (zone: string) => US_ZONES.find((each) => each.zone === zone)?.name ?? zone;

/** The time zone that decides which day "today" is, and a form to change it. */
export function TimeZone({ timeZone }: { timeZone: string }) {
  const change = useChangeTimeZone();
  const [chosen, choose] = useState(timeZone);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(chosen);
  };
  return (
    <section aria-labelledby="time-zone-heading" className="stack-sm">
      <h2 id="time-zone-heading">Your day</h2>
      <p className="soft">
        Due dates, documents and the history go by the calendar of this time zone.
      </p>
      <form className="stack form" onSubmit={save}>
        <ZoneChoice chosen={chosen} onChoose={choose} />
        {here !== chosen && (
          <p className="small">
            <button className="linkbtn" type="button" onClick={() => choose(here)}>
              {`Choose this browser’s: ${nameOf(here) === here ? place(here) : nameOf(here)}`}
            </button>
          </p>
        )}
        <div className="row">
          <button className="btn btn--quiet" type="submit" disabled={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save time zone'}
          </button>
          <p className="small" role="status">
            {change.isSuccess && `Saved. Your dates now go by ${nameOf(change.data.timeZone)}.`}
            {change.isError && wordsFor(change.error, FAILED)}
          </p>
        </div>
      </form>
    </section>
  );
}
