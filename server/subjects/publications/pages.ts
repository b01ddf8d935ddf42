/**
 * Finds what a stranger asks for at the address of a hosted page. Rendered pages are kept in
 * memory.
 */
import { LRUCache } from 'lru-cache';
import { readTree } from '#documents/source/stored-tree.ts';
import { split } from '#documents/tree/notes.ts';
import type { Database } from '#server/base/database/database.ts';
import type { Services } from '#server/subjects/services.ts';
import type { BuiltFile } from '#server/base/pages/files.ts';
import { hostedFile, retiredFile, withdrawnFile, type Listed } from './page.ts';
import { HOSTED, lastOfEach, readable } from './hosting.ts';
import { currentSlug, type StoredSlug } from '#server/business/addresses/slug-store.ts';
import { publishedOf, publishedTree, type StoredPublication } from './store.ts';

/** Nothing was ever there; it moved; it was taken down; or the page. */
type Found =
  | undefined
  | { readonly movedTo: string }
  | { readonly status: 200 | 410; readonly file: BuiltFile };

interface Asked {
  readonly slug: string;
  readonly page: string;
  /** A version; undefined: the newest. */
  readonly number: number | undefined;
}

/**
 * Bytes of rendered pages to keep. What a key names never changes, so that nothing has to be
 * forgotten.
 */
const KEPT = 24_000_000;

export class HostedPages {
  readonly #services: Pick<Services, 'db' | 'origin'>;
  readonly #kept = new LRUCache<string, BuiltFile>({
    maxSize: KEPT,
    sizeCalculation: ({ variants }) =>
      Object.values(variants).reduce((sum, { body }) => sum + body.length, 0),
  });

  constructor(services: Pick<Services, 'db' | 'origin'>) {
    this.#services = services;
  }

  async find({ slug, page, number }: Asked): Promise<Found> {
    const template = Object.hasOwn(HOSTED, page) ? HOSTED[page] : undefined;
    const { db } = this.#services;
    const current = template === undefined ? undefined : await currentSlug(db, slug);
    if (template === undefined || !current) return undefined;
    if (current === 'retired') return { status: 410, file: retiredFile() };
    const all = await publishedOf(current.ownerId, db, current.businessId, template);
    if (all.length === 0) return undefined;
    if (current.slug !== slug)
      return { movedTo: `/p/${current.slug}/${page}${number === undefined ? '' : `/${number}`}` };
    const shown = readable(all);
    const wanted =
      number === undefined ? shown[0] : lastOfEach(all).find((each) => each.number === number);
    if (wanted && wanted.withdrawnAt === null) {
      // the newest has one address
      if (number !== undefined && wanted === shown[0]) return { movedTo: `/p/${slug}/${page}` };
      return { status: 200, file: await this.#page(db, current, page, { wanted, shown }) };
    }
    const gone = wanted ?? (number === undefined ? all[0] : undefined);
    return gone && { status: 410, file: await this.#gone(db, current, gone) };
  }

  async #page(
    db: Database,
    current: StoredSlug,
    page: string,
    { wanted, shown }: { readonly wanted: StoredPublication; readonly shown: StoredPublication[] },
  ): Promise<BuiltFile> {
    const { businessId, slug, inSearch, changedAt } = current;
    const all = shown.map(listed);
    const last = new Date(
      Math.max(changedAt.getTime(), ...shown.map(({ publishedAt }) => publishedAt.getTime())),
    );
    const address = `${this.#services.origin()}/p/${slug}/${page}`;
    const key = JSON.stringify([businessId, address, wanted, all, inSearch, last]);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const tree = await this.#tree(db, current, wanted);
    const file = hostedFile({ tree, shown: listed(wanted), all, address, inSearch }, last);
    this.#kept.set(key, file);
    return file;
  }

  async #gone(db: Database, current: StoredSlug, gone: StoredPublication) {
    const { title } = await this.#tree(db, current, gone);
    return withdrawnFile(
      title,
      gone.withdrawnOn ?? gone.publishedOn,
      gone.withdrawnAt ?? gone.publishedAt,
    );
  }

  async #tree(db: Database, { ownerId, businessId }: StoredSlug, of: StoredPublication) {
    return split(readTree(await publishedTree(ownerId, db, businessId, of))).document;
  }
}

const listed = ({ number, publishedOn }: StoredPublication): Listed => ({
  number,
  on: publishedOn,
});
