/**
 * An owner gives single requests to a helper, and takes them back
 * (docs/decisions/0138-helpers-for-single-requests.md). Both are events of the request.
 */
import { randomUUID } from 'node:crypto';
import { WEEK_MS } from '#calendar/lengths.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { giveRequest as call } from '#contract/requests/request-giving.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import type { Database } from '#server/base/database/database.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { actorOf, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { countTryOrThrow, isOverLimit } from '#server/base/limits/limits.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Owner } from '#server/base/owner.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { listGivings, putGiving } from '#server/identity/access/givings.ts';
import { MOST_MEMBERS } from '#server/identity/access/invitation.ts';
import {
  addMember,
  dropMember,
  inviteAnew,
  listMembers,
  type StoredMember,
} from '#server/identity/access/store.ts';
import { emailKey, findUser } from '#server/identity/accounts/store.ts';
import { itemsOf, notNow } from '#server/subjects/requests/acting/actions.ts';
import { readWhole, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import {
  settleRequest,
  type SeenRequest,
} from '#server/subjects/requests/settling/settle-request.ts';
import type { Services } from '#server/subjects/services.ts';
import { endGivings } from './ending.ts';
import { givenMail, toHelper } from './helper-mails.ts';

type Given = BodyOf<typeof call>;

/**
 * Gives an open request; whoever has it already only gets the other choice about letters. Throws
 * `not-found`, `invalid-input`, `not-allowed-now`, `too-many-tries`, `too-many-members`.
 */
export async function giveRequest(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { email, sends }: Given,
): Promise<RequestWhole> {
  if (emailKey(email) === emailKey(owner.email))
    throw invalidInput({ email: 'This is your own address' });
  await countTryOrThrow(services, 'givings', owner.userId);
  await countTryOrThrow(services, 'givingsToOne', owner.userId, emailKey(email));
  const at = services.now();
  const by = actorOf(owner);
  await services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(owner.userId, db, ref.businessId);
    const where = { owner: owner.userId, ...ref };
    const settled = await settleRequest(db, where, { at, by }, async (seen) => {
      refuseToGive(seen);
      const within = { ...services, db };
      const { member, link } = await helperOf(owner, within, business, email);
      const giving = { ownerId: owner.userId, ...ref, memberId: member.id };
      await putGiving(db, { ...giving, sends, givenAt: at, remindedOf: null });
      await tellHelper(owner, within, { business, seen, member, link });
      return { events: [{ what: 'given', on: seen.today, fields: { to: member.email, sends } }] };
    });
    if (!settled) throw problem('not-found');
  });
  void services.mailSender.deliver();
  return readWhole(owner, services, ref);
}

function refuseToGive({ request }: SeenRequest): void {
  if (request.closedOn !== null)
    throw notNow('This request is closed: nothing of it is left to give.');
  if (request.held !== null) throw notNow('This request is held. Look at it first.');
}

interface Helper {
  readonly member: Pick<StoredMember, 'id' | 'email' | 'adviserId'>;
  /** Of the invitation; undefined: it was accepted before. */
  readonly link: string | undefined;
}

type Within = Services & { readonly db: Database };

/** The member with this address; somebody new is invited. The business is locked. */
async function helperOf(
  owner: Owner,
  services: Within,
  { id: businessId }: StoredBusiness,
  email: string,
): Promise<Helper> {
  const { db } = services;
  const known = await listMembers(owner.userId, db, businessId);
  const same = known.find(
    (member) => member.role !== 'owner' && emailKey(member.email) === emailKey(email),
  );
  if (same && same.role !== 'helper') throw invalidInput({ email: SEES_ALL });
  if (same?.acceptedAt) return { member: same, link: undefined };
  if (await isOverLimit(services, 'invitations', owner.userId)) throw problem('too-many-tries');
  const at = services.now();
  const token = newToken(owner.userId);
  const link = `${services.origin()}/invitation#${token}`;
  const expiresAt = new Date(at.getTime() + WEEK_MS);
  const invitation = { tokenHash: tokenHash(token), invitedAt: at, expiresAt };
  if (same) {
    await inviteAnew(owner.userId, db, same, invitation);
    return { member: same, link };
  }
  if (known.length >= MOST_MEMBERS) throw problem('too-many-members');
  const member = { ownerId: owner.userId, businessId, id: randomUUID(), email, ...invitation };
  await addMember(db, { ...member, role: 'helper' });
  const by = actorOf(owner);
  const event = { at, by, what: 'Invited as helper', detail: email, requirementIds: [] };
  await addEvent(owner.userId, db, businessId, event);
  return { member: { ...member, adviserId: null }, link };
}

const SEES_ALL =
  'This person may see the whole business already, or is invited to. Say on the account page what they may do';

interface Told extends Helper {
  readonly business: StoredBusiness;
  readonly seen: SeenRequest;
}

/** The first last day, or promise, of what is left. */
const dayIn = (seen: SeenRequest) =>
  itemsOf(seen, undefined)
    .flatMap(({ state, promisedOn }) => state.nextLastDay ?? promisedOn ?? [])
    .toSorted()[0];

/** Where no mail leaves, the invitation alone is written down, as every mail with a link. */
async function tellHelper(
  owner: Owner,
  services: Within,
  { business, seen, member, link }: Told,
): Promise<void> {
  const { request } = seen;
  const { db, mailSender, origin } = services;
  if (link === undefined && !mailSender.mails) return;
  const account = member.adviserId === null ? undefined : await findUser(member.adviserId, db);
  const mail = givenMail(
    { email: member.email, account, writer: owner },
    { businessName: business.businessName, reference: request.reference, day: dayIn(seen) },
    link === undefined ? { page: `${origin()}/requests?given=1` } : { invitation: link },
  );
  await addMail(db, { ...mail, carries: toHelper(request, business) }, services.now());
}

/** An invitation that nobody accepted is about nothing once its last request was taken back. */
async function endIdleInvitation(
  db: Database,
  { owner, businessId }: { readonly owner: string; readonly businessId: string },
  memberId: string,
  { at, by }: { readonly at: Date; readonly by: Actor },
): Promise<void> {
  const member = (await listMembers(owner, db, businessId)).find(({ id }) => id === memberId);
  if (member?.role !== 'helper' || member.acceptedAt !== null) return;
  if ((await listGivings(owner, db, businessId, { memberId })).length > 0) return;
  await dropMember(owner, db, businessId, memberId);
  const detail = member.email;
  await addEvent(owner, db, businessId, {
    at,
    by,
    what: 'Invitation ended',
    detail,
    requirementIds: [],
  });
}

/** Takes a request back, at once. Throws `not-found`. */
export async function takeRequestBack(
  owner: Owner,
  services: Services,
  { memberId, ...ref }: RequestRef & { readonly memberId: string },
): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, ref.businessId);
    const { businessId, requestId } = ref;
    const written = { at: services.now(), by: actorOf(owner) };
    const of = { owner: owner.userId, businessId };
    if ((await endGivings(db, of, { requestId, memberId }, written)) === 0)
      throw problem('not-found');
    await endIdleInvitation(db, of, memberId, written);
  });
}
