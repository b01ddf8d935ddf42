/** Texts about the laws outside the records, in both languages. */

interface EverywhereWords {
  readonly title: string;
  readonly lede: string;
  readonly what: string;
  /** Places with a name that the records do not have. */
  readonly places: Readonly<Record<string, string>>;
}

export const EVERYWHERE_WORDS: Record<'en' | 'es', EverywhereWords> = {
  en: {
    title: 'These bind you whatever the answer',
    lede: 'Most of these laws ask for no number of customers. They are pointers: they are in no verdict and no score. We do not list every law.',
    what: 'What it asks',
    places: {},
  },
  es: {
    title: 'Estas leyes obligan a su empresa sea cual sea el resultado',
    lede: 'Casi ninguna depende del número de clientes. Son solo indicaciones: no cambian el resultado. No están aquí todas las leyes.',
    what: 'Qué pide',
    places: {
      'United States': 'Estados Unidos',
      'All 50 states and DC': 'Los 50 estados y Washington, D. C.',
    },
  },
};
