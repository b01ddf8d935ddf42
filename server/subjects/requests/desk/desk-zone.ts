/**
 * Whose day counts at a desk: that of the place where the business is. Until the owner says which
 * time zone that is, it follows from what is known. Where more than one fits, the westernmost
 * counts: its days begin last, so that no last day comes too late.
 */
import { endOfAddress, PLACES, prefixPlaces } from '#engine/counting/places.ts';
import { EASTERN } from '#calendar/time-zone.ts';
import { zoneOfAnyState } from '#law/time-zones.ts';
import { ZIP_PREFIXES } from '#reference/data.server.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Database } from '#server/base/database/database.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';
import { storeDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';

type ZoneFrom = 'owner' | 'address' | 'states' | 'account' | 'nothing';

export interface Zone {
  readonly timeZone: string;
  readonly from: ZoneFrom;
}

/** East to west, by what they are ahead of one another in winter. */
const WESTWARD = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];
/** Zones that keep the winter hours of one of those. */
const LIKE: Readonly<Record<string, string>> = {
  'America/Boise': 'America/Denver',
  'America/Detroit': 'America/New_York',
  'America/Indiana/Indianapolis': 'America/New_York',
  'America/Kentucky/Louisville': 'America/New_York',
  'America/Phoenix': 'America/Denver',
};

const placeOf = (zone: string) => WESTWARD.indexOf(LIKE[zone] ?? zone);
const prefixes = prefixPlaces(ZIP_PREFIXES);

/** The state of a postal address, by its ZIP Code. */
function stateOfAddress(address: unknown): string | undefined {
  const end = typeof address === 'string' ? endOfAddress(address) : undefined;
  if (!end) return undefined;
  return PLACES[(prefixes[Number(end.zip.slice(0, 3))] ?? 0) - 1] ?? end.state.toUpperCase();
}

/**
 * Works it out from what the owner told elsewhere: address, states, and the zone of the account.
 */
export async function zoneOfBusiness(
  db: Database,
  { ownerId, id, statesOperating }: Pick<StoredBusiness, 'ownerId' | 'id' | 'statesOperating'>,
): Promise<Zone> {
  const details = await listDetails(ownerId, db, id);
  const address = details.find(({ variable }) => variable === 'postalAddress')?.value;
  const there = zoneOfAnyState(stateOfAddress(address) ?? '');
  if (there !== undefined) return { timeZone: there, from: 'address' };
  const zones = statesOperating.flatMap((code) => zoneOfAnyState(code) ?? []);
  const places = new Set(zones.map(placeOf));
  const [west] = zones.toSorted((one, other) => placeOf(other) - placeOf(one));
  if (west !== undefined && places.size === 1) return { timeZone: west, from: 'states' };
  const account = (await findUser(ownerId, db))?.timeZone ?? null;
  // a server's zone, or one far away, says nothing of where a firm in the United States is
  if (account !== null && placeOf(account) >= 0) return { timeZone: account, from: 'account' };
  return west === undefined
    ? { timeZone: EASTERN, from: 'nothing' }
    : { timeZone: west, from: 'states' };
}

/** Whence the zone of a desk is. */
export const zoneOfDesk = async (
  db: Database,
  desk: StoredDesk,
  business: StoredBusiness,
): Promise<Zone> =>
  desk.isZoneChosen ? { timeZone: desk.timeZone, from: 'owner' } : zoneOfBusiness(db, business);

/** The desk in the zone that follows now, where the owner chose none. */
export async function inItsZone(
  db: Database,
  desk: StoredDesk,
  business: StoredBusiness,
): Promise<StoredDesk> {
  const { timeZone } = await zoneOfDesk(db, desk, business);
  if (timeZone === desk.timeZone) return desk;
  return (await storeDesk(desk.ownerId, db, desk.businessId, { timeZone })) ?? desk;
}
