/** Stores and reads versions of documents. */
import { lowerFirst } from '#text/case.ts';
import type { Version, VersionHead } from '#contract/documents/versions.ts';
import { readTree } from '#documents/source/stored-tree.ts';
import { split } from '#documents/tree/notes.ts';
import type { DocumentTree } from '#documents/tree/tree.ts';
import { countTryOrThrow } from '#server/base/limits/limits.ts';
import type { Owner } from '#server/base/owner.ts';
import { actorOf } from '#server/base/history/actor.ts';
import { findBusinessOrThrow, lockBusinessOrThrow } from '#server/business/stored/find.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Services } from '#server/subjects/services.ts';
import { problem } from '#server/base/problem.ts';
import { addEvent } from '#server/base/history/store.ts';
import {
  addVersion,
  findVersion,
  latestVersions,
  listVersions,
  type StoredHead,
  type StoredVersion,
} from './version-store.ts';
import { yieldToOthers } from '#server/base/pacing/long-work.ts';
import { makeDraft, gapsLeft } from '#server/subjects/documents/drafting/draft.ts';
import {
  inputsOf,
  readInputs,
  type VersionInputs,
} from '#server/subjects/documents/drafting/inputs.ts';
import { fillingOf } from '#server/subjects/documents/drafting/filling.ts';
import { documentOr404, headOf, shownAs, templateOr404 } from './service.ts';
import { loadDocumentInput } from '#server/subjects/documents/known/subject.ts';

const MOST_VERSIONS = 200;

/**
 * Stores a version, unless the latest one says the same. Throws `not-found`, `no-document`,
 * `too-many-versions`, `too-many-tries`.
 */
export async function makeVersion(
  owner: Owner,
  services: Services,
  businessId: string,
  id: string,
): Promise<{ made: boolean; version: VersionHead }> {
  templateOr404(id);
  await findBusinessOrThrow(owner.userId, services.db, businessId);
  await countTryOrThrow(services, 'newVersions', owner.userId);
  return services.db.transaction(async (db) => {
    // With the business locked, the second of two parallel requests finds the first one's version.
    await lockBusinessOrThrow(owner.userId, db, businessId);
    const subject = await loadDocumentInput(owner, db, services, businessId);
    const template = documentOr404(id, subject, services);
    const filling = fillingOf(template, subject, services);
    if (!filling) throw problem('no-document');
    await yieldToOthers();
    const document = makeDraft(filling);
    await yieldToOthers();
    const latest = (await latestVersions(owner.userId, db, businessId)).get(id);
    if (latest?.contentHash === document.contentHash)
      return { made: false, version: headOf(latest) };
    if ((latest?.number ?? 0) >= MOST_VERSIONS) throw problem('too-many-versions');
    const version: StoredVersion = {
      template: id,
      number: (latest?.number ?? 0) + 1,
      madeAt: services.now(),
      madeBy: actorOf(owner).name,
      asOf: subject.asOf,
      lawDataHash: services.corpus.hash,
      states: filling.laws.map(({ state }) => state),
      gaps: gapsLeft(document),
      contentHash: document.contentHash,
      tree: document.tree,
      inputs: inputsOf(filling),
    };
    await addVersion(owner.userId, db, businessId, version);
    await noteVersion(owner, db, businessId, version, template.title);
    return { made: true, version: headOf(version) };
  });
}

const noteVersion = (
  owner: Owner,
  db: Database,
  businessId: string,
  { number, madeAt, contentHash }: StoredVersion,
  title: string,
) =>
  addEvent(owner.userId, db, businessId, {
    at: madeAt,
    by: actorOf(owner),
    what: `Made version ${number} of the ${lowerFirst(title)}`,
    detail: null,
    requirementIds: [],
    changes: [{ of: 'content hash', after: contentHash }],
  });

/** The versions of a document, newest first. Throws `not-found`. */
export async function versionHeads(
  owner: Owner,
  { db }: Services,
  businessId: string,
  id: string,
): Promise<VersionHead[]> {
  templateOr404(id);
  await findBusinessOrThrow(owner.userId, db, businessId);
  return (await listVersions(owner.userId, db, businessId, id)).map(headOf);
}

/** Names one version of a document: `number` counts from 1 for each business and template. */
export interface VersionRef {
  readonly businessId: string;
  readonly template: string;
  readonly number: number;
}

interface VersionParams {
  readonly businessId: string;
  readonly template: string;
  readonly number: string;
}

/** The version that a path names. */
export const versionRef = ({ businessId, template, number }: VersionParams): VersionRef => ({
  businessId,
  template,
  number: Number(number),
});

export interface LoadedVersion {
  readonly head: StoredHead;
  /** Without the notes. */
  readonly tree: DocumentTree;
  readonly notes: DocumentTree | undefined;
  /** What it was made from; undefined if that was not kept. */
  readonly inputs: VersionInputs | undefined;
}

/** One version with its tree and its notes. Throws `not-found`. */
export async function loadVersion(
  owner: Owner,
  { db }: Pick<Services, 'db'>,
  { businessId, template, number }: VersionRef,
): Promise<LoadedVersion> {
  const version = await findVersion(owner.userId, db, businessId, template, number);
  if (!version) throw problem('not-found');
  const { tree, inputs, ...head } = version;
  const { document, notes } = split(readTree(tree));
  return { head, tree: document, notes, inputs: readInputs(inputs) };
}

/** One version in the shape of the contract. Throws `not-found`. */
export async function readVersion(
  owner: Owner,
  services: Services,
  ref: VersionRef,
): Promise<Version> {
  const { head, tree, notes } = await loadVersion(owner, services, ref);
  return { ...headOf(head), title: tree.title, ...shownAs({ document: tree, notes }) };
}
