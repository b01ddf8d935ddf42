/**
 * What a visit to a site leaves behind: the record that every way of looking (browser, fetch, HAR
 * file) writes and the judgement (engine/site) reads. JSON throughout. No values of parameters but
 * those of known marks and signals.
 */
import type { SITE_SITUATIONS } from '#engine/words/site.ts';

/**
 * What was done before the judged load. `plain` presses nothing; `reject` and `optOut` are judged
 * on the next load.
 */
export type VisitSituation = (typeof SITE_SITUATIONS)[number];

/** How the record came about; only a browser's may say that something stopped. */
type LookedBy = 'browser' | 'fetch' | 'har';

/** One request that left the browser (or would have: `sent` false where the guard refused it). */
export interface SentRequest {
  /** Seconds since the visit's judged load began. */
  readonly at: number;
  readonly method: string;
  readonly scheme: 'http' | 'https' | 'ws' | 'wss';
  readonly host: string;
  readonly path: string;
  /** Names of parameters of address and body, in order, once each. */
  readonly parameters: readonly string[];
  /**
   * Values of the few parameters that site-signs.json keeps: marks of limited use, events, consent
   * strings.
   */
  readonly kept: Readonly<Record<string, string>>;
  /**
   * Whether a parameter's value was longer than eight signs and random in look: an identifier may
   * travel.
   */
  readonly hasIdentifier: boolean;
  /** A value is what an advertising company knows a visitor by, whatever it is called. */
  readonly hasAdIdentifier?: true | undefined;
  /** It carries a recording of the visit, by its shape. */
  readonly recordsVisit?: true | undefined;
  readonly kind:
    | 'document'
    | 'frame'
    | 'script'
    | 'image'
    | 'fetch'
    | 'beacon'
    | 'socket'
    | 'other';
  /** Host of the page or script that caused it, where known. */
  readonly initiator?: string | undefined;
  /** Host that answered before, where this request is a redirect's next step. */
  readonly redirectedFrom?: string | undefined;
  /** Sec-GPC: 1 was on it. */
  readonly carriedSignal: boolean;
  /**
   * The test set the signal, and it was not on this request or what sent it may not have seen it:
   * it says nothing of the signal.
   */
  readonly beyondSignal?: boolean | undefined;
  /** Canonical names that the host's own name stands for, outermost first. */
  readonly aliases: readonly string[];
  readonly sent: boolean;
  /** HTTP status of the answer; undefined where none came. */
  readonly status?: number | undefined;
}

/** A link on the page with its visible or accessible words. */
export interface PageLink {
  readonly words: string;
  readonly href: string;
  readonly isInFooter: boolean;
}

/** A button of a banner as a person sees it. */
export interface BannerButton {
  readonly words: string;
  /** Area in square CSS pixels. */
  readonly area: number;
  /** Contrast of words against their ground, 1 to 21. */
  readonly contrast: number;
  /** On which layer it stands: 1 is what is seen first. */
  readonly layer: number;
  readonly kind: 'button' | 'link' | 'close';
}

/** A consent banner as it was seen. */
export interface SeenBanner {
  readonly words: string;
  readonly buttons: readonly BannerButton[];
  /**
   * Switches and boxes of the banner that stood on before anybody touched them, strictly necessary
   * ones left out.
   */
  readonly preTicked: readonly string[];
}

/** What the page itself showed and said, beside its traffic. */
export interface SeenPage {
  readonly url: string;
  readonly title: string;
  /** Language as the document says it. */
  readonly language: string;
  readonly links: readonly PageLink[];
  readonly banner?: SeenBanner | undefined;
  /** Words near a confirmation that a signal was honored, where the page shows one. */
  readonly signalConfirmation?: string | undefined;
  /** Whether the site's own words promise a choice before tools start. */
  readonly promisesChoice: boolean;
  /** Addresses of scripts, frames and images in the HTML (all that a fetch can see). */
  readonly embedded: readonly string[];
  /** Names of cookies and of entries in the page's local store, with the host that set them. */
  readonly stored: readonly {
    readonly kind: 'cookie' | 'storage';
    readonly name: string;
    readonly host: string;
    readonly hasIdentifier: boolean;
  }[];
  /**
   * Consent strings as read from the page: name (`gpp`, `usp`, `gcs`, `gcd`, `OptanonConsent`) and
   * value.
   */
  readonly strings: Readonly<Record<string, string>>;
}

