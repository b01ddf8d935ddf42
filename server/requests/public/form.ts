/** Shows the form of a desk, and takes in what is posted. A limit holds a request for a look; it never refuses one below the flood. */
import { newToken, tokenHash } from '../../accounts/secret-tokens.ts';
import { findBusiness } from '../../businesses/store.ts';
import { isOverLimit, networkOf } from '../../limits/limits.ts';
import { currentSlug } from '../../publications/slug-store.ts';
import type { Services } from '../../services.ts';
import { findDesk } from '../desk-store.ts';
import type { HeldReason } from '#contract/request-shapes.ts';
import { takeIn, type Desked } from '../intake.ts';
import { CONSUMER } from '../consumer.ts';
import { publishedWays } from '../published-ways.ts';
import { closedPage, formPage } from './form-page.ts';
import { formFaults, askedIn, readForm, type Posted } from './form-input.ts';
import { makeTicket, readTicket, type Ticket } from './ticket.ts';
import { WORDS, type Language } from './words.ts';

export type ShownForm =
  | { readonly unknown: true }
  | { readonly movedTo: string }
  | { readonly saved: string }
  | { readonly status: number; readonly html: string };

interface Asked {
  readonly slug: string;
  readonly language: Language;
}

interface Found extends Desked {
  readonly slug: string;
  readonly language: Language;
  readonly businessName: string;
  readonly ways: readonly string[];
}

/** The desk at a name; or where it moved, or that there is none. */
async function findOpenDesk(
  { db }: Services,
  { slug, language }: Asked,
): Promise<Found | Extract<ShownForm, { unknown: true } | { movedTo: string }>> {
  const current = await currentSlug(db, slug);
  const desk = current && (await findDesk(current.ownerId, db, current.businessId));
  const business = desk && (await findBusiness(desk.ownerId, db, desk.businessId));
  if (!business) return { unknown: true };
  if (current.slug !== slug) return { movedTo: current.slug };
  const ways = await publishedWays(desk.ownerId, db, business.id);
  return { desk, business, slug, language, businessName: business.businessName, ways };
}

/** The form, empty. */
export async function showForm(
  services: Services,
  asked: Asked & { readonly signal: boolean },
): Promise<ShownForm> {
  const found = await findOpenDesk(services, asked);
  if (!('desk' in found)) return found;
  if (!found.desk.isOn) return { status: 410, html: closedPage(found, 'off') };
  const ticket = makeTicket(found.desk, services.now());
  return { status: 200, html: formPage({ ...found, ticket, signal: asked.signal }) };
}

/** A post: shown again where something is missing, else stored. */
export async function answerForm(
  services: Services,
  { body, address, ...asked }: Asked & { readonly body: string; readonly address: string },
): Promise<ShownForm> {
  const found = await findOpenDesk(services, asked);
  if (!('desk' in found)) return found;
  const { desk } = found;
  if (!desk.isOn) return { status: 410, html: closedPage(found, 'off') };
  const now = services.now();
  const posted = readForm(body);
  const ticket = readTicket(desk, posted.ticket, now);
  const faults = formFaults(posted, WORDS[asked.language].form.faults);
  if (Object.keys(faults).length > 0) {
    // an old ticket goes on: the person may have typed for long, and the post stays one post
    const again = ticket ? posted.ticket : makeTicket(desk, now);
    const page = { ...found, ticket: again, signal: false, again: { posted, faults } };
    return { status: 422, html: formPage(page) };
  }
  // the counts reach the disk once, not six times
  const counted = await services.db.transaction(async (db) => {
    const within = { ...services, db };
    if (await isFlooded(within, desk, address)) return 'full';
    return { held: await heldFor(within, found, posted, { ticket, address }) };
  });
  if (counted === 'full') return { status: 429, html: closedPage(found, 'full') };
  const token = ticket?.token ?? newToken(desk.ownerId);
  await takeIn(services, found, {
    ...askedIn(posted),
    channel: 'form',
    language: asked.language,
    held: counted.held,
    token,
    submissionKey: tokenHash(token),
    actor: CONSUMER,
  });
  return { saved: token };
}

/** Whether no more is taken in. A network that sends too much fills its own count alone, so that no stranger closes a form. */
async function isFlooded(
  services: Services,
  { businessId, ownerId }: Desked['desk'],
  address: string,
): Promise<boolean> {
  const network = networkOf(address);
  if (await isOverLimit(services, 'requestFloodOfNetwork', network, businessId)) return true;
  const over = [
    await isOverLimit(services, 'requestFlood', businessId),
    await isOverLimit(services, 'requestFloodOfOwner', ownerId),
  ];
  return over.includes(true);
}

/**
 * Why a request waits for the owner's look; null: it does not. What waits for one reason does not count for the next, so that junk
 * never uses up the numbers of an address or a desk, by which real requests would wait, too.
 */
async function heldFor(
  services: Services,
  { desk: { businessId } }: Found,
  { trap, values }: Posted,
  { ticket, address }: { readonly ticket: Ticket | undefined; readonly address: string },
): Promise<HeldReason | null> {
  const ofNetwork = await isOverLimit(services, 'requestsOfNetwork', networkOf(address));
  if (trap !== '') return 'a hidden field was filled in';
  if (!ticket) return 'not sent from the form';
  if (ticket.doubt !== undefined) return ticket.doubt;
  if (ofNetwork) return 'many from one network';
  const from = values.email.toLowerCase() || values.post.toLowerCase();
  const ofAddress = await isOverLimit(services, 'requestsOfAddress', businessId, from);
  // what is held already is counted apart: so it uses nothing up, and takes as long
  const counted = ofAddress ? [businessId, 'held'] : [businessId];
  const ofDesk = await isOverLimit(services, 'requestsOfDesk', ...counted);
  if (ofAddress) return 'many from one address';
  return ofDesk ? 'very many today' : null;
}
