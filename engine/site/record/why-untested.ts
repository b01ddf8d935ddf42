/** Why a record is no test: a site that never answered, or whose own address may not be reached. */
import type { SiteRecord } from './visit.ts';

/** In words for its owner; null where the site was tested. */
export function whyUntested({ visits, url }: SiteRecord): string | null {
  const { hostname, host } = new URL(url);
  if (visits.every(({ troubles }) => troubles.includes('did not answer')))
    return `${host} did not answer. Is the address right?`;
  const isClosed = visits.every(({ refused }) =>
    refused.some((each) => each.startsWith(`${hostname} `)),
  );
  return isClosed ? `${host} is no public address. Only sites of the internet are tested.` : null;
}
