/** What was given to an account, over all businesses: the page of a helper. */
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listGivenRequests as call } from '#contract/requests/request-giving.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import { listGivings } from '#server/identity/access/givings.ts';
import { listShares } from '#server/identity/access/store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { firstDay, requestRowsOf } from '#server/subjects/requests/desk/list.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { findRequests } from '#server/subjects/requests/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';

type Row = ReplyOf<typeof call>[number];

/** Open ones by their next last day, then closed ones. */
export async function listGivenTo(
  { userId: adviserId, advises }: Owner,
  services: Services,
): Promise<Row[]> {
  if (!advises) return [];
  const rows: Row[] = [];
  for (const { tenantId, businessId, role } of await listShares(adviserId, services.db))
    if (role === 'helper') {
      await yieldToOthers();
      rows.push(...(await givenOf(services, tenantId, businessId, adviserId)));
    }
  const order = ({ request }: Row) =>
    `${request.closedOn === null ? 0 : 1} ${firstDay(request)} ${request.receivedOn} ${request.id}`;
  return rows.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
}

async function givenOf(
  { db, now }: Services,
  tenant: string,
  businessId: string,
  adviserId: string,
): Promise<Row[]> {
  const given = await listGivings(tenant, db, businessId, { adviserId });
  const business = given.length > 0 ? await findBusiness(tenant, db, businessId) : undefined;
  const desk = business && (await findDesk(tenant, db, businessId));
  if (!desk) return [];
  const { businessName } = business;
  const today = dayOf(desk, now());
  const sends = new Map(given.map(({ requestId, sends: may }) => [requestId, may]));
  const stored = await findRequests(tenant, db, businessId, [...sends.keys()]);
  return (await requestRowsOf(desk, db, today, stored)).map((request) => ({
    businessId,
    businessName,
    today,
    sends: sends.get(request.id) === true,
    request,
  }));
}
