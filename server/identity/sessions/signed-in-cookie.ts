/**
 * A cookie beside the session's that says only that somebody is signed in: pages are drawn by it,
 * without a look into the database. It opens nothing. Where it is wrong, the next call of the page
 * puts it right.
 */
import { SESSION } from './session-lifetime.ts';

/** Under https bound to this host, as the session's; the older name is read too. */
const cookieName = (https: boolean) => `${https ? '__Host-' : ''}signed-in`;
const attributes = (https: boolean) => `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** The Set-Cookie line that sets it. */
export const signedInCookie = (https: boolean) =>
  `${cookieName(https)}=1; Max-Age=${SESSION.atMostMs / 1000}; ${attributes(https)}`;

/** The Set-Cookie line that deletes it. */
export const signedOutCookie = (https: boolean) =>
  `${cookieName(https)}=; Max-Age=0; ${attributes(https)}`;

/** Whether a Cookie header has it. */
export const saysSignedIn = (header: string | undefined): boolean =>
  header !== undefined && /(?:^|;\s*)(?:__Host-)?signed-in=1(?:;|$)/.test(header);
