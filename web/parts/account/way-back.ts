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

const nextIn = (query: string) => new URLSearchParams(query).get('next') ?? '';

/** The place to go to after signing in, from the query of the page. */
export const placeAfterSignIn = (query: string): string => privatePlace(nextIn(query)) ?? DEFAULT;

/** The query of a gate that leads to this place; empty if sign-in leads there anyway. */
function queryFor(place: string): string {
  const known = privatePlace(place);
  return known === undefined || known === DEFAULT ? '' : `?next=${encodeURIComponent(known)}`;
}

/** The query of the page in which `?next=` leads on, for links between the gates. */
export function useQueryOnward(): string {
  const { search } = useLocation();
  return useHydrated() ? queryFor(nextIn(search)) : '';
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
