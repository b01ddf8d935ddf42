/**
 * How the desks of all businesses of an account stand, its own and those shared with it: one answer
 * for the dashboard.
 */
import type { ReplyOf } from '#contract/endpoint.ts';
import type { readDesks as call } from '#contract/requests/request-desk.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import type { Owner } from '#server/base/owner.ts';
import {
  findBusiness,
  listBusinesses,
  type StoredBusiness,
} from '#server/business/stored/store.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { Services } from '#server/subjects/services.ts';
import { listAdvised } from '#server/identity/access/store.ts';
import {
  findDesk,
  listDesks,
  type StoredDesk,
} from '#server/subjects/requests/stored/desk-store.ts';
import { countQuarantined } from '#server/subjects/requests/stored/quarantine.ts';
import { openRows, standingOfRows } from './list.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';

type Row = ReplyOf<typeof call>[number];

/** In the order of the dashboard: own businesses, then those that others share. */
export async function listDeskStandings(owner: Owner, services: Services): Promise<Row[]> {
  const { userId, advises } = owner;
  const { db } = services;
  const desks = new Map((await listDesks(userId, db)).map((desk) => [desk.businessId, desk]));
  const rows: Row[] = [];
  for (const business of await listBusinesses(userId, db))
    rows.push(await standingOfDesk(services, business, desks.get(business.id)));
  if (!advises) return rows;
  for (const { tenantId, businessId } of await listAdvised(userId, db)) {
    const tenant = await findUser(tenantId, db);
    const business = tenant && (await findBusiness(tenantId, db, businessId));
    if (!business) continue;
    rows.push(await standingOfDesk(services, business, await findDesk(tenantId, db, businessId)));
  }
  return rows;
}

async function standingOfDesk(
  services: Services,
  { id, timeZone }: StoredBusiness,
  desk: StoredDesk | undefined,
): Promise<Row> {
  const today = dayOf(desk ?? { timeZone }, services.now());
  await yieldToOthers();
  const rows = desk ? await openRows(services, desk, today) : [];
  const quarantined = desk ? await countQuarantined(desk.ownerId, services.db, id) : 0;
  return {
    businessId: id,
    today,
    isOn: desk?.isOn ?? false,
    held: quarantined,
    ...standingOfRows(rows),
  };
}
