/** Mails that arrived, as their owner sees them, and what the owner says of each. */
import { randomUUID } from 'node:crypto';
import { dayIn } from '#calendar/time-zone.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type * as calls from '#contract/requests/arrived-mails.ts';
import { MOST_OF_REQUEST } from '#contract/requests/request-shapes.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { addNoteTo } from '#server/subjects/requests/acting/change.ts';
import { notNow } from '#server/subjects/requests/acting/actions.ts';
import { findDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { dayOf } from '#server/subjects/requests/clock/items-on-day.ts';
import type { Database } from '#server/base/database/database.ts';
import { findRequest } from '#server/subjects/requests/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import {
  addArrived,
  countArrived,
  findArrived,
  findMarked,
  listArrived,
  settleArrived,
  type StoredMail,
} from './arrived-store.ts';
import { deskAddress } from './desk-address.ts';
import { alsoNamedIn, namedOf, refusedOf } from './named-request.ts';

const PAGE = 20;

type Listed = ReplyOf<typeof calls.listArrivedMails>;

interface ListedFrom {
  readonly show?: 'waiting' | 'set-aside' | undefined;
  readonly order?: 'newest' | 'oldest' | undefined;
  readonly from: number;
}

/** A page of them. Throws `not-found`. */
export async function readArrived(
  { userId }: Owner,
  { db, config, now }: Services,
  businessId: string,
  { show = 'waiting', order = 'newest', from }: ListedFrom,
): Promise<Listed> {
  await findBusinessOrThrow(userId, db, businessId);
  const desk = await findDesk(userId, db, businessId);
  const mails = await listArrived(userId, db, businessId, { state: show, order, from, most: PAGE });
  const oldest = { state: 'waiting', order: 'oldest', from: 0, most: 1 } as const;
  const [longest] = await listArrived(userId, db, businessId, oldest);
  const domain = config.deskMail?.domain;
  return {
    address: domain !== undefined && desk?.isOn ? deskAddress(businessId, domain) : null,
    mails: await listedOf(mails, { db, desk, now: now() }),
    counts: {
      waiting: await countArrived(userId, db, businessId, 'waiting'),
      setAside: await countArrived(userId, db, businessId, 'set-aside'),
    },
    oldest: longest && desk ? dayIn(longest.arrivedAt, desk.timeZone) : null,
    next: mails.length === PAGE ? from + PAGE : null,
  };
}

interface Listing {
  readonly db: Database;
  readonly desk: StoredDesk | undefined;
  readonly now: Date;
}

async function listedOf(mails: readonly StoredMail[], listing: Listing): Promise<Listed['mails']> {
  const listed: Listed['mails'] = [];
  for (const { id, arrivedAt, mail, proposal } of mails)
    if (mail && proposal) {
      const named = await namedIn(mail.address, proposal, listing);
      const refused = await refusedIn(mail, proposal, { ...listing, named });
      const alsoNamed = await alsoIn(mail, proposal, { ...listing, named });
      const at = arrivedAt.toISOString();
      listed.push({ id, arrivedAt: at, mail, proposal, named, refused, alsoNamed });
    }
  return listed;
}

/** The request that a mail answers, as it stands now. */
async function namedIn(
  from: string,
  { answers, receivedOn }: NonNullable<StoredMail['proposal']>,
  { db, desk, now }: Listing,
): Promise<Listed['mails'][number]['named']> {
  if (!desk || !answers) return null;
  const request = await findRequest(desk.ownerId, db, desk.businessId, answers.id);
  const today = dayOf(desk, now);
  return request ? namedOf(desk, db, request, { from, receivedOn, today }) : null;
}

/** All else that it names: people write of two requests in one mail. */
async function alsoIn(
  { address: from, subject, text }: NonNullable<StoredMail['mail']>,
  { receivedOn }: NonNullable<StoredMail['proposal']>,
  { db, desk, now, named }: Listing & Pick<Listed['mails'][number], 'named'>,
): Promise<Listed['mails'][number]['alsoNamed']> {
  if (!desk) return [];
  const of = { from, receivedOn, today: dayOf(desk, now), named };
  return alsoNamedIn(`${subject}\n${text}`, desk, db, of);
}

/** What a machine sends is no appeal. */
async function refusedIn(
  { name, address: from, subject, text }: NonNullable<StoredMail['mail']>,
  { kind, receivedOn }: NonNullable<StoredMail['proposal']>,
  { db, desk, now, named }: Listing & Pick<Listed['mails'][number], 'named'>,
): Promise<Listed['mails'][number]['refused']> {
  if (!desk || kind === 'none') return [];
  const appealWords = kind === 'appeal' ? [name, subject, text].join('\n') : null;
  return refusedOf(desk, db, named, { from, receivedOn, today: dayOf(desk, now), appealWords });
}

