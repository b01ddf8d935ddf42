/** The settings of a desk, its addresses, and the link for a site. */
import { renderSVG } from 'uqr';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeDesk as call, RequestDesk } from '#contract/requests/request-desk.ts';
import { isTimeZone } from '#calendar/time-zone.ts';
import { escapeHtml } from '#text/escape.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { countRevision } from '#server/business/stored/store.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { changedFields } from '#server/base/history/changes.ts';
import { addEvent } from '#server/base/history/store.ts';
import { invalidInput, problem } from '#server/base/problem.ts';
import { isReachable } from '#server/subjects/publications/service.ts';
import { listSlugs } from '#server/business/addresses/slug-store.ts';
import type { Services } from '#server/subjects/services.ts';
import { listMembers, type StoredMember } from '#server/identity/access/store.ts';
import { CHOICES_ICON } from '#reference/choices-icon.ts';
import { FORM_SWITCHED_ON } from '#server/business/addresses/desk-words.ts';
import { storeDesk, type StoredDesk } from '#server/subjects/requests/stored/desk-store.ts';
import { zoneOfDesk } from './desk-zone.ts';
import { openDesk } from './open-desk.ts';
import { formPath } from '#server/business/addresses/form-address.ts';
import { publishedWays, waysMissing } from './published-ways.ts';
import { listExamples } from '#server/subjects/requests/stored/list-store.ts';

type Change = BodyOf<typeof call>;

/** The desk as its owner sees it. Throws `not-found`. */
export async function readDesk(
  owner: Owner,
  services: Services,
  businessId: string,
): Promise<RequestDesk> {
  const { userId } = owner;
  const { db } = services;
  const business = await findBusinessOrThrow(userId, db, businessId);
  const desk = await openDesk(userId, db, business);
  const [slug] = await listSlugs(userId, db, businessId);
  const members = (await listMembers(userId, db, businessId)).filter(seesDesk);
  return {
    ...withoutGone(settingsOf(desk), new Set(members.map(({ id }) => id))),
    zoneFrom: (await zoneOfDesk(db, desk, business)).from,
    ...addressesOf(services, slug?.slug),
    ways: await publishedWays(userId, db, businessId),
    waysMissing: await waysMissing(services, business, desk.isOn),
    people: members
      .filter(({ acceptedAt }) => acceptedAt !== null)
      .map(({ id, email, adviserName }) => ({ id, email, name: adviserName ?? email })),
    hasCalendar: desk.feedHash !== null,
    hasTrial: (await listExamples(userId, db, businessId)).length > 0,
  };
}

const settingsOf = ({
  isOn,
  timeZone,
  houseDays,
  remindsOwner,
  remindsMembers,
  standIn,
  standInFrom,
  standInUntil,
}: StoredDesk) => ({
  isOn,
  timeZone,
  houseDays,
  remindsOwner,
  remindsMembers,
  standIn,
  standInFrom,
  standInUntil,
});

/** What California names the one link that serves for both (11 CCR § 7015), and its Spanish. */
const LINK_TEXT = { en: 'Your Privacy Choices', es: 'Sus opciones de privacidad' } as const;

function addressesOf({ origin }: Pick<Services, 'origin'>, slug: string | undefined) {
  const reachable = isReachable(origin());
  if (slug === undefined) return { slug: null, address: null, qr: null, link: null, reachable };
  const address = {
    en: origin() + formPath(slug, 'en'),
    es: origin() + formPath(slug, 'es'),
  };
  const link = (language: 'en' | 'es') =>
    `<a href="${escapeHtml(address[language])}">${LINK_TEXT[language]} ${CHOICES_ICON}</a>`;
  return {
    slug,
    address,
    reachable,
    qr: renderSVG(address.en, { ecc: 'M', border: 2 }),
    link: { en: link('en'), es: link('es') },
  };
}

/** Changes settings. Throws `not-found`, `invalid-input`, `no-slug`. */
export async function changeDesk(
  owner: Owner,
  services: Services,
  businessId: string,
  change: Change,
): Promise<RequestDesk> {
  const { userId } = owner;
  await services.db.transaction(async (db) => {
    const business = await lockBusinessOrThrow(userId, db, businessId);
    const before = await openDesk(userId, db, business);
    const members = (await listMembers(userId, db, businessId)).filter(seesDesk);
    const known = new Set(members.map(({ id }) => id));
    const kept = withoutGone(settingsOf(before), known);
    check({ ...kept, ...defined(change) }, known);
    const [slug] = await listSlugs(userId, db, businessId);
    if (change.isOn === true && !slug) throw problem('no-slug');
    const after = await storeDesk(userId, db, businessId, {
      ...kept,
      ...defined(change),
      ...(change.timeZone !== undefined && { isZoneChosen: true }),
    });
    if (!after) throw problem('not-found');
    // documents name the form while it is on
    if (before.isOn !== after.isOn) await countRevision(userId, db, businessId);
    await addEvent(userId, db, businessId, {
      at: services.now(),
      by: actorOf(owner),
      what: whatOf(change),
      detail: null,
      requirementIds: [],
      changes: changedFields(settingsOf(before), settingsOf(after)),
    });
  });
  return readDesk(owner, services, businessId);
}

function whatOf({ isOn }: Change): string {
  if (isOn === undefined) return 'Changed the settings of the request desk';
  return isOn ? FORM_SWITCHED_ON : 'Switched the request form off';
}

type Settings = ReturnType<typeof settingsOf>;

/** Reminders name all requests: a helper gets none of them. */
const seesDesk = ({ role }: StoredMember) => role !== 'helper';

/** Who has no access any more is reminded of nothing and stands in for nobody. */
const withoutGone = (settings: Settings, known: ReadonlySet<string>): Settings => ({
  ...settings,
  remindsMembers: settings.remindsMembers.filter((id) => known.has(id)),
  ...(settings.standIn !== null &&
    !known.has(settings.standIn) && { standIn: null, standInFrom: null, standInUntil: null }),
});

const defined = (change: Change) =>
  // without what is undefined, no field is
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>;

function check(
  { timeZone, remindsMembers, standIn, standInFrom, standInUntil }: Settings,
  members: ReadonlySet<string>,
): void {
  if (!isTimeZone(timeZone)) throw invalidInput({ timeZone: 'Choose a time zone' });
  if (remindsMembers.some((id) => !members.has(id)))
    throw invalidInput({ remindsMembers: 'One of these people has no access any more' });
  if (standIn !== null && !members.has(standIn))
    throw invalidInput({ standIn: 'This person has no access any more' });
  if (standIn === null) return;
  if (standInFrom === null || standInUntil === null || standInUntil < standInFrom)
    throw invalidInput({ standInUntil: 'Give the first and the last day' });
}
