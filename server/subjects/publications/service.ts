/**
 * The hosted page of a document, for its owner: reading where it stands, publishing, taking down.
 */
import type { Hosting, Publication } from '#contract/documents/publications.ts';
import { split } from '#documents/tree/notes.ts';
import { openPoints } from '#documents/tree/open-points.ts';
import { lowerFirst } from '#text/case.ts';
import { withStop } from '#text/trailing.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { todayForOwner } from '#server/base/day.ts';
import { makeDraft } from '#server/subjects/documents/drafting/draft.ts';
import { fillingOf } from '#server/subjects/documents/drafting/filling.ts';
import { templateOr404 } from '#server/subjects/documents/versions/service.ts';
import { loadDocumentInput } from '#server/subjects/documents/known/subject.ts';
import { latestVersions } from '#server/subjects/documents/versions/version-store.ts';
import { loadVersion } from '#server/subjects/documents/versions/versions.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { lastOfEach, pageOf, readable } from './hosting.ts';
import { freeSlug } from './slugs.ts';
import { listSlugs } from '#server/business/addresses/slug-store.ts';
import { notePublishing } from './history.ts';
import { addPublication, allPublications, withdrawAll, type StoredPublication } from './store.ts';

/** The last part of the address. Throws `not-found` for a document that we do not host. */
function pageOr404(template: string): string {
  const page = pageOf(template);
  if (page === undefined) throw problem('not-found');
  return page;
}

/**
 * Where a document stands: its address, what is shown, and what is open in it today. Throws
 * `not-found`.
 */
export async function readHosting(
  owner: Owner,
  services: Services,
  businessId: string,
  template: string,
): Promise<Hosting> {
  const page = pageOr404(template);
  const { db } = services;
  const business = await findBusinessOrThrow(owner.userId, db, businessId);
  const [slug] = await listSlugs(owner.userId, db, businessId);
  const all = (await allPublications(owner.userId, db, businessId)).filter(
    (each) => each.template === template,
  );
  const [shown] = readable(all);
  const before = `${services.origin()}/p/`;
  const reply = (each: StoredPublication) =>
    publicationReply(each, slug && `${before}${slug.slug}/${page}`, shown);
  const latest = (await latestVersions(owner.userId, db, businessId)).get(template);
  const draft = await draftOf(owner, services, businessId, template);
  return {
    slug: slug?.slug ?? null,
    proposedSlug: slug ? null : ((await freeSlug(db, business)) ?? null),
    before,
    after: `/${page}`,
    reachable: isReachable(before),
    inSearch: slug?.inSearch ?? false,
    shown: shown ? reply(shown) : null,
    all: lastOfEach(all).map(reply),
    changed: latest?.number !== shown?.number || latest?.contentHash !== draft.contentHash,
    open: draft.open,
  };
}

/** Where a publication can be read; undefined address: no slug is chosen. */
function publicationReply(
  { number, publishedAt, publishedOn, publishedBy, withdrawnAt, withdrawnOn }: StoredPublication,
  address: string | undefined,
  shown: StoredPublication | undefined,
): Publication {
  const own = number === shown?.number ? address : `${address}/${number}`;
  return {
    number,
    publishedAt: publishedAt.toISOString(),
    publishedOn,
    publishedBy,
    withdrawnOn,
    address: withdrawnAt === null && address !== undefined ? (own ?? null) : null,
  };
}

/** Strangers reach no address of this machine alone. */
/** Whether strangers can reach an address of this installation. */
export const isReachable = (address: string) =>
  !/^(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[)/.test(new URL(address).host);

async function draftOf(owner: Owner, services: Services, businessId: string, id: string) {
  const subject = await loadDocumentInput(owner, services.db, services, businessId);
  const filling = fillingOf(templateOr404(id), subject, services);
  if (!filling) return { contentHash: undefined, open: [] };
  const { tree, contentHash } = makeDraft(filling);
  return { contentHash, open: openPoints(split(tree).document) };
}

/** Puts a version on the page. Throws `not-found`, `no-slug`, `not-ready`, `too-many-tries`. */
export async function publish(
  owner: Owner,
  services: Services,
  businessId: string,
  { template, number }: { readonly template: string; readonly number: number },
): Promise<Publication> {
  const page = pageOr404(template);
  await countTryOrThrow(services, 'publications', owner.userId);
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const [slug] = await listSlugs(owner.userId, db, businessId);
    if (!slug) throw problem('no-slug');
    const { tree } = await loadVersion(owner, { db }, { businessId, template, number });
    const open = openPoints(tree);
    if (open.length > 0) throw problem('not-ready', { message: notReady(open), open });
    const address = `${services.origin()}/p/${slug.slug}/${page}`;
    const all = await allPublications(owner.userId, db, businessId);
    const [shown] = readable(all.filter((each) => each.template === template));
    if (shown?.number === number) return publicationReply(shown, address, shown);
    const at = services.now();
    const added: StoredPublication = {
      template,
      number,
      publishedAt: at,
      publishedOn: todayForOwner(services, owner),
      publishedBy: actorOf(owner).name,
      withdrawnAt: null,
      withdrawnOn: null,
    };
    await addPublication(owner.userId, db, businessId, added);
    await notePublishing(owner, db, businessId, {
      at,
      what: `Published version ${number} of the ${titleOf(template)}`,
    });
    return publicationReply(added, address, added);
  });
}

const titleOf = (template: string) => lowerFirst(templateOr404(template).title);

const NAMED = 3;

const notReady = (open: readonly string[]) => `Not ready to publish. ${stillOpen(open)}`;

/** The first of what is open, and how many more. */
export function stillOpen(open: readonly string[]): string {
  const named = open.slice(0, NAMED).join('; ');
  const rest = open.length - NAMED;
  return withStop(`Still open: ${named}${rest > 0 ? `; and ${rest} more` : ''}`);
}

/** Takes the page down with all its versions. Throws `not-found`, also if nothing is published. */
export async function withdraw(
  owner: Owner,
  services: Services,
  businessId: string,
  template: string,
): Promise<void> {
  pageOr404(template);
  await services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const at = services.now();
    const on = todayForOwner(services, owner);
    const ended = await withdrawAll(owner.userId, db, businessId, { template, at, on });
    if (ended === 0) throw problem('not-found');
    await notePublishing(owner, db, businessId, {
      at,
      what: `Took down the page of the ${titleOf(template)}`,
    });
  });
}
