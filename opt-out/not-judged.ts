/**
 * Why a test says nothing at all: for a build, a site that could not be opened, or that showed
 * itself in no visit after a no, must never look like one that stops.
 */
import type { Finding } from '#engine/site/judgement/finding.ts';
import type { SiteRecord, SiteVisit, VisitFailure } from '#engine/site/record/visit.ts';
import { whyUntested } from '#engine/site/record/why-untested.ts';

/** After these the site's own page was never seen. The gravest first. */
const NEVER_SEEN: readonly VisitFailure[] = [
  'blocked address',
  'certificate wrong',
  'answered with an error',
  'no web page',
  'bot wall',
  'did not answer',
];

/** Whether the site's page stood in the browser, or sent something while it could not be read. */
const wasSeen = ({ troubles, pages, requests }: SiteVisit): boolean =>
  !troubles.some((each) => NEVER_SEEN.includes(each)) &&
  (pages.length > 0 || requests.some(({ kind, sent }) => sent && kind !== 'document'));

const documentsOf = (visits: readonly SiteVisit[]) =>
  visits.flatMap(({ requests }) => requests.filter(({ kind }) => kind === 'document'));

/** Why these visits saw nothing, in words for whoever reads the log of a build. */
function reasonOf(visits: readonly SiteVisit[], host: string): string {
  const trouble = NEVER_SEEN.find((each) => visits.some(({ troubles }) => troubles.includes(each)));
  const refused = [...new Set(visits.flatMap(({ refused }) => refused))];
  const documents = documentsOf(visits);
  switch (trouble) {
    case 'blocked address':
      return `${host} leads to an address that this test does not visit${refused.length > 0 ? `: ${refused.join('; ')}` : ''}.`;
    case 'certificate wrong':
      return `the certificate of ${host} is wrong.`;
    case 'answered with an error': {
      const status = documents.findLast((each) => (each.status ?? 0) >= 400)?.status;
      return `${host} answered with ${status ?? 'an error'}.`;
    }
    case 'no web page':
      return `${host} answered with something that is no web page.`;
    case 'bot wall':
      return `${host} kept the test out, or asked whether we are a person.`;
    case 'did not answer':
      return `${host}, or the address that it leads to, did not answer.`;
    default:
      return `${host} showed no page in time.`;
  }
}

/** A page of an address that one signs in at. */
const SIGN_IN = /(?:^|[/?&_-])(?:log-?in|sign-?in|sso|oauth2?|authenticate)(?=$|[/?#&.])/i;

/** Why what stood in the browser is not the site: nothing on it, or its door alone. */
function onlyDoor({ url, visits }: SiteRecord): string | null {
  const homes = visits.flatMap(({ pages: [home] }) => home ?? []);
  const { host, pathname } = new URL(url);
  if (homes.length === 0) return null;
  const isElsewhere = (at: string) => new URL(at).pathname !== pathname && SIGN_IN.test(at);
  if (homes.every((home) => isElsewhere(home.url)))
    return `${host} asks to sign in first, and nothing behind that was seen.`;
  const isBare = visits.every(({ requests }) => requests.every(({ kind }) => kind === 'document'));
  return isBare && homes.every(({ title, links }) => title === '' && links.length === 0)
    ? `${host} answered with an empty page.`
    : null;
}

/**
 * Why nothing of what was asked could be judged; null where some of it was. A look without a
 * browser, and a file of requests, say themselves what they cannot show.
 */
export function whyNotJudged(record: SiteRecord, findings: readonly Finding[]): string | null {
  const untested = whyUntested(record);
  if (untested !== null) return untested;
  const isSettled = findings.some(
    ({ verdict }) => verdict !== undefined && verdict !== 'cannot tell',
  );
  const looked = record.visits.filter(({ by }) => by !== 'har');
  if (isSettled || looked.length === 0) return null;
  const { host } = new URL(record.url);
  if (!looked.some(wasSeen)) return reasonOf(looked, host);
  if (looked.some(({ by }) => by === 'fetch')) return null;
  const door = onlyDoor(record);
  if (door !== null) return door;
  const after = looked.filter(({ situation }) => situation !== 'plain');
  if (after.some(wasSeen)) return null;
  const failed = (after.length > 0 ? after : looked).filter((visit) => !wasSeen(visit));
  return failed.length === 0
    ? 'the time was over before a visit could say no. Test again where the machine is less busy.'
    : `no visit after a no saw the site: ${reasonOf(failed, host)}`;
}
