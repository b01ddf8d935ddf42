/**
 * The copy of a person's data (docs/decisions/0135-copy-for-the-person.md): put together from
 * files, mailed as a link to the confirmed address, opened once, and erased.
 */
import { createHash, randomUUID } from 'node:crypto';
import { addDays } from '#calendar/dates.ts';
import { DAY_MS } from '#calendar/lengths.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  MOST_OF_COPY,
  type addCopyFile as call,
  type handOverCopy as handCall,
} from '#contract/requests/request-copy.ts';
import type { RequestWhole } from '#contract/requests/request-shapes.ts';
import type { Database } from '#server/base/database/database.ts';
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { isOverLimit } from '#server/base/limits/limits.ts';
import { addMail } from '#server/base/mail/store.ts';
import type { Owner } from '#server/base/owner.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { itemsOf, notNow } from './actions.ts';
import { checkWho, seenAs, type WhoAsked } from './identity-check.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import { readWhole, type RequestRef } from '#server/subjects/requests/desk/one.ts';
import { carriedBy } from '#server/subjects/requests/mails/mail-sender-name.ts';
import { copyMail } from '#server/subjects/requests/mails/copy-mail.ts';
import {
  runAction,
  type Act,
  type SeenRequest,
} from '#server/subjects/requests/settling/run-action.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { requestEventsOf } from '#server/subjects/requests/stored/event-store.ts';
import { lockRequest } from '#server/subjects/requests/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { barredFrom, COPY_DAYS, forbidsIn } from '#server/subjects/requests/copy/copy-state.ts';
import {
  copyFilesWhole,
  deleteCopyFile,
  deleteCopyLink,
  findCopyLink,
  listCopyFiles,
  putCopyFile,
  putCopyLink,
  type CopyFile,
} from '#server/subjects/requests/copy/copy-store.ts';
import { copyZip } from '#server/subjects/requests/copy-files/copy-zip.ts';
import { readForCopy } from '#server/subjects/requests/copy-files/mask-file.ts';

const TOO_LARGE =
  'This file is larger than 4 MB. Split it, or leave out what the person did not ask for';
const TOO_MUCH = 'All files together may have 10 MB. Take one out, or split the answer';
const TOO_MANY = 'A copy has at most 20 files. Put some of them together';
const OUT_ALREADY = 'The link to this copy was mailed. Take it back first, then change the files.';
const LOOK_FIRST =
  'Look through each file first: we do not find all that the law of this request forbids to send';
const MASKS = 'The law of this request forbids to send such numbers. Leave them masked';

/** Adds a file. Throws `not-found`, `invalid-input`, `not-allowed-now`. */
export async function addToCopy(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { name, kind, content, mask }: BodyOf<typeof call>,
): Promise<RequestWhole> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MOST_OF_COPY.file) throw invalidInput({ content: TOO_LARGE });
  const read = await readForCopy(kind, bytes, mask);
  await changeFiles(owner, services, ref, async (seen, db) => {
    const { ownerId, businessId, id: requestId } = seen.request;
    if (!mask && forbidsIn(itemsOf(seen, undefined)) !== null) throw invalidInput({ mask: MASKS });
    const files = await listCopyFiles(ownerId, db, businessId, requestId);
    const size = files.reduce((sum, file) => sum + file.size, read.bytes.length);
    if (files.length >= MOST_OF_COPY.files) throw invalidInput({ content: TOO_MANY });
    if (size > MOST_OF_COPY.all) throw invalidInput({ content: TOO_MUCH });
    await putCopyFile(db, {
      ownerId,
      businessId,
      requestId,
      id: randomUUID(),
      name,
      kind,
      content: Buffer.from(read.bytes).toString('base64'),
      size: read.bytes.length,
      sha256: sha256Of(read.bytes),
      found: read.found,
      isMasked: mask && read.found.length > 0,
      addedAt: services.now(),
      addedBy: actorOf(owner).name,
    });
  });
  return readWhole(owner, services, ref);
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Takes a file out. Throws `not-found`, `not-allowed-now`. */
export const takeFromCopy = (
  owner: Owner,
  services: Services,
  { fileId, ...ref }: RequestRef & { readonly fileId: string },
): Promise<void> =>
  changeFiles(owner, services, ref, async ({ request }, db) => {
    const { ownerId, businessId, id: requestId } = request;
    if (!(await deleteCopyFile(ownerId, db, businessId, { requestId, fileId })))
      throw problem('not-found');
  });

