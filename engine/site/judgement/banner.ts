/** The consent banner: whether refusing is as easy as accepting, and whether closing accepts. */
import type { Finding } from './finding.ts';
import { choiceKind, isAcknowledgement } from '#engine/site/signs/controls.ts';
import { phraseIn } from '#engine/site/signs/phrases.ts';
import type { ReadySite } from '#engine/site/signs/signs.ts';
import type { ReadVisit } from '#engine/site/signs/traffic.ts';
import { isJudged, sends } from './verdicts.ts';
import type { BannerButton, SeenBanner, SiteRecord } from '#engine/site/record/visit.ts';

/**
 * Below half of the area, or hard to read beside a readable acceptance, a refusal is not as easy.
 */
const SMALLER = 0.5;
const READABLE = 4.5;
const HARD_TO_READ = 3;

const kindOf = (words: string, { book }: ReadySite) => choiceKind(words, book.signs.controls);

function asymmetryOf(banner: SeenBanner, ready: ReadySite): string[] {
  const first = banner.buttons.filter(({ layer, kind }) => layer === 1 && kind !== 'close');
  const largest = (kind: 'refuse' | 'accept') =>
    first
      .filter(({ words }) => kindOf(words, ready) === kind)
      .toSorted((one, other) => other.area - one.area)[0];
  const accept = largest('accept');
  const refuse = largest('refuse');
  const ticked = banner.preTicked.map((name) => `on before anybody chose: ${name}`);
  if (!accept) return ticked;
  if (!refuse)
    return [
      ...(offersChoice(accept, banner, ready)
        ? [`“${accept.words}” at once, no refusal beside it`]
        : []),
      ...ticked,
    ];
  return [...lookOf(accept, refuse), ...ticked];
}

/**
 * A notice that can only be acknowledged ("OK") offers no choice; one that asks for a yes, or has
 * choices behind it, does.
 */
function offersChoice(accept: BannerButton, { buttons }: SeenBanner, ready: ReadySite): boolean {
  if (buttons.some(({ words }) => kindOf(words, ready) === 'settings')) return true;
  return !isAcknowledgement(accept.words, ready.book.signs.controls);
}

function lookOf(accept: BannerButton, refuse: BannerButton): string[] {
  const lines: string[] = [];
  if (refuse.area < accept.area * SMALLER)
    lines.push(
      `“${refuse.words}” has ${Math.round((refuse.area / accept.area) * 100)} % of the area of “${accept.words}”`,
    );
  if (refuse.contrast < HARD_TO_READ && accept.contrast >= READABLE)
    lines.push(
      `“${refuse.words}” has contrast ${refuse.contrast.toFixed(1)}, “${accept.words}” ${accept.contrast.toFixed(1)}`,
    );
  if (refuse.kind === 'link' && accept.kind === 'button')
    lines.push(`“${refuse.words}” looks like a link, “${accept.words}” like a button`);
  return lines;
}

/** Closing counts as a yes where the banner says so, or where a tool waited for it. */
function acceptsOnClose(
  visits: readonly ReadVisit[],
  banners: readonly SeenBanner[],
  ready: ReadySite,
): string[] {
  const { closeAccepts } = ready.book.signs.words;
  const accepting = banners.flatMap(({ words }) => phraseIn(words, closeAccepts) ?? []);
  const sending = (read: ReadVisit) =>
    read.hits
      .filter(({ does, tool }) => does === 'sends' && isJudged(ready, tool))
      .map(({ tool }) => tool);
  const plain = visits.filter(({ visit }) => visit.situation === 'plain');
  const closed = visits.filter(
    ({ visit: { situation, pressed } }) =>
      situation === 'reject' &&
      pressed?.outcome === 'pressed' &&
      pressed.controls.length > 0 &&
      pressed.controls.every((words) => kindOf(words, ready) === 'close'),
  );
  const woken = closed
    .flatMap(sending)
    .filter((tool) => plain.every((read) => sends(read, tool).length === 0));
  return [
    ...accepting.map((words) => `the banner says: ${words}`),
    ...woken.map((tool) => `${tool} sends after the banner was closed`),
  ];
}

/** What was found about the banner; nothing where there is none and none was promised. */
export function bannerFindings(
  record: SiteRecord,
  visits: readonly ReadVisit[],
  ready: ReadySite,
  relevant: boolean,
): Finding[] {
  const pages = visits
    .filter(({ visit }) => visit.situation === 'plain')
    .flatMap(({ visit }) => visit.pages);
  const banners = pages.flatMap(({ banner }) => banner ?? []);
  const found = (finding: Finding['finding'], lines: readonly string[]): Finding[] =>
    lines.length === 0 ? [] : [{ finding, evidence: [...new Set(lines)].toSorted() }];
  const promised = pages.filter(({ promisesChoice }) => promisesChoice).map(({ url }) => url);
  const missing = banners.length === 0 && relevant && promised.length > 0;
  const wholly = record.visits.some(
    ({ by, troubles }) => by === 'browser' && troubles.length === 0,
  );
  return [
    ...found(
      'banner asymmetrical',
      banners.flatMap((banner) => asymmetryOf(banner, ready)),
    ),
    ...found('banner missing', missing && wholly ? promised : []),
    ...found('banner accepts on close', acceptsOnClose(visits, banners, ready)),
  ];
}
