/** The verdict on each tool after each situation (docs/decisions/0093-verdicts-on-a-site.md). */
import type { Finding, SiteVerdict } from './finding.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { evidenceLines, identifiersToOwnServer } from '#engine/site/signs/traffic.ts';
import type { Hit, ReadVisit } from '#engine/site/signs/traffic.ts';
import type { SiteVisit, VisitSituation } from '#engine/site/record/visit.ts';

/** The situations after which a tool should be silent. */
export const JUDGED: readonly VisitSituation[] = ['gpc', 'reject', 'optOut'];

/** Why no verdict could be given, as a key of the words for owners. */
export type CannotTell =
  | 'did not come to rest'
  | 'bot wall'
  | 'answered with an error'
  | 'no web page'
  | 'certificate wrong'
  | 'too large'
  | 'did not answer'
  | 'blocked address'
  | 'signal not proven'
  | 'signal out of reach'
  | 'seen without a browser'
  | 'only one visit'
  | 'not sent on every visit'
  | 'never sent before'
  | 'own server gets an identifier'
  | 'needs an account'
  | 'personal form'
  | 'another company'
  | 'dead link'
  | 'nothing to press'
  | 'pressing failed';

/**
 * Tools that the owner has to stop on an opt-out: those by which data may be sold, or ads likely
 * follow people.
 */
export function isJudged(ready: ReadySite, tool: string): boolean {
  const listed = ready.tools.get(tool);
  if (!listed) return ready.names.has(tool);
  return listed.mayBeSale !== 'unlikely' || listed.mayBeTargetedAdvertising === 'likely';
}

export const sends = ({ hits }: ReadVisit, tool: string): Hit[] =>
  hits.filter((hit) => hit.tool === tool && hit.does === 'sends');

/** Why what was pressed says nothing; undefined where it was pressed, or nothing had to be. */
export function pressProblem({ situation, pressed }: SiteVisit): CannotTell | undefined {
  if (situation !== 'reject' && situation !== 'optOut') return undefined;
  if (pressed?.outcome === 'pressed') return undefined;
  return pressed === undefined || pressed.outcome === 'failed'
    ? 'pressing failed'
    : pressed.outcome;
}

/** Why a visit cannot show that something is absent. */
function silenceProblem(visit: SiteVisit): CannotTell | undefined {
  const [trouble] = visit.troubles.toSorted();
  if (trouble !== undefined) return trouble;
  if (visit.by !== 'browser') return 'seen without a browser';
  if (!visit.atRest) return 'did not come to rest';
  return visit.signalProven ? undefined : 'signal not proven';
}

/** Whether what a visit sent was sent after the signal or the press. */
export const countsAgainst = ({ visit }: ReadVisit) =>
  visit.signalProven && pressProblem(visit) === undefined;

interface Judged {
  readonly verdict: SiteVerdict;
  readonly hits: readonly Hit[];
  readonly why?: CannotTell;
}

/**
 * What one tool does after one situation. `plain`: the visits without a no, by which it is known.
 */
export function verdictOn(
  tool: string,
  plain: readonly ReadVisit[],
  after: readonly ReadVisit[],
  ready: ReadySite,
): Judged {
  const all = after.filter(countsAgainst).flatMap((read) => sends(read, tool));
  const proven = all.filter(({ request }) => request.beyondSignal !== true);
  const unmarked = proven.filter(({ less }) => less === undefined);
  if (unmarked.length > 0) return { verdict: 'still sends', hits: unmarked };
  const doubtful = after.filter((read) => !countsAgainst(read));
  const cannot = (why: CannotTell): Judged => ({
    verdict: 'cannot tell',
    hits: after.flatMap((read) => sends(read, tool)),
    why,
  });
  const loose = doubtful
    .flatMap((read) => sends(read, tool))
    .some(({ less }) => less === undefined);
  const isReached = all.every(({ request, less }) => !request.beyondSignal || less !== undefined);
  if (proven.length > 0 && !loose && isReached) return { verdict: 'sends less', hits: proven };
  const [problem] = doubtful
    .map(({ visit }) => pressProblem(visit) ?? 'signal not proven')
    .toSorted();
  if (problem !== undefined) return cannot(problem);
  if (all.length > 0) return cannot('signal out of reach');
  const why = noProofOfSilence(tool, plain, after, ready);
  return why === undefined ? { verdict: 'stopped', hits: [] } : cannot(why);
}

/** Why absence does not prove that the tool stopped; undefined where it does. */
function noProofOfSilence(
  tool: string,
  plain: readonly ReadVisit[],
  after: readonly ReadVisit[],
  ready: ReadySite,
): CannotTell | undefined {
  const [problem] = after
    .map(({ visit }) => silenceProblem(visit))
    .filter((each) => each !== undefined)
    .toSorted();
  if (problem !== undefined) return problem;
  if (after.some((read) => identifiersToOwnServer(read, ready).length > 0))
    return 'own server gets an identifier';
  const before = plain.filter(({ visit }) => visit.by === 'browser');
  const silent = before.filter((read) => sends(read, tool).length === 0);
  if (silent.length === before.length) return 'never sent before';
  if (silent.length > 0) return 'not sent on every visit';
  return after.length < 2 ? 'only one visit' : undefined;
}

/**
 * A situation that was tried: a banner or a link that is not there was not. A link that leads to
 * mere words was.
 */
const wasTried = ({ visit: { situation, pressed } }: ReadVisit) =>
  pressed?.outcome !== 'nothing to press' ||
  (situation === 'optOut' && pressed.controls.length > 0);

/**
 * A finding for each advertising or sale tool that sent anything, after each situation that was
 * tried.
 */
export function verdictsOf(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  const senders = visits.flatMap(({ hits }) =>
    hits.filter(({ does }) => does === 'sends').map(({ tool }) => tool),
  );
  const tools = [...new Set(senders)].filter((tool) => isJudged(ready, tool)).toSorted();
  const plain = visits.filter(({ visit }) => visit.situation === 'plain');
  return JUDGED.flatMap((situation) => {
    const all = visits.filter(({ visit }) => visit.situation === situation);
    const after = all.filter(wasTried);
    if (after.length === 0) return [];
    return tools.flatMap((tool): Finding[] => {
      const { verdict, hits, why } = verdictOn(tool, plain, all, ready);
      const lines = evidenceLines(hits.map(({ request }) => request));
      return [{ finding: 'tool still sends', tool, situation, verdict, evidence: lines, why }];
    });
  });
}
