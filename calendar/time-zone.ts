/**
 * The calendar day in a time zone: "today" never depends on the server's own zone
 * (docs/requirements-decisions.md 5).
 */

/** The time zone if none is known: that of most visitors, and of federal notices. */
export const EASTERN = 'America/New_York';

const clocks = new Map<string, Intl.DateTimeFormat>();
const MOST_CLOCKS = 600;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
  if (clocks.size < MOST_CLOCKS) clocks.set(timeZone, made);
  return made;
}

/**
 * Date and time in a time zone, ISO without an offset: "2026-11-21T20:05:00.000". Its first ten
 * characters are the calendar date. Throws a RangeError for an unknown zone.
 */
export function clockTime(at: Date, timeZone: string): string {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second, fractionalSecond } = part;
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.${fractionalSecond}`;
}

/** The calendar date in a time zone, ISO. Throws a RangeError for an unknown zone. */
export const dayIn = (at: Date, timeZone: string): string => clockTime(at, timeZone).slice(0, 10);

/**
 * Whether a text names a time zone of the IANA list, such as "America/Chicago". An offset does not
 * count, because it has no daylight saving time.
 */
export function isTimeZone(text: string): boolean {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}