/** Changes files of a request that is still there, while no link to them is out. */
async function changeFiles(
  { userId }: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
  change: (seen: SeenRequest, db: Database) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const request = await lockRequest(userId, db, businessId, requestId);
    const desk = request && (await findDesk(userId, db, businessId));
    if (!desk) throw problem('not-found');
    if (request.erasedOn !== null) throw notNow('This request was erased.');
    if (await findCopyLink(userId, db, businessId, requestId)) throw notNow(OUT_ALREADY);
    const events = await requestEventsOf(userId, db, businessId, [requestId]);
    const today = dayOf(desk, services.now());
    await change({ db, desk, request, events, today }, db);
  });
}

/**
 * Mails the link. Throws `not-found`, `stale-version`, `invalid-input`, `not-allowed-now`,
 * `too-many-tries`.
 */
export async function handOver(
  owner: Owner,
  services: Services,
  ref: RequestRef,
  { version, looked, identity }: BodyOf<typeof handCall>,
): Promise<RequestWhole> {
  const business = await findBusinessOrThrow(owner.userId, services.db, ref.businessId);
  const at = { owner: owner.userId, ...ref, version };
  await runAction(services, at, actorOf(owner), async (seen): Promise<Act> => {
    const files = await filesToHandOver(services, seen, looked);
    const who = checkWho('data', itemsOf(seen, undefined), identity, seen.today);
    const email = seen.request.person?.email ?? '';
    if (await isOverLimit({ ...services, db: seen.db }, 'requestMails', email.toLowerCase()))
      throw problem('too-many-tries');
    return mailCopy(services, business, seen, { files, who });
  });
  void services.mailSender.deliver();
  return readWhole(owner, services, ref);
}

/** The files, where they may go now. Throws `invalid-input`, `not-allowed-now`. */
async function filesToHandOver(
  services: Services,
  seen: SeenRequest,
  looked: boolean,
): Promise<CopyFile[]> {
  const { db, request, events } = seen;
  const { ownerId, businessId, id } = request;
  const files = await copyFilesWhole(ownerId, db, businessId, id);
  const link = await findCopyLink(ownerId, db, businessId, id);
  const { mails } = services.mailSender;
  const barred = barredFrom({ request, events, files, isOut: link !== undefined, mails });
  if (barred !== null) throw notNow(barred);
  if (!looked && files.some(({ kind }) => kind === 'pdf'))
    throw invalidInput({ looked: 'Look through each PDF first: no program can check it for you' });
  // not all is found that a law forbids to send, so an owner looks at that too
  if (!looked && forbidsIn(itemsOf(seen, undefined)) !== null)
    throw invalidInput({ looked: LOOK_FIRST });
  return files;
}

/** Stores the link and queues its mail, in the transaction of the action. */
async function mailCopy(
  services: Services,
  business: StoredBusiness,
  seen: SeenRequest,
  { files, who }: { readonly files: readonly CopyFile[]; readonly who: WhoAsked },
): Promise<Act> {
  const { db, request, today } = seen;
  const { ownerId, businessId, id: requestId } = request;
  const zip = await copyZip(files, today);
  const token = newToken(ownerId);
  const now = services.now();
  const made = { sha256: sha256Of(zip), size: zip.length };
  const until = new Date(now.getTime() + COPY_DAYS * DAY_MS);
  const of = { ownerId, businessId, requestId };
  await putCopyLink(db, { ...of, tokenHash: tokenHash(token), day: today, until, ...made });
  const lastDay = addDays(today, COPY_DAYS);
  const mail = copyMail(services, business, request, { token, until: lastDay });
  await addMail(db, { ...mail, carries: await carriedBy(services, db, request) }, now);
  const fields = {
    ...made,
    files: files.length,
    until: lastDay,
    ...(who === 'not checked' && { identity: who }),
  };
  return {
    events: [
      ...seenAs(who, itemsOf(seen, undefined), today),
      { what: 'copy-handed-over', on: today, fields },
    ],
  };
}

/** Ends the link; the files stay. Does nothing where there is none. Throws `not-found`. */
export async function takeBack(
  owner: Owner,
  services: Services,
  { businessId, requestId }: RequestRef,
): Promise<void> {
  const at = { owner: owner.userId, businessId, requestId };
  await runAction(services, at, actorOf(owner), async ({ db, today }): Promise<Act> => {
    const ended = await deleteCopyLink(owner.userId, db, businessId, requestId);
    return { events: ended ? [{ what: 'copy-taken-back', on: today }] : [] };
  });
}