/** What pressing did: which control, found by which words, and why it ended. */
export interface Pressed {
  readonly controls: readonly string[];
  /** Address where the press was done. */
  readonly at: string;
  readonly outcome:
    | 'pressed'
    | 'nothing to press'
    | 'dead link'
    | 'needs an account'
    | 'personal form'
    | 'another company'
    | 'failed';
  /**
   * The banner offered no refusal, and was closed instead: what a visitor does who does not want to
   * accept.
   */
  readonly byClosing?: boolean | undefined;
  /** The press changed only the store of the tab, and nothing that outlasts it. */
  readonly keptInTab?: boolean | undefined;
  /** Fields that the form asks for, where it is a personal form. */
  readonly asks: readonly string[];
  readonly status?: number | undefined;
}

/** Why a visit cannot be judged. */
export type VisitFailure =
  | 'did not come to rest'
  | 'bot wall'
  | 'answered with an error'
  | 'no web page'
  | 'certificate wrong'
  | 'too large'
  | 'did not answer'
  | 'blocked address';

/** One visit with a fresh profile. */
export interface SiteVisit {
  readonly situation: VisitSituation;
  readonly by: LookedBy;
  /**
   * In `gpc`: the page saw the property, and every request that can carry the signal did; where the
   * test set the signal, those that did not are marked. True for other situations.
   */
  readonly signalProven: boolean;
  /** In `gpc`: the browser has no signal of its own, so the test set it. */
  readonly signalWasSet?: boolean | undefined;
  /** The network was silent before the visit ended. */
  readonly atRest: boolean;
  /** Bytes received. */
  readonly bytes: number;
  readonly seconds: number;
  readonly requests: readonly SentRequest[];
  readonly pages: readonly SeenPage[];
  readonly pressed?: Pressed | undefined;
  readonly troubles: readonly VisitFailure[];
  /** Addresses that the guard refused to reach, as host and address. */
  readonly refused: readonly string[];
  /**
   * Whether a recorder was seen to send keys before a form was sent (marker typed into a search box
   * came out).
   */
  readonly typedWordsLeft?: readonly string[] | undefined;
}

/** The notice that the site links, as text, and the files that a site may hold. */
export interface SiteTexts {
  readonly notice?:
    | { readonly url: string; readonly status: number; readonly text: string }
    | undefined;
  readonly limitLink?: { readonly url: string; readonly status: number } | undefined;
  readonly optOutLink?:
    | { readonly url: string; readonly status: number; readonly needsAccount: boolean }
    | undefined;
  /** /.well-known/gpc.json, parsed; undefined where there is none. */
  readonly gpcJson?: unknown;
}

/**
 * A picture of the page as a visitor sees it: as it came up, what was pressed, and the judged load
 * after it.
 */
export interface SeenPicture {
  readonly situation: VisitSituation;
  readonly moment: 'first' | 'pressed' | 'after';
  /** A JPEG in base64. */
  readonly jpeg: string;
}

/** Everything that one test of a site recorded. */
export interface SiteRecord {
  readonly url: string;
  /** Public address that the test came from; empty where unknown. */
  readonly from: string;
  /** ISO time. */
  readonly startedAt: string;
  readonly browser: string;
  readonly visits: readonly SiteVisit[];
  /**
   * A visit in which a banner that offers a refusal was closed without a choice, judged on the next
   * load. Not one of `visits`.
   */
  readonly closed?: SiteVisit | undefined;
  /**
   * Visits that said yes in the banner, one after the other: what was sent until the no, as `plain`
   * with what was pressed; the loads after the yes, as `plain`; then those after the no, by the
   * link or with the signal. None of `visits`.
   */
  readonly accepted?: readonly SiteVisit[] | undefined;
  readonly texts: SiteTexts;
  /** All together at most 2 MB. */
  readonly pictures?: readonly SeenPicture[] | undefined;
}
