/** Helpers are told the day before the last day of what was given to them. */
import { addDays } from '#calendar/dates.ts';
import { findUser } from '#server/identity/accounts/store.ts';
import { listGivings, noteHelperReminded } from '#server/identity/access/givings.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { firstDay, openRows, type WithDesks } from '#server/subjects/requests/desk/list.ts';
import { lastDayMail, toHelper } from '#server/subjects/requests/giving/helper-mails.ts';
import type { StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { findRequest } from '#server/subjects/requests/stored/store.ts';

interface Needed extends WithDesks {
  readonly origin: () => string;
  /** Whether mail leaves: otherwise nobody would read it. */
  readonly mails: { readonly mails: boolean };
}

/** Mails each helper once for each last day. Returns how many mails there were. */
export async function remindHelpers(
  services: Needed,
  desk: StoredDesk,
  { businessName }: Pick<StoredBusiness, 'businessName'>,
  at: Date,
): Promise<number> {
  const { db, origin, mails } = services;
  const { ownerId, businessId } = desk;
  const given = mails.mails ? await listGivings(ownerId, db, businessId, {}) : [];
  if (given.length === 0) return 0;
  const today = dayOf(desk, at);
  const days = new Map(
    (await openRows(services, desk, today)).map((row) => [row.id, firstDay(row)]),
  );
  let mailed = 0;
  for (const giving of given) {
    const day = days.get(giving.requestId);
    const isNear = day !== undefined && day >= today && day <= addDays(today, 1);
    if (!isNear || giving.remindedOf === day || giving.adviserId === null) continue;
    const account = await findUser(giving.adviserId, db);
    const request = await findRequest(ownerId, db, businessId, giving.requestId);
    if (!account || account.disabledAt !== null || !request) continue;
    const about = { businessName, reference: request.reference, day };
    const mail = lastDayMail(
      { ...account, email: giving.email },
      about,
      `${origin()}/requests?given=1`,
    );
    await db.transaction(async (tx) => {
      await noteHelperReminded(tx, giving, day);
      await addMail(tx, { ...mail, carries: toHelper(request, { businessName }) }, at);
    });
    mailed += 1;
  }
  return mailed;
}
