/**
 * Tools that wait for a yes in the banner: which they are, and whether they stop for somebody who
 * said yes first and opts out later.
 */
import type { Finding } from './finding.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { evidenceLines, readVisits } from '#engine/site/signs/traffic.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import type { SiteRecord } from '#engine/site/record/visit.ts';
import { countsAgainst, isJudged, sends } from './verdicts.ts';

const sendersIn = (reads: readonly ReadVisit[], ready: ReadySite): ReadonlySet<string> =>
  new Set(
    reads.flatMap(({ hits }) =>
      hits
        .filter(({ does, tool }) => does === 'sends' && isJudged(ready, tool))
        .map(({ tool }) => tool),
    ),
  );

/** What the visit that said yes first tells; `visits` are all others. Never that a tool stopped. */
export function afterYesFindings(
  record: SiteRecord,
  visits: readonly ReadVisit[],
  verdicts: readonly Finding[],
  { ready, own }: { readonly ready: ReadySite; readonly own: ReadonlySet<string> },
): Finding[] {
  const [yes, no] = readVisits({ ...record, visits: record.accepted ?? [] }, ready, own);
  if (!yes) return [];
  const before = sendersIn(visits, ready);
  const after = [...sendersIn([yes], ready)].toSorted();
  const waiting = after
    .filter((tool) => !before.has(tool))
    .map((tool): Finding => {
      const evidence = evidenceLines(
        sends(yes, tool).map(({ request }) => request),
        3,
      );
      return { finding: 'tool waits for a yes', tool, evidence };
    });
  if (!no || !countsAgainst(no)) return waiting;
  const { situation } = no.visit;
  const known = new Set(
    verdicts.flatMap((each) =>
      each.situation === situation && each.verdict === 'still sends' ? [each.tool] : [],
    ),
  );
  const goingOn = after.flatMap((tool): Finding[] => {
    const hits = sends(no, tool).filter(
      ({ less, request }) => less === undefined && request.beyondSignal !== true,
    );
    if (known.has(tool) || hits.length === 0) return [];
    const evidence = evidenceLines(hits.map(({ request }) => request));
    const verdict = 'still sends';
    return [{ finding: 'goes on after a yes and an opt-out', tool, situation, verdict, evidence }];
  });
  return [...waiting, ...goingOn];
}
