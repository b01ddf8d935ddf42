/** The links of the bar of an owner, which strangers do not load. */
import type { LinkedPlace } from './places.ts';

export const ACCOUNT: LinkedPlace = { path: '/account', label: 'Account' };

/** A place of the bar of an owner, with the pages that stand under it, itself the first. */
export interface OwnerPlace extends LinkedPlace {
  readonly under?: readonly LinkedPlace[];
}

/** The bar of an owner who is signed in (docs/decisions/0120-an-owners-places.md). */
export const OWNER_PLACES: readonly OwnerPlace[] = [
  {
    path: '/dashboard',
    label: 'Today',
    under: [
      { path: '/dashboard', label: 'Where you stand' },
      { path: '/assessment', label: 'Laws and tasks' },
    ],
  },
  { path: '/plan', label: 'Plan' },
  { path: '/documents', label: 'Documents' },
  {
    path: '/requests',
    label: 'Requests',
    under: [
      { path: '/requests', label: 'Requests' },
      { path: '/requests/settings', label: 'Request form' },
      { path: '/regulator-letter', label: 'A regulator’s letter' },
    ],
  },
  {
    path: '/data-map',
    label: 'Your data',
    under: [
      { path: '/data-map', label: 'Data map' },
      { path: '/site-test', label: 'Site test' },
    ],
  },
];

const pagesOf = ({ path, under }: OwnerPlace) => [path, ...(under ?? []).map((page) => page.path)];

/** The place to which a page belongs: its own, or the one whose path it goes on from. */
export const ownerPlaceOf = (path: string): OwnerPlace | undefined =>
  OWNER_PLACES.find((place) =>
    pagesOf(place).some((own) => path === own || path.startsWith(`${own}/`)),
  );
