/** A version as HTML for the owner's own site. */
import type { SiteCopy } from '#contract/documents/publications.ts';
import { ANCHORS } from '#documents/tree/anchors.ts';
import { openPoints } from '#documents/tree/open-points.ts';
import { htmlFileOf, plainHtmlOf } from '#documents/markup/plain-html.ts';
import { templateOr404 } from '#server/subjects/documents/versions/service.ts';
import { nameOf } from '#server/subjects/documents/versions/version-files.ts';
import { loadVersion, type VersionRef } from '#server/subjects/documents/versions/versions.ts';
import type { Owner } from '#server/base/owner.ts';
import { problem } from '#server/base/problem.ts';
import { FileReply } from '#server/base/http/serve.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Services } from '#server/subjects/services.ts';

/**
 * The HTML to paste, and what is still open in it. Throws `not-found`, also for a document that is
 * not for a site.
 */
export async function readSiteCopy(
  owner: Owner,
  services: Services,
  ref: VersionRef,
): Promise<SiteCopy> {
  const { tree } = await loadOnline(owner, services, ref);
  const html = plainHtmlOf(tree);
  return {
    title: tree.title,
    html,
    open: openPoints(tree),
    anchors: Object.entries(ANCHORS)
      .filter(([name]) => html.includes(` id="${name}"`))
      .map(([name, about]) => ({ name, about })),
  };
}

/** The same as a whole page in a file. Throws `not-found`, `too-many-tries`. */
export async function downloadSiteCopy(
  owner: Owner,
  services: Services,
  ref: VersionRef,
): Promise<FileReply> {
  const { tree } = await loadOnline(owner, services, ref);
  await countTryOrThrow(services, 'prints', owner.userId);
  const bytes = new TextEncoder().encode(htmlFileOf(tree));
  return new FileReply('text/html; charset=utf-8', `${nameOf(ref)}.html`, bytes);
}

function loadOnline(owner: Owner, services: Services, ref: VersionRef) {
  if (!templateOr404(ref.template).formats.includes('Online')) throw problem('not-found');
  return loadVersion(owner, services, ref);
}
