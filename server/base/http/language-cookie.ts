/**
 * The language that somebody chose for their pages, in a cookie of its own: pages are chosen by it
 * without a look into the database, before sign-in too. The account remembers it for mails and for
 * other browsers.
 */
import { LANGUAGES, type Language } from '#text/language.ts';

/** Under https bound to this host, as the session's. */
const cookieName = (https: boolean) => `${https ? '__Host-' : ''}language`;
const YEAR_S = 365 * 24 * 60 * 60;

/** The Set-Cookie line that remembers it. */
export const languageCookie = (https: boolean, language: Language) =>
  `${cookieName(https)}=${language}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** What was chosen, by a Cookie header; undefined where nothing was. */
export function languageIn(header: string | undefined): Language | undefined {
  const chosen = /(?:^|;\s*)(?:__Host-)?language=(\w\w)(?:;|$)/.exec(header ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen);
}
