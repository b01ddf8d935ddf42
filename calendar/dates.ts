/** Calendar dates as ISO strings; never instants, so no time zone can move them. */

/** The date so many calendar days later (or earlier, below zero). */
export function addDays(date: string, days: number): string {
  const [year = 1970, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Calendar days from one date to another; below zero where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}

/** The latest of some dates. */
export function latest(...dates: (string | null | undefined)[]): string {
  return dates.filter((date) => date != null).reduce((one, other) => (one > other ? one : other));
}
