/** What a site shows and says of Global Privacy Control, and whether pressing could be judged. */
import type { Finding } from './finding.ts';
import { optOutLinkKind, linksIn } from './links.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { pressProblem } from './verdicts.ts';
import type { SiteRecord, VisitSituation } from '#engine/site/record/visit.ts';

/**
 * Whether a page says that the signal was honored; asked only where there is something to honor.
 */
export function confirmationFindings(record: SiteRecord, relevant: boolean): Finding[] {
  const visits = record.visits.filter(
    ({ situation, by, signalProven, troubles }) =>
      situation === 'gpc' && by === 'browser' && signalProven && troubles.length === 0,
  );
  const pages = visits.flatMap(({ pages }) => pages);
  const shown = pages.some(({ signalConfirmation }) => (signalConfirmation ?? '').trim() !== '');
  if (!relevant || pages.length === 0 || shown) return [];
  const evidence = [...new Set(pages.map(({ url }) => url))].toSorted();
  return [{ finding: 'signal not confirmed on the site', situation: 'gpc', evidence }];
}

/** The browser has no signal of its own, so the test set it: what that cannot see is said. */
export function setSignalFindings({ visits, browser }: SiteRecord): Finding[] {
  if (!visits.some(({ situation, signalWasSet }) => situation === 'gpc' && signalWasSet)) return [];
  const evidence = [
    `${`Chromium ${browser}`.trim()} has no signal of its own: the test set it on requests and pages; workers may not see it`,
  ];
  return [{ finding: 'signal set by the test', evidence }];
}

const saysYes = (file: unknown) =>
  typeof file === 'object' && file !== null && 'gpc' in file && file.gpc === true;

/** The file /.well-known/gpc.json against what the site does. */
export function gpcFileFindings(
  { texts, visits }: SiteRecord,
  verdicts: readonly Finding[],
  relevant: boolean,
): Finding[] {
  const looked = visits.some(({ by, troubles }) => by !== 'har' && troubles.length === 0);
  if (texts.gpcJson === undefined)
    return relevant && looked
      ? [{ finding: 'gpc.json missing', evidence: ['/.well-known/gpc.json'] }]
      : [];
  if (!saysYes(texts.gpcJson)) return [];
  const still = verdicts.filter(
    ({ situation, verdict }) => situation === 'gpc' && verdict === 'still sends',
  );
  const evidence = still.flatMap(({ evidence }) => evidence).slice(0, 5);
  return still.length === 0
    ? []
    : [{ finding: 'gpc.json says more than the site does', situation: 'gpc', evidence }];
}

/** For the banner and the link: pressing that could not be judged, or that did nothing. */
export function effectFindings(
  record: SiteRecord,
  ready: ReadySite,
  verdicts: readonly Finding[],
): Finding[] {
  const hasLink = linksIn(record).some(({ words }) => optOutLinkKind(words, ready) !== undefined);
  return (['reject', 'optOut'] as const).flatMap((situation): Finding[] => {
    const visits = record.visits.filter((visit) => visit.situation === situation);
    if (visits.length === 0) return [];
    const [why] = visits.flatMap((visit) => pressProblem(visit) ?? []).toSorted();
    if (why === undefined) return nothingChanged(situation, record, verdicts);
    if (why === 'nothing to press' && (situation === 'reject' || !hasLink)) return [];
    const evidence = [...new Set(visits.flatMap(({ pressed }) => pressed?.at ?? []))]
      .filter((at) => at !== '')
      .toSorted();
    return [{ finding: 'opt-out effect', situation, verdict: 'cannot tell', why, evidence }];
  });
}

function nothingChanged(
  situation: VisitSituation,
  { visits }: SiteRecord,
  verdicts: readonly Finding[],
): Finding[] {
  const own = verdicts.filter((each) => each.situation === situation);
  if (own.length === 0 || own.some(({ verdict }) => verdict !== 'still sends')) return [];
  const controls = visits
    .filter((visit) => visit.situation === situation)
    .flatMap(({ pressed }) => pressed?.controls ?? []);
  const evidence = [...new Set(controls.map((words) => `pressed “${words}”`))].toSorted();
  return [{ finding: 'opt-out effect', situation, verdict: 'still sends', evidence }];
}
