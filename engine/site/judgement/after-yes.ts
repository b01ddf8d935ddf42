/**
 * Tools that wait for a yes in the banner: which they are, and what each tool does for somebody who
 * said yes first and opts out later.
 */
import type { Finding } from './finding.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { evidenceLines, readVisits } from '#engine/site/signs/traffic.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import type { SiteRecord, VisitSituation } from '#engine/site/record/visit.ts';
import { countsAgainst, isJudged, sends, verdictOn } from './verdicts.ts';

/** A yes, the loads after it, and those after the no that came then. */
interface YesThenNo {
  readonly yes: ReadVisit;
  readonly before: readonly ReadVisit[];
  readonly after: readonly ReadVisit[];
  readonly situation: VisitSituation;
}

const sendersIn = (reads: readonly ReadVisit[], ready: ReadySite): ReadonlySet<string> =>
  new Set(
    reads.flatMap(({ hits }) =>
      hits
        .filter(({ does, tool }) => does === 'sends' && isJudged(ready, tool))
        .map(({ tool }) => tool),
    ),
  );

/** Each yes begins with what was pressed; loads without a no follow it, then those with one. */
function yesThenNo(reads: readonly ReadVisit[]): YesThenNo[] {
  const starts = reads.flatMap(({ visit }, at) =>
    at === 0 || (visit.situation === 'plain' && visit.pressed) ? [at] : [],
  );
  return starts.flatMap((from, place): YesThenNo[] => {
    const [yes, ...others] = reads.slice(from, starts[place + 1]);
    const isBefore = ({ visit }: ReadVisit) => visit.situation === 'plain';
    const after = others.filter((each) => !isBefore(each));
    const situation = after[0]?.visit.situation ?? 'plain';
    return yes ? [{ yes, before: others.filter(isBefore), after, situation }] : [];
  });
}

/** One tool after one yes and one no: that it goes on, or that it stops; else nothing. */
function afterNo(
  tool: string,
  { before, after, situation }: YesThenNo,
  ready: ReadySite,
): Finding[] {
  const { verdict, hits } = verdictOn(tool, before, after, ready);
  if (verdict === 'stopped')
    return [
      { finding: 'stops after a yes and an opt-out', tool, situation, verdict, evidence: [] },
    ];
  if (verdict !== 'still sends') return [];
  const evidence = evidenceLines(hits.map(({ request }) => request));
  return [{ finding: 'goes on after a yes and an opt-out', tool, situation, verdict, evidence }];
}

/** What the visits that said yes first tell; `visits` are all others. */
export function afterYesFindings(
  record: SiteRecord,
  visits: readonly ReadVisit[],
  { ready, own }: { readonly ready: ReadySite; readonly own: ReadonlySet<string> },
): Finding[] {
  const all = yesThenNo(readVisits({ ...record, visits: record.accepted ?? [] }, ready, own));
  const without = sendersIn(visits, ready);
  const yeses = all.flatMap(({ yes, before }) => [yes, ...before]);
  const tools = [...sendersIn(yeses, ready)].toSorted();
  const waiting = tools
    .filter((tool) => !without.has(tool))
    .map((tool): Finding => {
      const hits = yeses.flatMap((read) => sends(read, tool));
      const evidence = evidenceLines(
        hits.map(({ request }) => request),
        3,
      );
      return { finding: 'tool waits for a yes', tool, evidence };
    });
  const afterNos = all
    .filter(({ after }) => after.some(countsAgainst))
    .flatMap((each) => tools.flatMap((tool) => afterNo(tool, each, ready)));
  return [...waiting, ...afterNos];
}
