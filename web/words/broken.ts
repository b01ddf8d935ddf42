/** What stands where a Spanish page could not be drawn: heading, text, button. It travels in the page's head, since no script of other pages has a use for it. */
export const BROKEN_ES = [
  'Esta página no se abrió',
  'Sus respuestas siguen en la dirección de la página. Revise su conexión y cárguela de nuevo.',
  'Cargar la página de nuevo',
] as const;
