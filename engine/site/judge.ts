/** The judgement of a record: every finding, each only where it is so. Pure: record and signs in, findings out. */
import type { Finding } from './finding.ts';
import type { ReadySite } from './signs.ts';
import { ownNames, readVisits } from './traffic.ts';
import { toolsSeen } from './tools-seen.ts';
import { verdictsOf } from './verdicts.ts';
import type { SiteRecord } from './visit.ts';

/** All findings of a record, in a fixed order. */
export function judge(record: SiteRecord, ready: ReadySite): Finding[] {
  const own = ownNames(record);
  const visits = readVisits(record, ready, own);
  return [...toolsSeen(visits, ready), ...verdictsOf(visits, ready)];
}
