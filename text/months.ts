/** The names of the months, from January on. */
export const MONTHS_EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const MONTHS_ES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

/** The number of a month, from 1 on, by its name in any case; 0 if there is none. */
export const monthNumber = (months: readonly string[], name: string) =>
  months.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;
