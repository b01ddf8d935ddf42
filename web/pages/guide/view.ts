/** The data of a guide page, from the record at build, once for each interval of dates. */
import type { StateCode } from '#law/codes.ts';
import type { Cell } from '#engine/compare/compare.ts';
import type { ShortAnswer } from '#engine/explain/short-answer/short-answer-english.ts';
import type { GuideWords } from '#web/words/articles/guides.ts';
import type { Place } from './placing.ts';

export interface CitedText {
  readonly text: string;
  readonly cite: string;
  readonly note?: string | undefined;
  /** Its place on the page of the record; a part that has none leaves it out. */
  readonly id?: string | undefined;
}

/** One published figure, and our reading of the statute on that day. */
export interface FigureView {
  readonly id: string;
  readonly point: string;
  readonly place: Place;
  /**
   * Whether docs/requirements.md 2 shows it on this page; the others are in the table of
   * differences only.
   */
  readonly here: boolean;
  readonly said: string;
  readonly agrees: boolean;
  readonly text: string;
  readonly cite: string;
  readonly meaning?: string | undefined;
}

export interface DutyView {
  readonly id: string;
  readonly title: string;
  readonly requirementText: string;
  readonly applicabilityThreshold: string;
  readonly sourceSection: string;
  readonly priorityLevel: 1 | 2 | 3;
  readonly hours: number;
  readonly evidence: string;
  readonly penaltyDescription: string;
  readonly advice: boolean;
  readonly from?: string | undefined;
}

/** A published figure in a cell of the comparison. */
export interface SaidView {
  readonly said: string;
  readonly agrees: boolean;
}

export interface BesideView {
  readonly state: StateCode;
  readonly name: string;
  readonly slug: string;
  readonly url: string;
  readonly cells: readonly Cell[];
  /** Published figures about the same points, if there are any. */
  readonly said: readonly (SaidView | null)[];
}

export interface GuideView {
  readonly state: StateCode;
  readonly name: string;
  readonly slug: string;
  readonly lawName: string;
  readonly abbreviation: string;
  readonly citation: string;
  readonly bill: string;
  readonly url: string;
  readonly effective: string;
  readonly inForce: boolean;
  readonly checkedTo: string;
  /** Rules of the act that nobody here read, by their ids, and how many rules decide in all. */
  readonly notRead: readonly string[];
  readonly ruleCount: number;
  /** First day of this version. */
  readonly asOf: string;
  /** The law's own last change up to that day; null before its first day. */
  readonly since: string | null;
  /** Last day of this version; null if no later change is known. */
  readonly until: string | null;
  /** The later days on which this law changes. */
  readonly days: readonly string[];
  /** Whether the law uses the SBA's size rules. */
  readonly asksSize: boolean;
  /** What the law is, in two or three sentences. */
  readonly overview: string;
  readonly answer: ShortAnswer;
  readonly words: GuideWords;
  readonly figures: readonly FigureView[];
  readonly nexus: CitedText;
  readonly full: readonly CitedText[];
  readonly limited: readonly CitedText[];
  readonly exempt: readonly CitedText[];
  readonly dataLeftOut: readonly CitedText[];
  readonly definitions: readonly (CitedText & { readonly term: string })[];
  readonly rights: readonly CitedText[];
  readonly requests: CitedText;
  readonly duties: readonly DutyView[];
  readonly enforcement: readonly (CitedText & { readonly title: string })[];
  readonly facts: readonly { readonly label: string; readonly cell: Cell }[];
  readonly beside: readonly BesideView[];
  readonly besidePoints: readonly string[];
  readonly timeline: readonly {
    readonly date: string;
    readonly what: string;
    readonly cite: string;
    readonly past: boolean;
  }[];
  readonly distinctive: readonly CitedText[];
  readonly doubts: readonly string[];
  /** Laws without a size test: whom each binds. */
  readonly smallLaws: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly who: readonly string[];
    readonly cite: string;
    readonly url: string;
  }[];
  readonly resources: readonly { readonly label: string; readonly url: string }[];
}
