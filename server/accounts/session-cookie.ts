/** The session cookie: HttpOnly, SameSite=Lax, and under https Secure with the `__Host-` prefix. */
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

/** The token in a Cookie header, or undefined. */
export function tokenIn(header: string | undefined, https: boolean): string | undefined {
  if (header === undefined) return undefined;
  const wanted = `${cookieName(https)}=`;
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  const token = pair?.slice(wanted.length);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}
