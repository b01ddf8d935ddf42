import { today } from '#web/words/time/clock.ts';
import { longDate } from '#text/english.ts';
import { US_ZONES } from '#web/words/time/time-zones.ts';

const known = new Set(US_ZONES.map(({ zone }) => zone));

/** All time zones of the browser, including the chosen one. */
function elsewhere(chosen: string): string[] {
  const all = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...all].filter((zone) => !known.has(zone)).sort();
}

/** A list of all time zones, with the day that it is there. */
export function ZoneChoice({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose: (zone: string) => void;
}) {
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
