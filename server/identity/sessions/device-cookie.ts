/**
 * The cookie by which a browser is known that signed in before
 * (docs/decisions/0075-known-devices.md). It opens nothing: it gives the browser a count of tries
 * of its own. A browser may be known to several accounts, each by its own token.
 */
import { DAY_SECONDS } from '#calendar/lengths.ts';

const NAME = 'device';
const YEAR = 365 * DAY_SECONDS;
const MOST_ACCOUNTS = 3;
const TOKEN = /^[\w-]{43}$/;

const cookieName = (https: boolean) => (https ? `__Host-${NAME}` : NAME);

/** The tokens in a Cookie header, the newest first. */
export function deviceTokensIn(header: string | undefined, https: boolean): string[] {
  const wanted = `${cookieName(https)}=`;
  // Over http a stranger may have planted a cookie of this name beside the right one.
  const all = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(wanted))
    .flatMap((part) => part.slice(wanted.length).split('.').slice(0, MOST_ACCOUNTS));
  return all.filter((token) => TOKEN.test(token)).slice(0, 2 * MOST_ACCOUNTS);
}

/** The Set-Cookie line that sets the tokens, the newest first. */
export const deviceCookie = (https: boolean, tokens: readonly string[]) =>
  `${cookieName(https)}=${tokens.slice(0, MOST_ACCOUNTS).join('.')}; Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
