/**
 * The owner's one confirmation of the edition that a law brought: it becomes the current version,
 * and takes its place on the hosted page.
 */
import type { VersionHead } from '#contract/documents/versions.ts';
import { longDate } from '#text/english.ts';
import { lowerFirst } from '#text/case.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { listDetails, putDetail } from '#server/business/stored/detail-store.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { readDraft, templateOr404 } from '#server/subjects/documents/versions/service.ts';
import { makeVersion } from '#server/subjects/documents/versions/versions.ts';
import type { Services } from '#server/subjects/services.ts';
import { notePublishing } from './history.ts';
import { readable } from './hosting.ts';
import { publish, stillOpen } from './service.ts';
import { allPublications } from './store.ts';

/**
 * What waits for the owner waits here too: gaps, and what does not fit together. Throws
 * `not-found`, `not-allowed-now` (no edition waits), `not-ready`, `no-document`,
 * `too-many-versions`, `too-many-tries`.
 */
export async function switchOn(
  owner: Owner,
  services: Services,
  businessId: string,
  template: string,
): Promise<{ version: VersionHead; published: boolean }> {
  return services.db.transaction(async (db) => {
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const within = { ...services, db };
    const draft = await readDraft(owner, within, businessId, template);
    const { newEdition, gaps, asks, clashes, title } = draft;
    if (!newEdition) throw problem('not-allowed-now', { message: NONE_WAITS });
    const open = [
      ...gaps.filter(({ perUse }) => !perUse).map(({ label }) => label),
      ...asks.map(({ question }) => question),
      ...clashes,
    ];
    if (open.length > 0)
      throw problem('not-ready', { message: `Not ready to switch on. ${stillOpen(open)}`, open });
    const moved = await countFrom(newEdition.from, {
      owner,
      services: within,
      businessId,
      template,
    });
    const { version } = await makeVersion(owner, within, businessId, template);
    const { number } = version;
    const all = await allPublications(owner.userId, db, businessId);
    const [shown] = readable(all.filter((each) => each.template === template));
    if (shown) await publish(owner, within, businessId, { template, number });
    await notePublishing(owner, db, businessId, {
      at: services.now(),
      what: `Switched on the edition of ${longDate(newEdition.from)} of the ${lowerFirst(title)}: version ${number}${moved ? '. It counts from that day' : ''}`,
    });
    return { version, published: shown !== undefined };
  });
}

interface Counting {
  readonly owner: Owner;
  readonly services: Services;
  readonly businessId: string;
  readonly template: string;
}

/**
 * A paper with rights of a new law does not count from a day before it: an earlier day that the
 * owner told moves to the day of the edition. Whether it did.
 */
async function countFrom(
  day: string,
  { owner, services: { db, now }, businessId, template }: Counting,
): Promise<boolean> {
  if (!templateOr404(template).variables.includes(EFFECTIVE)) return false;
  const told = await listDetails(owner.userId, db, businessId);
  const own = told.find(({ variable }) => variable === EFFECTIVE)?.value;
  if (typeof own !== 'string' || own >= day) return false;
  const detail = { variable: EFFECTIVE, value: day, setAt: now() };
  await putDetail(owner.userId, db, businessId, detail);
  return true;
}
const EFFECTIVE = 'effectiveDate';

const NONE_WAITS =
  'No new edition of this paper waits to be switched on. Open the paper again to see how it stands.';
