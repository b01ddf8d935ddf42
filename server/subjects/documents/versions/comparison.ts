/** Compares two versions of a document. */
import type { Difference } from '#contract/documents/versions.ts';
import { differenceOf } from '#documents/tree/difference.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { longDate, list } from '#text/english.ts';
import { stateName } from '#law/codes.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import type { Services } from '#server/subjects/services.ts';
import { problem } from '#server/base/problem.ts';
import type { StoredHead } from './version-store.ts';
import { inputChanges } from '#server/subjects/documents/drafting/inputs.ts';
import { loadVersion, type VersionRef } from './versions.ts';
import { headOf } from './service.ts';

/**
 * What a version changes against version `other`, by default the one before it. Throws `not-found`,
 * `too-many-tries`.
 */
export async function compareVersions(
  owner: Owner,
  services: Services,
  ref: VersionRef,
  other: number = ref.number - 1,
): Promise<Difference> {
  if (other < 1) throw problem('not-found');
  const after = await loadVersion(owner, services, ref);
  const before = await loadVersion(owner, services, { ...ref, number: other });
  await countTryOrThrow(services, 'comparisons', owner.userId);
  return {
    before: headOf(before.head),
    after: headOf(after.head),
    inputs: [
      ...headChanges(before.head, after.head),
      ...(before.inputs && after.inputs
        ? inputChanges(before.inputs, after.inputs, services.corpus.facts)
        : []),
    ],
    blocks: differenceOf(before.tree, after.tree),
    notes: notesDiffering(before.notes, after.notes),
  };
}

/** In how many places the notes differ. */
function notesDiffering(before?: DocumentTree, after?: DocumentTree): number {
  if (!before || !after) return before || after ? 1 : 0;
  return differenceOf(before, after).length;
}

/** What each version was made from, as text. */
const INPUTS: readonly (readonly [what: string, read: (head: StoredHead) => string])[] = [
  ['States', ({ states }) => list(states.map(stateName))],
  ['Day', ({ asOf }) => longDate(asOf)],
  ['Law data', ({ lawDataHash }) => lawDataHash.slice(0, 12)],
  ['Things to fill in', ({ gaps }) => String(gaps)],
];

const headChanges = (before: StoredHead, after: StoredHead) =>
  INPUTS.flatMap(([what, read]) => {
    const [one, other] = [read(before), read(after)];
    return one === other ? [] : [{ what, before: one, after: other }];
  });
