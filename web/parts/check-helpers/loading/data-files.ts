/** The format of the helpers' data files: short forms, written at build and read in the browser. */
import type { StateCode } from '#law/codes.ts';
import type { Rating, ToolRole } from '#engine/facts/tools-in-use.ts';
import type { PaymentRule } from '#engine/counting/residents.ts';
import type { ZipTable } from '#engine/counting/places.ts';
import type { Language } from './found.ts';

/** "r9" is $9 million of receipts, "e500" 500 employees, "a850" $850 million of assets. */
export type ShortStandard = string;
type ShortException = readonly [title: string, standard: ShortStandard, note?: number];
export type ShortIndustry = readonly [
  naics: string,
  title: string,
  standard: ShortStandard,
  /** Index of its note in the texts; -1: none. */
  note?: number,
  exceptions?: readonly ShortException[],
];

/**
 * Everyday words for a line of work, in both languages, and the industries that they usually mean.
 */
export type ShortTrade = readonly [codes: readonly string[], words: readonly string[]];

/** Data for all languages. */
export interface CheckData {
  readonly sizes: {
    /** The day of the regulation's text. */
    readonly asOf: string;
    readonly pending: { readonly date: string; readonly cite: string; readonly standards: number };
    readonly noStandard: readonly (readonly [naics: string, title: string])[];
    readonly industries: readonly ShortIndustry[];
  };
  /** People may type either language on either page. */
  readonly trades: readonly ShortTrade[];
  readonly zips: ZipTable;
  /** The states whose laws leave out people who only paid. */
  readonly paymentRules: Readonly<Record<string, PaymentRule>>;
}

export interface ToolText {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  /** Index of its category in the list of categories. */
  readonly category: number;
  readonly purpose: string;
  readonly role: ToolRole;
  readonly sale: Rating;
  readonly ads: Rating;
  readonly why: string;
  readonly toSwitch: string;
  /** What it means once it is limited for all, and the text that says so. */
  readonly everyone?: readonly [ToolRole, Rating, Rating, done: string] | undefined;
  /**
   * It can be limited for people who opt out; the setting may work in some states only, by a list
   * of a given day.
   */
  readonly optOuts?: true | readonly [states: readonly StateCode[], asOf: string] | undefined;
  readonly contract: string;
  /**
   * The day on which its sources were read, and the indexes of what they confirm; left out: general
   * knowledge.
   */
  readonly read?: readonly [day: string, confirmed: readonly number[]] | undefined;
}

export interface IndustryText {
  /** The industry's name in the profile form, in English. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly codes: readonly (readonly [naics: string, label: string])[];
}

/** Texts in one language. */
export interface CheckTexts {
  readonly industries: readonly IndustryText[];
  readonly notes: readonly string[];
  /**
   * Plain words for the exceptions of an industry, in order; empty if the official titles are used.
   */
  readonly exceptions: Readonly<Record<string, readonly string[]>>;
  readonly tools: readonly ToolText[];
}

/** The addresses of one language's files; both names contain a hash of the content. */
export interface HelperFiles {
  readonly language: Language;
  readonly data: string;
  readonly texts: string;
}
