/** A count with its noun in singular or plural, by the rules of the language. */

export interface Forms {
  readonly one: string;
  readonly other: string;
  /** Spanish puts "de" after whole millions: 2,000,000 de personas. */
  readonly many?: string;
}

/**
 * Chooses the form by the last number in the text: "1", "at least 2", "between 1 and 1,000,000".
 */
export function pluralsIn(locale: string): (said: string, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (said, { one, other, many = other }) => {
    const last = said.match(/\d[\d,.]*/g)?.at(-1) ?? '';
    const form = rules.select(Number(last.replaceAll(',', '')));
    if (form === 'one') return one;
    return form === 'many' ? many : other;
  };
}
