/** Keeping versions of documents, and reading them again. */
import type { Version, VersionHead } from '#contract/documents.ts';
import { htmlOf } from '#documents/tree/html.ts';
import { readPaper } from '#documents/source/stored-paper.ts';
import type { PaperDocument } from '#documents/tree/tree.ts';
import { allowTry } from '../limits/limits.ts';
import { nameOf, type Owner } from '../accounts/sessions.ts';
import { found, held } from '../assessments/service.ts';
import type { Database } from '../database/database.ts';
import type { House } from '../services.ts';
import { problem } from '../http/problem.ts';
import { addEvent } from '../businesses/event-store.ts';
import {
  addVersion,
  findVersion,
  latestVersions,
  listVersions,
  type StoredHead,
  type StoredVersion,
} from './version-store.ts';
import { pause } from './turns.ts';
import { drafted, gapsLeft } from './draft.ts';
import { fillingOf } from './filling.ts';
import { headOf, templateOr404 } from './service.ts';
import { paperSubject } from './subject.ts';

const MOST_VERSIONS = 200;

/** Keeps a version, unless the latest says the same. Throws `not-found`, `no-document`, `too-many-versions`, `too-many-tries`. */
export async function makeVersion(
  owner: Owner,
  house: House,
  businessId: string,
  id: string,
): Promise<{ made: boolean; version: VersionHead }> {
  const template = templateOr404(id);
  await found(owner.userId, house.db, businessId);
  await allowTry(house, 'newVersions', owner.userId);
  return house.db.transaction(async (db) => {
    // Held: two at once come one after the other, and the second finds the first's version.
    await held(owner.userId, db, businessId);
    const subject = await paperSubject(owner, db, house, businessId);
    const filling = fillingOf(template, subject, house);
    if (!filling) throw problem('no-document', subject.none ? { message: subject.none } : {});
    await pause();
    const document = drafted(filling);
    await pause();
    const latest = (await latestVersions(owner.userId, db, businessId)).get(id);
    if (latest?.contentHash === document.contentHash)
      return { made: false, version: headOf(latest) };
    if ((latest?.number ?? 0) >= MOST_VERSIONS) throw problem('too-many-versions');
    const version: StoredVersion = {
      template: id,
      number: (latest?.number ?? 0) + 1,
      madeAt: house.now(),
      madeBy: nameOf(owner),
      asOf: subject.asOf,
      lawDataHash: house.corpus.hash,
      states: filling.laws.map(({ state }) => state),
      gaps: gapsLeft(document),
      contentHash: document.contentHash,
      paper: document.paper,
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
  { number, madeAt, madeBy }: StoredVersion,
  title: string,
) =>
  addEvent(owner.userId, db, businessId, {
    at: madeAt,
    by: madeBy,
    what: `Made version ${number} of the ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    detail: null,
    requirementIds: [],
  });

/** The versions of a document, newest first. Throws `not-found`. */
export async function versionsOf(
  owner: Owner,
  { db }: House,
  businessId: string,
  id: string,
): Promise<VersionHead[]> {
  templateOr404(id);
  await found(owner.userId, db, businessId);
  return (await listVersions(owner.userId, db, businessId, id)).map(headOf);
}

export interface KeptVersion {
  readonly head: StoredHead;
  readonly paper: PaperDocument;
}

/** One version with its tree. Throws `not-found`. */
export async function keptVersion(
  owner: Owner,
  { db }: Pick<House, 'db'>,
  businessId: string,
  id: string,
  number: number,
): Promise<KeptVersion> {
  const version = await findVersion(owner.userId, db, businessId, id, number);
  if (!version) throw problem('not-found');
  const { paper, ...head } = version;
  return { head, paper: readPaper(paper) };
}

/** One version to read. Throws `not-found`. */
export async function readKept(
  owner: Owner,
  house: House,
  businessId: string,
  id: string,
  number: number,
): Promise<Version> {
  const { head, paper } = await keptVersion(owner, house, businessId, id, number);
  return { ...headOf(head), title: paper.title, html: htmlOf(paper, 2) };
}
