/** The other ways to ask that the owner gave for the documents. */
import type { Database } from '#server/base/database/database.ts';
import { requestLaw } from '#law/corpus.server.ts';
import { readVerdicts } from '#server/business/assessments/verdicts.ts';
import type { StoredBusiness } from '#server/business/stored/store.ts';
import type { Services } from '#server/subjects/services.ts';
import { listDetails } from '#server/business/stored/detail-store.ts';

const WAYS = ['contactEmail', 'tollFreePhone', 'contactPhone', 'postalAddress'];

interface WaysMissing {
  readonly state: string;
  readonly least: number;
  readonly named: number;
  readonly tollFree: boolean;
  readonly site: boolean;
  readonly onlineOnly: boolean;
  readonly cite: string;
}

/**
 * The laws that bind, or may bind, the business and want more ways to ask than it names; the form
 * counts while it is on.
 */
export async function waysMissing(
  services: Services,
  business: StoredBusiness,
  formIsOn: boolean,
): Promise<WaysMissing[]> {
  const { db } = services;
  const details = await listDetails(business.ownerId, db, business.id);
  const given = new Set(details.filter(({ value }) => isGiven(value)).map((one) => one.variable));
  const named = WAYS.filter((name) => given.has(name)).length + (formIsOn ? 1 : 0);
  const verdicts = await readVerdicts(services, business);
  return Object.entries(verdicts).flatMap(([state, verdict]) => {
    const ways = requestLaw(state)?.ways;
    if (!ways || (verdict !== 'applies' && verdict !== 'cannot tell')) return [];
    const tollFree = ways.tollFree === true && !given.has('tollFreePhone');
    const site = ways.site === true && !formIsOn;
    if (named >= ways.least && !tollFree && !site) return [];
    const { least, cite } = ways;
    return [
      { state, least, named, tollFree, site, onlineOnly: ways.onlineOnly !== undefined, cite },
    ];
  });
}

const isGiven = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/^none$/i.test(value.trim());

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
    return isGiven(value) ? [value] : [];
  });
}
