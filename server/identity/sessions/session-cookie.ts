/** The session cookie: HttpOnly, SameSite=Lax, and under https Secure with the `__Host-` prefix. */
import { isToken } from '#server/base/directory/secret-tokens.ts';
import { SESSION } from './session-lifetime.ts';

/** `__Host-` binds the cookie to this host and to https; browsers refuse the name otherwise. */
const cookieName = (https: boolean) => (https ? '__Host-session' : 'session');

const attributes = (https: boolean) => `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** The Set-Cookie line that sets a token. */
export const sessionCookie = (https: boolean, token: string) =>
  `${cookieName(https)}=${token}; Max-Age=${SESSION.atMostMs / 1000}; ${attributes(https)}`;

/** The Set-Cookie line that deletes the cookie. */
export const expiredSessionCookie = (https: boolean) =>
  `${cookieName(https)}=; Max-Age=0; ${attributes(https)}`;

/**
 * Over http anybody on the way may plant cookies of this name beside the right one, so all are
 * read, up to so many.
 */
const MOST_READ = 3;

/** The tokens in a Cookie header. */
export function tokensIn(header: string | undefined, https: boolean): string[] {
  const wanted = `${cookieName(https)}=`;
  return (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(wanted))
    .map((part) => part.slice(wanted.length))
    .filter(isToken)
    .slice(0, MOST_READ);
}
