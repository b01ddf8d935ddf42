/** Numbers and amounts as people in the US write them. */
const ENGLISH = new Intl.NumberFormat('en-US');
const SPANISH = new Intl.NumberFormat('es-US');
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** "35,000" */
export const inFigures = (value: number, language: 'en' | 'es' = 'en') =>
  (language === 'es' ? SPANISH : ENGLISH).format(value);

/** "$35,000", "$12.50" */
export const dollars = (amount: number) => DOLLARS.format(amount);

/** "1 task", "12 tasks" */
export const plural = (value: number, one: string, many = `${one}s`) =>
  `${inFigures(value)} ${value === 1 ? one : many}`;
