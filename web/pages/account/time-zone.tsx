import { type FormEvent, useState } from 'react';
import { useChangeTimeZone } from '#web/api/account.ts';
import { wordsFor } from '#web/api/request.ts';
import { today } from '#web/words/clock.ts';
import { longDate } from '#text/english.ts';
import { US_ZONES } from '#web/words/time-zones.ts';

const FAILED = 'The time zone could not be saved. The one before stays. Try again.';
const place = (zone: string) => zone.replace(/^.*\//, '').replaceAll('_', ' ');
const known = new Set(US_ZONES.map(({ zone }) => zone));
const nameOf = (zone: string) => US_ZONES.find((each) => each.zone === zone)?.name ?? zone;

/** All time zones of the browser, including the chosen one. */
function elsewhere(chosen: string): string[] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...all].filter((zone) => !known.has(zone)).sort();
}

function Choice({ chosen, onChoose }: { chosen: string; onChoose: (zone: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="time-zone">Time zone</label>
      <select
        id="time-zone"
        className="input"
        aria-describedby="time-zone-hint"
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <optgroup label="United States">
          {US_ZONES.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label="Elsewhere">
          {elsewhere(chosen).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      </select>
      <p className="hint" id="time-zone-hint">
        {`There it is ${longDate(today(chosen))} now.`}
      </p>
    </div>
  );
}

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
        Due dates, papers and the history go by the calendar of this time zone.
      </p>
      <form className="stack form" onSubmit={save}>
        <Choice chosen={chosen} onChoose={choose} />
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
