/** What each language has to say on the pages of the desk. */
import type { State } from '#engine/requests/state.ts';
import type { DeskType } from '#contract/requests/request-items.ts';

export interface FormWords {
  readonly title: (business: string) => string;
  readonly intro: string;
  readonly signal: string;
  readonly optOut: {
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  readonly other: {
    readonly title: string;
    readonly what: string;
    readonly button: string;
  };
  readonly types: Readonly<Record<DeskType, { readonly label: string; readonly help?: string }>>;
  readonly groups: { readonly information: string; readonly change: string; readonly stop: string };
  readonly state: { readonly label: string; readonly choose: string; readonly elsewhere: string };
  readonly email: string;
  readonly emailOrPost: string;
  readonly post: string;
  readonly name: string;
  readonly order: { readonly label: string; readonly help: string };
  readonly text: { readonly label: string; readonly help: string };
  readonly forWhom: {
    readonly label: string;
    readonly self: string;
    readonly parent: string;
    readonly agent: string;
  };
  readonly behalf: string;
  readonly honeypot: string;
  readonly optional: string;
  readonly never: string;
  readonly afterwards: string;
  readonly otherWays: string;
  readonly otherLanguage: { readonly label: string; readonly language: string };
  readonly foot: (business: string) => string;
  readonly faults: {
    readonly title: string;
    readonly email: string;
    readonly noAddress: string;
    readonly nothingAsked: string;
    readonly state: string;
    readonly long: (most: number) => string;
    readonly characters: string;
  };
  readonly full: { readonly title: string; readonly text: string };
  readonly broken: { readonly title: string; readonly text: string };
  readonly off: { readonly title: string; readonly text: string };
  readonly retired: { readonly title: string; readonly text: string };
}

export interface StatusWords {
  readonly title: string;
  readonly saved: (reference: string) => string;
  readonly keepLink: string;
  /** On the page to which the form leads: where what the business writes can be read. */
  readonly lettersElsewhere: { readonly mailed: string; readonly notMailed: string };
  readonly asked: string;
  readonly receivedOn: (day: string) => string;
  readonly answerBy: (day: string) => string;
  readonly promisedBy: (day: string) => string;
  readonly moreTimeUntil: (day: string) => string;
  readonly stopBy: (day: string) => string;
  readonly stoppedOn: (day: string) => string;
  readonly noDate: string;
  readonly states: Readonly<Record<State, string>>;
  readonly masked: string;
  readonly letters: string;
  readonly letterOf: (day: string) => string;
  readonly noLetters: string;
  readonly add: { readonly title: string; readonly label: string; readonly button: string };
  readonly withdraw: { readonly title: string; readonly text: string; readonly button: string };
  readonly appeal: {
    readonly title: string;
    readonly text: string;
    /** Where no law sets a day. */
    readonly byCourtesy: (days: number) => string;
    readonly label: string;
    readonly button: string;
  };
  readonly noted: {
    readonly add: string;
    readonly withdraw: string;
    readonly appeal: string;
    readonly confirm: string;
  };
  readonly confirm: {
    readonly title: string;
    readonly text: (reference: string) => string;
    readonly button: string;
    readonly over: string;
  };
  /** The page that the mailed link opens, before it was opened. */
  readonly open: {
    readonly title: string;
    readonly text: (reference: string) => string;
    readonly button: string;
  };
  readonly gone: { readonly title: string; readonly text: string };
  /** The page of the link to the copy of their data. */
  readonly copy: {
    readonly title: string;
    readonly text: (reference: string, until: string) => string;
    readonly button: string;
    /** What the file holds. */
    readonly inside: string;
    readonly over: string;
  };
}
