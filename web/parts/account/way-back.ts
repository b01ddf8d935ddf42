/** Where an owner wanted to go before signing in: `?next=` of /login and /register. */
import { useLocation } from 'react-router';
import { localAddress } from '#text/local-address.ts';
import { useHydrated } from '#web/parts/shell/hydrated.ts';
import { pageAt } from '#web/parts/links/page-link.tsx';

/** docs/requirements.md 4: without another place, sign-in leads here. */
const DEFAULT = '/dashboard';
/** The address within this site, if it is that of a private page: never one of another site. */
function privatePlace(next: string): string | undefined {
  const place = localAddress(next);
  return place && pageAt(place.pathname)?.kind === 'private' ? place.whole : undefined;
}

interface OfAGate {
  readonly search: string;
  readonly hash: string;
}

/**
 * Where a gate leads on to. What the place has after its "#" stands after the "#" of the gate: it
 * may be the token of a mailed link, which no request and no log may hold.
 */
function placeIn({ search, hash }: OfAGate): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  return next === '' || next.includes('#') ? next : next + hash;
}

/** The place to go to after signing in, from the address of the page. */
export const placeAfterSignIn = (gate: OfAGate): string => privatePlace(placeIn(gate)) ?? DEFAULT;

/** What a gate has behind its path to lead to this place; empty if sign-in leads there anyway. */
function queryFor(place: string): string {
  const known = privatePlace(place);
  if (known === undefined || known === DEFAULT) return '';
  const [path = '', ...after] = known.split('#');
  return `?next=${encodeURIComponent(path)}${['', ...after].join('#')}`;
}

/** What leads on from this gate, for links between the gates. */
export function useQueryOnward(): string {
  const gate = useLocation();
  return useHydrated() ? queryFor(placeIn(gate)) : '';
}

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
/**
 * The gate that leads back to an address: sign-in, but registration for who comes from the check to
 * save its answers.
 */
export const signInFrom = ({ pathname, search, hash }: Address): string =>
  `/${hash === '#from-check' ? 'register' : 'login'}${queryFor(pathname + search + hash)}`;
