/** What stands where a page could not be drawn. */
export const BROKEN = {
  en: {
    title: 'This page did not open',
    lede: 'What you saved is safe. Check your connection and load the page again.',
    again: 'Load the page again',
  },
  es: {
    title: 'Esta página no se abrió',
    lede: 'Sus respuestas siguen en la dirección de la página. Revise su conexión y cárguela de nuevo.',
    again: 'Cargar la página de nuevo',
  },
} as const;
