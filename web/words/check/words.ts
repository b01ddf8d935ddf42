/** All texts of the check, in one language; a missing text is a type error. */
import type { StepId } from '#engine/interview/steps.ts';
import type { FactKey } from '#law/schema.ts';

interface StepWords {
  readonly question: string;
  readonly hint: string;
  readonly why: string;
}

/** One box or question. `place` names its states. */
interface RowWords {
  readonly label: (place: string) => string;
  readonly hint: string;
}

/** The facts that are asked as boxes, or compared with figures. */
export type RowFact = FactKey;

export interface CheckWords {
  readonly language: 'en' | 'es';
  readonly title: string;
  readonly lede: string;
  readonly noScript: string;
  readonly other: { readonly label: string; readonly path: string };
  readonly left: (n: number) => string;
  readonly whyWeAsk: string;
  readonly whatCounts: string;
  readonly lawsWaiting: (states: string) => string;
  readonly continue: string;
  readonly back: string;
  readonly saving: string;
  readonly yes: string;
  readonly no: string;
  readonly unknown: string;
  readonly unsureRest: string;
  readonly none: string;
  readonly everywhere: string;
  readonly noState: string;
  readonly steps: Readonly<Record<StepId, StepWords>>;
  readonly rows: Readonly<Record<RowFact, RowWords>>;
  /** "Delaware: 35,000 or more". */
  readonly reached: (place: string, figure: string, fact: FactKey) => string;
  readonly upTo: (figure: string) => string;
  readonly atMost: (figure: string) => string;
  readonly moreThan: (figure: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly orMore: (figure: string) => string;
  readonly people: (place: string) => string;
  readonly inAll: string;
  readonly errors: {
    readonly title: string;
    readonly mark: string;
    readonly states: string;
    readonly choose: string;
    readonly number: string;
    readonly whole: string;
    readonly fewer: string;
    readonly exclusive: string;
    /** An error in one state's field, for lists in which the field is out of sight. */
    readonly at: (place: string, fault: string) => string;
    readonly contradiction: (one: string, other: string) => string;
    /** A number that is a part of another, and larger than it. */
    readonly partTooLarge: (part: string, whole: string) => string;
  };
  readonly aids: {
    readonly size: string;
    readonly tools: string;
    readonly count: string;
    readonly loading: string;
    readonly failed: string;
    readonly seen: (names: string) => string;
    readonly inferred: Readonly<Record<'size' | 'tools' | 'count' | 'profile', string>>;
  };
  readonly review: {
    readonly title: string;
    readonly lede: string;
    readonly change: (what: string) => string;
    readonly changeShort: string;
    readonly see: string;
    readonly states: string;
    readonly total: string;
    readonly missing: string;
    readonly skipped: string;
  };
}

export interface ResultWords {
  readonly title: string;
  readonly edit: string;
  readonly restart: string;
  readonly asOf: (date: string) => string;
  readonly pickDay: string;
  readonly today: (date: string) => string;
  readonly owed: (n: number) => string;
  readonly outside: string;
  readonly show: string;
  readonly headroom: (value: string, limit: string) => string;
  readonly over: (value: string, limit: string) => string;
  readonly answer: string;
  readonly would: (yes: string, no: string) => string;
  readonly words: Readonly<
    Record<
      | 'applies'
      | 'applies in part'
      | 'does not apply'
      | 'exempt'
      | 'not in force yet'
      | 'cannot tell',
      string
    >
  >;
  readonly staying: (n: number) => string;
  readonly starts: (date: string) => string;
  readonly assumed: string;
  readonly doubts: string;
  readonly caution: string;
  /** Of a test or an exemption whose words we have not read. */
  readonly notRead: string;
  readonly others: (n: number) => string;
  readonly othersWhy: string;
  readonly nobody: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly change: (before: string, after: string) => string;
  readonly same: (word: string) => string;
  /** A day in words, and a verdict. */
  readonly fromDay: (date: string, word: string) => string;
  /** For the headline: the day, the states, and whether they are several. */
  readonly comingBinds: (date: string, names: string, several: boolean) => string;
  readonly comingMay: (date: string, names: string, several: boolean) => string;
  readonly registers: string;
  /** US dollars a year. */
  readonly fee: (usd: number) => string;
  readonly feeUnknown: string;
  readonly first: (n: number) => string;
  readonly target: (date: string) => string;
  readonly owedFrom: (date: string) => string;
  readonly moreDuties: (n: number) => string;
  readonly targets: string;
  readonly next: string;
  readonly guide: (name: string) => string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly print: string;
  readonly private: string;
  readonly notAdvice: string;
  readonly more: (n: number) => string;
  readonly why: string;
  readonly state: string;
  readonly waits: string;
}
