/** Mails that arrived, as they are stored. Every function takes the owner first. */
import { and, asc, count, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { mailProposal, mailWords } from '#contract/requests/arrived-mails.ts';
import { ofBusiness } from '#server/base/database/ownership.ts';
import type { Database } from '#server/base/database/database.ts';
import { arrivedMails } from '#server/base/database/schema.ts';

export type MailWords = z.infer<typeof mailWords>;
type MailProposal = z.infer<typeof mailProposal>;

type Row = typeof arrivedMails.$inferSelect;
export type StoredMail = Omit<Row, 'mail' | 'proposal'> & {
  readonly mail: MailWords | null;
  readonly proposal: MailProposal | null;
};

// The columns hold what addArrived wrote.
const readMail = (row: Row): StoredMail => ({
  ...row,
  mail: row.mail as MailWords | null,
  proposal: row.proposal as MailProposal | null,
});

const own = (owner: string, businessId: string, id: string) =>
  and(ofBusiness(arrivedMails, owner, businessId), eq(arrivedMails.id, id));

/** Stores a mail; one that came before stays as it is. */
export async function addArrived(db: Database, mail: StoredMail): Promise<void> {
  await db.insert(arrivedMails).values(mail).onConflictDoNothing();
}

/** One mail, whatever became of it. */
export async function findArrived(
  owner: string,
  db: Database,
  businessId: string,
  id: string,
): Promise<StoredMail | undefined> {
  const [found] = await db
    .select()
    .from(arrivedMails)
    .where(own(owner, businessId, id));
  return found && readMail(found);
}

type MailState = StoredMail['state'];

/** How many are in a state. */
export async function countArrived(
  owner: string,
  db: Database,
  businessId: string,
  state: MailState,
): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(arrivedMails)
    .where(and(ofBusiness(arrivedMails, owner, businessId), eq(arrivedMails.state, state)));
  return counted?.number ?? 0;
}

/** The mail that a mark tells from all others. */
export async function findMarked(
  owner: string,
  db: Database,
  businessId: string,
  mark: string,
): Promise<StoredMail | undefined> {
  const [found] = await db
    .select()
    .from(arrivedMails)
    .where(and(ofBusiness(arrivedMails, owner, businessId), eq(arrivedMails.messageHash, mark)));
  return found && readMail(found);
}

/** A page of those in a state. */
export async function listArrived(
  owner: string,
  db: Database,
  businessId: string,
  {
    state,
    order,
    from,
    most,
  }: {
    readonly state: MailState;
    readonly order: 'newest' | 'oldest';
    readonly from: number;
    readonly most: number;
  },
): Promise<StoredMail[]> {
  const sorted = order === 'newest' ? desc : asc;
  const rows = await db
    .select()
    .from(arrivedMails)
    .where(and(ofBusiness(arrivedMails, owner, businessId), eq(arrivedMails.state, state)))
    .orderBy(sorted(arrivedMails.arrivedAt), sorted(arrivedMails.id))
    .limit(most)
    .offset(from);
  return rows.map(readMail);
}

/**
 * Says what became of a mail that is in one of these states. What it said goes, but where it was
 * set aside: that may be taken back. Returns whether it was in one of them.
 */
export async function settleArrived(
  db: Database,
  { ownerId, businessId, id }: Pick<StoredMail, 'ownerId' | 'businessId' | 'id'>,
  from: readonly MailState[],
  to: Pick<StoredMail, 'state' | 'requestId' | 'settledAt'>,
): Promise<boolean> {
  const goes = to.state === 'request' || to.state === 'joined';
  const settled = await db
    .update(arrivedMails)
    .set({ ...to, ...(goes && { mail: null, proposal: null }) })
    .where(and(own(ownerId, businessId, id), inArray(arrivedMails.state, [...from])))
    .returning({ id: arrivedMails.id });
  return settled.length > 0;
}

/** Deletes those that were settled before a moment. */
export async function dropSettledMails(
  owner: string,
  db: Database,
  businessId: string,
  before: Date,
): Promise<void> {
  await db
    .delete(arrivedMails)
    .where(
      and(
        ofBusiness(arrivedMails, owner, businessId),
        isNotNull(arrivedMails.settledAt),
        lt(arrivedMails.settledAt, before),
      ),
    );
}

const PAGE = 100;

/** All of a business for the export, a page at a time. */
export async function* arrivedPages(owner: string, db: Database, businessId: string) {
  for (let from = 0; ; from += PAGE) {
    const rows = await db
      .select()
      .from(arrivedMails)
      .where(ofBusiness(arrivedMails, owner, businessId))
      .orderBy(asc(arrivedMails.arrivedAt), asc(arrivedMails.id))
      .limit(PAGE)
      .offset(from);
    if (rows.length > 0)
      yield rows.map(({ arrivedAt, size, state, mail, proposal, requestId, settledAt }) => ({
        arrivedAt: arrivedAt.toISOString(),
        size,
        state,
        mail,
        proposal,
        requestId,
        settledAt: settledAt?.toISOString() ?? null,
      }));
    if (rows.length < PAGE) return;
  }
}
