/** The other ways to ask that the owner gave for the documents. */
import type { Database } from '#server/base/database/database.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';

const WAYS = ['contactEmail', 'tollFreePhone', 'contactPhone', 'postalAddress'];

/** In this order; what the owner did not give, or gave as "none", is left out. */
export async function publishedWays(
  owner: string,
  db: Database,
  businessId: string,
): Promise<string[]> {
  const known = new Map(
    (await listDetails(owner, db, businessId)).map(({ variable, value }) => [variable, value]),
  );
  return WAYS.flatMap((name) => {
    const value = known.get(name);
    return typeof value === 'string' && value.trim() !== '' && !/^none$/i.test(value.trim())
      ? [value]
      : [];
  });
}
