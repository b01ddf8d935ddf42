/** What a record comes to: findings, or why the site could not be tested. */
import type { Finding } from '#engine/site/finding.ts';
import { judge } from '#engine/site/judge.ts';
import type { SiteRecord } from '#engine/site/visit.ts';
import { READY_SITE } from '#site-test/site-book.ts';

export interface Found {
  readonly findings: readonly Finding[];
  /** Null where the site was tested. */
  readonly cannot: string | null;
  readonly states: readonly string[];
}

/** A site that never answered was not tested, nor one whose own address may not be reached. */
function cannotOf({ visits, url }: SiteRecord): string | null {
  const { hostname, host } = new URL(url);
  if (visits.every(({ troubles }) => troubles.includes('did not answer')))
    return `${host} did not answer. Is the address right?`;
  const isClosed = visits.every(({ refused }) =>
    refused.some((each) => each.startsWith(`${hostname} `)),
  );
  return isClosed ? `${host} is no public address. Only sites of the internet are tested.` : null;
}

/** Judges a record. */
export const findingsOf = (record: SiteRecord, states: readonly string[]): Found => ({
  findings: judge(record, READY_SITE),
  cannot: cannotOf(record),
  states,
});
