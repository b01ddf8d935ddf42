/** Which visits a test makes, in which order, and when one is made again. */
import { judge } from '#engine/site/judgement/judge.ts';
import type {
  SeenPage,
  SiteVisit,
  VisitFailure,
  VisitSituation,
} from '#engine/site/record/visit.ts';
import { NOTICE, choiceOf, optOutRank } from './page/words.ts';
import { homeTimeAgain } from './home-time.ts';
import { READY_SITE } from './site-book.ts';
import { HOME_MS } from './visit/judged-load.ts';
import type { MadeVisit, VisitPlan } from './visit/make-visit.ts';

type Step = Omit<VisitPlan, 'within'>;

/** Tools seen after a yes began within a short look around; a no is given longer. */
const AFTER_YES_MS = 7_000;

const step = (situation: VisitSituation, isFirst: boolean, types = false): Step => ({
  situation,
  press: situation === 'reject' || situation === 'optOut' ? situation : undefined,
  isFirst,
  types,
  offersAt: [],
  bannersAt: [],
  homeMs: HOME_MS,
});

/**
 * Why the site cannot be judged in any visit; then the rest of the test would only cost its owner
 * traffic.
 */
const FINAL: ReadonlySet<VisitFailure> = new Set<VisitFailure>([
  'certificate wrong',
  'did not answer',
  'blocked address',
  'bot wall',
  'answered with an error',
  'no web page',
]);

const isHopeless = (visit: SiteVisit): boolean => visit.troubles.some((each) => FINAL.has(each));

/** Whether these visits say of a tool that it stopped. */
function saysStopped(url: string, visits: readonly SiteVisit[], after?: VisitSituation): boolean {
  const record = { url, from: '', startedAt: '', browser: '', visits, texts: {} };
  return judge(record, READY_SITE).some(
    ({ situation, verdict }) =>
      verdict === 'stopped' && (after === undefined || situation === after),
  );
}

/**
 * Whether a tool would be said to have stopped if the visit were made again: a single silence
 * proves nothing.
 */
const wouldStop = (url: string, plain: readonly SiteVisit[], visit: SiteVisit): boolean =>
  saysStopped(url, [...plain, visit, visit], visit.situation);

/**
 * The pages on which an opt-out is offered, each once; the home page is looked at first in any
 * case.
 */
const offersOptOut = (pages: readonly SeenPage[]): string[] => [
  ...new Set(
    pages
      .filter(({ links }) => links.some(({ words }) => optOutRank(words) !== undefined))
      .map(({ url }) => url),
  ),
];

/** The part of a page by which one opts out asks for a no alone, and is no banner. */
const asksForYes = ({ banner }: SeenPage): boolean =>
  banner?.buttons.some(({ words }) => choiceOf(words) === 'accept') === true;

/** What is no banner offers the opt-out alone, and links to the notice. */
const isOptOutAlone = (words: string): boolean =>
  choiceOf(words) === 'refuse' || optOutRank(words) !== undefined || NOTICE.test(words);

const asks = ({ banner }: SeenPage): boolean =>
  banner !== undefined &&
  (banner.buttons.length === 0 || banner.buttons.some(({ words }) => !isOptOutAlone(words)));

/** Inner pages with a banner, where the home page of no visit had one. */
function showsBanner(visits: readonly SiteVisit[]): string[] {
  if (visits.some(({ pages: [home] }) => home?.banner)) return [];
  const pages = visits.flatMap(({ pages }) => pages);
  const offers = new Set(
    pages.flatMap(({ links }) =>
      links.flatMap(({ words, href }) => (optOutRank(words) === undefined ? [] : [href])),
    ),
  );
  const inner = visits.flatMap((visit) => visit.pages.slice(1));
  const asking = inner.filter((page) => asksForYes(page) && !offers.has(page.url));
  return [...new Set(asking.map(({ url }) => url))];
}

/** Whether some tool got data before a yes or after it: else there is nothing that could stop. */
const someoneHears = (url: string, visits: readonly SiteVisit[], accepted: readonly SiteVisit[]) =>
  judge(
    { url, from: '', startedAt: '', browser: '', visits, accepted, texts: {} },
    READY_SITE,
  ).some(({ finding }) => finding === 'tool still sends' || finding === 'tool waits for a yes');

/** The plan of a test: asks what was made, and gives the next step; undefined at the end. */
export class TestPlan {
  readonly made: SiteVisit[] = [];
  closed: SiteVisit | undefined;
  /** What the visits that said yes first were made of. */
  accepted: readonly SiteVisit[] | undefined;
  readonly #afterYes: VisitSituation[] = [];
  #hasClose = false;
  readonly #presses: boolean;
  readonly #url: string;

