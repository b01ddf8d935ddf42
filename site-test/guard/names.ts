/** Which names a test may ask for: names of the public internet. */
import { getDomain } from 'tldts';

/**
 * Top names that are never of the public internet (RFC 6761, RFC 8375 and what routers and clouds
 * use).
 */
const OWN_NETWORK = new Set(
  'localhost local internal intranet private corp home lan test example invalid onion alt arpa localdomain'.split(
    ' ',
  ),
);

const NAME = /^(?!-)[a-z0-9_-]{1,63}(\.(?!-)[a-z0-9_-]{1,63})+$/;

/**
 * Why a name may not be asked for; undefined if it may. Written addresses in every form are no
 * names.
 */
export function refusedName(host: string): string | undefined {
  const name = host.toLowerCase();
  if (name.length > 253 || !NAME.test(name)) return 'not a public name';
  const last = name.slice(name.lastIndexOf('.') + 1);
  // a last part of digits is an address in some form: 127.1, 0x7f.1, 2130706433, 0177.0.0.1
  if (/^([0-9]+|0x[0-9a-f]*)$/.test(last)) return 'an address, not a name';
  if (OWN_NETWORK.has(last)) return 'a name of an own network';
  return undefined;
}

/**
 * The name that was registered, such as `shop.example` of `www.shop.example`; the host itself where
 * there is none.
 */
export const siteOf = (host: string): string =>
  getDomain(host, { allowPrivateDomains: true }) ?? host;
