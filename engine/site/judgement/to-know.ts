/**
 * What an owner should know besides verdicts: recorders, addresses, own names, and why a visit says
 * nothing.
 */
import type { Finding, FindingName } from './finding.ts';
import { registeredName, strangeFolder } from '#engine/site/record/own-name.ts';
import { tellsHealth } from '#engine/site/signs/health.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import {
  evidenceLines,
  evidenceOf,
  identifiersToOwnServer,
  isAt,
} from '#engine/site/signs/traffic.ts';
import type { Hit, ReadVisit } from '#engine/site/signs/traffic.ts';
import { isJudged } from './verdicts.ts';
import type {
  SentRequest,
  SiteRecord,
  VisitFailure,
  VisitSituation,
} from '#engine/site/record/visit.ts';

const ORDER: readonly VisitSituation[] = ['gpc', 'optOut', 'reject', 'plain'];
const once = (lines: readonly string[]) => [...new Set(lines)].toSorted();

const recordersIn = ({ book }: ReadySite): ReadonlySet<string> =>
  new Set(book.signs.tools.filter(({ recorder }) => recorder).map(({ tool }) => tool));

/** Recorders of what visitors do, and typed words that left before a form was sent. */
export function recordingFindings(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  const { recorders } = ready.book.signs;
  const listed = recordersIn(ready);
  const requests = new Map<string, SentRequest[]>();
  const named = new Set<SentRequest>();
  const add = (tool: string, request: SentRequest) => {
    requests.set(tool, [...(requests.get(tool) ?? []), request]);
    named.add(request);
  };
  for (const { visit, hits } of visits) {
    for (const { tool, request } of hits)
      if (listed.has(tool) || request.recordsVisit) add(tool, request);
    for (const request of visit.requests)
      for (const { id, hosts } of recorders) if (isAt(request.host, hosts)) add(id, request);
  }
  const byShape = visits.flatMap(({ visit }) =>
    visit.requests.filter((request) => request.recordsVisit && !named.has(request)),
  );
  const recording = [...requests.keys()].toSorted().map((tool): Finding => {
    const evidence = evidenceLines(requests.get(tool) ?? [], 3);
    return { finding: 'session recording', tool, evidence };
  });
  if (byShape.length > 0)
    recording.push({ finding: 'session recording', evidence: evidenceLines(byShape, 3) });
  const typed = once(visits.flatMap(({ visit }) => visit.typedWordsLeft ?? []));
  return typed.length === 0
    ? recording
    : [...recording, { finding: 'typed words leave before sending', evidence: typed }];
}

/**
 * Pages whose address speaks of health, while a judged tool or a recorder got data from the same
 * visit.
 */
export function addressFindings(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  const recorders = recordersIn(ready);
  const lines = visits.flatMap(({ visit, hits }) => {
    const hears = ({ does, tool }: Hit) =>
      does === 'sends' && (isJudged(ready, tool) || recorders.has(tool));
    if (!hits.some(hears) && !visit.requests.some((each) => each.recordsVisit)) return [];
    return visit.pages.flatMap((page) => tellsHealth(page, ready.book.signs) ?? []);
  });
  const evidence = once(lines);
  return evidence.length === 0 ? [] : [{ finding: 'address tells something sensitive', evidence }];
}

/** Scripts of the site's own host that lie in the folder to which a tool sends. */
function scriptsBeside(hits: readonly Hit[], visits: readonly ReadVisit[]): string[] {
  const folders = new Set(
    hits.flatMap(({ request: { host, path } }) => {
      const folder = strangeFolder(path);
      return folder === undefined ? [] : [`${host}${folder}`];
    }),
  );
  const scripts = visits
    .flatMap(({ own }) => own)
    .filter(
      ({ kind, host, path }) =>
        kind === 'script' && folders.has(`${host}${strangeFolder(path) ?? ''}`),
    );
  return once(scripts.map(evidenceOf)).slice(0, 3);
}

/**
 * Tools that answer under the site's own name, by a canonical name or by their shape. A script that
 * merely lies there while its tool sends elsewhere hides nothing.
 */
export function hiddenFindings(visits: readonly ReadVisit[], own: ReadonlySet<string>): Finding[] {
  const hidden = visits
    .flatMap(({ hits }) => hits)
    .filter((hit) => hit.hidden && own.has(registeredName(hit.request.host)));
  const tools = new Set(
    hidden.flatMap(({ tool, does, request }) =>
      does === 'sends' || request.aliases.length > 0 ? [tool] : [],
    ),
  );
  return [...tools].toSorted().map((tool) => {
    const hits = hidden.filter((hit) => hit.tool === tool);
    const linesOf = (wanted: Hit['does']) =>
      once(
        hits
          .filter(({ does }) => does === wanted)
          .map(({ request }) => {
            const stands = request.aliases.length > 0 ? ` → ${request.aliases.join(' → ')}` : '';
            return `${evidenceOf(request)}${stands}`;
          }),
      ).slice(0, 3);
    const evidence = [...linesOf('sends'), ...linesOf('loads'), ...scriptsBeside(hits, visits)];
    return { finding: "tool hides behind the site's own name", tool, evidence };
  });
}

/**
 * The own server gets what an advertising company knows a visitor by: nobody outside can see where
 * it goes.
 */
export function ownServerFindings(visits: readonly ReadVisit[], ready: ReadySite): Finding[] {
  for (const situation of ORDER) {
    const requests = visits
      .filter(({ visit }) => visit.situation === situation)
      .flatMap((read) => identifiersToOwnServer(read, ready));
    if (requests.length === 0) continue;
    const evidence = evidenceLines(requests);
    const why = 'own server gets an identifier';
    return [
      {
        finding: 'own server gets an ad identifier',
        situation,
        verdict: 'cannot tell',
        why,
        evidence,
      },
    ];
  }
  return [];
}

const FAILURE_FINDINGS: Readonly<Record<VisitFailure, FindingName>> = {
  'did not come to rest': 'page did not come to rest',
  'too large': 'page did not come to rest',
  'did not answer': 'page did not come to rest',
  'bot wall': 'bot wall',
  'answered with an error': 'page not opened',
  'no web page': 'page not opened',
  'certificate wrong': 'certificate wrong',
  'blocked address': 'blocked addresses listed in the evidence',
};

/** Why visits say nothing, once for each reason, and the addresses that the guard refused. */
export function failureFindings({ visits }: SiteRecord): Finding[] {
  const reasons = new Map<VisitFailure, Set<string>>();
  const add = (failure: VisitFailure, line: string) =>
    reasons.set(failure, (reasons.get(failure) ?? new Set()).add(line));
  for (const { situation, troubles, atRest, by, refused } of visits) {
    for (const failure of troubles) if (failure !== 'blocked address') add(failure, situation);
    if (!atRest && by === 'browser' && troubles.length === 0)
      add('did not come to rest', situation);
    for (const line of refused) add('blocked address', line);
    if (troubles.includes('blocked address') && refused.length === 0)
      add('blocked address', situation);
  }
  return [...reasons.keys()].toSorted().map((failure) => ({
    finding: FAILURE_FINDINGS[failure],
    evidence: once([...(reasons.get(failure) ?? [])]),
    why: failure,
  }));
}
