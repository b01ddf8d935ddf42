/**
 * The judgement of a record: every finding, each only where it is so. Pure: record and signs in,
 * findings out.
 */
import { afterYesFindings } from './after-yes.ts';
import { bannerFindings } from './banner.ts';
import type { Finding } from './finding.ts';
import { forgottenFindings } from './refusal-in-tab.ts';
import { limitFindings, optOutFindings } from './links.ts';
import {
  confirmationFindings,
  effectFindings,
  gpcFileFindings,
  setSignalFindings,
} from './signal.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { noticeFindings } from './site-notice.ts';
import { stringFindings } from './strings.ts';
import {
  addressFindings,
  hiddenFindings,
  ownServerFindings,
  recordingFindings,
  failureFindings,
} from './to-know.ts';
import { toolsSeen } from './tools-seen.ts';
import { ownNames, readVisits } from '#engine/site/signs/traffic.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import { isJudged, verdictsOf } from './verdicts.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';

/** What only the owner's answers can tell. */
export interface OwnerSays {
  /** Sensitive data is used so that California's limit link is due. */
  readonly limitDue?: boolean | undefined;
}

/** All findings of a record, in a fixed order; the order of its requests does not matter. */
export function judge(record: SiteRecord, ready: ReadySite, owner: OwnerSays = {}): Finding[] {
  const own = ownNames(record);
  const visits = readVisits(record, ready, own);
  const verdicts = verdictsOf(visits, ready);
  const relevant = sendsToBeStopped(visits, ready);
  return [
    ...toolsSeen(visits, ready),
    ...verdicts,
    ...afterYesFindings(record, visits, { ready, own }),
    ...optOutFindings(record, ready, relevant),
    ...effectFindings(record, ready, verdicts),
    ...forgottenFindings(record, verdicts, relevant),
    ...limitFindings(record, ready, owner.limitDue === true),
    ...confirmationFindings(record, relevant),
    ...setSignalFindings(record),
    ...gpcFileFindings(record, verdicts, relevant),
    ...bannerFindings(record, visits, ready, relevant),
    ...noticeFindings(record, ready),
    ...recordingFindings(visits, ready),
    ...addressFindings(visits, ready),
    ...hiddenFindings(visits, own),
    ...ownServerFindings(visits, ready),
    ...stringFindings(visits, ready),
    ...failureFindings(record),
  ];
}

/**
 * A film or a chat that is shown from elsewhere is no tag: nothing that it sends is known to be
 * stoppable.
 */
const canSend = ({ signs }: ReadySite, tool: string) =>
  signs.every((sign) => sign.tool !== tool || sign.sends.length > 0 || sign.ownHosts.length > 0);

/**
 * Whether the site sends anything that people may opt out of. Without a browser, a tag in the
 * page's text is enough.
 */
const sendsToBeStopped = (visits: readonly ReadVisit[], ready: ReadySite) =>
  visits.some(({ visit, hits }) =>
    hits.some(
      ({ tool, does }) =>
        isJudged(ready, tool) &&
        (does === 'sends' || (visit.by === 'fetch' && canSend(ready, tool))),
    ),
  );
