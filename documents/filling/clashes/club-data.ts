/** What a loyalty program says of who gets its data, beside what the table on selling says. */
import { capital } from '#text/case.ts';
import type { Filling, Mismatch, Value } from '#documents/values/filling.ts';

/** The words of a kind of data that tell it from others, without an "s" at the end. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4 && word !== 'program' && word !== 'which')
    .map((word) => word.replace(/(?:es|s)$/, ''));

const rowsOf = (value: Value | undefined): readonly (readonly string[])[] =>
  Array.isArray(value) && Array.isArray(value[0])
    ? (value as readonly (readonly string[])[]).slice(1)
    : [];

/** Data that the program uses and that is sold, while the program names no such buyer. */
export function clubDataSold({
  template,
  facts,
  values,
}: Pick<Filling, 'template' | 'facts' | 'values'>): Mismatch[] {
  if (!template.variables.includes('loyaltyRecipients') || facts.loyaltyProgram !== true) return [];
  if (facts.sellsPersonalData !== true) return [];
  const used = new Set([values['loyaltyData'] ?? []].flat(2).flatMap(wordsIn));
  const named = [values['loyaltyRecipients'] ?? []].flat(2).join('; ').toLowerCase();
  const sale = rowsOf(values['saleTable']).find(
    ([kind = '', buyers = '']) =>
      wordsIn(kind).some((word) => used.has(word)) &&
      buyers !== '' &&
      !buyers.split(/; | and |, /).every((buyer) => named.includes(buyer.toLowerCase())),
  );
  if (!sale || named === '') return [];
  const [kind = '', buyers = ''] = sale;
  const text = `Your loyalty program says that its data goes to ${[values['loyaltyRecipients'] ?? []].flat(2).join(', ')}. But “${capital(kind)}”, which it uses too, is sold to ${buyers}. Name the buyer at the program too, or keep data of members out of the sale on your map.`;
  return [{ about: 'loyaltyProgram', name: 'loyaltyRecipients', text }];
}
