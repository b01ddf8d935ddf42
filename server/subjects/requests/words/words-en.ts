/** The pages of the desk in English. */
import type { FormWords, StatusWords } from './word-shapes.ts';
import { inFigures } from '#text/figures.ts';

const form: FormWords = {
  title: (business) => `Your privacy choices at ${business}`,
  intro: 'Use this page to tell the business what to do with your data. You need no account.',
  signal:
    'Your browser sends the signal “do not sell or share” (Global Privacy Control). It reached this page, not the site of the business. Use the button below, so that the business knows.',
  optOut: {
    title: 'Stop the sale of my data, and ads based on it',
    text: 'You need no proof of who you are here. Give the email address that the business knows.',
    button: 'Stop it',
  },
  other: {
    title: 'Ask for something else',
    what: 'What do you want? Tick all that you want.',
    button: 'Send my request',
  },
  groups: { stop: 'Stop', information: 'See', change: 'Change' },
  types: {
    'opt-out-sale': { label: 'Stop selling my data' },
    'opt-out-ads': { label: 'Stop using my data for ads on other sites' },
    'opt-out-profiling': { label: 'Stop letting software decide about me' },
    'limit-sensitive': { label: 'Use my sensitive data only for what I asked for' },
    'opt-out-sensitive': { label: 'Stop using my sensitive data' },
    'withdraw-consent': { label: 'Take back a yes that I gave' },
    confirm: { label: 'Tell me if you have data about me' },
    access: { label: 'Show me the data that you have about me' },
    portability: { label: 'Give me a copy that I can take elsewhere' },
    'third-party-list': { label: 'Tell me who got my data' },
    'question-profiling': { label: 'Tell me why software decided as it did' },
    correct: { label: 'Correct my data', help: 'Write below what is wrong.' },
    delete: { label: 'Delete my data' },
  },
  state: {
    label: 'State where you live',
    choose: 'Choose a state',
    elsewhere: 'Another state or country',
  },
  email: 'Email address',
  emailOrPost: 'Give an email address or a postal address. The answer goes there.',
  post: 'Postal address',
  name: 'Your name',
  order: { label: 'Order or customer number', help: 'It helps to find your data.' },
  text: {
    label: 'Anything else',
    help: 'Do not write card numbers, Social Security numbers or passwords.',
  },
  forWhom: {
    label: 'Who is this for?',
    self: 'For me',
    parent: 'For my child, or a person in my care',
    agent: 'For somebody who asked me to do this',
  },
  behalf: 'If you ask for somebody else: the name of that person',
  honeypot: 'Leave this field empty',
  optional: '(you can leave this out)',
  never: 'Nobody needs a copy of your ID here. Do not send one.',
  afterwards: 'Next, you get a page that shows where your request stands.',
  otherWays: 'Other ways to ask',
  otherLanguage: { label: 'Español', language: 'es' },
  foot: (business) =>
    `Your request goes to ${business}. This page was made with Statewise. It sets no cookies.`,
  faults: {
    title: 'Please look at this again',
    email: 'Enter an email address, such as name@example.com',
    noAddress: 'Enter an email address or a postal address',
    nothingAsked: 'Tick what you want',
    state: 'Choose the state where you live',
    long: (most) => `Use at most ${inFigures(most)} characters`,
    characters: 'Take out the characters that cannot be shown',
  },
  full: {
    title: 'Please use another way today',
    text: 'Very many requests came in today. Yours was not saved. Use one of these ways instead, or come back tomorrow.',
  },
  broken: {
    title: 'Your request was not saved',
    text: 'Something is wrong on our side, or the text was too long. Go back and try again in a minute.',
  },
  off: {
    title: 'This form is closed',
    text: 'The business does not take requests here. Use one of these ways instead.',
  },
  retired: {
    title: 'This page was taken down',
    text: 'The business that had this address took its pages down. Nobody else gets the address, and nothing can be sent here. Write to the business itself.',
  },
};

const status: StatusWords = {
  title: 'Your request',
  saved: (reference) => `Your request is saved. Its number is ${reference}.`,
  keepLink: 'Keep the address of this page. It is the only way back here.',
  lettersElsewhere: {
    mailed:
      'What the business writes to you is not shown here, since anybody can type an address. If you gave an email address, look for our message there. Its link opens the letters.',
    notMailed:
      'What the business writes to you is not shown here. It goes to the address that you gave.',
  },
  asked: 'What you asked for',
  receivedOn: (day) => `Received on ${day}.`,
  answerBy: (day) => `The last day for the answer is ${day}.`,
  promisedBy: (day) => `The business promises an answer by ${day}.`,
  moreTimeUntil: (day) =>
    `The business needs more time. The last day for the answer is now ${day}.`,
  stoppedOn: (day) => `The business stopped it on ${day}.`,
  stopBy: (day) => `The last day to stop it is ${day}.`,
  noDate: 'No law sets a day for this.',
  states: {
    open: 'Under way',
    waiting: 'Waiting for you',
    answered: 'Done',
    partly: 'Done in part',
    refused: 'Refused',
    withdrawn: 'You took it back',
    appealed: 'Your appeal is under way',
    granted: 'Your appeal was granted',
    upheld: 'Your appeal was refused',
    'not-a-request': 'Closed: not a request about data',
    duplicate: 'Closed: the same as another request of yours',
    closed: 'Closed',
    erased: 'Closed',
  },
  masked:
    'We took out a number that looked like a card or Social Security number. Nobody needs it for this.',
  letters: 'Letters to you',
  letterOf: (day) => `Letter of ${day}`,
  noLetters: 'There are no letters yet.',
  add: { title: 'Add something', label: 'What you want to add', button: 'Add it' },
  withdraw: {
    title: 'Take the request back',
    text: 'Press this if you no longer want it.',
    button: 'Take it back',
  },
  appeal: {
    title: 'Ask the business to decide again (appeal)',
    text: 'Write what the business got wrong. It has to answer in writing.',
    byCourtesy: (days) =>
      `Write what the business got wrong. No law sets a day for this here. The business promises to look again and to answer within ${days} days.`,
    label: 'What it got wrong',
    button: 'Send my appeal',
  },
  noted: {
    add: 'Your words were added.',
    withdraw: 'You took the request back.',
    appeal: 'Your appeal was sent.',
    confirm: 'Thank you. The business now knows that you read mail at this address.',
  },
  confirm: {
    title: 'Did you ask for this?',
    text: (reference) =>
      `The business got request ${reference} with your email address. Press the button if the request is yours. If it is not, close this page.`,
    button: 'Yes, this is my request',
    over: 'This link was used, or it is too old. If the business still needs it, it can send a new one.',
  },
  open: {
    title: 'Your privacy request',
    text: (reference) =>
      `Request ${reference} came in with your email address. Press the button to see where it stands, and the letters to you. If you did not ask, close this page.`,
    button: 'Show it',
  },
  gone: {
    title: 'There is nothing here any more',
    text: 'The address is not complete, or the request was erased. Requests are erased 90 days after they are closed.',
  },
  copy: {
    title: 'The copy of your data',
    text: (reference, until) =>
      `Press the button to get the copy for request ${reference}. It opens once, until ${until}. Then it is erased here, so save the file.`,
    button: 'Get the copy',
    inside:
      'You get one ZIP file. In it is each file from the business, and all of it once more as data that a program can read.',
    over: 'This copy was opened already, or its time is over. If you did not get it, write to the business: it can send a new link.',
  },
};

export const DESK_ENGLISH = { form, status };
