/**
 * What can be asked for, where it stands and what comes next, in the words of the owner's pages.
 */
import type { DeskType, ItemRow } from '#contract/requests/request-items.ts';
import type { RequestRow } from '#contract/requests/request-shapes.ts';

export const ASKED: Readonly<Record<DeskType, string>> = {
  'opt-out-sale': 'Stop the sale of data',
  'opt-out-ads': 'Stop ads based on data',
  'opt-out-profiling': 'Stop decisions by software',
  'limit-sensitive': 'Limit the use of sensitive data',
  'opt-out-sensitive': 'Stop the use of sensitive data',
  'withdraw-consent': 'Take back a yes',
  confirm: 'Say whether you hold data',
  access: 'See the data',
  portability: 'Get a copy to take along',
  'third-party-list': 'See who got the data',
  'question-profiling': 'Ask why software decided so',
  correct: 'Correct data',
  delete: 'Delete data',
};

/** What changes and stops nothing. */
export const SEES: readonly DeskType[] = [
  'access',
  'portability',
  'third-party-list',
  'confirm',
  'question-profiling',
];

/** The order and groups of the form that writes a request down. */
export const ASKED_GROUPS: readonly (readonly [string, readonly DeskType[]])[] = [
  ['See', SEES],
  ['Change', ['delete', 'correct']],
  [
    'Stop',
    [
      'opt-out-sale',
      'opt-out-ads',
      'opt-out-profiling',
      'limit-sensitive',
      'opt-out-sensitive',
      'withdraw-consent',
    ],
  ],
];

export const STANDS: Readonly<Record<ItemRow['state'], string>> = {
  open: 'Open',
  waiting: 'Waiting for the person',
  answered: 'Done',
  partly: 'Done in part',
  refused: 'Refused',
  appealed: 'Appeal is open',
  granted: 'Appeal granted',
  upheld: 'Appeal refused',
  withdrawn: 'Taken back',
  duplicate: 'Same as another',
  'not-a-request': 'Not a request',
  closed: 'Closed',
  erased: 'Erased',
};

type Step = ItemRow['next']['step'];

/** On buttons, and as the heading of the next step. */
export const REQUEST_STEPS: Readonly<Record<Step, string>> = {
  acknowledge: 'Say that you got it',
  'stop-the-use': 'Stop the use, then say so',
  'wait-for-person': 'Wait for their proof',
  'search-and-answer': 'Find the data and answer',
  'tell-the-person': 'Tell the person it is stopped',
  'send-completion-notice': 'Say that all is done',
  'answer-appeal': 'Answer the appeal',
  'second-look': 'Look at it a second time',
  'answer-by-courtesy': 'Answer as a courtesy',
  close: 'Nothing is left to do',
  nothing: 'Nothing is left to do',
};

/** What each step means, in one sentence. */
export const STEP_HELP: Readonly<Record<Step, string>> = {
  acknowledge:
    'Send the first letter. It says what comes next, and by when. Do you answer by this day? Then skip it.',
  'stop-the-use': 'Take the person out of lists, ads and sales. Then write that it is done.',
  'wait-for-person': 'You asked them to show who they are. The days run on while you wait.',
  'search-and-answer': 'Look in each place below. Then send the letter that fits.',
  'tell-the-person': 'The use has stopped. Write to the person that it has.',
  'send-completion-notice': 'Write to the person that the work is complete.',
  'answer-appeal': 'Somebody else should look at it again. Then answer in writing.',
  'second-look': 'They asked you to decide again. Look at it anew, then answer in writing.',
  'answer-by-courtesy': 'No law sets a day here. A short answer is still good practice.',
  close: 'The request closes by itself.',
  nothing: 'The request closes by itself.',
};

export const CHANNEL_WORDS: Readonly<Record<RequestRow['channel'], string>> = {
  form: 'by your form',
  email: 'by email',
  phone: 'by phone',
  post: 'by post',
  counter: 'at the counter',
  vendor: 'through another company',
};

export const BY_WORDS: Readonly<Record<RequestRow['by'], string>> = {
  self: 'The person',
  parent: 'A parent or guardian',
  agent: 'Somebody with permission',
};

export const DUE_WORDS: Readonly<Record<ItemRow['overdue'][number], string>> = {
  acknowledge: 'Say that you got it',
  answer: 'Answer',
  effect: 'Make the stop work',
  withdraw: 'Stop the use',
  appeal: 'Answer the appeal',
  'completion-notice': 'Say that all is done',
};
