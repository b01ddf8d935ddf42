/**
 * The opt-out link and the limit link: whether they are there, what they say and where they lead.
 */
import { offersNothing, optOutPlace } from '#engine/site/signs/controls.ts';
import type { Finding } from './finding.ts';
import { hostOf } from '#engine/site/record/own-name.ts';
import { bareWords, isPhrase, phraseIn } from '#engine/site/signs/phrases.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import { isAt } from '#engine/site/signs/traffic.ts';
import type { PageLink, Pressed, SiteRecord, VisitFailure } from '#engine/site/record/visit.ts';

type LinkKind = 'prescribed' | 'old' | 'other';

/**
 * "Privacy settings" and the like may lead to anything: a site that has no more has no opt-out
 * link.
 */
const VAGUE_FROM = 3;

/**
 * What kind of opt-out link the words are: the longest phrase decides; a short one has to be all of
 * the words.
 */
export function optOutLinkKind(words: string, ready: ReadySite): LinkKind | undefined {
  const { controls, words: phrases } = ready.book.signs;
  if (offersNothing(words, controls)) return undefined;
  const { optOutLink } = phrases;
  let best: { kind: LinkKind; length: number } | undefined;
  for (const kind of ['prescribed', 'other', 'old'] as const) {
    const short = optOutLink[kind].filter((phrase) => phrase.split(' ').length <= 2);
    const long = optOutLink[kind].filter((phrase) => phrase.split(' ').length > 2);
    const phrase = phraseIn(words, long) ?? (isPhrase(words, short) ? bareWords(words) : undefined);
    if (phrase !== undefined && phrase.length > (best?.length ?? 0))
      best = { kind, length: phrase.length };
  }
  return (
    best?.kind ?? ((optOutPlace(words, controls) ?? VAGUE_FROM) < VAGUE_FROM ? 'other' : undefined)
  );
}

/** Why what was seen is not the site's own page. */
const NOT_THE_SITE: ReadonlySet<VisitFailure> = new Set<VisitFailure>([
  'bot wall',
  'answered with an error',
  'no web page',
]);

/** Links of all pages, once each, and the links and buttons of banners. */
export function linksIn(record: SiteRecord): PageLink[] {
  const pages = record.visits
    .filter(
      ({ situation, troubles }) =>
        situation === 'plain' && !troubles.some((each) => NOT_THE_SITE.has(each)),
    )
    .flatMap(({ pages }) => pages);
  const links = pages.flatMap(({ links, banner }) => [
    ...links,
    ...(banner?.buttons ?? []).map(({ words }) => ({ words, href: '', isInFooter: false })),
  ]);
  return [...new Map(links.map((link) => [`${link.words} ${link.href}`, link])).values()];
}

/** Whether a page was seen well enough to say that something is not on it. */
export const pageWasSeen = ({ visits }: SiteRecord) =>
  visits.some(
    ({ situation, by, troubles, pages }) =>
      situation === 'plain' && by !== 'har' && troubles.length === 0 && pages.length > 0,
  );

const MOST_SEEN = 5;

const quoted = ({ words, href }: PageLink) =>
  `“${words.trim().slice(0, 80)}”${href === '' ? '' : ` → ${href.slice(0, 120)}`}`;

/**
 * What was found about the link by which people opt out. Nothing where the site sends nothing that
 * they could stop.
 */
export function optOutFindings(record: SiteRecord, ready: ReadySite, relevant: boolean): Finding[] {
  const links = linksIn(record);
  const kinds = links.map((link) => ({ link, kind: optOutLinkKind(link.words, ready) }));
  const found = kinds.filter(({ kind }) => kind !== undefined);
  const near = links.filter(({ words }) => /privac|cookie|opt|datos/i.test(words)).slice(0, 4);
  const findings: Finding[] = [];
  if (found.length > 0)
    findings.push({
      finding: 'opt-out link seen',
      evidence: [...new Set(found.map(({ link }) => quoted(link)))].toSorted().slice(0, MOST_SEEN),
    });
  if (relevant && found.length === 0 && pageWasSeen(record))
    findings.push({
      finding: 'opt-out link missing',
      evidence: [`${links.length} links read`, ...near.map(quoted)],
    });
  if (relevant && found.length > 0 && found.every(({ kind }) => kind === 'old'))
    findings.push({
      finding: 'opt-out link has old words',
      evidence: found.map(({ link }) => quoted(link)).toSorted(),
    });
  return [
    ...findings,
    ...behindTheLink(
      record,
      ready,
      found.map(({ link }) => link),
    ),
  ];
}