/** What may become of a mail that is in a state. */
const FROM: Readonly<
  Record<BodyOf<typeof calls.settleArrivedMail>['what'], readonly StoredMail['state'][]>
> = {
  joined: ['waiting', 'set-aside'],
  'set-aside': ['waiting'],
  'put-back': ['set-aside'],
};

/** Says what a mail is. Throws `not-found`, `not-allowed-now`. */
export async function settleMail(
  owner: Owner,
  services: Services,
  { businessId, mailId }: { readonly businessId: string; readonly mailId: string },
  said: BodyOf<typeof calls.settleArrivedMail>,
): Promise<ReplyOf<typeof calls.settleArrivedMail>> {
  const { userId } = owner;
  const { what, requestId } = said;
  await findBusinessOrThrow(userId, services.db, businessId);
  const stored = await mailOrThrow(userId, services, businessId, mailId);
  if (!FROM[what].includes(stored.state)) throw settledAlready();
  const appeal =
    what === 'joined' && requestId !== undefined
      ? await joined(owner, services, stored, { requestId, as: said.as })
      : null;
  const now = services.now();
  const isBack = what === 'put-back';
  await settleArrived(services.db, stored, FROM[what], {
    state: isBack ? 'waiting' : what,
    requestId: requestId ?? null,
    settledAt: isBack ? null : now,
  });
  return { waiting: await countArrived(userId, services.db, businessId, 'waiting'), appeal };
}

/**
 * Puts it to a request as a note, and as an appeal, where it was said so or its words seem to be
 * one of what was refused: the last day to answer runs from the day of the mail.
 */
async function joined(
  owner: Owner,
  services: Services,
  mail: StoredMail,
  { requestId, as }: { readonly requestId: string; readonly as: 'appeal' | 'note' | undefined },
): Promise<ReplyOf<typeof calls.settleArrivedMail>['appeal']> {
  const { db, now } = services;
  const { ownerId, businessId, proposal } = mail;
  const ref = { businessId, requestId };
  const looksSo = as === undefined && proposal?.kind === 'appeal';
  const answers = { id: requestId, reference: '' };
  const told =
    proposal && (looksSo || as === 'appeal')
      ? (
          await namedIn(
            '',
            { ...proposal, answers },
            {
              db,
              desk: await findDesk(ownerId, db, businessId),
              now: now(),
            },
          )
        )?.appeal
      : undefined;
  const isAppeal = as === 'appeal' || told?.may === 'yes';
  const appealOn = isAppeal ? proposal?.receivedOn : undefined;
  await addNoteTo(owner, services, ref, { text: noteOf(mail), appealOn });
  return isAppeal ? { by: told?.by ?? null } : null;
}

const settledAlready = () => notNow('This mail was dealt with already. Load the list again.');

export async function mailOrThrow(
  userId: string,
  { db }: Pick<Services, 'db'>,
  businessId: string,
  mailId: string,
): Promise<StoredMail> {
  const stored = await findArrived(userId, db, businessId, mailId);
  if (!stored) throw problem('not-found');
  return stored;
}

/** Their words, with the day and the sender, as a note of the request. */
function noteOf({ mail, proposal }: StoredMail): string {
  const { name = '', address = '', subject = '', text = '' } = mail ?? {};
  const from = [name, address].filter((part) => part !== '').join(', ');
  return [`Mail of ${proposal?.receivedOn ?? ''} from ${from}: ${subject}`, text]
    .join('\n\n')
    .slice(0, MOST_OF_REQUEST.note);
}

/** Remembers a mail that was written down from a file or the clipboard, without its words. */
export async function markWrittenDown(
  services: Services,
  { ownerId, businessId }: Pick<StoredDesk, 'ownerId' | 'businessId'>,
  mark: string,
  requestId: string,
): Promise<void> {
  const { db, now } = services;
  const here = await findMarked(ownerId, db, businessId, mark);
  if (here) await mailWrittenDown(services, here, requestId);
  else
    await addArrived(db, {
      ownerId,
      businessId,
      id: randomUUID(),
      arrivedAt: now(),
      messageHash: mark,
      size: 0,
      mail: null,
      proposal: null,
      state: 'request',
      requestId,
      settledAt: now(),
    });
}

/** Says that a request was written down from a mail: what it said stands there now. */
export const mailWrittenDown = (services: Services, mail: StoredMail, requestId: string) =>
  settleArrived(services.db, mail, ['waiting', 'set-aside'], {
    state: 'request',
    requestId,
    settledAt: services.now(),
  });
