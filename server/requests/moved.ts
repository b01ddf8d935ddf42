/**
 * A business went to another owner. The addresses that people have of their requests name the owner of before, so the directory leads on
 * from them (docs/decisions/0090-request-desk.md).
 */
import { leadKeys, secretKey } from '../accounts/directory.ts';
import type { Database } from '../database/database.ts';
import { requestsAfter } from './list-store.ts';

const PAGE = 500;
/** Longer than any request keeps its page: 24 months for the log, and time to answer. */
const LEADS_MS = 3 * 365 * 24 * 60 * 60 * 1000;

/** Lets the addresses of requests lead to their new owner. */
export async function leadToRequests(
  owner: string,
  db: Database,
  businessId: string,
  now = new Date(),
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LEADS_MS);
  let after = '';
  while (true) {
    const page = await requestsAfter(owner, db, businessId, { after, most: PAGE });
    const keys = page
      .flatMap(({ statusHash, confirmHash }) => [statusHash ?? [], confirmHash ?? []])
      .flat()
      .map(secretKey);
    await leadKeys(db, keys, { ownerId: owner, businessId, expiresAt });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}
