/** Which visits a test makes, in which order, and when one is made again. */
import type { SeenPage, SiteVisit, VisitSituation } from '#engine/site/visit.ts';
import { siteOf } from './guard/names.ts';
import { optOutRank } from './page/words.ts';
import type { MadeVisit, VisitPlan } from './visit/make-visit.ts';

type Step = Pick<VisitPlan, 'situation' | 'press' | 'isFirst' | 'types'>;

const step = (situation: VisitSituation, isFirst: boolean, types = false): Step => ({
  situation,
  press: situation === 'reject' || situation === 'optOut' ? situation : undefined,
  isFirst,
  types,
});

/** Why the site cannot be judged in any visit; then the rest of the test would only cost its owner traffic. */
const FINAL = new Set(['certificate wrong', 'did not answer', 'blocked address', 'bot wall']);

const isHopeless = (visit: SiteVisit): boolean => visit.troubles.some((each) => FINAL.has(each));

/** Other companies that a visit told something, host and first part of the path each. */
function toldTo(visit: SiteVisit, site: string): Set<string> {
  return new Set(
    visit.requests
      .filter(({ host, sent, aliases }) => sent && (siteOf(host) !== site || aliases.length > 0))
      .map(({ host, path }) => `${host}/${path.split('/')[1] ?? ''}`),
  );
}

/** Whether something that was told without a choice was not told now: a single silence proves nothing. */
function fellSilent(plain: readonly SiteVisit[], visit: SiteVisit, site: string): boolean {
  const now = toldTo(visit, site);
  return plain.some((each) => [...toldTo(each, site)].some((told) => !now.has(told)));
}

const offersOptOut = (pages: readonly SeenPage[]): boolean =>
  pages.some(({ links }) => links.some(({ words }) => optOutRank(words) !== undefined));

/** The plan of a test: asks what was made, and gives the next step; undefined at the end. */
export class TestPlan {
  readonly made: SiteVisit[] = [];
  closed: SiteVisit | undefined;
  #hasClose = false;
  readonly #presses: boolean;
  readonly #site: string;

  constructor(url: string, presses: boolean) {
    this.#presses = presses;
    this.#site = siteOf(new URL(url).hostname);
  }

  /** How many visits there will be at most. */
  get most(): number {
    return this.#presses ? 8 : 4;
  }

  take(step: Step, made: MadeVisit): void {
    if (step.press === 'close') this.closed = made.visit;
    else this.made.push(made.visit);
    this.#hasClose ||= made.hasClose;
  }

  next(): Step | undefined {
    const plain = this.#of('plain');
    if (plain.some(isHopeless)) return undefined;
    if (plain.length < 1) return step('plain', true);
    if (this.#of('gpc').length < 1) return step('gpc', true);
    if (plain.length < 2) return step('plain', false, true);
    return this.#pressing() ?? this.#again('gpc') ?? this.#pressingAgain() ?? this.#closing();
  }

  #of(situation: VisitSituation): SiteVisit[] {
    return this.made.filter((visit) => visit.situation === situation);
  }

  #pressing(): Step | undefined {
    if (!this.#presses) return undefined;
    const pages = this.#of('plain').flatMap((visit) => visit.pages);
    const hasBanner = this.made.some((visit) => visit.pages.some(({ banner }) => banner));
    if (hasBanner && this.#of('reject').length === 0) return step('reject', true);
    if (offersOptOut(pages) && this.#of('optOut').length === 0) return step('optOut', true);
    return undefined;
  }

  #pressingAgain(): Step | undefined {
    return this.#again('reject') ?? this.#again('optOut');
  }

  #again(situation: VisitSituation): Step | undefined {
    const [first, ...others] = this.#of(situation);
    if (!first || others.length > 0 || first.troubles.length > 0) return undefined;
    if (first.pressed && first.pressed.outcome !== 'pressed') return undefined;
    return fellSilent(this.#of('plain'), first, this.#site) ? step(situation, false) : undefined;
  }

  /** The cross of a banner that could also be refused: does it count as a yes? */
  #closing(): Step | undefined {
    const due = this.#presses && this.#hasClose && !this.closed;
    const refused = this.#of('reject').some(({ pressed }) => pressed?.byClosing !== true);
    return due && refused
      ? { situation: 'plain', press: 'close', isFirst: false, types: false }
      : undefined;
  }
}
