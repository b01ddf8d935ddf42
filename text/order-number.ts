/** The order or customer number that somebody names in running text, English or Spanish. */

/** "order #10-4471", "customer no. 88213", "pedido número A-204". */
const NAMED =
  /\b(?:order|customer|account|member|booking|reservation|invoice|pedido|orden|cliente|cuenta|reserva|factura)\s?(?:id|number|num|no|nr|número|núm)?\.?\s?(?:is|was|es|era)?\s?[:#]{0,2}\s?(?=[A-Z0-9-]{0,18}\d)([A-Z0-9][A-Z0-9-]{2,19})\b/giu;

/** The first such number, as it was written; null: none. A year alone is none. */
export function orderNumberIn(text: string): string | null {
  for (const [, number = ''] of text.matchAll(NAMED)) if (!/^20\d\d$/.test(number)) return number;
  return null;
}
