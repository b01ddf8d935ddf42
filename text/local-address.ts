/** Only to resolve addresses against; no request goes there. */
const HERE = 'https://here.invalid';

export interface LocalAddress {
  readonly pathname: string;
  /** Path, query and fragment. */
  readonly whole: string;
}

/**
 * An address within this site, taken apart; undefined for one that leads, or could be read as
 * leading, elsewhere.
 */
export function localAddress(address: string): LocalAddress | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  return origin === HERE ? { pathname, whole: pathname + search + hash } : undefined;
}
