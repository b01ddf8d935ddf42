/** What stands around the laws outside the records, in both languages. */

export const EVERYWHERE_WORDS = {
  en: {
    title: 'These bind you whatever the answer',
    lede: 'Most of these laws ask for no number of customers. They are pointers: they are in no verdict and no score. We do not list every law.',
    what: 'What it asks',
  },
  es: {
    title: 'Estas leyes valen sea cual sea la respuesta',
    lede: 'Casi ninguna pide un número de clientes. Son indicaciones: no entran en ningún resultado ni puntaje. No nombramos todas las leyes.',
    what: 'Qué pide',
  },
} as const;
