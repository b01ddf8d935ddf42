/** Published papers and kept versions that name a section which changed. */
import { sectionsIn } from '#engine/cure/section-numbers.ts';
import type { DocumentNews } from '#engine/law-changes/news-in-words.ts';
import type { Database } from '#server/base/database/database.ts';
import { turnOfLongWork } from '#server/base/pacing/long-work.ts';
import { findVersion, latestVersions } from '#server/subjects/documents/versions/version-store.ts';
import { allPublications } from '#server/subjects/publications/store.ts';
import type { ChangedSection } from './law-states.ts';

/** The numbers of the sections, without paragraphs. */
const basesOf = (cite: string) => sectionsIn(cite, true).map(({ base }) => base);

interface Reference {
  readonly cite: string;
  /** Of the law; undefined where the paper does not say. */
  readonly state: string | undefined;
}

/** Every section that a stored paper names, wherever it stands in its tree. */
function* referencesIn(tree: unknown): Generator<Reference> {
  if (typeof tree !== 'object' || tree === null) return;
  const { cite, state } = tree as { readonly cite?: unknown; readonly state?: unknown };
  if (typeof cite === 'string')
    yield { cite, state: typeof state === 'string' ? state : undefined };
  for (const inner of Object.values(tree)) yield* referencesIn(inner);
}

/** Whether a stored paper names one of the sections, as a whole or one of its paragraphs. */
function namesSection(tree: unknown, changed: readonly ChangedSection[]): boolean {
  const wanted = changed.flatMap(({ state, cite }) =>
    basesOf(cite).map((base) => ({ state, base })),
  );
  for (const { cite, state } of referencesIn(tree)) {
    const bases = basesOf(cite);
    const isNamed = wanted.some(
      (one) => bases.includes(one.base) && (state === undefined || state === one.state),
    );
    if (isNamed) return true;
  }
  return false;
}

/** The version of each document that is on a page, and the newest one that is kept. */
async function papersOf(owner: string, db: Database, businessId: string): Promise<DocumentNews[]> {
  const published = new Map<string, DocumentNews>();
  for (const { template, number, withdrawnAt } of await allPublications(owner, db, businessId))
    if (withdrawnAt === null && !published.has(template))
      published.set(template, { template, number, isPublished: true });
  const kept = [...(await latestVersions(owner, db, businessId)).values()]
    .filter(({ template, number }) => published.get(template)?.number !== number)
    .map(({ template, number }) => ({ template, number, isPublished: false }));
  return [...published.values(), ...kept];
}

/** Those of a business that name one of the sections; the published first. */
export async function documentsNaming(
  owner: string,
  db: Database,
  businessId: string,
  changed: readonly ChangedSection[],
): Promise<DocumentNews[]> {
  if (changed.length === 0) return [];
  const found: DocumentNews[] = [];
  for (const paper of await papersOf(owner, db, businessId)) {
    await turnOfLongWork();
    const version = await findVersion(owner, db, businessId, paper.template, paper.number);
    if (version && namesSection(version.tree, changed)) found.push(paper);
  }
  return found;
}
