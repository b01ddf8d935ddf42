import type { Check, DataFault } from './check.ts';

const KEYS = new Set([
  'date',
  'from',
  'until',
  'enacted',
  'effective',
  'checkedTo',
  'reviewed',
  'asOf',
]);

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function wrongDates(where: string, value: unknown): DataFault[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => wrongDates(`${where}[${at}]`, item));
  if (typeof value !== 'object' || value === null) return [];
  const tip = 'Write the day as YYYY-MM-DD.';
  const wrong = Object.entries(value).flatMap(([key, inner]) => {
    const place = `${where}.${key}`;
    if (!KEYS.has(key) || typeof inner !== 'string') return wrongDates(place, inner);
    if (isCalendarDate(inner)) return [];
    return [{ where: place, expected: 'a day of the calendar', actual: inner, tip }];
  });
  return [...wrong, ...backwards(where, value)];
}

function backwards(
  where: string,
  { from, until }: { from?: unknown; until?: unknown },
): DataFault[] {
  if (typeof from !== 'string' || typeof until !== 'string' || from <= until) return [];
  const tip = '`from` is the first day that counts, `until` the last.';
  return [{ where, expected: 'from on or before until', actual: `${from} to ${until}`, tip }];
}

export const check: Check = {
  name: 'calendar-dates',
  description: 'Dates are days of the calendar, and `from` is never after `until`.',
  run: ({ laws, facts, controls, sensitive, cases }) => [
    ...laws.flatMap((law) => wrongDates(law.state, law)),
    ...wrongDates('facts.json', { reviewed: facts.reviewed }),
    ...wrongDates('controls.json', { reviewed: controls.reviewed }),
    ...wrongDates('sensitive.json', sensitive),
    ...cases.flatMap((book) => wrongDates(`${book.state} cases`, book.cases)),
  ],
};
