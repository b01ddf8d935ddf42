/**
 * Whether a site is the owner's: by the domain of the confirmed mail address, a tag on the home
 * page, or a file.
 */
import { siteOf } from '#site-test/guard/names.ts';
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { proveSite as call } from '#contract/site-tests/sites.ts';
import type { Owner } from '#server/base/owner.ts';
import { findBusinessOrThrow } from '#server/business/stored/find.ts';
import { actorOf, type Actor } from '#server/base/history/actor.ts';
import { addEvent } from '#server/base/history/store.ts';
import { problem } from '#server/base/problem.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';
import { siteAddress } from '#server/subjects/site-tests/address.ts';
import { MAIL_PROVIDERS } from './mail-providers.ts';
import { proofTags } from './proof-tags.ts';
import { siteReply } from '#server/subjects/site-tests/reply.ts';
import {
  changeSite,
  noteWeekly,
  openSite,
  type StoredSite,
} from '#server/subjects/site-tests/site-store.ts';
import type { FoundText } from '#server/subjects/site-tests/tester/tester.ts';

type Tried = ReplyOf<typeof call>['tried'][number];

/**
 * Looks now, and says what was there. Throws `not-found`, `invalid-input`, `email-unconfirmed`,
 * `too-many-tries`.
 */
export async function proveSite(
  owner: Owner,
  services: Services,
  businessId: string,
  { site: typed }: BodyOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  await findBusinessOrThrow(owner.userId, services.db, businessId);
  const { host } = siteAddress(typed, services.origin());
  if (owner.emailVerifiedAt === null) throw problem('email-unconfirmed');
  await countTryOrThrow(services, 'siteProofs', owner.userId);
  const { db } = services;
  const known = await openSite(owner.userId, db, businessId, { host, now: services.now() });
  const { site, tried } = await checkProof(owner, services, known, actorOf(owner));
  return { site: siteReply(site), tried: [...tried] };
}

export interface CheckedProof {
  readonly site: StoredSite;
  readonly tried: readonly Tried[];
  /** Nothing answered at the site, so an earlier proof is neither there nor gone. */
  readonly unreachable: boolean;
}

type Prover = Pick<Owner, 'email' | 'emailVerifiedAt'>;

/**
 * Looks for every proof, and stores the first that fits. One that was there and is gone counts no
 * longer.
 */
export async function checkProof(
  owner: Prover,
  services: Pick<Services, 'db' | 'now' | 'siteTester'>,
  site: StoredSite,
  by: Actor,
): Promise<CheckedProof> {
  const byMail = triedMail(owner, site.host);
  const read = byMail.fits ? undefined : await services.siteTester.readProofs(site.host);
  const tried = read ? [byMail, triedMeta(read.home, site), triedFile(read.file, site)] : [byMail];
  const way = tried.find(({ fits }) => fits)?.way ?? null;
  const unreachable = read?.home.status === null && read.file.status === null;
  if (way === null && unreachable) return { site, tried, unreachable };
  return { site: await storeProof(services, site, way, by), tried, unreachable: false };
}

async function storeProof(
  { db, now }: Pick<Services, 'db' | 'now'>,
  site: StoredSite,
  way: StoredSite['proofWay'],
  by: Actor,
): Promise<StoredSite> {
  const { ownerId, businessId, host } = site;
  return db.transaction(async (tx) => {
    const changed = await changeSite(ownerId, tx, businessId, host, {
      proofWay: way,
      provenAt: way === null ? null : now(),
      // nobody else's site is tested every week
      ...(way === null && { weekly: false, nextAt: null }),
    });
    if (way === null && site.weekly) await noteWeekly(ownerId, tx, businessId);
    if (site.proofWay !== way)
      await addEvent(ownerId, tx, businessId, {
        at: now(),
        by,
        what: way === null ? 'Proof of a site gone' : 'Site proven',
        detail: way === null ? host : `${host}, by ${way}`,
        requirementIds: [],
      });
    return changed ?? site;
  });
}

function triedMail({ email, emailVerifiedAt }: Prover, host: string): Tried {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const isOwn = !MAIL_PROVIDERS.has(siteOf(domain));
  const fits = emailVerifiedAt !== null && isOwn && siteOf(domain) === siteOf(host);
  const sentence = fits
    ? `Your mail address ends in ${domain}.`
    : `Your mail address ends in ${domain}, not in ${siteOf(host)}.`;
  return { way: 'mail', fits, said: isOwn ? sentence : `${domain} is open to everybody.` };
}

/**
 * Both orders of the attributes, both kinds of quotes; the code has letters, digits, dashes and
 * underlines only.
 */
function triedMeta({ status, text }: FoundText, { code }: StoredSite): Tried {
  const ours = proofTags(text);
  const fits = status === 200 && ours.some((tag) => tag.includes(code));
  return {
    way: 'meta',
    fits,
    said: fits ? 'The tag is on the home page.' : withoutTag(status, ours),
  };
}

function withoutTag(status: number | null, ours: readonly string[]): string {
  if (status === null) return 'The home page did not answer.';
  if (status !== 200) return `The home page answered with ${status}.`;
  return ours.length > 0 ? 'The tag has another code.' : 'The tag is not on the home page.';
}

function triedFile({ status, text }: FoundText, { code }: StoredSite): Tried {
  const fits = status === 200 && text.trim() === code;
  return { way: 'file', fits, said: fits ? 'The file is there.' : withoutFile(status) };
}

function withoutFile(status: number | null): string {
  if (status === null) return 'The file did not answer.';
  return status === 200 ? 'The file has another text.' : `The file answered with ${status}.`;
}