  constructor(url: string, presses: boolean) {
    this.#presses = presses;
    this.#url = url;
  }

  /** How many visits there will be at most. */
  get most(): number {
    return this.#presses ? 12 : 5;
  }

  take(step: Step, made: MadeVisit): void {
    if (step.press === 'close') this.closed = made.visit;
    else if (step.press === 'accept') {
      this.accepted = [...(this.accepted ?? []), ...made.accepted];
      this.#afterYes.push(step.situation);
    } else this.made.push(made.visit);
    this.#hasClose ||= made.hasClose;
  }

  next(): Step | undefined {
    const plain = this.#of('plain');
    if (plain.some(isHopeless)) return undefined;
    // one after the other, so that a site that sends at every other visit is found out
    if (plain.length < 1) return step('plain', true);
    if (plain.length < 2) return step('plain', false, true);
    if (this.#of('gpc').length < 1) return step('gpc', true);
    return (
      this.#pressing() ??
      this.#again('gpc') ??
      this.#pressingAgain() ??
      this.#plainAgain() ??
      this.#accepting() ??
      this.#closing() ??
      this.#acceptingAgain()
    );
  }

  #of(situation: VisitSituation): SiteVisit[] {
    return this.made.filter((visit) => visit.situation === situation);
  }

  #bannersAt(): string[] {
    return showsBanner(this.#of('plain'));
  }

  #pressing(): Step | undefined {
    if (!this.#presses) return undefined;
    const pages = this.#of('plain').flatMap((visit) => visit.pages);
    const atHome = this.made.some(({ pages: [home] }) => home && asks(home));
    const hasBanner = atHome || this.#bannersAt().length > 0;
    if (hasBanner && this.#of('reject').length === 0)
      return { ...step('reject', true), bannersAt: this.#bannersAt() };
    const offersAt = offersOptOut(pages);
    if (offersAt.length > 0 && this.#of('optOut').length === 0)
      return { ...step('optOut', true), offersAt };
    return undefined;
  }

  #pressingAgain(): Step | undefined {
    return this.#again('reject') ?? this.#again('optOut');
  }

  #again(situation: VisitSituation): Step | undefined {
    const [first, ...others] = this.#of(situation);
    if (!first || others.length > 0 || first.troubles.length > 0) return undefined;
    if (first.pressed && first.pressed.outcome !== 'pressed') return undefined;
    const offersAt = offersOptOut(this.#of('plain').flatMap(({ pages }) => pages));
    return wouldStop(this.#url, this.#of('plain'), first)
      ? { ...this.#shorter(situation), offersAt, bannersAt: this.#bannersAt() }
      : undefined;
  }

  /** A visit made again: at the home page as long as the slowest tool of it needed to begin. */
  #shorter(situation: VisitSituation): Step {
    return { ...step(situation, false), homeMs: homeTimeAgain(this.#url, this.#of('plain')) };
  }

  /**
   * Before "stopped" is said: does the site still send without a choice, or does it send by chance?
   */
  #plainAgain(): Step | undefined {
    const isDue = this.#of('plain').length < 3 && saysStopped(this.#url, this.made);
    return isDue ? this.#shorter('plain') : undefined;
  }

  /** A yes in the banner, then the site's own opt-out, or the signal where none can be pressed. */
  #accepting(): Step | undefined {
    if (!this.#presses || this.accepted) return undefined;
    const pages = this.#of('plain').flatMap((visit) => visit.pages);
    if (!pages.some(asksForYes)) return undefined;
    const isOffered = this.#of('optOut').some(({ pressed }) => pressed?.outcome === 'pressed');
    return this.#yesThen(isOffered ? 'optOut' : 'gpc');
  }

  /** After the opt-out of the site, the signal; where somebody heard of the yes. */
  #acceptingAgain(): Step | undefined {
    const { accepted = [] } = this;
    if (this.#afterYes.includes('gpc') || accepted.length === 0) return undefined;
    return someoneHears(this.#url, this.made, accepted) ? this.#yesThen('gpc') : undefined;
  }

  #yesThen(situation: VisitSituation): Step {
    const offersAt = offersOptOut(this.#of('plain').flatMap(({ pages }) => pages));
    const bannersAt = this.#bannersAt();
    const looks = { press: 'accept', homeMs: AFTER_YES_MS } as const;
    return { ...step(situation, false), ...looks, offersAt, bannersAt };
  }

  /** The cross of a banner that could also be refused: does it count as a yes? */
  #closing(): Step | undefined {
    const due = this.#presses && this.#hasClose && !this.closed;
    const refused = this.#of('reject').some(({ pressed }) => pressed?.byClosing !== true);
    return due && refused
      ? { ...step('plain', false), press: 'close', bannersAt: this.#bannersAt() }
      : undefined;
  }
}
