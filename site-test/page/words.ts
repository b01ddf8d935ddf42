/**
 * The words of controls, fields and pages (reference/site-signs.json), as patterns on what a person
 * reads.
 */
import {
  type ChoiceKind,
  choiceKind,
  isAcknowledgement,
  optOutPlace,
} from '#engine/site/signs/controls.ts';
import { fitsHost } from '#engine/site/record/own-name.ts';
import { SITE_SIGNS } from '#reference/site-signs.server.ts';

const { controls, walls } = SITE_SIGNS;

const any = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

export const CONSENT_TOPIC = any(controls.topic);
/** What a control of a banner may say. */
export const CHOICE = any([
  ...controls.refuse,
  ...controls.accept,
  ...controls.save,
  ...controls.settings,
  ...controls.close,
]);
export const NECESSARY = any(controls.necessary);
export const OPTED_OUT = any(controls.optedOut);
export const LIMIT = any(controls.limit);
export const NOTICE = any(controls.notice);
export const SIGN_IN = any(controls.signIn);
/** What turns on where it says so: "opt me out". Other switches of an opt-out page turn off. */
export const MEANS_OUT = any(controls.meansOut);
export const MEANS_NO = any(controls.meansNo);
export const MEANS_TRACKING = any(controls.meansTracking);
export const PERSONAL_FIELD = any(controls.personalField);
export const SEARCH_FIELD = any(controls.searchField);
export const NEWS_FIELD = any(controls.newsField);
/** What stands before a site whose visitors have to be of an age, and the answer that lets in. */
export const AGE_GATE = any(controls.ageGate);
export const AGE_YES = any(controls.ageYes);
const OPENER = any(controls.opener);
const LONGEST_OPENER = 60;

/** Whether a control opens the choices again that a banner asked for. */
export const opensChoices = (words: string): boolean =>
  words.length <= LONGEST_OPENER && (OPENER.test(words) || choiceOf(words) === 'settings');

/** What leads on where only a state was asked for. */
export const GO_ON = any(controls.goOn);
/** States that give the right, the one to name first. */
export const OPT_OUT_STATES: readonly string[] = SITE_SIGNS.optOutStates;
/** Whether a host is a page of the industry's own opt-outs. */
export const isIndustryOptOut = (host: string): boolean =>
  SITE_SIGNS.industryOptOuts.some((own) => fitsHost(host, own));

export const SIGNAL_CONFIRMED = any(controls.signalConfirmed);

const WALL = any(walls.words);
const WALL_NOTICE = new RegExp(walls.notice.join('|'), 'gi');

/** What a control of a banner does, by its words. */
export const choiceOf = (words: string): ChoiceKind | undefined => choiceKind(words, controls);

export const acknowledges = (words: string): boolean => isAcknowledgement(words, controls);

const PROMISE = any(controls.promise);
const PROMISE_ABOUT = any(controls.promiseAbout);

/**
 * Whether a site promises that tools wait for a choice: in one sentence, and about tools, not about
 * its mails.
 */
export const promisesToWait = (text: string): boolean =>
  text.split(/[.!?]\s/).some((said) => PROMISE.test(said) && PROMISE_ABOUT.test(said));

/** How plainly words offer the opt-out: 0 is plainest; undefined where they do not. */
export const optOutRank = (words: string): number | undefined => optOutPlace(words, controls);

/**
 * Whether words are those of a page that stands before a site; the small print of a form is none.
 */
export const speaksAsWall = (words: string): boolean =>
  WALL.test(words.replaceAll(WALL_NOTICE, ''));

/** Whether an answer's type is that of a page; where none is named, the browser decides. */
export const isWebPage = (type: string): boolean =>
  type === '' || /^\s*(text\/html|application\/xhtml\+xml|(text|application)\/xml)\b/i.test(type);

/**
 * Links to a notice speak of privacy on any layer: without them, does it still speak of cookies or
 * data?
 */
export const speaksOfConsent = (words: string): boolean =>
  CONSENT_TOPIC.test(words.replaceAll(NOTICE_NAMES, ''));

const NOTICE_NAMES = new RegExp(
  controls.notice.filter((source) => !source.startsWith('^')).join('|'),
  'gi',
);
