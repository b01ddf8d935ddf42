/** Texts about the laws outside the records, in both languages. */

interface EverywhereWords {
  readonly title: string;
  readonly lede: string;
  readonly what: string;
  readonly more: (n: number) => string;
  /** Places with a name that the records do not have. */
  readonly places: Readonly<Record<string, string>>;
}

export const EVERYWHERE_WORDS: Record<'en' | 'es', EverywhereWords> = {
  en: {
    title: 'Other privacy laws that may bind you',
    lede: 'Each line says whom the law binds. Almost none asks for a number of customers. They are pointers: they are in no verdict and no score. We do not list every law.',
    more: (n) => `Laws of states that you did not name: ${n}`,
    what: 'What it asks',
    places: {},
  },
  es: {
    title: 'Otras leyes de privacidad que pueden obligar a su empresa',
    lede: 'Cada línea dice a quién obliga la ley. Casi ninguna depende del número de clientes. Son solo indicaciones: no cambian el resultado. No están aquí todas las leyes.',
    more: (n) => `Leyes de estados que usted no nombró: ${n}`,
    what: 'Qué pide',
    places: {
      'United States': 'Estados Unidos',
      'All 50 states and DC': 'Los 50 estados y Washington, D. C.',
      'Six states': 'Seis estados',
      'New York': 'Nueva York',
    },
  },
};
