/** The page of a law without a size test, by its id in law/small-laws.json. */
export const smallLawPath = (id: string, language: 'en' | 'es' = 'en'): string =>
  language === 'es' ? `/es/laws/${id}` : `/laws/${id}`;
