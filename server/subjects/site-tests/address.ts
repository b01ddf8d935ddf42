/** The address of a site as an owner types it. */
import { isIP } from 'node:net';
import { invalidInput } from '#server/base/problem.ts';

export interface SiteAddress {
  readonly url: string;
  /** Its name in small letters. */
  readonly host: string;
}

const EXAMPLE = 'Enter the address of your site, such as www.harbor-books.com';
const refuse = (why: string) => invalidInput({ site: why });

/**
 * Reads it; without `https://` that is meant. Throws `invalid-input` for what is no public site,
 * and for this installation itself.
 */
export function siteAddress(typed: string, origin: string): SiteAddress {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  let url: URL;
  try {
    url = new URL(whole);
  } catch {
    throw refuse(EXAMPLE);
  }
  const { protocol, hostname, port, username, pathname } = url;
  if (!/^https?:$/.test(protocol) || username !== '') throw refuse(EXAMPLE);
  if (port !== '') throw refuse('Leave out the port: only usual sites are tested');
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0 || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    throw refuse(EXAMPLE);
  if (host === new URL(origin).hostname) throw refuse('This is the address of Statewise itself');
  return { url: `${protocol}//${host}${pathname}`, host };
}