function behindTheLink(
  record: SiteRecord,
  ready: ReadySite,
  links: readonly PageLink[],
): Finding[] {
  const presses = record.visits
    // after a cut nothing answers, the link as little as the rest
    .filter(({ situation, troubles }) => situation === 'optOut' && !troubles.includes('too large'))
    .flatMap(({ pressed }) => pressed ?? []);
  const having = (outcome: Pressed['outcome']) =>
    presses.filter((each) => each.outcome === outcome);
  const { optOutLink } = record.texts;
  const dead = [
    ...(optOutLink && isDead(optOutLink.status)
      ? [`${optOutLink.url} answers ${optOutLink.status}`]
      : []),
    ...having('dead link').map(({ at, status }) => `${at} answers ${status ?? 'nothing'}`),
  ];
  const account = [
    ...(optOutLink?.needsAccount ? [`${optOutLink.url} asks to sign in`] : []),
    ...having('needs an account').map(({ at }) => `${at} asks to sign in`),
  ];
  const elsewhere = [
    ...having('another company').map(({ at }) => at),
    ...links.filter(({ href }) => isAt(hostOf(href), ready.book.signs.industryOptOuts)).map(quoted),
  ];
  const asks = having('personal form').flatMap(({ asks }) => asks);
  const { modestFields } = ready.book.signs.words;
  const tooMuch = asks.filter((field) => phraseIn(field, modestFields) === undefined);
  return [
    ...findingOf('opt-out link dead', dead),
    ...findingOf('opt-out needs an account', account),
    ...findingOf('opt-out asks for too much', tooMuch.length > 0 ? asks : []),
    ...findingOf("opt-out leads to another company's page", elsewhere),
  ];
}

const isDead = (status: number) => status === 0 || status >= 400;

function findingOf(finding: Finding['finding'], lines: readonly string[]): Finding[] {
  return lines.length === 0 ? [] : [{ finding, evidence: [...new Set(lines)].toSorted() }];
}

/** A sentence of a notice that leads to a link, and one that says that there is no need of it. */
const PROMISES = /\b(?:click|link|visit|select|use|haga clic|enlace|visite|seleccione|pulse)\b/i;
const DENIES =
  /\b(?:do|does|did|will) not\b|\bdon['’]t\b|\bnever\b|\bno (?:usamos|vendemos|recogemos)\b/i;

/**
 * California's link for sensitive data: due where the site's own notice promises it, or where the
 * owner's answers say so.
 */
export function limitFindings(record: SiteRecord, ready: ReadySite, due: boolean): Finding[] {
  const { limitLink, notice } = record.texts;
  if (limitLink)
    return findingOf(
      'limit link dead',
      isDead(limitLink.status) ? [`${limitLink.url} answers ${limitLink.status}`] : [],
    );
  const { words } = ready.book.signs;
  const sentences = (notice?.text ?? '')
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => phraseIn(sentence, words.limitLink) !== undefined);
  const promise = sentences.find((sentence) => PROMISES.test(sentence) && !DENIES.test(sentence));
  const links = linksIn(record);
  const found = links.some(
    (link) =>
      phraseIn(link.words, words.limitLink) !== undefined ||
      phraseIn(link.words, ['your privacy choices', 'your california privacy choices']) !==
        undefined,
  );
  const missing = (due || promise !== undefined) && !found && pageWasSeen(record);
  return findingOf(
    'limit link missing',
    missing ? [promise?.trim().slice(0, 200) ?? `${links.length} links read`] : [],
  );
}
