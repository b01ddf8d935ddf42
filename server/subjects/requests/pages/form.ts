/**
 * Shows the form of a desk, and takes in what is posted. A limit holds a request for a look; it
 * never refuses one below the flood.
 */
import { newToken, tokenHash } from '#server/base/directory/secret-tokens.ts';
import { findBusiness } from '#server/business/stored/store.ts';
import { areOverLimit, isOverLimit, networkOf } from '#server/base/limits/limits.ts';
import { currentSlug } from '#server/business/addresses/slug-store.ts';
import type { Services } from '#server/subjects/services.ts';
import { findDesk } from '#server/subjects/requests/stored/desk-store.ts';
import type { QuarantineReason } from '#contract/requests/request-shapes.ts';
import { takeInIf, type Desked } from '#server/subjects/requests/intake/intake.ts';
import { CONSUMER } from '#server/subjects/requests/stored/consumer.ts';
import { publishedWays } from '#server/subjects/requests/desk/published-ways.ts';
import { closedPage, formPage, retiredPage } from './form-page.ts';
import { formFaults, askedIn, readForm, type Posted } from './form-input.ts';
import { makeTicket, readTicket, tokenOfPost, type Ticket } from './ticket.ts';
import { WORDS, type Language } from '#server/subjects/requests/words/words.ts';

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
}

/** The desk at a name; or where it moved, or that there is none. */
async function findOpenDesk(
  { db }: Services,
  { slug, language }: Asked,
): Promise<Found | Exclude<ShownForm, { saved: string }>> {
  const current = await currentSlug(db, slug);
  if (current === 'retired') return { status: 410, html: retiredPage(language) };
  const desk = current && (await findDesk(current.ownerId, db, current.businessId));
  const business = desk && (await findBusiness(desk.ownerId, db, desk.businessId));
  if (!business) return { unknown: true };
  if (current.slug !== slug) return { movedTo: current.slug };
  return { desk, business, slug, language, businessName: business.businessName };
}

/** With the other ways to ask, which a page shows and an accepted post does not need. */
async function withWays({ db }: Services, found: Found) {
  const { ownerId, businessId } = found.desk;
  return { ...found, ways: await publishedWays(ownerId, db, businessId) };
}

const closed = async (services: Services, found: Found, why: 'off' | 'full') => ({
  status: why === 'off' ? 410 : 429,
  html: closedPage(await withWays(services, found), why),
});

/** The form, empty. */
export async function showForm(
  services: Services,
  asked: Asked & { readonly signal: boolean },
): Promise<ShownForm> {
  const found = await findOpenDesk(services, asked);
  if (!('desk' in found)) return found;
  if (!found.desk.isOn) return closed(services, found, 'off');
  const ticket = makeTicket(found.desk, services.now());
  const page = await withWays(services, found);
  return { status: 200, html: formPage({ ...page, ticket, signal: asked.signal }) };
}

/** A post: shown again where something is missing, else stored. */
export async function answerForm(
  services: Services,
  { body, address, ...asked }: Asked & { readonly body: string; readonly address: string },
): Promise<ShownForm> {
  const found = await findOpenDesk(services, asked);
  if (!('desk' in found)) return found;
  const { desk } = found;
  if (!desk.isOn) return closed(services, found, 'off');
  const now = services.now();
  const posted = readForm(body);
  const ticket = readTicket(desk, posted.ticket, now);
  const faults = formFaults(posted, WORDS[asked.language].form.faults);
  if (Object.keys(faults).length > 0) {
    // an old ticket goes on: the person may have typed for long, and the post stays one post
    const again = ticket ? posted.ticket : makeTicket(desk, now);
    const page = { ...(await withWays(services, found)), ticket: again, signal: false };
    return { status: 422, html: formPage({ ...page, again: { posted, faults } }) };
  }
  const token = ticket ? tokenOfPost(desk, ticket, posted) : newToken(desk.ownerId);
  const incoming = {
    ...askedIn(posted),
    channel: 'form',
    language: asked.language,
    token,
    submissionKey: tokenHash(token),
    actor: CONSUMER,
  } as const;
  const from = { ticket, network: networkOf(address) };
  const stored = await takeInIf(
    (within) => judge(within, desk, posted, from),
    services,
    found,
    incoming,
  );
  return stored ? { saved: token } : closed(services, found, 'full');
}

interface From {
  readonly ticket: Ticket | undefined;
  readonly network: string;
}

/**
 * Why a request waits for the owner's look; null: it does not. Refused where no more is taken in; a
 * network that sends too much fills its own count alone, so that no stranger closes a form. What
 * waits for one reason does not count for the next, so that junk never uses up the numbers of an
 * address or a desk, by which real requests would wait, too.
 */
async function judge(
  services: Services,
  { businessId, ownerId }: Desked['desk'],
  { trap, values }: Posted,
  { ticket, network }: From,
): Promise<QuarantineReason | null | 'refused'> {
  const byItself = reasonOf(trap, ticket);
  // many people share a network, and what a machine sends from there is not theirs
  const apart = byItself === null ? [] : ['held'];
  const [ofFloodingNetwork, ofNetwork] = await areOverLimit(services, [
    ['requestFloodOfNetwork', network, businessId, ...apart],
    ['requestsOfNetwork', network, ...apart],
  ]);
  if (ofFloodingNetwork) return 'refused';
  const reason = byItself ?? (ofNetwork ? 'many from one network' : null);
  const from = values.email.toLowerCase() || values.post.toLowerCase();
  const ofAddressToo = reason === null ? [['requestsOfAddress', businessId, from] as const] : [];
  const [isFlood, ofOwner, ofAddress] = await areOverLimit(services, [
    ['requestFlood', businessId],
    ['requestFloodOfOwner', ownerId],
    ...ofAddressToo,
  ]);
  if (isFlood || ofOwner) return 'refused';
  if (reason !== null) return reason;
  // what is held already is counted apart: so it uses nothing up, and takes as long
  const counted = ofAddress ? [businessId, 'held'] : [businessId];
  const ofDesk = await isOverLimit(services, 'requestsOfDesk', ...counted);
  if (ofAddress) return 'many from one address';
  return ofDesk ? 'very many today' : null;
}

/** What the post itself shows. */
function reasonOf(trap: string, ticket: Ticket | undefined): QuarantineReason | null {
  if (trap !== '') return 'a hidden field was filled in';
  return ticket ? (ticket.doubt ?? null) : 'not sent from the form';
}
