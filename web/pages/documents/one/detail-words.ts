import type { Detail, DetailValue } from '#contract/documents/details.ts';
import { capital } from '#text/case.ts';
import { list } from '#text/english.ts';

/** Id of a detail's first control. */
export const fieldOf = (name: string): string => `detail-${name}`;

/** The label of a detail, without words that name its table. */
export const labelOf = ({ label }: Pick<Detail, 'label'>): string =>
  capital(label.replace(/^Table: /, ''));

/** A value on one line. */
export function inLine(value: DetailValue): string {
  if (typeof value === 'string') return value;
  const items = value.map((item) => (typeof item === 'string' ? item : item.join(', ')));
  return list(items.filter((item) => item.trim() !== ''));
}
