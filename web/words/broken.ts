/**
 * The text for a Spanish page that could not be rendered: heading, text, button. It is in the
 * page's head, since no other page's script needs it.
 */
export const BROKEN_ES = [
  'Esta página no se abrió',
  'Sus respuestas siguen en la dirección de la página. Revise su conexión y cárguela de nuevo.',
  'Cargar la página de nuevo',
] as const;
