/** Texts of the page about a regulator's letter. */
import type { RegulatorLetterInput } from '#contract/documents/regulator-letter.ts';
import type { AskingWay, LetterKind } from '#engine/words/letters.ts';

export const TITLE = 'Answer a letter from a regulator';

export const NOT_SAVED = 'This could not be saved. What you typed is still here. Try again.';
export const NOT_READ = 'The letter could not be read. It is still here. Fill in the fields below.';

/** What each kind of letter is, as an owner sees it; the likeliest first. */
export const KINDS: readonly (readonly [LetterKind, string])[] = [
  ['violation', 'A notice of violation: it says what you broke'],
  ['inquiry', 'An inquiry: an office asks questions'],
  ['production', 'A request for documents'],
  ['subpoena', 'A subpoena or an investigative demand: an order with the force of law'],
  ['audit', 'An audit: an office will look at how you work'],
  ['forwarded complaint', 'A consumer’s complaint that an office sends on'],
  ['private demand', 'A demand of a person or a lawyer, not of an office'],
  ['invoice or scam', 'A bill, an advertisement or a fraud'],
  ['unclear', 'I cannot tell'],
];

/** What a letter can be, besides a notice, in the order of urgency. */
export const SIGNS: readonly (readonly [RegulatorLetterInput['signs'][number], string])[] = [
  ['lawsuit', 'It is part of a court case'],
  ['demand', 'It orders papers or answers by a day (a subpoena, a demand, a list of documents)'],
  ['settlement', 'It offers a settlement, or asks you to sign an assurance'],
  ['children', 'It is about children or teens'],
  ['again', 'It is not the first letter on this'],
  ['many states', 'Several states write together'],
];

/** How an office wants to be asked for more time. */
export const WAYS: readonly (readonly [AskingWay, string])[] = [
  ['letter', 'in writing'],
  ['email', 'by email'],
  ['phone', 'by phone'],
  ['portal', 'through its portal'],
];

export const TOLD = [
  { value: 'yes', label: 'Yes, where we have their contact details' },
  { value: 'no contact details', label: 'We have no contact details' },
  { value: 'not yet', label: 'Not yet' },
] as const;

export const POLICIES = [
  { value: 'changed', label: 'Yes, we changed them' },
  { value: 'no change needed', label: 'No change was needed' },
  { value: 'not yet', label: 'Not yet' },
] as const;

/** A letter before anything was typed. */
export const EMPTY: RegulatorLetterInput = {
  kind: 'unclear',
  orders: [],
  moreTime: null,
  objectBy: null,
  stateId: null,
  office: '',
  reference: '',
  dated: '',
  receivedOn: '',
  days: null,
  lastDay: null,
  sections: '',
  text: '',
  signs: [],
  requirementIds: [],
  fixes: [],
  toldPeople: null,
  policies: null,
  policiesChanged: '',
  cured: false,
  promise: false,
  signer: '',
  signerTitle: '',
};
