/**
 * The owner's one confirmation of the edition that a law brought: it becomes the current version,
 * and takes its place on the hosted page.
 */
import type { VersionHead } from '#contract/documents/versions.ts';
import { longDate } from '#text/english.ts';
import { lowerFirst } from '#text/case.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { lockBusinessOrThrow } from '#server/business/stored/find.ts';
import { readDraft } from '#server/subjects/documents/versions/service.ts';
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
    const { version } = await makeVersion(owner, within, businessId, template);
    const { number } = version;
    const all = await allPublications(owner.userId, db, businessId);
    const [shown] = readable(all.filter((each) => each.template === template));
    if (shown) await publish(owner, within, businessId, { template, number });
    await notePublishing(owner, db, businessId, {
      at: services.now(),
      what: `Switched on the edition of ${longDate(newEdition.from)} of the ${lowerFirst(title)}: version ${number}`,
    });
    return { version, published: shown !== undefined };
  });
}

const NONE_WAITS =
  'No new edition of this paper waits to be switched on. Open the paper again to see how it stands.';
