/**
 * Words that name a privacy right by itself: a section of a law, what a law makes shops do, the
 * words of an opt-out link, the lines of a request form. A mail with one of them is never put away
 * unseen.
 */

/** As a law, or the link that it asks for, is named. */
const BY_LAW: readonly RegExp[] = [
  /(?:§|\b(?:section|sections|sec\.|artículo)\s)\s?\d/i,
  /\b(?:law|ley)\b[^.?!\n]{0,80}\b(?:you|stores?|shops?|company|companies|ustedes|tiendas?|empresas?)\b[^.?!\n]{0,20}\b(?:have to|has to|must|tienen que|tiene que|deben)\b/i,
  /\bdo not sell or share\b|\bno vender ni compartir\b|\byour privacy choices\b|\bopciones de privacidad\b/i,
];
/** What a form of a site calls itself, and its line for the kind of request. */
const FORM_NAME =
  /\b(?:data subject|privacy|consumer rights) request\b|\bsolicitud de (?:privacidad|derechos)\b/i;
const FORM_LINE =
  /^\s{0,10}(?:type of request|request type|request|tipo de solicitud|solicitud)\s{0,3}:/im;

/** Whether the words name a right. */
export const namesRight = (text: string): boolean =>
  [...BY_LAW, FORM_NAME, FORM_LINE].some((one) => one.test(text));

/** Whether they are lines as a form of a site sends them. */
export const isFormOfRights = (text: string): boolean =>
  FORM_NAME.test(text) && FORM_LINE.test(text);
